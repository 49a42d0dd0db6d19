import type { FieldDefinition, Option } from '@gongwei/domain/forms';
import {
  answerOf,
  codesOf,
  fieldOf,
  labelOf,
  picturesOf,
  rowsOf,
  wordsOf,
  type PaperData,
} from './paper-answers.rules.ts';
import { pickRow } from './row-picks.rules.ts';

/** What a line of the official sheet consists of. `field` is the key whose answer it prints. */
export type Piece =
  /** `whole`: no line may end within a word of it. */
  | { readonly kind: 'text'; readonly text: string; readonly whole?: boolean }
  /** A fill-in on a line of `width` characters; 0: no line. `more`: mark of the continuation where the answer was cut. */
  | {
      readonly kind: 'fill';
      readonly field: string;
      readonly text: string;
      readonly width: number;
      readonly more?: string;
    }
  | { readonly kind: 'option'; readonly code: string; readonly label: string; readonly chosen: boolean }
  /** Words that are ringed, or whose box is ticked, where they are the answer. */
  | { readonly kind: 'ring'; readonly field: string; readonly text: string; readonly chosen: boolean }
  | { readonly kind: 'code'; readonly field: string; readonly code: string }
  /** `alone`: the sheet prints words of its own for the codes. */
  | {
      readonly kind: 'boxes';
      readonly field: string;
      readonly codes: readonly string[];
      readonly count: number;
      readonly alone?: boolean;
    }
  | { readonly kind: 'teeth'; readonly field: string; readonly quadrants: readonly [string, string, string, string] }
  /** `large`: a picture to be looked at; otherwise a signature. */
  | { readonly kind: 'picture'; readonly field: string; readonly sources: readonly string[]; readonly large: boolean };

/** Answers that did not fit, in the order they were met. */
export type Overflow = { readonly mark: string; readonly label: string; readonly text: string };

const TOKEN = /(\{[^}]+\}|\[[^\]]+\]|<[^>]+>|#\w+|@[^@]+@|~[^~=]+=[^~]+~)/;

/**
 * Reads a line of a layout: `{key}` or `{key:width:capacity}` is a fill-in, `[key]` an option list with its code boxes,
 * `[key!]` the boxes alone, `<key>` a signature or picture, `#stem` a cross of teeth, `~key=code:words~` words ringed where chosen,
 * `{table/key=value/…/column:width}` a column of the row that fits (`~table/key=value:words~` ringed where there is one),
 * `@table:count:word=column:width,…@` the rows of a table one after the other, as `名称① … 时间 …`; everything else is
 * printed as it stands. Widths in characters. Answers longer than their capacity are cut where an `overflow` collects them,
 * and whole otherwise.
 */
export function piecesOf(template: string, sheet: PaperData, overflow?: Overflow[]): readonly Piece[] {
  return template
    .split(TOKEN)
    .filter(Boolean)
    .flatMap((part): readonly Piece[] => {
      const inside = part.slice(1, -1);
      if (!TOKEN.test(part)) return [{ kind: 'text', text: part }];
      if (part.startsWith('{')) return [fillOf(inside, sheet, overflow)];
      if (part.startsWith('[')) return choiceOf(inside, sheet, overflow);
      if (part.startsWith('<')) return [pictureOf(inside, sheet)];
      if (part.startsWith('~')) return [ringOf(inside, sheet)];
      if (part.startsWith('@')) return rowPieces(inside, sheet);
      return [teethOf(part.slice(1), sheet)];
    });
}

function fillOf(inside: string, sheet: PaperData, overflow: Overflow[] | undefined): Piece {
  const [key = '', width = '4', capacity = '60'] = inside.split(':');
  if (key.includes('/')) return pickedOf(key, Number(width), Number(capacity), sheet, overflow);
  const text = dayOnPaper(fieldOf(sheet.form, key), answerOf(key, sheet));
  const fit = fitted(text, Number(capacity), () => labelOf(sheet.form, key), overflow);
  return { kind: 'fill', field: key, width: Number(width), ...fit };
}

/** The answer in a column of the row that belongs to this place. */
function pickedOf(
  path: string,
  width: number,
  capacity: number,
  sheet: PaperData,
  overflow: Overflow[] | undefined,
): Piece {
  const { table, column, definition, row } = pickRow(path, sheet);
  const text = wordsOf(definition, row?.[column], sheet.names);
  return {
    kind: 'fill',
    field: `${table}.${column}`,
    width,
    ...fitted(text, capacity, () => definition?.label ?? column, overflow),
  };
}

/** `2026年11月20日`; blanks to be filled by hand where there is no day. */
function dayOnPaper(field: FieldDefinition | undefined, text: string): string {
  if (field?.type !== 'date' && field?.type !== 'computed') return text;
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year && month && day) return `${year}年${Number(month)}月${Number(day)}日`;
  return text === '' && field.type === 'date' ? '　　年　月　日' : text;
}

/** Cuts an answer to what its place holds; the whole of it goes to the continuation sheet under a number. */
export function fitted(
  text: string,
  capacity: number,
  label: () => string,
  overflow: Overflow[] | undefined,
): { readonly text: string; readonly more?: string } {
  if (text.length <= capacity || !overflow) return { text };
  const mark = String(overflow.length + 1);
  overflow.push({ mark, label: label(), text });
  return { text: text.slice(0, Math.max(0, capacity - 4)), more: mark };
}

const YES_NO: readonly Option[] = [
  { code: '1', label: '是' },
  { code: '2', label: '否' },
];

/** Computed answers without options are yes or no where a sheet prints boxes for them. */
function optionsOn(field: FieldDefinition): readonly Option[] | undefined {
  if ('options' in field && field.options) return field.options;
  return field.type === 'boolean' || field.type === 'computed' ? YES_NO : undefined;
}

function choiceOf(inside: string, sheet: PaperData, overflow: Overflow[] | undefined): readonly Piece[] {
  const key = inside.replace(/!$/, '');
  const field = fieldOf(sheet.form, key);
  const options = field && optionsOn(field);
  if (!field || !options) return [fillOf(key, sheet, overflow)];
  const codes = codesOf(sheet.data[key]);
  const words = inside === key ? options : [];
  const pieces = words.flatMap((option): readonly Piece[] => {
    const printed: Piece = { kind: 'option', ...option, chosen: codes.includes(option.code) };
    if (!('otherKey' in field) || !field.otherKey || field.otherCode !== option.code) return [printed];
    return [printed, fillOf(`${field.otherKey}:5:36`, sheet, overflow)];
  });
  const count = Math.max(boxesOf(field, options.length), codes.length);
  return [...pieces, { kind: 'boxes', field: key, codes, count, ...(words.length === 0 ? { alone: true } : {}) }];
}

/** Code boxes as the sheet prints them; a multiple choice without a hint gets one for each of up to five codes. */
function boxesOf(field: FieldDefinition, options: number): number {
  if (field.paper?.boxes !== undefined) return field.paper.boxes;
  return field.type === 'multi' ? Math.min(5, options) : 1;
}

function ringOf(inside: string, sheet: PaperData): Piece {
  const { data } = sheet;
  const [, path = '', words = ''] = /^(\w+\/[^:]+):(.*)$/.exec(inside) ?? [];
  if (path) {
    const { table, row } = pickRow(path, sheet);
    return { kind: 'ring', field: table, text: words, chosen: row !== undefined };
  }
  const [, key = '', code = '', text = ''] = /^([^=]+)=([^:]*):?(.*)$/.exec(inside) ?? [];
  return { kind: 'ring', field: key, text: text || code, chosen: codesOf(data[key]).includes(code) };
}

function pictureOf(key: string, { form, data }: PaperData): Piece {
  const large = fieldOf(form, key)?.type === 'image';
  return { kind: 'picture', field: key, sources: picturesOf(data[key]), large };
}

const CIRCLED = '①②③④⑤⑥⑦⑧⑨⑩';

type Column = { readonly word: string; readonly key: string; readonly width: number };

/** At least `count` rows, all that are filled; a column of codes is a box, others are fill-ins behind their word. A word ending in `#` is numbered. */
function rowPieces(inside: string, sheet: PaperData): readonly Piece[] {
  const [table = '', count = '1', ...rest] = inside.split(':');
  const columns = [...rest.join(':').matchAll(/([^,=]*)=(\w+):(\d+)/g)].map(
    ([, word = '', key = '', width]): Column => ({ word, key, width: Number(width) }),
  );
  const rows = Math.max(Number(count), rowsOf(sheet.data[table]).length);
  return Array.from({ length: rows }, (_, at) =>
    columns.flatMap((column, place) => cellPieces(table, at, column, at + place > 0, sheet)),
  ).flat();
}

function cellPieces(
  table: string,
  at: number,
  { word, key, width }: Column,
  apart: boolean,
  { form, data, names }: PaperData,
): readonly Piece[] {
  const field = fieldOf(form, table);
  const column = field?.type === 'table' ? field.columns.find((one) => one.key === key) : undefined;
  const value = rowsOf(data[table])[at]?.[key];
  const text = `${apart ? ' ' : ''}${word.replace('#', CIRCLED[at] ?? String(at + 1))} `;
  const lead: readonly Piece[] = word === '' ? [] : [{ kind: 'text', text, whole: true }];
  if (column && 'options' in column && column.options)
    return [...lead, { kind: 'code', field: `${table}.${key}`, code: codesOf(value).join() }];
  return [...lead, { kind: 'fill', field: `${table}.${key}`, width, text: wordsOf(column, value, names) }];
}

function teethOf(stem: string, { data }: PaperData): Piece {
  const quadrant = (at: string): string => picturesOf(data[`${stem}${at}`])[0] ?? '';
  return {
    kind: 'teeth',
    field: stem,
    quadrants: [quadrant('UpperLeft'), quadrant('UpperRight'), quadrant('LowerLeft'), quadrant('LowerRight')],
  };
}
