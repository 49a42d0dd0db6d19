import { REGION_NAME, type CellValue } from '@gongwei/domain/lists';
import type { Queryable } from '../database/database.port.ts';
import { regionWordsOf } from '../organisation/regions.query.ts';
import { institutionNames, residentNames, userNames } from '../organisation/names.query.ts';
import { readerOf } from '../privacy/reader.policy.ts';
import type { ListReader, ServedList } from './source.ts';

type Cells = { readonly [column: string]: CellValue };

/** The names behind the identifiers of institutions, staff, residents and regions in these cells. */
export async function namesOf(
  database: Queryable,
  { list }: ServedList,
  { scope, staff }: Pick<ListReader, 'scope' | 'staff'>,
  rows: readonly Cells[],
): Promise<{ readonly [id: string]: string }> {
  const idsOf = (cell: 'institution' | 'staff' | 'resident' | 'region'): string[] => {
    const keys = list.definition.columns.filter((column) => column.cell === cell).map(({ key }) => key);
    const values = rows.flatMap((row) => keys.map((key) => row[key]));
    return [...new Set(values.filter((value) => typeof value === 'string'))];
  };
  const found = await Promise.all([
    named(institutionNames, database, idsOf('institution')),
    named(userNames, database, idsOf('staff')),
    residentNames(database, { scope, reader: readerOf(staff) }, idsOf('resident')),
  ]);
  const regions = await regionWordsOf(database, idsOf('region'));
  return { ...wordsOfRegions(regions), ...Object.fromEntries(found.flat().map(({ id, name }) => [id, name])) };
}

/** A county and its bureau have one code, and names of their own. */
const wordsOfRegions = (words: { readonly [code: string]: string }) =>
  Object.fromEntries(Object.entries(words).map(([code, text]) => [REGION_NAME + code, text]));

const named = (names: typeof userNames, database: Queryable, ids: readonly string[]): ReturnType<typeof userNames> =>
  ids.length === 0 ? Promise.resolve([]) : names(database, ids);
