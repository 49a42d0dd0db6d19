import pg from 'pg';
import type { Leadership } from './leadership.port.ts';

/** Any number, the same in all versions. */
const LOCK = 20_171_131;
/** Milliseconds between two tries. */
const AGAIN = 1_000;

/**
 * Whoever holds an advisory lock of the shared PostgreSQL leads. The lock lives with its connection: it is free again when the process
 * dies or cannot reach the database, and the next one that asks has it.
 */
export const createPostgresLeadership = (url: string): Leadership => ({
  stand(won, lost) {
    let client: pg.Client | undefined;
    let leads = false;
    let stopped = false;
    let trying: Promise<void> | undefined;
    let timer: NodeJS.Timeout | undefined;

    const broken = (which: pg.Client): void => {
      if (client !== which) return;
      client = undefined;
      if (leads && !stopped) lost();
      leads = false;
      later();
    };
    async function attempt(): Promise<void> {
      if (!client) {
        const next = new pg.Client({ connectionString: url, keepAlive: true });
        next.on('error', () => broken(next));
        next.on('end', () => broken(next));
        await next.connect();
        client = next;
      }
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK]);
      leads = rows[0]?.mine === true;
      if (leads && !stopped) won();
    }
    function later(): void {
      if (stopped || leads) return;
      // A line that breaks under a question is heard of twice: by itself, and by the question.
      clearTimeout(timer);
      timer = setTimeout(begin, AGAIN).unref();
    }
    function begin(): void {
      trying = attempt()
        .catch(() => {})
        .then(later);
    }
    begin();
    return async () => {
      stopped = true;
      clearTimeout(timer);
      await trying;
      const own = client;
      client = undefined;
      await own?.end().catch(() => {});
    };
  },
});
