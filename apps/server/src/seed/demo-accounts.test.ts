import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROLES } from '../identity/permission-matrix.data.ts';
import { demoAccounts } from '../loading/seed-if-empty.ts';
import { REPOSITORY } from '../settings.ts';
import { startTestServer } from '../testing/index.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed-users.ts';

it('the README tells every demonstration account, its role and its password', async () => {
  const readme = await readFile(join(REPOSITORY, 'README.md'), 'utf8');
  const told = [...readme.matchAll(/^\| `(\w+)` \| ([^，|]+)，?[^|]*\|$/gmu)].map((match) => [
    match[1],
    match[2]?.trim(),
  ]);
  expect(told).toEqual(DEMO_ACCOUNTS.map(([username, role]) => [username, ROLES[role]]));
  expect(readme).toContain(`\`${DEMO_PASSWORD}\``);
});

it('a site of one’s own tells none, whoever is called alike', async () => {
  const server = await startTestServer();
  // The tiny county has a `doctor` with a password, too, and is not the demonstration.
  expect(await demoAccounts(server.database)).toEqual([]);
  await server.database.query("update users set institution_code = '320999' where id = 'doctor'");
  await server.database.query("insert into institutions values ('320999', '示范县', 3, null, true)");
  expect(await demoAccounts(server.database)).toEqual([
    expect.stringMatching(/^演示账号/),
    expect.stringMatching(/^ {2}doctor/),
  ]);
  await server.stop();
});
