import type { Column, ListDefinition, ListLayout } from '@gongwei/domain/lists';

/** From this width of the screen on columns marked `wide` are shown. Pixels. */
export const WIDE = 1600;

/** What a column can be pulled down to. Pixels. */
export const NARROWEST = 48;

/** What a column can be pulled out to. Pixels. */
export const WIDEST = 640;

/** The columns in the order they are shown: as the user has chosen, or the list's own. What must always be seen is, and first. */
export function shownColumns({ columns }: ListDefinition, layout: ListLayout, wide: boolean): readonly Column[] {
  if (!layout.columns) return columns.filter(({ shown }) => shown !== 'chosen' && (shown !== 'wide' || wide));
  const chosen = layout.columns.flatMap((key) => columns.filter((column) => column.key === key));
  return [...columns.filter((column) => column.shown === 'always' && !chosen.includes(column)), ...chosen];
}

/** How wide a column is: as the user pulled it, or the list’s own. Pixels. */
export const widthOf = ({ key, width }: Column, { widths }: ListLayout): number => widths?.[key] ?? width;

/** A layout with a column of that width, in whole pixels between `NARROWEST` and `WIDEST`. */
export const withWidth = (layout: ListLayout, key: string, width: number): ListLayout => ({
  ...layout,
  widths: { ...layout.widths, [key]: Math.round(Math.max(NARROWEST, Math.min(WIDEST, width))) },
});

/** Shows a column, behind those shown already, or takes it away. */
export function withColumn(
  definition: ListDefinition,
  layout: ListLayout,
  { wide, key, on }: { readonly wide: boolean; readonly key: string; readonly on: boolean },
): ListLayout {
  const shown = shownColumns(definition, layout, wide).map((column) => column.key);
  return { ...layout, columns: on ? [...shown.filter((one) => one !== key), key] : shown.filter((one) => one !== key) };
}

/** Moves a column among those that are shown, `by` places to the right. */
export function movedColumn(
  definition: ListDefinition,
  layout: ListLayout,
  { wide, key, by }: { readonly wide: boolean; readonly key: string; readonly by: number },
): ListLayout {
  const shown = shownColumns(definition, layout, wide).map((column) => column.key);
  const at = shown.indexOf(key);
  const to = Math.max(0, Math.min(shown.length - 1, at + by));
  if (at === -1 || at === to) return layout;
  const rest = shown.filter((one) => one !== key);
  return { ...layout, columns: [...rest.slice(0, to), key, ...rest.slice(to)] };
}

/** How readily a column goes where the screen is narrow; 0: it stays. */
function readiness({ cell, value, shown }: Column): number {
  if (shown === 'always') return 0;
  if (/\.(idNumber|archiveNumber)$/.test(value)) return 3;
  if (value.endsWith('.phone')) return 2;
  return cell === 'staff' || cell === 'institution' ? 1 : 0;
}

/** What a list is worked by: when something was or is due, and how far it is. */
const isKey = ({ cell }: Column): boolean => ['day', 'instant', 'state'].includes(cell);
const isWho = ({ shown, value }: Column): boolean => shown === 'always' || /^resident\.(sex|age)$/.test(value);

/** A state tells nothing where the list begins with one alone. */
const isTold = ({ filters }: ListDefinition, { cell, value }: Column): boolean =>
  cell === 'state' && !filters.some((one) => one.on === value && Array.isArray(one.default) && !one.default[1]);

/**
 * The columns as a screen has room for, in pixels: where they do not fit, states stand in sight that tell something. On a `narrow` one numbers of
 * people go first, then telephones, then who is responsible; who it is, days and states come before the rest, what is marked `behind` or the same in every row after it. What the user chose stays as chosen.
 */
export function fittingColumns(
  definition: ListDefinition,
  columns: readonly Column[],
  layout: ListLayout,
  { room, narrow }: { readonly room: number; readonly narrow: boolean },
): readonly Column[] {
  const sum = (some: readonly Column[]): number => some.reduce((all, column) => all + widthOf(column, layout), 0);
  if (layout.columns || sum(columns) <= room) return columns;
  const told = (column: Column): boolean => isTold(definition, column);
  if (!narrow) return withInSight(columns, layout, room, told);
  let kept = columns;
  for (const rank of [3, 2, 1]) if (sum(kept) > room) kept = kept.filter((column) => readiness(column) !== rank);
  if (sum(kept) <= room) return kept;
  const first = kept.filter((column, at) => at === 0 || isWho(column));
  const key = kept.filter((column) => !first.includes(column) && isKey(column));
  const ordered = [...first, ...key, ...kept.filter((column) => !first.includes(column) && !key.includes(column))];
  const late = (column: Column): boolean => column.behind === true || (column.cell === 'state' && !told(column));
  const placed = [...ordered.filter((column) => !late(column)), ...ordered.filter(late)];
  return withInSight(placed, layout, room, (column) => told(column) && !late(column));
}

/** What stands before a state behind the edge goes behind it. */
function withInSight(
  columns: readonly Column[],
  layout: ListLayout,
  room: number,
  isState: (column: Column) => boolean,
): readonly Column[] {
  let end = 0;
  const at = columns.findIndex((column) => (end += widthOf(column, layout)) > room && isState(column));
  const before = columns.map((column, place) => place < at && !isState(column)).lastIndexOf(true);
  if (before < 1) return withoutHalves(columns, layout, room);
  const moved = [...columns.slice(before + 1, at + 1), ...columns.slice(before, before + 1)];
  return withInSight([...columns.slice(0, before), ...moved, ...columns.slice(at + 1)], layout, room, isState);
}

const isWhole = ({ cell }: Column): boolean => cell === 'number' || cell === 'state';

/** Half a number is another number, as 13 of 139, half a badge another word: what is read on by scrolling comes before them. */
function withoutHalves(columns: readonly Column[], layout: ListLayout, room: number): readonly Column[] {
  let end = 0;
  const at = columns.findIndex((column) => (end += widthOf(column, layout)) > room);
  const cut = columns[at];
  if (at < 1 || !cut || !isWhole(cut) || end - widthOf(cut, layout) >= room) return columns;
  const next = columns.find((column, place) => place > at && !isWhole(column));
  if (!next) return columns;
  const rest = columns.slice(at).filter((column) => column !== next);
  return withoutHalves([...columns.slice(0, at), next, ...rest], layout, room);
}

/** Values a card has room for besides its first. */
const ON_A_CARD = 4;

/** What a card says of a row whose values stand in `columns`: the first of them; a state is among them, wherever it stands. */
export function cardColumns(columns: readonly Column[]): readonly Column[] {
  const first = columns.slice(0, ON_A_CARD);
  const state = columns.find(({ cell }) => cell === 'state');
  return !state || first.includes(state) ? first : [...first.slice(0, -1), state];
}
