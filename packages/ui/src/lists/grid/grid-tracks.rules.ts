import { widthOf } from '@gongwei/application/lists';
import type { Column, ListAction, ListLayout } from '@gongwei/domain/lists';

/** Width of the column of boxes. Pixels. */
export const TICKS = 40;
export const ACTIONS_HEAD = '操作';
/** Buttons of a row that stand there; the others are behind 更多. */
export const MOST_BUTTONS = 2;

const CHARACTER = 13;
const BUTTON = 20;
const MORE = 40;

/** The column of buttons is as wide as its longest ones and stays so, whatever a row offers. Pixels; 0 without any. */
export function actionsWidth(actions: readonly ListAction[]): number {
  if (actions.length === 0) return 0;
  const usual = new Map<string, number>();
  for (const { id, label, rare, slot = id } of actions) {
    const width = label.length * CHARACTER + BUTTON;
    if (!rare) usual.set(slot, Math.max(width, usual.get(slot) ?? 0));
  }
  const places = new Set(actions.map(({ id, slot = id }) => slot)).size;
  const widths = [...usual.values()].sort((one, other) => other - one).slice(0, MOST_BUTTONS);
  const more = places > widths.length ? MORE : 0;
  return Math.max(72, widths.reduce((sum, width) => sum + width, 0) + more + 12);
}

/** One that was pulled stays so wide. */
const track = (width: number, grows: boolean, pulled: boolean): string =>
  grows || !pulled ? `minmax(${width}px, ${grows ? 3 * width : width}fr)` : `${width}px`;

/** The widths of a list's columns as the style sheet takes them, each of them in pixels, and all of them together at the least. */
export function tracksOf(
  columns: readonly Column[],
  layout: ListLayout,
  ticking: boolean,
  actions: number,
): { readonly template: string; readonly width: number; readonly widths: readonly number[] } {
  const widths = columns.map((column) => widthOf(column, layout));
  // What is left over goes to the columns that grow, or to the last one, until they are three times as wide; then all have their part of it.
  const grows = columns.map(
    (column, at) => column.grows ?? (!columns.some((one) => one.grows) && at === columns.length - 1),
  );
  const template = [
    ...(ticking ? [`${TICKS}px`] : []),
    ...widths.map((width, at) =>
      track(width, grows[at] === true, layout.widths?.[columns[at]?.key ?? ''] !== undefined),
    ),
    ...(actions > 0 ? [`${actions}px`] : []),
  ].join(' ');
  return { template, widths, width: widths.reduce((sum, width) => sum + width, (ticking ? TICKS : 0) + actions) };
}
