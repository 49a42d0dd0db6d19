import { parseCalendarDay, type Json, type SensitiveKind } from '../../shared/index.ts';

/**
 * What an expression can be. `time` is a day with a clock time as somebody entered it, `instant` a moment the server noted (ISO 8601 in
 * UTC); `any` is an answer whose kind only its use decides (a computed field without a unit), `list` is written out: `['1', '2']`;
 * `table` are rows, which only functions look into.
 */
export type ValueType =
  | 'text'
  | 'number'
  | 'day'
  | 'time'
  | 'instant'
  | 'code'
  | 'codes'
  | 'boolean'
  | 'list'
  | 'table'
  | 'any';

/** What is known of a value path: its type, the codes it can have, and what of a person it is. */
export type FieldFacts = {
  readonly type: ValueType;
  readonly codes?: readonly string[];
  readonly sensitive?: SensitiveKind;
  /** A day that may never have been, or may never come: where it sorts when it is missing. */
  readonly never?: 'past' | 'future';
  /** Worked out of other paths of the same row; nothing is stored. */
  readonly is?: string;
};

/** A text that is a day there is. The year 0, which some calendars have, is none. */
const isDay = (text: string): boolean => text >= '0001' && parseCalendarDay(text) !== undefined;

const isTime = (text: string): boolean => isDay(text.slice(0, 10)) && /^.{10}([T ]\d\d:\d\d(:\d\d)?)?$/.test(text);

/** Characters that make no text: those JavaScript trims, written out because databases know fewer. */
export const BLANKS =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

const isText = (value: Json | undefined): value is string => typeof value === 'string' && value.trim() !== '';
const isCode = (value: Json | undefined): boolean => typeof value === 'string';

/** Which stored values are of a type. */
const IS: { readonly [Type in ValueType]: (value: Json | undefined) => boolean } = {
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  codes: (value) => Array.isArray(value) && value.length > 0 && value.every(isCode),
  day: (value) => typeof value === 'string' && isDay(value),
  time: (value) => typeof value === 'string' && isTime(value),
  code: isText,
  text: isText,
  instant: isText,
  any: isText,
  table: (value) => Array.isArray(value) && value.length > 0,
  list: () => false,
};

/** A stored value read as a type. What does not fit it (an answer of an older form version) is missing, as it is in SQL. */
export function readAs(type: ValueType, value: Json | undefined): Json | undefined {
  const read = type === 'code' && typeof value === 'number' ? String(value) : value;
  return IS[type](read) ? read : undefined;
}
