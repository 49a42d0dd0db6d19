import { sqlStateOf, type Database, type Queryable } from '../database/database.port.ts';
import { applyMigration, MIGRATIONS, type Migration } from '../database/migrate.ts';
import { backupTrouble, damaged, FORMAT_OF_JSON, type Head } from './backup-format.ts';
import { copyText, type CopyColumn } from '../database/copy-text.ts';
import { quoted } from './database-contents.ts';
import { packagesIn, type KnownPackage } from './kept-packages.ts';
import type { Piece } from './read-backup.ts';
import { setIndexesAside } from './set-indexes-aside.ts';
import type { KeptFile } from './write-backup.ts';

export type Loaded = {
  readonly head: Head;
  readonly rows: number;
  /** Names of migrations that were applied on top, because the backup was older. */
  readonly migrated: readonly string[];
  readonly files: readonly KeptFile[];
  /** Of 版本控制; their bytes lie beside the backup. */
  readonly packages: readonly KnownPackage[];
};

/**
 * Puts a backup in the place of whatever the database holds, in one transaction: all of it or nothing. The schema is made as
 * it was when the backup was written, then filled, then brought up to date. Search indexes are made by whoever opens it next.
 * @throws {BackupTrouble} where the backup is of a newer schema than this program knows.
 */
export const loadBackup = (
  database: Database,
  pieces: AsyncIterable<Piece>,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<Loaded> =>
  database.filling(async (inside) => {
    // Limits are meant for requests; this takes as long as it takes, but does not wait for a server that was not stopped.
    for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await inside.query(`set local ${limit} = 0`);
    await inside.query("set local lock_timeout = '10s'");
    let head: Head | undefined;
    let makeIndexes = async (): Promise<void> => {};
    let columns: readonly CopyColumn[] = [];
    let copying: Promise<void> = Promise.resolve();
    let rows = 0;
    const files: KeptFile[] = [];
    for await (const piece of pieces) {
      if (piece.kind === 'backup') {
        head = piece;
        await makeSchema(inside, head, migrations);
        makeIndexes = await setIndexesAside(inside);
      } else if (piece.kind === 'table') columns = await columnsOf(inside, piece);
      else if (piece.kind === 'rows') {
        const text = head?.format === FORMAT_OF_JSON ? textOf(piece, columns) : piece.lines;
        const names = quoted(columns.map(({ name }) => name));
        // While a server writes these rows the next ones are read.
        await copying;
        copying = inside.copyIn(`"${piece.table}"`, names, text).catch((error: unknown) => {
          throw sqlStateOf(error)?.startsWith(NO_SUCH_VALUE) ? damaged(`表 ${piece.table} 的内容无法读取`) : error;
        });
        copying.catch(() => {});
        rows += piece.count;
      } else if (piece.kind === 'sequence')
        await inside.query('select setval($1::regclass, $2::bigint, $3)', [
          `"${piece.name}"`,
          piece.value,
          piece.called,
        ]);
      else if (piece.kind === 'file')
        files.push({ name: piece.name, content: new Uint8Array(Buffer.from(piece.content, 'base64')) });
    }
    await copying;
    if (!head) throw damaged('没有开头');
    await makeIndexes();
    const { schema } = head;
    const newer = migrations.filter(({ number }) => !schema.includes(number));
    for (const migration of newer) await applyMigration(inside, migration);
    return { head, rows, migrated: newer.map(({ name }) => name), files, packages: await packagesIn(inside) };
  });

/** Throws away what is there and makes the tables of the backup's day, empty. */
async function makeSchema(
  inside: Queryable,
  { schema, version }: Head,
  migrations: readonly Migration[],
): Promise<void> {
  const unknown = schema.filter((number) => !migrations.some((migration) => migration.number === number));
  if (unknown.length > 0)
    throw backupTrouble(
      `这份备份由较新的版本（${version}，数据结构 ${unknown.join('、')}）写成，本版本读不了；没有改动任何数据。请先升级程序再恢复。`,
    );
  const dropped = await inside.query<{ statement: string }>(
    `select format('drop %s if exists %I cascade', case relkind when 'S' then 'sequence' else 'table' end, relname) as statement
     from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'S') order by relkind, relname`,
  );
  for (const { statement } of dropped) await inside.query(statement);
  await inside.query(
    'create table schema_migrations (number int primary key, name text not null, applied_at timestamptz not null default now())',
  );
  for (const migration of migrations.filter(({ number }) => schema.includes(number)))
    await applyMigration(inside, migration);
  // Migrations may write rows of their own; the backup has them, and the dates on which they were applied.
  const tables = await inside.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
  );
  await inside.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
}

/** Of rows that are JSON. @throws {BackupTrouble} where a row is broken. */
function textOf({ table, lines }: Extract<Piece, { kind: 'rows' }>, columns: readonly CopyColumn[]): string {
  try {
    return copyText(lines.toString('utf8'), columns);
  } catch (error) {
    throw error instanceof SyntaxError ? damaged(`表 ${table} 的内容无法读取`) : error;
  }
}

/** Class of SQLSTATEs: a value is not one of its column. */
const NO_SUCH_VALUE = '22';

/** The columns that can be written, in the order the rows have them. @throws {BackupTrouble} where there is no such table, or no such column. */
async function columnsOf(
  inside: Queryable,
  { name, columns: told }: Extract<Piece, { kind: 'table' }>,
): Promise<readonly CopyColumn[]> {
  const columns = await inside.query<CopyColumn>(
    `select attname as name, case when typname in ('json', 'jsonb') then 'json' when typcategory = 'A' then 'list' else 'plain' end as kind
     from pg_attribute join pg_class on pg_class.oid = attrelid join pg_type on pg_type.oid = atttypid
     where relname = $1 and relkind = 'r' and relnamespace = current_schema()::regnamespace and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [name],
  );
  if (columns.length === 0) throw damaged(`没有表 ${name}`);
  const known = new Map(columns.map((column) => [column.name, column]));
  return (
    told?.map((one) => {
      const column = known.get(one);
      if (!column) throw damaged(`表 ${name} 没有 ${one} 这一列`);
      return column;
    }) ?? columns
  );
}
