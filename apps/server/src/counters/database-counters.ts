import { createHash } from 'node:crypto';
import type { Queryable } from '../database/database.port.ts';
import type { ServerClock } from '../shared/server-clock.ts';
import { waitBehind, type CounterRule, type Counters } from '../ports/counters.port.ts';

/** Names, numbers and addresses of people are not kept: a key is only ever compared. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Waits behind the last free try and those after it, until they grow no longer. */
function waitsOf(rule: CounterRule): readonly number[] {
  const waits: number[] = [];
  for (let count = rule.free; waits.length < 64; count += 1) {
    const wait = waitBehind(rule, count);
    if (wait === waits.at(-1)) break;
    waits.push(wait);
  }
  return waits;
}

/**
 * One statement, so that the database itself puts tries of the same moment one behind the other; it answers nothing to one that has to wait.
 * $1 rule, $2 key, $3 now, $4 milliseconds until forgotten, $5 free tries, $6 waits behind them, $7 whether it is a window.
 */
const COUNT = `
insert into counters as c (rule, key, count, expires_at, blocked_until)
select $1, $2, 1, until, case when 1 < $5::int then null when $7::boolean then until else $3::timestamptz + ($6::float8[])[1] * interval '1 ms' end
from (select $3::timestamptz + $4::float8 * interval '1 ms' as until) fresh
on conflict (rule, key) do update set (count, expires_at, blocked_until) = (
  select n, until, case when n < $5::int then null when $7::boolean then until
    else $3::timestamptz + ($6::float8[])[least(n - $5::int + 1, cardinality($6::float8[]))] * interval '1 ms' end
  from (select
    case when c.expires_at <= $3::timestamptz then 1 else c.count + 1 end as n,
    case when c.expires_at <= $3::timestamptz or not $7::boolean then excluded.expires_at else c.expires_at end as until
  ) counted)
where c.expires_at <= $3::timestamptz or c.blocked_until is null or c.blocked_until <= $3::timestamptz
returning count`;

/** How often a tally that is taken back in this very moment is looked for again. */
const LOOKS = 3;

/** Counters that all processes of a site share. */
export function createDatabaseCounters(database: Queryable, clock: ServerClock): Counters {
  const waitOf = async (rule: CounterRule, key: string, now: Date): Promise<number | undefined> => {
    const [row] = await database.query<{ blocked_until: string | null }>(
      'select blocked_until from counters where rule = $1 and key = $2',
      [rule.name, hashOf(key)],
    );
    const wait = row?.blocked_until ? Date.parse(row.blocked_until) - now.getTime() : 0;
    return wait > 0 ? Math.ceil(wait / 1_000) : undefined;
  };
  return {
    async count(rule, key) {
      const isWindow = rule.waits === 'window';
      for (let look = 0; look < LOOKS; look += 1) {
        const now = clock.now();
        const [row] = await database.query<{ count: number }>(COUNT, [
          rule.name,
          hashOf(key),
          now.toISOString(),
          rule.forgetAfter,
          rule.free,
          isWindow ? [0] : waitsOf(rule),
          isWindow,
        ]);
        if (row) return { admitted: true, count: row.count };
        const waitSeconds = await waitOf(rule, key, now);
        if (waitSeconds !== undefined) return { admitted: false, waitSeconds };
      }
      return { admitted: false, waitSeconds: 1 };
    },
    async peek(rule, key) {
      const [row] = await database.query<{ count: number }>(
        'select count from counters where rule = $1 and key = $2 and expires_at > $3',
        [rule.name, hashOf(key), clock.now().toISOString()],
      );
      return row?.count ?? 0;
    },
    async takeBack(rule, key, tries) {
      // A tally of none would do no harm, but lie about.
      await database.query(
        `with less as (
           update counters set count = count - $3::int, blocked_until = null
           where rule = $1 and key = $2 and count > $3::int returning 1
         )
         delete from counters where rule = $1 and key = $2 and count <= $3::int and not exists (select 1 from less)`,
        [rule.name, hashOf(key), tries],
      );
    },
    async forget(rule, key) {
      const [row] = await database.query<{ count: number; expires_at: string }>(
        'delete from counters where rule = $1 and key = $2 returning count, expires_at',
        [rule.name, hashOf(key)],
      );
      return row && Date.parse(row.expires_at) > clock.now().getTime() ? row.count : 0;
    },
    sweep: async () =>
      void (await database.query('delete from counters where expires_at <= $1', [clock.now().toISOString()])),
  };
}
