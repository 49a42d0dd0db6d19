import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { MIGRATIONS } from '../database/migrate.ts';
import { systemClock } from '../shared/server-clock.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createBackupDesk } from './backup-desk.ts';
import { writeBackupFile } from './backup-file.ts';
import { readBackup } from './read-backup.ts';
import { restoreServer } from './restore-server.ts';
import { tableSums } from './table-sums.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'gongwei-refusals-'));
const at = (name: string): string => join(folder, name);
const [GOOD, SEALED, BAD] = [at('good.backup'), at('sealed.backup'), at('bad.backup')];
const PASSPHRASE = '十二个字以上的一段口令文字';
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  const desk = createBackupDesk({ database, dataFolder: folder, version: '0.1.0', clock: systemClock });
  await desk.make((content) => writeBackupFile(GOOD, content, undefined));
  await desk.make((content) => writeBackupFile(SEALED, content, PASSPHRASE));
}, 180_000);
afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

const lines = (): string[] => gunzipSync(readFileSync(GOOD)).toString('utf8').split('\n');
const isMark = (line: string): boolean => /^\\?#/.test(line);
const write = (changed: readonly string[]): void => writeFileSync(BAD, gzipSync(changed.join('\n')));
const restore = () => restoreServer(database, readBackup(BAD), { replace: true });

describe('a restore', () => {
  it.each([
    [
      'a row is missing',
      (all: string[]) =>
        all.toSpliced(
          all.findIndex((line) => !isMark(line)),
          1,
        ),
    ],
    ['a value was changed', (all: string[]) => all.map((line) => line.replace('张三丰', '张三峰'))],
    ['the end is cut off', (all: string[]) => all.slice(0, -20)],
    [
      'a table is missing',
      (all: string[]) => all.filter((line) => !line.includes('"residents"') && !line.includes('张三丰')),
    ],
    ['something follows its end', (all: string[]) => [...all.slice(0, -1), '1\t2', '']],
  ])('is refused whole where %s', async (_name, change) => {
    const before = await tableSums(database);
    const all = lines();
    const changed = change(all);
    expect(changed).not.toEqual(all);
    write(changed);
    await expect(restore()).rejects.toThrow(/备份文件不完整或已损坏.*没有改动任何数据.*请/);
    expect(await tableSums(database)).toEqual(before);
  });

  it('refuses a newer schema and a newer format in a sentence, and changes nothing', async () => {
    const before = await tableSums(database);
    const [head = '', ...rest] = lines();
    const newest = Math.max(...MIGRATIONS.map(({ number }) => number));
    write([head.replace('"schema":[', `"schema":[${newest + 1},`), ...rest]);
    await expect(restore()).rejects.toThrow(`数据结构 ${newest + 1}`);
    write([head.replace(/"format":\d+/, '"format":3'), ...rest]);
    await expect(restore()).rejects.toThrow('请先升级程序再恢复');
    expect(await tableSums(database)).toEqual(before);
  });

  it('leaves a database that is in use alone, unless it is told to replace it', async () => {
    await expect(restoreServer(database, readBackup(GOOD), { replace: false })).rejects.toThrow('--replace');
    const before = await tableSums(database);
    await database.query("delete from residents where id = 'resident-1'");
    await restoreServer(database, readBackup(GOOD), { replace: true });
    expect(await tableSums(database)).toEqual(before);
  });

  it('says of what is no backup that it is none', async () => {
    const reading = async (path: string): Promise<void> => {
      for await (const _ of readBackup(path)) continue;
    };
    writeFileSync(BAD, '随便什么');
    await expect(reading(BAD)).rejects.toThrow('不是本系统的备份文件');
    writeFileSync(BAD, '');
    await expect(reading(BAD)).rejects.toThrow('不是本系统的备份文件');
    writeFileSync(BAD, gzipSync('{"a":1}\n'));
    await expect(reading(BAD)).rejects.toThrow('已损坏');
    await expect(reading(at('nowhere'))).rejects.toThrow('没有找到备份文件');
    await expect(reading(folder)).rejects.toThrow('是文件夹');
  });

  it('notices any byte of a sealed backup that was changed, and any that is missing', async () => {
    const whole = readFileSync(SEALED);
    const reading = async (): Promise<void> => {
      for await (const _ of readBackup(BAD, PASSPHRASE)) continue;
    };
    writeFileSync(BAD, whole);
    await expect(reading()).resolves.toBeUndefined();
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.boolean(), async (place, cut) => {
        const changed = cut ? whole.subarray(0, place) : Buffer.from(whole);
        if (!cut) changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
        writeFileSync(BAD, changed);
        await expect(reading()).rejects.toMatchObject({ code: 'BACKUP_TROUBLE' });
      }),
      { numRuns: 6 },
    );
  });
});
