import { codesOf, fieldOf, rowsOf, wordsOf, type PaperData } from './paper-answers.rules.ts';
import { fitted, type Overflow, type Piece } from './paper-piece.ts';

const CIRCLED = '①②③④⑤⑥⑦⑧⑨⑩';

type Column = { readonly word: string; readonly key: string; readonly width: number };

/** At least `count` rows, all that are filled; a column of codes is a box, others are fill-ins behind their word. A word ending in `#` is numbered. */
export function rowPieces(inside: string, sheet: PaperData, overflow: Overflow[] | undefined): readonly Piece[] {
  const [table = '', count = '1', ...rest] = inside.split(':');
  const columns = [...rest.join(':').matchAll(/([^,=]*)=(\w+):(\d+)/g)].map(
    ([, word = '', key = '', width]): Column => ({ word, key, width: Number(width) }),
  );
  const rows = Math.max(Number(count), rowsOf(sheet.data[table]).length);
  return Array.from({ length: rows }, (_, at) =>
    columns.flatMap((column, place) => cellPieces({ table, at, apart: at + place > 0 }, column, sheet, overflow)),
  ).flat();
}

type Place = { readonly table: string; readonly at: number; readonly apart: boolean };

/** An answer may take this many times the room that the sheet draws for it. */
const ROOMY = 5;

function cellPieces(
  { table, at, apart }: Place,
  { word, key, width }: Column,
  { form, data, names }: PaperData,
  overflow: Overflow[] | undefined,
): readonly Piece[] {
  const field = fieldOf(form, table);
  const column = field?.type === 'table' ? field.columns.find((one) => one.key === key) : undefined;
  const value = rowsOf(data[table])[at]?.[key];
  const text = `${apart ? ' ' : ''}${word.replace('#', CIRCLED[at] ?? String(at + 1))} `;
  const lead: readonly Piece[] = word === '' ? [] : [{ kind: 'text', text, whole: true }];
  if (column && 'options' in column && column.options)
    return [...lead, { kind: 'code', field: `${table}.${key}`, code: codesOf(value).join() }];
  const label = (): string => `${field?.label ?? ''} ${at + 1} ${column?.label ?? ''}`;
  const fit = fitted(wordsOf(column, value, names), width * ROOMY, label, overflow);
  return [...lead, { kind: 'fill', field: `${table}.${key}`, width, ...fit }];
}
