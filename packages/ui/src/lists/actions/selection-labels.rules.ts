import { isTicked, rowsBetween, selectionOf, type ListState, type Ticks } from '@gongwei/application/lists';
import type { ListSelection } from '@gongwei/domain/lists';
import type { ActionTarget } from '../list-context.ts';

/** How many ticked rows are not among those that are seen. */
export function hiddenCount(ticks: Ticks, ticked: number, seen: ReadonlySet<string>): number {
  let visible = 0;
  for (const id of seen) if (isTicked(ticks, id)) visible += 1;
  return Math.max(0, ticked - visible);
}

/** Known rows looked at for an action's own window, at most. */
const MOST_KNOWN = 3_000;

/** What is ticked, as an action takes it. */
export function selectionTarget(ticks: Ticks, ticked: number, { rows, count }: ListState): ActionTarget {
  const known = rowsBetween(rows, 0, Math.min(count?.found ?? 0, MOST_KNOWN) - 1);
  return { selection: selectionOf(ticks), count: ticked, rows: known.filter(({ id }) => isTicked(ticks, id)) };
}

/** Everything the question finds, as an action takes it. */
export function foundTarget({ question, count }: ListState): ActionTarget {
  const selection: ListSelection = { question, except: [] };
  return { selection, count: count?.found ?? 0, rows: [] };
}
