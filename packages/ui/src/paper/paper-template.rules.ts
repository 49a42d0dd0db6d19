import type { Answers, CompiledForm, FieldDefinition } from '@gongwei/domain/forms';
import type { Json, JsonObject } from '@gongwei/domain/shared';
import { wordsOfValue, type NameBook } from '../forms/wording.rules.ts';

/** A filled sheet's answers with what is needed to word them. */
export type PaperData = {
  readonly form: CompiledForm;
  readonly data: Answers;
  readonly names: NameBook;
};

/** What a line of the official sheet consists of. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  /** A fill-in on a line. `more` is the mark of the continuation sheet where the answer is too long for its place. */
  | { readonly kind: 'fill'; readonly text: string; readonly width: number; readonly more?: string }
  | { readonly kind: 'option'; readonly code: string; readonly label: string; readonly chosen: boolean }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'boxes'; readonly codes: readonly string[]; readonly count: number }
  | { readonly kind: 'teeth'; readonly quadrants: readonly [string, string, string, string] }
  | { readonly kind: 'picture'; readonly source: string | undefined };

/** Answers that did not fit, in the order they were met. */
export type Overflow = { readonly mark: string; readonly label: string; readonly text: string };

const TOKEN = /(\{[^}]+\}|\[[^\]]+\]|<[^>]+>|#\w+|@[^@]+@)/;

/**
 * Reads a line of a layout: `{key}` or `{key:width:capacity}` is a fill-in, `[key]` an option list with its code boxes,
 * `<key>` a signature, `#stem` a cross of teeth, `@table:count:word=column:width,…@` the rows of a table one after the other, as
 * `名称① … 时间 …`; everything else is printed as it stands. Widths in characters.
 */
export function piecesOf(template: string, sheet: PaperData, overflow: Overflow[]): readonly Piece[] {
  return template
    .split(TOKEN)
    .filter(Boolean)
    .flatMap((part): readonly Piece[] => {
      const inside = part.slice(1, -1);
      if (part.startsWith('{')) return [fillOf(inside, sheet, overflow)];
      if (part.startsWith('[')) return choiceOf(inside, sheet, overflow);
      if (part.startsWith('<')) return [{ kind: 'picture', source: textOf(sheet.data[inside]) }];
      if (part.startsWith('@')) return rowPieces(inside, sheet);
      if (part.startsWith('#')) return [{ kind: 'teeth', quadrants: quadrantsOf(part.slice(1), sheet.data) }];
      return [{ kind: 'text', text: part }];
    });
}

function fillOf(inside: string, sheet: PaperData, overflow: Overflow[]): Piece {
  const [key = '', width = '4', capacity = '60'] = inside.split(':');
  const text = answerOf(key, sheet);
  return { kind: 'fill', width: Number(width), ...fitted(text, Number(capacity), () => labelOf(sheet, key), overflow) };
}

/** The answer in words, without its unit: the sheet prints that. Empty where there is none. */
export function answerOf(key: string, { form, data, names }: PaperData): string {
  const value = data[key];
  if (value === undefined || value === null) return '';
  const field = fieldOf(form, key);
  if (!field) return String(value);
  const { unit: _, ...bare } = field as FieldDefinition & { readonly unit?: string };
  return wordsOfValue(bare as FieldDefinition, value, names);
}

function choiceOf(key: string, sheet: PaperData, overflow: Overflow[]): readonly Piece[] {
  const field = fieldOf(sheet.form, key);
  if (!field || !('options' in field) || !field.options) return [];
  const codes = codesOf(sheet.data[key]);
  const pieces = field.options.flatMap((option): readonly Piece[] => {
    const chosen = codes.includes(option.code);
    const printed: Piece = { kind: 'option', code: option.code, label: option.label, chosen };
    if (!('otherKey' in field) || !field.otherKey || field.otherCode !== option.code) return [printed];
    return [printed, fillOf(`${field.otherKey}:5:36`, sheet, overflow)];
  });
  return [...pieces, { kind: 'boxes', codes, count: Math.max(boxesOf(field), codes.length) }];
}

const CIRCLED = '①②③④⑤⑥⑦⑧⑨⑩';

/** At least `count` rows, all that are filled; a column of codes is a box, others are fill-ins behind their word. A word ending in `#` is numbered. */
function rowPieces(inside: string, { form, data, names }: PaperData): readonly Piece[] {
  const [table = '', count = '1', ...rest] = inside.split(':');
  const field = fieldOf(form, table);
  const stored = (Array.isArray(data[table]) ? data[table] : []) as readonly JsonObject[];
  const columns = rest
    .join(':')
    .split(',')
    .map((spec) => /^(.*)=(\w+):(\d+)$/.exec(spec))
    .filter((match) => match !== null);
  return Array.from({ length: Math.max(Number(count), stored.length) }, (_, at) =>
    columns.flatMap(([, word = '', key = '', width], place): readonly Piece[] => {
      const column = field?.type === 'table' ? field.columns.find((one) => one.key === key) : undefined;
      const value = stored[at]?.[key];
      const lead =
        word === ''
          ? []
          : [
              {
                kind: 'text',
                text: `${at + place > 0 ? ' ' : ''}${word.replace('#', CIRCLED[at] ?? String(at + 1))} `,
              } as const,
            ];
      if (column && 'options' in column && column.options)
        return [...lead, { kind: 'code', code: value === undefined ? '' : String(value) }];
      return [
        ...lead,
        {
          kind: 'fill',
          width: Number(width),
          text: value === undefined ? '' : column ? wordsOfValue(column, value, names) : String(value),
        },
      ];
    }),
  ).flat();
}

/** Code boxes as the sheet prints them; a multiple choice without a hint gets one for each of up to five codes. */
function boxesOf(field: FieldDefinition & { readonly options?: readonly unknown[] }): number {
  if (field.paper?.boxes !== undefined) return field.paper.boxes;
  return field.type === 'multi' ? Math.min(5, field.options?.length ?? 1) : 1;
}

/** Cuts an answer to what its place holds; the whole of it goes to the continuation sheet under a number. */
export function fitted(
  text: string,
  capacity: number,
  label: () => string,
  overflow: Overflow[],
): { readonly text: string; readonly more?: string } {
  if (text.length <= capacity) return { text };
  const mark = String(overflow.length + 1);
  overflow.push({ mark, label: label(), text });
  return { text: text.slice(0, Math.max(0, capacity - 4)), more: mark };
}

export const codesOf = (value: Json | undefined): readonly string[] =>
  Array.isArray(value)
    ? value.map(String)
    : value === undefined || value === null
      ? []
      : [typeof value === 'boolean' ? (value ? '1' : '2') : String(value)];

const textOf = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

const quadrantsOf = (stem: string, data: Answers): readonly [string, string, string, string] => [
  textOf(data[`${stem}UpperLeft`]) ?? '',
  textOf(data[`${stem}UpperRight`]) ?? '',
  textOf(data[`${stem}LowerLeft`]) ?? '',
  textOf(data[`${stem}LowerRight`]) ?? '',
];

/** A layout may name keys that an older definition does not have; those print empty. */
export const fieldOf = (form: CompiledForm, key: string): FieldDefinition | undefined =>
  form.fields.find((field) => field.key === key);

const labelOf = ({ form }: PaperData, key: string): string => fieldOf(form, key)?.label ?? key;
