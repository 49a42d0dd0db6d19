import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { parameters, type Scope } from '../organisation/scope.ts';
import { residentCondition, type ResidentFilter } from './resident-filter.ts';

const MOST_COUNTS = 500;

/** The totals of one state of the residents; any change makes another state. */
type Kept = { readonly change: number; readonly totals: Map<string, number> };
const kept = new WeakMap<Queryable, Kept>();

/**
 * To be called after the commit of every change of residents, whoever may see them: all processes count anew. Before the
 * commit it would be of no use, because somebody could still count the old state and keep that as the new one.
 */
export async function residentsChanged(database: Queryable): Promise<void> {
  await database.query("select nextval('resident_changes')");
}

/** How many residents a filter matches. Turning pages asks the same again and again, so an answer is kept until something changes. */
export async function countResidents(database: Queryable, scope: Scope, filter: ResidentFilter, today: CalendarDay): Promise<number> {
  const into = parameters();
  const condition = residentCondition(scope, filter, today, into);
  const key = JSON.stringify([condition, into.values]);
  // Asked before counting: a change in between makes the next question count again.
  const [state] = await database.query<{ change: number }>('select last_value + is_called::int as change from resident_changes');
  const change = state?.change ?? 0;
  const totals = totalsAt(database, change);
  const known = totals.get(key);
  if (known !== undefined) return known;
  const [row] = await database.query<{ total: number }>(`select count(*) as total from residents r where ${condition}`, into.values);
  if (totals.size >= MOST_COUNTS) totals.clear();
  totals.set(key, row?.total ?? 0);
  return row?.total ?? 0;
}

function totalsAt(database: Queryable, change: number): Map<string, number> {
  const known = kept.get(database);
  if (known?.change === change) return known.totals;
  const totals = new Map<string, number>();
  // A question asked before the change may end after it; its older state must not push out the newer one.
  if (!known || known.change < change) kept.set(database, { change, totals });
  return totals;
}
