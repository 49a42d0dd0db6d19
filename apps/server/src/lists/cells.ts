import type { CellValue, CompiledColumn } from '@gongwei/domain/lists';
import { maskFor } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { hidePeople } from '../privacy/hide-people.ts';
import type { ListReader, ServedList } from './source.ts';

type Cells = { readonly [column: string]: CellValue };

/** The cells as the reader may have them: personal values masked, names in free texts hidden from who may only look. */
export async function shownCells(
  database: Queryable,
  { list, source }: ServedList,
  { reader }: ListReader,
  rows: readonly Cells[],
  people: readonly string[],
): Promise<readonly Cells[]> {
  const columns = [...list.columns.values()];
  const hide = reader === 'looks' && source.hidesTexts ? await hidePeople(database, people) : undefined;
  const shown = (column: CompiledColumn, value: CellValue): CellValue => {
    if (column.masked) return typeof value === 'string' ? (maskFor(reader, column.masked, value) ?? null) : value;
    return hide && isFreeText(column) && typeof value === 'string' ? (hide(value) ?? null) : value;
  };
  return rows.map((cells) =>
    Object.fromEntries(columns.map((column) => [column.column.key, shown(column, cells[column.column.key] ?? null)])),
  );
}

/** Texts of sheets may hold anything; what the archive says of a person is marked. */
const isFreeText = ({ value }: CompiledColumn): boolean =>
  (value.type === 'text' || value.type === 'any') &&
  !value.source.startsWith('resident.') &&
  !value.source.includes('@');
