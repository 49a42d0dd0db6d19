import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { parameters, type Scope } from '../organisation/scope.ts';
import { residentCondition, type ResidentFilter } from './resident-filter.ts';

/** Another process may have written: a kept count is good for this long. */
const GOOD_FOR_MS = 10_000;
const MOST_COUNTS = 500;

type Kept = { readonly total: number; readonly until: number };
const kept = new WeakMap<Queryable, Map<string, Kept>>();

/** To be called after every change of residents, so that the next list counts anew. */
export const forgetCounts = (database: Queryable): void => void kept.delete(database);

/** How many residents a filter matches. Turning pages asks the same again and again, so the answer is kept for ten seconds. */
export async function countResidents(database: Queryable, scope: Scope, filter: ResidentFilter, today: CalendarDay): Promise<number> {
  const into = parameters();
  const condition = residentCondition(scope, filter, today, into);
  const key = JSON.stringify([condition, into.values]);
  const counts = kept.get(database) ?? new Map<string, Kept>();
  kept.set(database, counts);
  const known = counts.get(key);
  if (known && known.until > performance.now()) return known.total;
  const [row] = await database.query<{ total: number }>(`select count(*) as total from residents r where ${condition}`, into.values);
  const total = row?.total ?? 0;
  if (counts.size >= MOST_COUNTS) counts.clear();
  counts.set(key, { total, until: performance.now() + GOOD_FOR_MS });
  return total;
}
