import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openBareDatabase, openTestDatabase } from '../testing/test-database.ts';
import { bringPackages, keepPackages, packagesIn } from './kept-packages.ts';

const root = mkdtempSync(join(tmpdir(), 'gongwei-kept-packages-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const [data, beside, fresh] = [join(root, 'data'), join(root, 'beside'), join(root, 'fresh')];
const put = (folder: string, name: string, text: string): void => {
  mkdirSync(join(folder, 'packages'), { recursive: true });
  writeFileSync(join(folder, 'packages', name), text);
};
const read = (folder: string, name: string): string => readFileSync(join(folder, 'packages', name), 'utf8');
const known = (id: string, text: string) => ({
  id,
  name: `${id}.apk`,
  md5: createHash('md5').update(text).digest('hex'),
});

beforeEach(() => {
  for (const folder of [data, beside, fresh]) rmSync(folder, { recursive: true, force: true });
});

it('packages lie beside the backup, each once, and one that was still coming in comes again', async () => {
  expect(await keepPackages(data, beside)).toBe(0);
  put(data, 'p1', 'whole');
  put(data, 'p2', 'half');
  expect(await keepPackages(data, beside)).toBe(2);
  expect(await keepPackages(data, beside)).toBe(0);
  rmSync(join(data, 'packages', 'p2'));
  put(data, 'p2', 'half and half');
  expect(await keepPackages(data, beside)).toBe(1);
  expect([read(beside, 'p1'), read(beside, 'p2')]).toEqual(['whole', 'half and half']);
  expect(readdirSync(join(beside, 'packages')).toSorted()).toEqual(['p1', 'p2']);
});

it('what the restored database knows comes back, and what is missing or changed is named', async () => {
  put(beside, 'p1', 'one');
  put(beside, 'p2', 'changed on the stick');
  put(fresh, 'p3', 'three');
  const all = [known('p1', 'one'), known('p2', 'two'), known('p3', 'three'), known('p4', 'four')];
  expect((await bringPackages(all, beside, fresh)).map(({ id }) => id)).toEqual(['p2', 'p4']);
  expect([read(fresh, 'p1'), read(fresh, 'p3')]).toEqual(['one', 'three']);
  expect(readdirSync(join(fresh, 'packages')).toSorted()).toEqual(['p1', 'p3']);
});

it('only whole packages with a name that is none of a path are looked for after a restore', async () => {
  const database = await openTestDatabase();
  try {
    for (const [id, stored] of [
      ['p1', '2026-06-15'],
      ['p2', null],
      ['../../etc/passwd', '2026-06-15'],
    ] as const)
      await database.query(
        `insert into app_packages (county_code, id, owner, name, bytes, expires_at, md5, created_at, stored_at)
         values ('990101', $1, 'county', 'a.apk', 4, '2026-06-16', 'sum', '2026-06-15', $2)`,
        [id, stored],
      );
    expect(await packagesIn(database)).toEqual([{ id: 'p1', name: 'a.apk', md5: 'sum' }]);
  } finally {
    await database.close();
  }
});

it('a database older than the packages knows none', async () => {
  const database = await openBareDatabase();
  try {
    expect(await packagesIn(database)).toEqual([]);
  } finally {
    await database.close();
  }
});
