import type { CellValue } from '@gongwei/domain/lists';
import type { Queryable } from '../database/database.port.ts';
import type { ServedList } from './source.ts';

type Cells = { readonly [column: string]: CellValue };

/** The names behind the identifiers of institutions and staff in these cells. */
export async function namesOf(
  database: Queryable,
  { list }: ServedList,
  rows: readonly Cells[],
): Promise<{ readonly [id: string]: string }> {
  const idsOf = (cell: 'institution' | 'staff'): string[] => {
    const keys = list.definition.columns.filter((column) => column.cell === cell).map(({ key }) => key);
    const values = rows.flatMap((row) => keys.map((key) => row[key]));
    return [...new Set(values.filter((value) => typeof value === 'string'))];
  };
  const [institutions, staff] = [idsOf('institution'), idsOf('staff')];
  if (institutions.length + staff.length === 0) return {};
  const found = await database.query<{ id: string; name: string }>(
    'select code as id, name from institutions where code = any($1) union all select id, name from users where id = any($2)',
    [institutions, staff],
  );
  return Object.fromEntries(found.map(({ id, name }) => [id, name]));
}
