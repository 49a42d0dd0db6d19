import { isJsonObject, type Json } from '../shared/index.ts';
import type { Person } from './applicability.ts';
import type { FieldDefinition } from './form-definition.ts';
import { isColumnVisible } from './table-issues.ts';

/**
 * The rows of a table as they are to be stored: without what was entered in a column that its row no longer asks for.
 * Rows keep their places; the same value where nothing is to be left out.
 */
export function askedCells(
  { columns }: FieldDefinition & { readonly type: 'table' },
  rows: Json,
  person: Person,
): Json {
  if (!Array.isArray(rows) || !columns.some((column) => column.visibleWhen ?? column.appliesTo)) return rows;
  return rows.map((row: Json) => {
    if (!isJsonObject(row)) return row;
    const hidden = new Set(
      columns.filter((column) => !isColumnVisible(columns, column, row, person)).map(({ key }) => key),
    );
    return Object.fromEntries(Object.entries(row).filter(([key]) => !hidden.has(key)));
  });
}
