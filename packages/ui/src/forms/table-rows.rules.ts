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
