import { DERIVED_TABLES } from '../database/derived-tables.ts';
import type { Queryable } from '../database/database.port.ts';

export type Sequence = { readonly name: string; readonly value: string; readonly called: boolean };

/** `lines`: each row as `COPY` writes it, with its line feed. */
type SomeRows = { readonly count: number; readonly lines: Buffer };

/** A table and those of its columns that can be written, in the order its rows are told in. */
export type KnownTable = { readonly name: string; readonly columns: readonly string[] };

/** A database as it stands at one instant, while others go on writing. */
export type Snapshot = {
  readonly tables: readonly KnownTable[];
  readonly sequences: readonly Sequence[];
  /** Migrations applied, by number. */
  readonly schema: readonly number[];
  /** The rows of a table, some at a time. */
  rows(table: KnownTable): AsyncIterable<SomeRows>;
};

const LINE_END = 0x0a;

/** `COPY` writes a line feed only where a row ends. */
export function someRows(lines: Buffer): SomeRows {
  let count = 0;
  for (let at = lines.indexOf(LINE_END); at !== -1; at = lines.indexOf(LINE_END, at + 1)) count += 1;
  return { count, lines };
}

/** The names of columns, as a statement has them. */
export const quoted = (names: readonly string[], from = ''): string =>
  names.map((name) => `${from}"${name}"`).join(', ');

/** What there is: read at one instant together with the beginning of the snapshot. */
export async function contents(on: Queryable): Promise<Omit<Snapshot, 'rows'>> {
  const tables = await on.query<KnownTable>(
    `select relname as name, array_agg(attname::text order by attnum) as columns from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
  );
  const sequences = await on.query<Sequence>(
    `select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as called
     from pg_sequences where schemaname = current_schema() order by sequencename`,
  );
  const known = tables.some(({ name }) => name === 'schema_migrations');
  const schema = known
    ? await on.query<{ number: number }>('select number from schema_migrations order by number')
    : [];
  return {
    tables: tables.filter(({ name }) => !DERIVED_TABLES.includes(name)),
    sequences,
    schema: schema.map(({ number }) => number),
  };
}
