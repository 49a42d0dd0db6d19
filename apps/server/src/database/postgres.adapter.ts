import { Socket } from 'node:net';
import pg from 'pg';
import { SERIALIZATION_FAILURE, type Database, type Parameter, type Plans, type Queryable } from './database.port.ts';
import { copiedOver, copyOver } from './copy-over.ts';
import { databaseAway, databaseBusy } from './database-trouble.ts';
import { sendInLots, sendOneByOne } from './postgres-lots.ts';
import { inTurnOn } from './postgres-turn.ts';
import { createStatementNames, isOutdated, type StatementNames } from './statement-names.ts';
import { createPostgresWatch } from './postgres-watch.ts';
import { WIRE_PARSERS } from './wire-types.ts';

/** Connections of a process where nothing else is set, and what may be set: fewer leave nobody to answer while some wait, more only wait for each other. */
export const [USUAL_CONNECTIONS, FEWEST_CONNECTIONS, MOST_CONNECTIONS] = [10, 3, 200];
/**
 * Milliseconds: to get a connection; of one statement; for a lock of somebody else; and for a transaction that asks nothing. They
 * hold for what a request asks. Who changes the schema or fills tables lifts them.
 */
const LIMITS = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 30_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 60_000,
} as const;
/** Compiling a statement pays where one takes minutes; a list's many subqueries took 13 s to compile and 0.8 s to answer. */
const OPTIONS = '-c jit=off';
/** Begins a transaction whose statements are planned once for all values; one way to the server and back. */
const PLANNED_ONCE = 'begin; set local plan_cache_mode = force_generic_plan';

const queryOn =
  (on: pg.ClientBase, names?: StatementNames): Queryable['query'] =>
  async <Row>(text: string, parameters: readonly Parameter[] = []) => {
    const values = parameters.map((value) => (value instanceof Uint8Array ? Buffer.from(value) : value));
    const name = names?.nameOf(text);
    return (await on.query({ text, values, ...(name !== undefined && { name }) })).rows as Row[];
  };

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    WIRE_PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/**
 * A PostgreSQL server by its connection string, for sites with more than one process or their own operators. One that does not answer is
 * noticed within three seconds, refused meanwhile (`DATABASE_AWAY`), and used again as soon as it answers.
 */
export async function openPostgres(url: string, connections = USUAL_CONNECTIONS): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    types,
    options: OPTIONS,
    ...LIMITS,
  });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const names = createStatementNames();
  const watch = createPostgresWatch((givenUp) => isThere(url, givenUp));

  /** Lends a connection for as long as `work` takes; one whose state is unknown afterwards is thrown away. */
  const lend = <Value>(work: (client: pg.PoolClient) => Promise<Value>): Promise<Value> =>
    watch.within(async (signal) => {
      const client = await pool.connect().catch((error: unknown) => {
        throw asTrouble(error);
      });
      if (signal.aborted) client.release();
      signal.throwIfAborted();
      const drop = (): void => {
        sendOneByOne(client);
        client.release(true);
      };
      signal.addEventListener('abort', drop, { once: true });
      try {
        return await work(client);
      } catch (error) {
        throw asTrouble(error);
      } finally {
        signal.removeEventListener('abort', drop);
        if (!signal.aborted) client.release();
      }
    });

  /** Undone, and told so that it is done again where it failed because tables have changed. */
  const undo = async (client: pg.PoolClient, error: unknown): Promise<never> => {
    await client.query('rollback').catch(() => {});
    if (!isOutdated(error)) throw error;
    names.forget();
    throw Object.assign(new Error('Tables have changed.', { cause: error }), { code: SERIALIZATION_FAILURE });
  };
  const transaction = <Value>(work: (client: pg.PoolClient) => Promise<Value>): Promise<Value> =>
    lend(async (client) => {
      await client.query('begin');
      try {
        const value = await work(client);
        await client.query('commit');
        return value;
      } catch (error) {
        return await undo(client, error);
      }
    });
  const inLots = <Value>(work: (inside: Queryable) => Promise<Value>, plans: Plans): Promise<Value> =>
    lend(async (client) => {
      const lots = sendInLots(client, queryOn(client, names));
      const { query, along } = lots;
      try {
        if (plans === 'once') lots.begin(PLANNED_ONCE);
        else await client.query('begin');
        const value = await work(plans === 'once' ? { query, along } : { query });
        await lots.commit();
        return value;
      } catch (error) {
        lots.end();
        const first = await lots.settled().then(
          () => error,
          (earlier: unknown) => earlier,
        );
        return await undo(client, first);
      } finally {
        sendOneByOne(client);
      }
    });

  await pool.query('select 1');
  return {
    kind: 'server',
    query: (sql, parameters) => lend((client) => queryOn(client)(sql, parameters)),
    script: (sql) =>
      lend(async (client) => {
        await client.query('set statement_timeout = 0; set lock_timeout = 0;');
        try {
          await client.query(sql);
        } finally {
          await client.query('reset statement_timeout; reset lock_timeout;').catch(() => {});
        }
      }),
    transaction: (work, plans = 'each') => inLots(work, plans),
    filling: (work) =>
      transaction((client) =>
        work({
          query: queryOn(client),
          copyIn: (table, columns, text) =>
            copyOver(client, `copy ${table} (${columns}) from stdin with (freeze)`, text),
        }),
      ),
    reading: (work) =>
      transaction(async (client) => {
        await client.query('set transaction isolation level repeatable read, read only');
        return work({
          query: queryOn(client),
          copyOut: (sql) => copiedOver(client, `copy (${sql}) to stdout`),
        });
      }),
    inTurn: inTurnOn(url),
    close: async () => {
      watch.close();
      await pool.end();
    },
  };
}

/** Whether the server answers; also one that says it has no connection left is there. It waits until `givenUp`. */
async function isThere(url: string, givenUp: AbortSignal): Promise<void> {
  const line = new Socket();
  const drop = (): unknown => line.destroy();
  givenUp.addEventListener('abort', drop, { once: true });
  const client = new pg.Client({ connectionString: url, stream: () => line });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    if ((error as { code?: string }).code !== '53300') throw error;
  } finally {
    givenUp.removeEventListener('abort', drop);
    void client.end().catch(() => {});
  }
}

/** What has no SQLSTATE was said by the line or by the pool, not by the database. */
const asTrouble = (error: unknown): unknown => {
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string };
  if (message === 'timeout exceeded when trying to connect') return databaseBusy(error);
  return OF_THE_LINE.test(String(code)) || SAID_BY_THE_LINE.test(message) ? databaseAway(error) : error;
};

const OF_THE_LINE = /^E(?:CONN\w+|PIPE|TIMEDOUT|NOTFOUND|HOSTUNREACH|NETUNREACH|AI_AGAIN)$/;
const SAID_BY_THE_LINE = /^(?:Connection terminated|Client has encountered a connection error)/;
