import { fail, ok, type Result } from '../../shared/index.ts';

/** A sheet as text, row by row; what a cell shows. Row 0 is row 1 of the file. */
export type SheetCells = readonly (readonly string[])[];

/** A column a list reads from a workbook. */
export type SheetColumn = {
  readonly key: string;
  readonly label: string;
  /** What else files call it. */
  readonly aliases?: readonly string[];
  readonly required?: true;
  /** What may stand in it, for the template: `中药、西药`. */
  readonly hint?: string;
};

/** A row of the file by its number, as Excel shows it; what stands under each column. */
export type SheetLine = { readonly row: number; readonly cells: { readonly [key: string]: string } };

/** Rows below the headings, and headings that nobody knows. */
export type SheetLines = { readonly lines: readonly SheetLine[]; readonly unread: readonly string[] };

/** More is done in several files. */
export const MOST_LINES = 2_000;
/** Headings stand among the first rows; above them there may be a title, or what an instrument says of its run. */
const LAST_HEADING = 50;

const written = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '');
const withoutNote = (text: string): string => text.replace(/[(*].*$/, '');

/** Which column a heading is of: the longest name it is, or begins with where only a note in brackets follows: `编码（必填）` is `编码`, `吸烟（目前）（支/天）` is `吸烟（目前）`. */
function columnsByHeading(columns: readonly SheetColumn[]): (heading: string) => string | undefined {
  const full = columns.flatMap(({ label, aliases = [], key }) =>
    [label, ...aliases].map((name) => [written(name), key] as const),
  );
  // 编码（8位） is 编码 as well, where no other column could be meant.
  const short = full.map(([name, key]) => [withoutNote(name), key] as const);
  const ofOne = short.filter(([name, key]) => name !== '' && short.every((one) => one[0] !== name || one[1] === key));
  const names = [...full, ...ofOne].sort(([one], [other]) => other.length - one.length);
  return (heading) => {
    const text = written(heading);
    return names.find(
      ([name]) => text === name || (text.startsWith(name) && /^[(*]/.test(text.slice(name.length))),
    )?.[1];
  };
}

/** Reads a sheet by its headings. `must`: columns without which no row says anything; others may be absent. The failure is a sentence for staff. */
export function readSheetLines(
  sheet: SheetCells,
  columns: readonly SheetColumn[],
  must: readonly string[],
): Result<SheetLines, string> {
  const columnOf = columnsByHeading(columns);
  const needed = columns.filter(({ key }) => must.includes(key));
  const header = sheet
    .slice(0, LAST_HEADING)
    .findIndex((cells) => cells.filter((cell) => columnOf(cell) !== undefined).length >= Math.min(2, columns.length));
  if (header < 0) return fail(`没有找到表头，表头应有 ${needed.map(({ label }) => label).join('、')}，请用模板填写`);
  const keys = (sheet[header] ?? []).map(columnOf);
  const missing = needed.filter(({ key }) => !keys.includes(key));
  if (missing.length > 0) return fail(`表头缺少 ${missing.map(({ label }) => label).join('、')}，请用模板填写`);
  const lines = sheet.slice(header + 1).flatMap((cells, at): SheetLine[] => {
    const filled = keys.flatMap((key, place) => {
      const text = (cells[place] ?? '').trim();
      return key === undefined || text === '' ? [] : [[key, text] as const];
    });
    return filled.length === 0 ? [] : [{ row: header + at + 2, cells: Object.fromEntries(filled) }];
  });
  if (lines.length === 0) return fail('表头下面没有数据');
  if (lines.length > MOST_LINES) return fail(`表中超过 ${MOST_LINES} 行，请拆分后分次导入`);
  const unread = (sheet[header] ?? []).filter((cell, at) => cell.trim() !== '' && keys[at] === undefined);
  return ok({ lines, unread });
}
