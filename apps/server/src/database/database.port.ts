/** What a query parameter may be. Objects go in as `JSON.stringify(value)` with a `::jsonb` cast, the same on both databases. */
export type Parameter = string | number | boolean | null | Uint8Array | readonly string[] | readonly number[];

/**
 * Runs one statement. Days come back as `YYYY-MM-DD`, instants as ISO 8601 in UTC, bigint and numeric as numbers,
 * `jsonb` parsed. Rejects with the database's own error, whose `code` is the SQLSTATE on both databases.
 */
export interface Queryable {
  query<Row>(sql: string, parameters?: readonly Parameter[]): Promise<readonly Row[]>;
  /** The same for `sendAlong`, where a transaction takes what nobody waits for. */
  readonly along?: (sql: string, parameters?: readonly Parameter[]) => void;
}

/**
 * Writes what nobody asks an answer of: it goes along with the next question, and is done before that is answered. Where it fails the transaction
 * fails with its error, at its end at the latest, so nobody may want to know it earlier.
 */
export async function sendAlong(inside: Queryable, sql: string, parameters: readonly Parameter[]): Promise<void> {
  if (inside.along) inside.along(sql, parameters);
  else await inside.query(sql, parameters);
}

/** Asks several questions that need no answer of each other; all have ended before the first error, in this order, is thrown. */
export async function together<Values extends readonly unknown[]>(
  ...asked: { readonly [At in keyof Values]: Promise<Values[At]> }
): Promise<Values> {
  await Promise.allSettled(asked);
  const answers: unknown[] = [];
  for (const one of asked) answers.push(await one);
  return answers as unknown as Values;
}

/** A transaction that fills tables. */
export interface Filling extends Queryable {
  /** Runs a `copy … from stdin` over rows in the text form of `COPY`: several times as fast as inserts. `table` and `columns` are quoted by the caller. */
  copyIn(table: string, columns: string, text: string | Uint8Array): Promise<void>;
}

/** A transaction that reads tables and changes nothing. */
interface Reading extends Queryable {
  /** What `query`, without parameters, finds, as bytes in the text form of `COPY`, a line for each row: no value passes through JavaScript. All of it at once: ask for some megabytes at most. */
  copyOut(query: string): Promise<Buffer>;
}

/**
 * When statements of a transaction are planned. `once`: for all values, where each touches few rows that an index names, as those of a save do:
 * to plan the long ones for each value costs more than to run them.
 */
export type Plans = 'each' | 'once';

/** The one door to PostgreSQL, whether embedded in this process or somewhere on the network. */
export interface Database extends Queryable {
  readonly kind: 'embedded' | 'server';
  /** All or nothing. Work inside must use `inside`, never the database itself. */
  transaction<Value>(work: (inside: Queryable) => Promise<Value>, plans?: Plans): Promise<Value>;
  /** The same for who fills tables. */
  filling<Value>(work: (inside: Filling) => Promise<Value>): Promise<Value>;
  /** The same for who reads much; everything is seen as it was at its first question. */
  reading<Value>(work: (inside: Reading) => Promise<Value>): Promise<Value>;
  /** Several statements without parameters, as migrations need them. */
  script(sql: string): Promise<void>;
  /** Work that only one process of the site does at a time, by its name; the others wait. Asked within itself it waits for ever. */
  inTurn<Value>(name: string, work: () => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

/** SQLSTATE of an error from either database, or `undefined`. */
export const sqlStateOf = (error: unknown): string | undefined => {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
};

export const UNIQUE_VIOLATION = '23505';
export const DEADLOCK = '40P01';
export const SERIALIZATION_FAILURE = '40001';
/** A lock that somebody else did not give back in time. */
export const LOCK_TIMEOUT = '55P03';

/**
 * Waits until no other transaction of any process holds the same name, and holds it until this one ends: for what no row stands
 * for yet. Names begin with their kind (`phone:…`); they are hashed, so that nothing personal is shown to who looks at the locks.
 */
export const waitTurn = async (inside: Queryable, name: string): Promise<void> =>
  void (await inside.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]));

/** Any number, the same in all versions: processes that start at the same moment change the schema one after the other. */
const SCHEMA_LOCK = 20_171_130;

/** A transaction that changes the schema, alone among all processes of the database. */
export const changeSchema = <Value>(database: Database, work: (inside: Queryable) => Promise<Value>): Promise<Value> =>
  database.transaction(async (inside) => {
    // An index of a large table takes its time, and so does another process that makes one.
    await inside.query('set local statement_timeout = 0');
    await inside.query('set local lock_timeout = 0');
    await inside.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
    return work(inside);
  });
