import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { REPOSITORY } from '../settings.ts';
import { clientOf, logIn, startPostgres, type TemporaryPostgres } from '../testing/index.ts';
import { freePorts, startServerProcess, type ServerProcess } from '../testing/server-process.ts';

const TIMEOUT = 240_000;
const RESIDENTS = '120';
const folder = mkdtempSync(join(tmpdir(), 'gongwei-at-once-'));
const running: ServerProcess[] = [];
let postgres: TemporaryPostgres;
beforeAll(async () => void (postgres = await startPostgres()));
afterAll(async () => {
  await Promise.all(running.map((one) => one.kill()));
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Processes of the product that begin at the same moment over a database without tables. */
async function beginAtOnce(databaseUrl: string, count: number, environment: { readonly [name: string]: string }) {
  const ports = await freePorts(count);
  const begun = await Promise.all(
    ports.map((port) => startServerProcess({ folder: join(folder, String(port)), databaseUrl, port, environment })),
  );
  running.push(...begun);
  return begun;
}
const seed = async (databaseUrl: string): Promise<string> =>
  (
    await promisify(execFile)(
      join(REPOSITORY, 'node_modules/.bin/node'),
      ['--disable-warning=ExperimentalWarning', 'apps/server/src/seed-main.ts', '--residents', RESIDENTS],
      { cwd: REPOSITORY, env: { ...process.env, GONGWEI_DATA: folder, DATABASE_URL: databaseUrl } },
    )
  ).stdout;
const countedIn = async (databaseUrl: string): Promise<unknown> => {
  const database = await openDatabase({ url: databaseUrl });
  const [counts] = await database.query(
    `select (select count(*)::int from residents) as residents, (select count(distinct id_number)::int from residents) as people,
     (select count(*)::int from pg_indexes where schemaname = current_schema() and indexname like 'residents_%') > 10 as indexed,
     (select count(*)::int from users where username = 'admin') as administrators`,
  );
  await database.close();
  return counts;
};
const ONCE = { residents: Number(RESIDENTS), people: Number(RESIDENTS), indexed: true, administrators: 1 };

describe('on an empty PostgreSQL, at the same moment', () => {
  it('two servers that start and one who seeds fill one demonstration county', { timeout: TIMEOUT }, async () => {
    const databaseUrl = await postgres.newDatabase();
    const [begun, seeded] = await Promise.all([
      beginAtOnce(databaseUrl, 2, { GONGWEI_DEMO: '1', SEED_RESIDENTS: RESIDENTS }),
      seed(databaseUrl),
    ]);
    for (const { url } of begun) expect((await logIn(url, 'admin', 'Gongwei@2026')).body.code).toBe(200);
    const said = [seeded, ...begun.map((one) => one.said())];
    expect(said.filter((lines) => lines.includes('示例县已生成'))).toHaveLength(1);
    expect(await countedIn(databaseUrl)).toEqual(ONCE);
  });

  it(
    'two servers hand out one code, and of two who set up one is told that it is done',
    { timeout: TIMEOUT },
    async () => {
      const begun = await beginAtOnce(await postgres.newDatabase(), 2, { GONGWEI_DEMO: '0' });
      const codes = (): readonly string[] =>
        begun.flatMap((one) => one.said().match(/([0-9A-Z]{4}-){2}[0-9A-Z]{4}/) ?? []);
      await expect.poll(() => codes().length, { timeout: 60_000 }).toBeGreaterThan(0);
      const [code = ''] = codes();
      const answers = await Promise.all(
        begun.map(({ url }, at) =>
          clientOf(url).send('POST', '/api/v1/set-up', {
            code,
            institutions: [{ code: '320999', name: '云溪县卫生健康委员会', level: 3 }],
            administrator: { username: `first.${at}`, name: '张伟', password: 'Yunxi2026ok' },
          }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const won = answers.findIndex(({ status }) => status === 200);
      const entered = await Promise.all(begun.map(({ url }) => logIn(url, `first.${won}`, 'Yunxi2026ok')));
      expect(entered.map(({ body }) => body.code)).toEqual([200, 200]);
      expect((await logIn(begun[0]?.url ?? '', `first.${1 - won}`, 'Yunxi2026ok')).body.code).not.toBe(200);
    },
  );
});
