import { optionsOfLabels, REGION_NAME, type CellValue, type Column, type ListLibrary } from '@gongwei/domain/lists';
import type { SheetCell } from './workbook.ts';

/** An instant as the clock on the wall in China shows it; a time somebody entered stands as it was entered. */
const clockTime = (moment: string): string =>
  (/(Z|[+-]\d\d:?\d\d)$/.test(moment.slice(10)) ? inChina(moment) : moment).slice(0, 16).replace('T', ' ');

const inChina = (instant: string): string => new Date(new Date(instant).getTime() + 8 * 3_600_000).toISOString();

/** Identifiers that stand for a name. */
const NAMED: readonly Column['cell'][] = ['staff', 'resident', 'institution', 'region'];

/** Makes what writes a column's values as a sheet shows them: words instead of codes, names instead of identifiers. */
export function cellWriter(
  column: Column,
  library: ListLibrary,
): (value: CellValue, names: { readonly [id: string]: string }) => SheetCell {
  const words = new Map((optionsOfLabels(column.words, library) ?? []).map(({ code, label }) => [code, label]));
  const before = column.cell === 'region' ? REGION_NAME : '';
  const word = (code: string): string => words.get(code) ?? code;
  return (value, names) => {
    if (value === null) return null;
    if (typeof value === 'boolean') return words.get(value ? '1' : '0') ?? (value ? '是' : '否');
    if (typeof value === 'number') return value;
    if (typeof value !== 'string') return value.map(word).join('、');
    if (column.cell === 'instant') return clockTime(value);
    if (NAMED.includes(column.cell)) return names[before + value] ?? value;
    return word(value);
  };
}
