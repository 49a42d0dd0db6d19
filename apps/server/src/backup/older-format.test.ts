import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { MIGRATIONS } from '../database/migrate.ts';
import { systemClock } from '../shared/server-clock.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createBackupDesk } from './backup-desk.ts';
import { writeBackupFile } from './backup-file.ts';
import { FORMAT, FORMAT_OF_JSON } from './backup-format.ts';
import { bigCounty } from './big-county.fixture.ts';
import { contents } from './database-contents.ts';
import { loadBackup } from './load-backup.ts';
import { readBackup } from './read-backup.ts';
import { tableSums } from './table-sums.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'gongwei-older-format-'));
const [FILE, NEW] = [join(folder, 'older.backup'), join(folder, 'new.backup')];
let county: Database;
let lines: readonly string[];

beforeAll(async () => {
  county = await bigCounty(20, folder);
  lines = await linesAsBefore(county);
}, 60_000);
afterAll(async () => {
  await county?.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (text: string): void => writeFileSync(FILE, gzipSync(text));

/** A backup as programs wrote it until rows were told as `COPY` tells them. */
async function linesAsBefore(database: Database): Promise<readonly string[]> {
  const { tables, sequences, schema } = await contents(database);
  const head = { kind: 'backup', product: 'gongwei', format: FORMAT_OF_JSON, version: '0.1.0', schema };
  const told: string[] = [
    `#${JSON.stringify({ ...head, createdAt: '2026-11-24T00:00:00.000Z', database: 'embedded' })}`,
  ];
  let total = 0;
  for (const { name } of tables) {
    const rows = await database.query<{ line: string }>(`select row_to_json(t)::text as line from "${name}" t`);
    const sum = createHash('sha256');
    for (const { line } of rows) sum.update(`${line}\n`);
    const end = { kind: 'end', name, rows: rows.length, sha256: sum.digest('hex') };
    told.push(`#{"kind":"table","name":"${name}"}`, ...rows.map(({ line }) => line), `#${JSON.stringify(end)}`);
    total += rows.length;
  }
  told.push(...sequences.map((one) => `#${JSON.stringify({ kind: 'sequence', ...one })}`));
  return [...told, `#{"kind":"done","tables":${tables.length},"rows":${total}}`, ''];
}

const restored = async (text: string): Promise<Awaited<ReturnType<typeof tableSums>>> => {
  write(text);
  const database = await openTestDatabase();
  try {
    await loadBackup(database, readBackup(FILE));
    return await tableSums(database);
  } finally {
    await database.close();
  }
};

it('a backup of the format before is restored as it was', async () => {
  expect(await restored(lines.join('\n'))).toEqual(await tableSums(county));
});

it('one that was changed is refused', async () => {
  await expect(restored(lines.join('\n').replace('张三丰', '张三峰'))).rejects.toThrow('校验不符');
  await expect(restored(lines.slice(0, -2).join('\n'))).rejects.toThrow('已损坏');
});

describe('a backup of an older schema', () => {
  const older = MIGRATIONS.filter(({ number }) => number <= 8);
  const newer = MIGRATIONS.filter(({ number }) => number > 8).map(({ name }) => name);
  const TABLES = ['institutions', 'users', 'residents', 'archive_numbers'];

  /** Of a few tables, with rows that name more columns than the older schema has. */
  function linesOfOlderSchema(): readonly string[] {
    const [head = '', ...rest] = lines;
    const kept = rest.filter((_, place) => TABLES.includes(tableAt(rest, place)));
    const rows = kept.filter((line) => line.startsWith('{')).length;
    return [
      head.replace(/"schema":\[[^\]]*\]/, `"schema":${JSON.stringify(older.map(({ number }) => number))}`),
      ...kept,
      `#{"kind":"done","tables":${TABLES.length},"rows":${rows}}`,
      '',
    ];
  }

  it('is brought up to date and keeps every row, in the format before and in this one', async () => {
    write(linesOfOlderSchema().join('\n'));
    const database = await openTestDatabase();
    try {
      const kept = async () => {
        const sums = await tableSums(database);
        return TABLES.map((name) => sums[name]);
      };
      const loaded = await loadBackup(database, readBackup(FILE));
      expect(loaded.migrated).toEqual(newer);
      const all = await tableSums(county);
      expect(await kept()).toEqual(TABLES.map((name) => all[name]));

      await loadBackup(database, readBackup(FILE), older);
      for (const { number, name } of older)
        await database.query('insert into schema_migrations (number, name) values ($1, $2)', [number, name]);
      const desk = createBackupDesk({ database, dataFolder: folder, version: '0.1.0', clock: systemClock });
      await desk.make((content) => writeBackupFile(NEW, content, undefined));
      const again = await loadBackup(database, readBackup(NEW));
      expect([again.head.format, again.migrated]).toEqual([FORMAT, newer]);
      expect(await kept()).toEqual(TABLES.map((name) => all[name]));
    } finally {
      await database.close();
    }
  });
});

/** To which table a line of a backup belongs. */
function tableAt(all: readonly string[], place: number): string {
  for (let line = place; line >= 0; line -= 1) {
    const text = all[line] ?? '';
    const [, kind, name] = /^#\{"kind":"(\w+)","name":"(\w+)"/.exec(text) ?? [];
    if (kind === 'table' || (kind === 'end' && line === place)) return name ?? '';
    if (text.startsWith('#')) return '';
  }
  return '';
}
