/** What a query parameter may be. Objects go in as `JSON.stringify(value)` with a `::jsonb` cast, the same on both databases. */
export type Parameter = string | number | boolean | null | Uint8Array | readonly string[] | readonly number[];

/**
 * Runs one statement. Days come back as `YYYY-MM-DD`, instants as ISO 8601 in UTC, bigint and numeric as numbers,
 * `jsonb` parsed. Rejects with the database's own error, whose `code` is the SQLSTATE on both databases.
 */
export interface Queryable {
  query<Row>(sql: string, parameters?: readonly Parameter[]): Promise<readonly Row[]>;
}

/** The one door to PostgreSQL, whether embedded in this process or somewhere on the network. */
export interface Database extends Queryable {
  readonly kind: 'embedded' | 'server';
  /** All or nothing. Work inside must use `inside`, never the database itself. */
  transaction<Value>(work: (inside: Queryable) => Promise<Value>): Promise<Value>;
  /** Several statements without parameters, as migrations need them. */
  script(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** SQLSTATE of an error from either database, or `undefined`. */
export const sqlStateOf = (error: unknown): string | undefined => {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
};

export const UNIQUE_VIOLATION = '23505';

/** Any number, the same in all versions: processes that start at the same moment change the schema one after the other. */
const SCHEMA_LOCK = 20_171_130;

/** A transaction that changes the schema, alone among all processes of the database. */
export const changeSchema = <Value>(database: Database, work: (inside: Queryable) => Promise<Value>): Promise<Value> =>
  database.transaction(async (inside) => {
    await inside.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    return work(inside);
  });
