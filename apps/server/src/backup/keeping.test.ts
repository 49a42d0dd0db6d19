import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CalendarDay } from '@gongwei/domain/shared';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { MIGRATIONS, migrate, schemaState } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { createManualTime } from '../testing/manual-time.ts';
import { openBareDatabase, openTestDatabase } from '../testing/test-database.ts';
import { backupBeforeMigrating } from './backup-before-migrating.ts';
import { createBackupDesk } from './backup-desk.ts';
import { writeBackupFile } from './backup-file.ts';
import { readBackupSettings } from './backup-settings.ts';
import { askControl, openControl } from './control.ts';
import { startDailyBackups } from './daily-backups.ts';
import { dailyName, nameBefore, newestDay, outdated } from './kept-backups.ts';
import { loadBackup } from './load-backup.ts';
import { readBackup } from './read-backup.ts';

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'gongwei-keeping-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 180_000);
afterAll(() => database?.close());

const NOON = '2026-06-15T04:00:00Z';
const deskOf = (time = createManualTime(NOON)) =>
  createBackupDesk({ database, dataFolder: root, version: '0.1.0', clock: time.clock });
const headOf = async (path: string) => {
  for await (const piece of readBackup(path)) return piece;
  return undefined;
};

describe('the server over the embedded database', () => {
  const daily = (days = 2) => {
    const time = createManualTime(NOON);
    const said: string[] = [];
    const folder = join(root, 'backups');
    const settings = { folder, days };
    const { clock, timers } = time;
    const kept = startDailyBackups({ desk: deskOf(time), settings, clock, timers, say: (line) => said.push(line) });
    return { time, said, folder, kept };
  };

  it('makes one backup of each day it runs, keeps the newest, and lets strangers’ files be', async () => {
    const { time, folder, kept } = daily();
    for (const day of ['2026-06-15', '2026-06-16', '2026-06-20']) {
      time.set(`${day}T04:00:00Z`);
      await kept.look();
      await kept.look();
      if (day === '2026-06-15') writeFileSync(join(folder, 'mine.backup'), 'x');
    }
    expect(readdirSync(folder).toSorted()).toEqual([
      'gongwei-2026-06-16.backup',
      'gongwei-2026-06-20.backup',
      'mine.backup',
    ]);
    expect(await headOf(join(folder, 'gongwei-2026-06-20.backup'))).toMatchObject({
      createdAt: '2026-06-20T04:00:00.000Z',
    });
  });

  it('begins five minutes after its start, and not where it was told to make none', async () => {
    const { time, folder, kept } = daily();
    time.advance(4 * 60_000);
    expect(existsSync(folder)).toBe(false);
    time.advance(60_000);
    await kept.stop();
    expect(readdirSync(folder)).toEqual(['gongwei-2026-06-15.backup']);
    expect(daily(0).time.waiting()).toBe(0);
  });

  it('tells of one that failed with the next step, tries again, and takes the word back when it works', async () => {
    const { said, folder, kept } = daily();
    writeFileSync(folder, 'a file where the folder should be');
    await kept.look();
    expect(kept.trouble()).toMatch(/2026-06-15 的自动备份没有成功：.*请移走它/);
    expect(said).toEqual([kept.trouble()]);
    rmSync(folder);
    await kept.look();
    expect(kept.trouble()).toBeUndefined();
    expect(readdirSync(folder)).toEqual(['gongwei-2026-06-15.backup']);
  });

  it('gives a backup to who can read its data folder, and to nobody else', async () => {
    const close = await openControl(root, deskOf());
    try {
      expect(statSync(join(root, 'control.json')).mode & 0o777).toBe(0o600);
      const content = await askControl(root);
      await writeBackupFile(join(root, 'asked.backup'), content!, undefined);
      expect(await headOf(join(root, 'asked.backup'))).toMatchObject({ kind: 'backup', database: 'embedded' });
      const { port } = JSON.parse(readFileSync(join(root, 'control.json'), 'utf8')) as { port: number };
      for (const authorization of ['', 'Bearer wrong'])
        expect(
          (await fetch(`http://127.0.0.1:${port}/backup`, { method: 'POST', headers: { authorization } })).status,
        ).toBe(403);
    } finally {
      await close();
    }
    expect(await askControl(root)).toBeUndefined();
  });

  it('lets go of a backup that nobody takes, and of one that is taken in part', async () => {
    await deskOf().make(async () => {});
    await deskOf().make(async (content) => {
      for await (const _ of content) break;
    });
    expect(await database.query("select 1 from pg_namespace where nspname = 'gongwei_backup'")).toEqual([]);
  });

  it('leaves no half backup behind where the writing fails', async () => {
    const path = join(root, 'half.backup');
    async function* cut() {
      yield Buffer.from('half');
      throw new Error('disk full');
    }
    await expect(writeBackupFile(path, cut(), undefined)).rejects.toThrow('disk full');
    expect(readdirSync(root)).toEqual([]);
  });
});

describe('a data folder of an older version', () => {
  const older = MIGRATIONS.filter(({ number }) => number <= 8);
  // Columns may be added; what stood in those there were is what must be the same.
  const rowsOf = (database: Database) =>
    database.query(
      'select county_code, id, form_id, subject_id, occurred_on, data, version, created_at from records order by id',
    );

  /** A folder as that version left it. */
  async function olderFolder(folder: string) {
    const old = await openBareDatabase(folder);
    await migrate(old, older);
    await old.query(
      "insert into institutions (code, name, level, offers_children) values ('990101', '测试县', 3, true)",
    );
    await old.query(
      `insert into records (county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, data, version, created_at, created_by, updated_at, updated_by, updated_by_name)
       select '990101', 'r' || n, 'f', 1, 's', '990101', '2025-01-01', '{"a": 1.50}', 1, now(), 'u', now(), 'u', '医生' from generate_series(1, 200) n`,
    );
    const before = { rows: await rowsOf(old) };
    await old.close();
    expect(before.rows).toHaveLength(200);
    return before;
  }

  it('is backed up before it is brought up to date, once, and loses no row; nor does that backup', async () => {
    const folder = join(root, 'site');
    const before = await olderFolder(folder);
    const said: string[] = [];
    const settings = { folder: join(root, 'backups'), days: 14 };
    const keep = backupBeforeMigrating({
      dataFolder: folder,
      settings,
      version: '0.1.0',
      say: (line) => said.push(line),
      clock: createManualTime(NOON).clock,
    });
    const beforeMigrating: typeof keep = async (database, pending) => {
      await keep(database, pending);
      await keep(database, pending);
    };
    const site = await openDatabase({ folder }, { beforeMigrating });
    expect(said).toHaveLength(1);
    const [name = ''] = readdirSync(settings.folder);
    const kept = join(settings.folder, name);
    expect(name).toBe('gongwei-2026-06-15-before-0009.backup');
    expect(await headOf(kept)).toMatchObject({ schema: older.map(({ number }) => number) });
    const back = await openBareDatabase();
    await loadBackup(back, readBackup(kept));
    await migrate(back);
    for (const database of [site, back]) {
      expect(await schemaState(database)).toEqual({ pending: [], unknown: [], empty: false });
      expect(await rowsOf(database)).toEqual(before.rows);
      expect(await database.query('select code, name, level, offers_children from institutions')).toEqual([
        { code: '990101', name: '测试县', level: 3, offers_children: true },
      ]);
      await database.close();
    }
  }, 180_000);

  it('stays as it is where that backup cannot be written', async () => {
    writeFileSync(join(root, 'backups'), '');
    const settings = { folder: join(root, 'backups'), days: 14 };
    const keep = backupBeforeMigrating({ dataFolder: root, settings, version: '0.1.0', say: () => {} });
    await expect(keep(database, MIGRATIONS.slice(-1))).rejects.toThrow('数据没有改动');
  });
});

describe('names of kept backups', () => {
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10) as CalendarDay);
  it('the newest stay, as many as wanted; nothing else is touched', () => {
    fc.assert(
      fc.property(fc.uniqueArray(day, { maxLength: 40 }), fc.integer({ min: 1, max: 30 }), (days, keep) => {
        const names = [...days.map(dailyName), ...days.slice(0, 5).map((one) => nameBefore(one, 12)), 'notes.txt'];
        const gone = outdated(names, keep);
        const left = names.filter((name) => !gone.includes(name));
        const newest = days.toSorted().reverse();
        expect(newestDay(left)).toBe(newest[0]);
        expect(left).toContain('notes.txt');
        expect(left.filter((name) => /\d\.backup$/.test(name) && !name.includes('before')).toSorted()).toEqual(
          newest.slice(0, keep).map(dailyName).toSorted(),
        );
        expect(left.filter((name) => name.includes('before')).length).toBe(Math.min(3, Math.min(5, days.length)));
      }),
    );
  });
});

describe('settings of backups', () => {
  it('are fourteen days in the data folder, where nothing is said', () => {
    expect(readBackupSettings({}, '/data')).toEqual({ ok: true, value: { folder: '/data/backups', days: 14 } });
  });
  it('are refused in sentences that do not repeat the passphrase', () => {
    const read = readBackupSettings({ GONGWEI_BACKUP_DAYS: 'daily', GONGWEI_BACKUP_PASSPHRASE: 'short' }, '/data');
    expect(read).toMatchObject({
      ok: false,
      failure: [expect.stringContaining('daily'), expect.not.stringContaining('short')],
    });
  });
});
