import type { Json, JsonObject } from '@gongwei/domain/shared';

const asRows = (value: Json | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? (value as readonly JsonObject[]) : [];

/** The rows to draw: those filled and an empty one to type into, unless the table is full. */
export function rowsToShow(value: Json | undefined, maxRows?: number): readonly JsonObject[] {
  const rows = asRows(value);
  return maxRows !== undefined && rows.length >= maxRows ? rows : [...rows, {}];
}

/** The table after a cell was typed in. Empty cells are left out; rows that are empty at the end go. */
export function withCell(
  value: Json | undefined,
  row: number,
  column: string,
  cell: Json | undefined,
): Json | undefined {
  const rows = [...asRows(value)];
  const { [column]: _, ...rest } = rows[row] ?? {};
  rows[row] = cell === undefined ? rest : { ...rest, [column]: cell };
  while (rows.length > 0 && Object.keys(rows.at(-1) ?? {}).length === 0) rows.pop();
  return rows.length > 0 ? Array.from(rows, (one) => one ?? {}) : undefined;
}

export function withoutRow(value: Json | undefined, row: number): Json | undefined {
  const rows = asRows(value).filter((_, at) => at !== row);
  return rows.length > 0 ? rows : undefined;
}

/** The table with a row, empty or given, before the one that stands there; `undefined` where no more fit. */
export function withRowAt(
  value: Json | undefined,
  at: number,
  maxRows: number | undefined,
  row: JsonObject = {},
): readonly JsonObject[] | undefined {
  const rows = asRows(value);
  if (maxRows !== undefined && rows.length >= maxRows) return undefined;
  const place = Math.min(at, rows.length);
  return [...rows.slice(0, place), row, ...rows.slice(place)];
}

/** The table with a row one place up or down; `undefined` at the end where it can go no further. */
export function withRowMoved(value: Json | undefined, from: number, by: 1 | -1): readonly JsonObject[] | undefined {
  const rows = [...asRows(value)];
  const [row, other] = [rows[from], rows[from + by]];
  if (!row || !other) return undefined;
  [rows[from], rows[from + by]] = [other, row];
  return rows;
}
