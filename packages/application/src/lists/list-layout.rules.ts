import type { Column, ListDefinition, ListLayout } from '@gongwei/domain/lists';

/** From this width of the screen on columns marked `wide` are shown. Pixels. */
export const WIDE = 1600;
export const NARROWEST = 48;
export const WIDEST = 640;

/** The columns in the order they are shown: as the user has chosen, or the list's own. What must always be seen is, and first. */
export function shownColumns({ columns }: ListDefinition, layout: ListLayout, wide: boolean): readonly Column[] {
  if (!layout.columns) return columns.filter(({ shown }) => shown !== 'chosen' && (shown !== 'wide' || wide));
  const chosen = layout.columns.flatMap((key) => columns.filter((column) => column.key === key));
  return [...columns.filter((column) => column.shown === 'always' && !chosen.includes(column)), ...chosen];
}

export const widthOf = ({ key, width }: Column, { widths }: ListLayout): number => widths?.[key] ?? width;

export const withWidth = (layout: ListLayout, key: string, width: number): ListLayout => ({
  ...layout,
  widths: { ...layout.widths, [key]: Math.round(Math.max(NARROWEST, Math.min(WIDEST, width))) },
});

/** Shows a column, behind those shown already, or takes it away. */
export function withColumn(
  definition: ListDefinition,
  layout: ListLayout,
  wide: boolean,
  key: string,
  on: boolean,
): ListLayout {
  const shown = shownColumns(definition, layout, wide).map((column) => column.key);
  return { ...layout, columns: on ? [...shown.filter((one) => one !== key), key] : shown.filter((one) => one !== key) };
}

/** Moves a column among those that are shown, `by` places to the right. */
export function movedColumn(
  definition: ListDefinition,
  layout: ListLayout,
  wide: boolean,
  key: string,
  by: number,
): ListLayout {
  const shown = shownColumns(definition, layout, wide).map((column) => column.key);
  const at = shown.indexOf(key);
  const to = Math.max(0, Math.min(shown.length - 1, at + by));
  if (at === -1 || at === to) return layout;
  const rest = shown.filter((one) => one !== key);
  return { ...layout, columns: [...rest.slice(0, to), key, ...rest.slice(to)] };
}
