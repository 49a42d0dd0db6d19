import { DERIVED_TABLES } from '../database/derived-tables.ts';
import type { Queryable } from '../database/database.port.ts';

export type Sequence = { readonly name: string; readonly value: string; readonly called: boolean };

/** `lines`: the JSON text of each row, and a line feed. */
export type SomeRows = { readonly count: number; readonly lines: string };

/** A database as it stands at one instant, while others go on writing. */
export type Snapshot = {
  readonly tables: readonly string[];
  readonly sequences: readonly Sequence[];
  /** Migrations applied, by number. */
  readonly schema: readonly number[];
  /** The rows of a table, some at a time. */
  rows(table: string): AsyncIterable<SomeRows>;
};

/** What there is: read at one instant together with the beginning of the snapshot. */
export async function contents(on: Queryable): Promise<Omit<Snapshot, 'rows'>> {
  const tables = await on.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname`,
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
    tables: tables.map(({ name }) => name).filter((name) => !DERIVED_TABLES.includes(name)),
    sequences,
    schema: schema.map(({ number }) => number),
  };
}
