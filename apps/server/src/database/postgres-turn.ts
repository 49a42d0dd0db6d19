import pg from 'pg';

/**
 * Work that one process at a time does, by its name. The turn lives with a connection of its own: it passes on when the process dies. Nothing
 * limits the wait, because what is done in turn (filling a county, an import) may take minutes.
 */
export const inTurnOn =
  (url: string) =>
  async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query('select pg_advisory_lock(hashtextextended($1, 1))', [name]);
      return await work();
    } finally {
      await client.end().catch(() => {});
    }
  };
