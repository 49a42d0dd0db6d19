import type { ValueType } from '@gongwei/domain/lists';
import type { Parameters } from '../../database/scope.ts';
import { toldDaySql } from '../../privacy/birth-days.ts';
import type { SqlTables } from './sql-names.ts';

/** Days of sheets of people; entries of registers are about nobody. */
export const isByMonth = ({ byMonth, person }: SqlTables): boolean => byMonth === true && person !== undefined;

/** A day that a fact repeats of a sheet of `form`, as the sheet would tell it. */
export function factTold(
  fact: string,
  form: string,
  { tables: { byMonth, person }, into }: { readonly tables: SqlTables; readonly into: Parameters },
  type: ValueType | undefined,
): string {
  if (type !== 'day' || !byMonth || !person) return fact;
  return toldDaySql({ county: person.county, person: person.id, form: `${into.add(form)}::text` }, fact);
}
