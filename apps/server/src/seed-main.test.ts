import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openPglite } from './database/pglite.adapter.ts';
import { REPOSITORY } from './settings.ts';
import { openTestDatabase } from './testing/test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'gongwei-seed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const seed = (...args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> =>
  new Promise((done) => {
    const child = execFile(
      join(REPOSITORY, 'node_modules/.bin/node'),
      ['--disable-warning=ExperimentalWarning', 'apps/server/src/seed-main.ts', ...args],
      { cwd: REPOSITORY, env: { ...process.env, GONGWEI_DATA: folder, DATABASE_URL: '' } },
      (_error, stdout, stderr) => done({ code: child.exitCode ?? -1, said: stdout + stderr }),
    );
  });

it(
  'leaves a filled database alone, refuses a running server’s folder, and begins anew when asked',
  { timeout: 120_000 },
  async () => {
    const running = await openTestDatabase(folder);
    const refused = await seed('--reset');
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('正被另一个公卫服务使用')]);
    await running.close();

    expect(await seed('--residents', '100')).toMatchObject({ code: 0, said: expect.stringContaining('没有改动') });
    expect(await seed('--residents', '100', '--reset')).toMatchObject({
      code: 1,
      said: expect.stringContaining('不是示例县，没有改动'),
    });
    expect(await seed('--residents', '100', '--reset', '--county', '990101')).toMatchObject({
      code: 0,
      said: expect.stringContaining('100 位居民'),
    });

    const after = await openPglite({ folder });
    expect(await after.query('select count(*) as count from residents')).toEqual([{ count: 100 }]);
    expect(await after.query("select id from residents where id = 'resident-1'")).toEqual([]);
    await after.close();
  },
);
