import type { ListCount, ListQuestion, ListRow, ListSelection } from '@gongwei/domain/lists';

/** What is ticked: rows one by one, or everything a question finds but some. */
export type Ticks =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'found'; readonly question: ListQuestion; readonly except: ReadonlySet<string> };

/** Nothing is ticked. */
export const NO_TICKS: Ticks = { kind: 'some', ids: new Set() };

/** Whether a row is ticked, one by one or among everything found. */
export const isTicked = (ticks: Ticks, rowId: string): boolean =>
  ticks.kind === 'some' ? ticks.ids.has(rowId) : !ticks.except.has(rowId);

/** Ticks rows, or takes their ticks away. */
export function withTicks(ticks: Ticks, rowIds: readonly string[], on: boolean): Ticks {
  const set = new Set(ticks.kind === 'some' ? ticks.ids : ticks.except);
  // Of everything found the exceptions are kept, so that a tick takes one away.
  const adds = ticks.kind === 'some' ? on : !on;
  for (const id of rowIds)
    if (adds) set.add(id);
    else set.delete(id);
  return ticks.kind === 'some' ? { kind: 'some', ids: set } : { ...ticks, except: set };
}

/** Ticks on all a question finds, also on what is not on screen. */
export const everythingFound = (question: ListQuestion): Ticks => ({ kind: 'found', question, except: new Set() });

/** Another question finds others: what "everything found" meant is gone, rows ticked one by one stay. */
export const underNewQuestion = (ticks: Ticks): Ticks => (ticks.kind === 'some' ? ticks : NO_TICKS);

/** How many are ticked; at least that many where the count is not exact. */
export const tickedCount = (ticks: Ticks, count: ListCount | undefined): number =>
  ticks.kind === 'some' ? ticks.ids.size : Math.max(0, (count?.found ?? 0) - ticks.except.size);

/** How a box above several rows stands. */
export function allOrSome(ticks: Ticks, rows: readonly ListRow[]): 'all' | 'some' | 'none' {
  const count = rows.filter(({ id }) => isTicked(ticks, id)).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}

/** As the server is told. */
export const selectionOf = (ticks: Ticks): ListSelection =>
  ticks.kind === 'some' ? { ids: [...ticks.ids] } : { question: ticks.question, except: [...ticks.except] };
