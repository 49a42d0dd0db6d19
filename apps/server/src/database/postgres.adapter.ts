import pg from 'pg';
import type { Database, Parameter, Queryable } from './database.port.ts';
import { WIRE_PARSERS } from './wire-types.ts';

const queryOn =
  (on: pg.Pool | pg.PoolClient): Queryable['query'] =>
  async <Row>(sql: string, parameters: readonly Parameter[] = []) =>
    (
      await on.query(
        sql,
        parameters.map((value) => (value instanceof Uint8Array ? Buffer.from(value) : value)),
      )
    ).rows as Row[];

/** A PostgreSQL server by its connection string, for sites with more than one process or their own operators. */
export async function openPostgres(url: string): Promise<Database> {
  const types = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      WIRE_PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({ connectionString: url, max: 10, types });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  await pool.query('select 1');
  return {
    kind: 'server',
    query: queryOn(pool),
    script: async (sql) => void (await pool.query(sql)),
    close: () => pool.end(),
    transaction: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const value = await work({ query: queryOn(client) });
        await client.query('commit');
        return value;
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
