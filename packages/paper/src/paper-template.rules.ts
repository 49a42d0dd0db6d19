import type { FieldDefinition, Option } from '@gongwei/domain/forms';
import { answerOf, codesOf, fieldOf, labelOf, picturesOf, wordsOf, type PaperData } from './paper-answers.rules.ts';
import { fitted, type Overflow, type Piece } from './paper-piece.ts';
import { rowPieces } from './row-pieces.rules.ts';
import { pickRow } from './row-picks.rules.ts';

const TOKEN = /(\{[^}]+\}|\[[^\]]+\]|<[^>]+>|#\w+|@[^@]+@|~[^~=]+=[^~]+~)/;

/**
 * Reads a line of a layout: `{key}` or `{key:width:capacity}` is a fill-in, `{key#}` an archive number in boxes, `[key]` an option list with its code boxes,
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
      if (part.startsWith('{'))
        return [inside.endsWith('#') ? numberOf(inside, sheet) : fillOf(inside, sheet, overflow)];
      if (part.startsWith('[')) return choiceOf(inside, sheet, overflow);
      if (part.startsWith('<')) return [pictureOf(inside, sheet)];
      if (part.startsWith('~')) return [ringOf(inside, sheet)];
      if (part.startsWith('@')) return rowPieces(inside, sheet, overflow);
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

const numberOf = (inside: string, sheet: PaperData): Piece => {
  const field = inside.slice(0, -1);
  return { kind: 'digits', field, number: answerOf(field, sheet) };
};

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

/** `2026年11月20日`, `2026年11月` of a day that is told by its month; blanks to be filled by hand where there is no day. */
function dayOnPaper(field: FieldDefinition | undefined, text: string): string {
  if (field?.type !== 'date' && field?.type !== 'computed') return text;
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(text) ?? [];
  if (year && month) return `${year}年${Number(month)}月${day ? `${Number(day)}日` : ''}`;
  return text === '' && field.type === 'date' ? '　　年　月　日' : text;
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
    return { kind: 'ring', field: table, code: '', text: words, chosen: row !== undefined };
  }
  const [, key = '', code = '', text = ''] = /^([^=]+)=([^:]*):?(.*)$/.exec(inside) ?? [];
  return { kind: 'ring', field: key, code, text: text || code, chosen: codesOf(data[key]).includes(code) };
}

function pictureOf(key: string, { form, data }: PaperData): Piece {
  const large = fieldOf(form, key)?.type === 'image';
  return { kind: 'picture', field: key, sources: picturesOf(data[key]), large };
}

function teethOf(stem: string, { data }: PaperData): Piece {
  const quadrant = (at: string): string => codesOf(data[`${stem}${at}`])[0] ?? '';
  return {
    kind: 'teeth',
    field: stem,
    quadrants: [quadrant('UpperLeft'), quadrant('UpperRight'), quadrant('LowerLeft'), quadrant('LowerRight')],
  };
}
