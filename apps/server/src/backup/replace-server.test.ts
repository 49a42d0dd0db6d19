import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { openDatabase } from '../database/open-database.ts';
import { REPOSITORY } from '../settings.ts';
import { systemClock } from '../shared/server-clock.ts';
import { clientFor, findIn } from '../testing/index.ts';
import { beginSiteProcess } from '../testing/site-process.ts';
import { startPostgres, type TemporaryPostgres } from '../testing/temporary-postgres.ts';
import { createBackupDesk } from './backup-desk.ts';
import { writeBackupFile } from './backup-file.ts';
import { tableSums } from './table-sums.fixture.ts';

const TIMEOUT = 180_000;
const folder = mkdtempSync(join(tmpdir(), 'gongwei-replace-'));
const [GOOD, BAD] = [join(folder, 'good.backup'), join(folder, 'bad.backup')];
let postgres: TemporaryPostgres;
let url: string;
/** What the tables of the backup hold. */
let kept: Awaited<ReturnType<typeof tableSums>>;

const within = async <Value>(work: (database: Database) => Promise<Value>): Promise<Value> => {
  const database = await openDatabase({ url });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};
/** As somebody at the terminal of a site does it. */
const restore = (...args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> =>
  new Promise((done) => {
    const child = execFile(
      join(REPOSITORY, 'node_modules/.bin/node'),
      ['--disable-warning=ExperimentalWarning', 'apps/server/src/restore-main.ts', ...args],
      { cwd: REPOSITORY, env: { ...process.env, GONGWEI_DATA: join(folder, 'data'), DATABASE_URL: url } },
      (_error, stdout, stderr) => done({ code: child.exitCode ?? -1, said: stdout + stderr }),
    );
  });

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.newCounty();
  await within(async (database) => {
    kept = await tableSums(database);
    const desk = createBackupDesk({ database, dataFolder: folder, version: '0.1.0', clock: systemClock });
    await desk.make((content) => writeBackupFile(GOOD, content, undefined));
    // What came afterwards: somebody is gone, somebody is called otherwise, and there is a table of the site's own.
    await database.query("delete from residents where id = 'resident-5'");
    await database.query("update residents set name = '张三峰' where id = 'resident-1'");
    await database.script('create table notes (id int); insert into notes values (1);');
  });
}, TIMEOUT);
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a restore over a PostgreSQL that holds data', () => {
  it(
    'is refused in a sentence unless it is told to replace, and where the file is damaged; nothing is changed',
    async () => {
      const before = await within(tableSums);
      const refused = await restore(GOOD);
      expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('--replace')]);
      copyFileSync(GOOD, BAD);
      writeFileSync(BAD, readFileSync(GOOD).subarray(0, -200));
      const damaged = await restore(BAD, '--replace');
      expect([damaged.code, damaged.said]).toEqual([1, expect.stringContaining('没有改动任何数据')]);
      expect(damaged.said).not.toContain('    at ');
      expect(await within(tableSums)).toEqual(before);
    },
    TIMEOUT,
  );

  it(
    'replaces all of it, every table alike, and the site works on',
    async () => {
      expect(await restore(GOOD, '--replace')).toMatchObject({ code: 0, said: expect.stringContaining('已恢复') });
      expect(await within(tableSums)).toEqual(kept);
      const site = await beginSiteProcess(url);
      const doctor = await clientFor(site.url, 'doctor');
      const found = await findIn(doctor, '/api/v1/residents', `text=${encodeURIComponent('张三丰')}`);
      expect(found.body['total']).toBe(1);
      await site.stop();
    },
    TIMEOUT,
  );

  it(
    'gives up after ten seconds, in words, where a server that was not stopped is writing',
    async () => {
      const [before, other] = [await within(tableSums), await openDatabase({ url })];
      await other.transaction(async (inside) => {
        await inside.query("update residents set address = address where id = 'resident-1'");
        const refused = await restore(GOOD, '--replace');
        expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('请先停止')]);
      });
      await other.close();
      expect(await within(tableSums)).toEqual(before);
    },
    TIMEOUT,
  );
});
