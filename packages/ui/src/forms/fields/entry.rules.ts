import { readEyesight } from '@gongwei/domain/clinical';
import type { FieldDefinition, FieldState } from '@gongwei/domain/forms';
import type { CalendarDay, Json } from '@gongwei/domain/shared';
import { dayOfEntry } from '../../shared/day/day-entry.rules.ts';
import { holdsTeeth, settledTeeth } from './teeth.rules.ts';

/** Full-width digits and stops that an input method leaves behind, as plain ones. */
export const halfWidth = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.')
    .trim();

/** A moment as it is read; stored, a T stands between the day and the time. */
const DAY_AND_TIME = /^(\d{4}-\d{2}-\d{2})[ T]+(\d{2}:\d{2}.*)$/;

/**
 * The value that typed text means in a field. Text that is no number or no day is kept as it is, so that a draft
 * finds every character again; the form says what is wrong with it.
 */
export function valueOfEntry(field: FieldDefinition, text: string): Json | undefined {
  if (text.trim() === '') return undefined;
  switch (field.type) {
    case 'integer':
    case 'decimal': {
      const plain = halfWidth(text);
      return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : plain;
    }
    case 'date':
      return /^\d{8}$/.test(text.trim()) ? (dayOfEntry(text, '' as CalendarDay) ?? text.trim()) : text.trim();
    case 'dateTime':
      return text.trim().replace(DAY_AND_TIME, '$1T$2');
    case 'boolean':
      return text === 'true' || (text === 'false' ? false : text);
    default:
      return text;
  }
}

/** A day without its year is none to come where the field takes none. */
const latestOf = (field: FieldDefinition, today: CalendarDay): CalendarDay | undefined =>
  'max' in field && field.max === 'today' ? today : undefined;

/** `202611201030`, `20261120 1030`, `1120 10:30`, `今天 8:05`: a day as everywhere, then hours and minutes. */
const MOMENT = /^(\S{1,12}?)(?:[ T]{1,3}|(?<=^\d{8}))(\d{1,2}):?(\d{2})$/;

function momentOf(field: FieldDefinition, text: string, today: CalendarDay): string | undefined {
  const [, day = '', hours = '', minutes = ''] = MOMENT.exec(halfWidth(text)) ?? [];
  const on = day === '' ? undefined : dayOfEntry(day, today, latestOf(field, today));
  if (on === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${on}T${hours.padStart(2, '0')}:${minutes}`;
}

/** What is meant, once typing has ended: `1120` is a day of this year, eyesight of the other notation is converted. Other types: as typed. */
export function settledEntry(field: FieldDefinition, text: string, today: CalendarDay): Json | undefined {
  if (field.type === 'decimal' && field.eyesight !== undefined)
    return readEyesight(halfWidth(text), field.eyesight) ?? valueOfEntry(field, text);
  if (holdsTeeth(field)) return settledTeeth(halfWidth(text));
  if (field.type === 'dateTime') return momentOf(field, text, today) ?? valueOfEntry(field, text);
  if (field.type !== 'date' || text.trim() === '') return valueOfEntry(field, text);
  return dayOfEntry(text, today, latestOf(field, today)) ?? text.trim();
}

/** How a stored value stands in its text box. */
export function entryOfValue(value: Json | undefined, type?: FieldDefinition['type']): string {
  if (value === undefined || value === null || typeof value === 'object') return '';
  return type === 'dateTime' ? String(value).replace(DAY_AND_TIME, '$1 $2') : String(value);
}

/**
 * What a text box shows once typing has ended, where that is not what was typed: `20261120` was taken for a day with the last digit, and the box
 * has to say so. `undefined`: leave the box alone, e.g. `37.0`.
 */
export function settledText(field: FieldDefinition, typed: string, value: Json | undefined): string | undefined {
  const shown = entryOfValue(value, field.type);
  const read = valueOfEntry(field, typed) !== value || field.type === 'date' || field.type === 'dateTime';
  return read && shown !== typed ? shown : undefined;
}

/** A choice after one of its codes was picked: a single takes it (again: empties), a multi toggles it. */
export function pickCode(field: FieldDefinition, value: Json | undefined, code: string): Json | undefined {
  if (field.type === 'boolean') return value === (code === '1') ? undefined : code === '1';
  if (field.type !== 'multi') return value === code ? undefined : code;
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  if (chosen.includes(code)) return orUndefined(chosen.filter((other) => other !== code));
  const order = (field.options ?? []).map((option) => option.code);
  const kept = chosen.filter((other) => !excludes(field, code, other));
  return [...kept, code].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/**
 * As `pickCode`, for a code that is typed. Where it stands already without anybody having entered it, it is meant: it may have
 * come in between look and stroke, and a quick hand would empty what it wants to say.
 */
export function typeCode(
  field: FieldDefinition,
  { value, origin }: Pick<FieldState, 'value' | 'origin'>,
  code: string,
): Json | undefined {
  const picked = pickCode(field, value, code);
  return picked === undefined && origin !== 'entered' ? value : picked;
}

const orUndefined = (codes: readonly string[]): Json | undefined => (codes.length > 0 ? codes : undefined);

function excludes(field: FieldDefinition & { readonly type: 'multi' }, code: string, other: string): boolean {
  const alone = field.exclusive ?? [];
  if (alone.includes(code) || alone.includes(other)) return true;
  return (field.exclusiveGroups ?? []).some((group) => group.includes(code) && group.includes(other));
}
