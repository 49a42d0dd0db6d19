import type { JsonObject } from '@gongwei/domain/shared';
import { fieldOf, rowsOf, type PaperData } from './paper-answers.rules.ts';

/** A place of the sheet that belongs to one row of a table: `doses/vaccine=HepB/doseNumber=1/date`. */
type RowPick = {
  readonly table: string;
  readonly where: readonly (readonly [key: string, value: string])[];
  readonly column: string;
};

/** Reads `table/key=value/…/column`; the last part names a column where it has no `=`. */
export function rowPickOf(path: string): RowPick {
  const [table = '', ...parts] = path.split('/');
  const where = parts.filter((part) => part.includes('=')).map((part) => part.split('=') as [string, string]);
  return { table, where, column: parts.find((part) => !part.includes('=')) ?? '' };
}

const fits = (row: JsonObject, { where }: RowPick): boolean =>
  where.every(([key, value]) => String(row[key]) === value);

/** The first row that fits, with the definition of the column; nothing where there is none. */
export function pickRow(path: string, { form, data }: PaperData) {
  const pick = rowPickOf(path);
  const field = fieldOf(form, pick.table);
  const column = field?.type === 'table' ? field.columns.find(({ key }) => key === pick.column) : undefined;
  return { ...pick, definition: column, row: rowsOf(data[pick.table]).find((row) => fits(row, pick)) };
}

/** The rows that none of the picks takes: a pick takes the first row that fits it. */
export function rowsLeft(rows: readonly JsonObject[], picks: readonly string[]): readonly JsonObject[] {
  const taken = new Set(picks.map((path) => rows.find((row) => fits(row, rowPickOf(path)))));
  return rows.filter((row) => !taken.has(row));
}
