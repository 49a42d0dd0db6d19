import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Leadership } from '../ports/leadership.port.ts';

/** Milliseconds: a lease lasts by the database's clock; the holder gives up by its own before that; between two tries; for an answer. */
const [LEASE, GIVE_UP, EVERY, ANSWERED_WITHIN] = [6_000, 5_000, 1_000, 2_000];
const NAME = 'leader';

const TAKE = `insert into leases (name, holder, until) values ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')
  on conflict (name) do update set holder = excluded.holder, until = excluded.until
    where leases.holder = excluded.holder or leases.until < clock_timestamp() returning holder`;

/**
 * Whoever holds the lease of the shared PostgreSQL leads, and renews it every second. It runs out six seconds after the last renewal,
 * also where the line or the process only hangs; a holder that could not renew for five knows by itself that it leads no more.
 */
export const createPostgresLeadership = (url: string): Leadership => ({
  stand(won, lost) {
    const holder = randomUUID();
    let client: pg.Client | undefined;
    let [leads, stopped] = [false, false];
    let trying: Promise<void> | undefined;
    let [timer, lapse]: (NodeJS.Timeout | undefined)[] = [];

    const leave = (): void => {
      clearTimeout(lapse);
      if (leads && !stopped) lost();
      leads = false;
    };
    const drop = (which: pg.Client): void => {
      if (client === which) client = undefined;
      void which.end().catch(() => {});
    };
    async function attempt(): Promise<void> {
      const asked = performance.now();
      if (!client) {
        const limits = { connectionTimeoutMillis: ANSWERED_WITHIN, query_timeout: ANSWERED_WITHIN };
        const next = new pg.Client({ connectionString: url, keepAlive: true, ...limits });
        next.on('error', () => drop(next));
        next.on('end', () => drop(next));
        await next.connect();
        client = next;
      }
      const own = client;
      try {
        const { rowCount } = await own.query(TAKE, [NAME, holder, LEASE]);
        if (rowCount !== 1) return leave();
      } catch (error) {
        drop(own);
        throw error;
      }
      // Counted from before the question: the database's lease began later than that.
      clearTimeout(lapse);
      lapse = setTimeout(leave, asked + GIVE_UP - performance.now()).unref();
      if (!leads && !stopped) {
        leads = true;
        won();
      }
    }
    function begin(): void {
      trying = attempt()
        .catch(() => {})
        .then(() => {
          if (!stopped) timer = setTimeout(begin, EVERY).unref();
        });
    }
    begin();
    return async () => {
      stopped = true;
      clearTimeout(timer);
      clearTimeout(lapse);
      await trying;
      const own = client;
      client = undefined;
      await own?.query('delete from leases where name = $1 and holder = $2', [NAME, holder]).catch(() => {});
      await own?.end().catch(() => {});
    };
  },
});
