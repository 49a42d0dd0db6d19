import type { CalendarDay, Json } from '../shared/index.ts';
import { isCalendarDay, isMaskedNumber } from '../shared/index.ts';
import { optionsOf } from './flatten-fields.ts';
import type { FieldDefinition } from './form-definition.ts';
import { pictureTrouble } from './picture-answer.ts';
import { sentences } from './sentences.ts';

/** What is wrong with one answer, before it is known where it stands. */
export type Trouble = { readonly severity: 'error' | 'warning'; readonly code: string; readonly message: string };

const error = (code: string, message: string): readonly Trouble[] => [{ severity: 'error', code, message }];
const NONE: readonly Trouble[] = [];

/** Troubles of an answer that is there, other than those of tables. */
export function answerTroubles(field: FieldDefinition, value: Json, today: CalendarDay): readonly Trouble[] {
  switch (field.type) {
    case 'integer':
    case 'decimal':
      return numberTroubles(field, value);
    case 'text':
    case 'longText':
      return textTroubles(field, value);
    case 'date':
    case 'dateTime':
      return dateTroubles(field, value, today);
    case 'single':
      return isOption(field, value) ? NONE : error('option', sentences.noSuchOption(field));
    case 'multi':
      return multiTroubles(field, value);
    case 'boolean':
      return typeof value === 'boolean' ? NONE : error('type', sentences.notABoolean(field));
    case 'image':
    case 'signature':
      return pictureTroubles(field, value);
    default:
      return NONE;
  }
}

function pictureTroubles(field: FieldDefinition, value: Json): readonly Trouble[] {
  const trouble = pictureTrouble(value);
  return trouble === undefined
    ? NONE
    : error(trouble, sentences[trouble === 'too-large' ? 'pictureTooLarge' : 'noPicture'](field));
}

type NumberField = FieldDefinition & { readonly type: 'integer' | 'decimal' };

function numberTroubles(field: NumberField, value: Json): readonly Trouble[] {
  if (typeof value !== 'number' || !Number.isFinite(value)) return error('type', sentences.notANumber(field));
  const { min, max, usual } = field;
  if ((min !== undefined && value < min) || (max !== undefined && value > max))
    return error('range', sentences.range(field, min, max));
  const digits = field.type === 'integer' ? 0 : field.precision;
  if (digits !== undefined && decimalsOf(value) > digits) {
    return error('precision', digits === 0 ? sentences.notAnInteger(field) : sentences.precision(field, digits));
  }
  if (usual && (value < usual[0] || value > usual[1]))
    return [{ severity: 'warning', code: 'usual', message: sentences.usual(field, usual[0], usual[1]) }];
  return NONE;
}

/** Decimals a number is written with. */
export function decimalsOf(value: number): number {
  if (Number.isInteger(value)) return 0;
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

const patterns = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, 'u');
  patterns.set(source, known);
  return known;
}

const isHiddenNumber = ({ sensitive }: FieldDefinition, value: string): boolean =>
  (sensitive === 'id-number' || sensitive === 'phone') && isMaskedNumber(value);

function textTroubles(
  field: FieldDefinition & { readonly type: 'text' | 'longText' },
  value: Json,
): readonly Trouble[] {
  if (typeof value !== 'string') return error('type', sentences.notAText(field));
  // The server puts the number back that the mask hides, and judges that.
  if (isHiddenNumber(field, value)) return NONE;
  if (field.maxLength !== undefined && value.length > field.maxLength && [...value].length > field.maxLength) {
    return error('max-length', sentences.tooLong(field, field.maxLength));
  }
  if (field.pattern !== undefined && !patternOf(field.pattern).test(value))
    return error('pattern', sentences.pattern(field));
  if (field.pattern === undefined && field.sensitive === 'phone' && !isPhone(value))
    return [{ severity: 'warning', code: 'phone', message: sentences.noPhone(field) }];
  return NONE;
}

const PHONE = /^(?:1[3-9]\d{9}|(?:0\d{2,3}-?)?\d{7,8}(?:-\d{1,6})?)$/;

/** Numbers one can be called at, one or several; people without a telephone are said to have none. */
const isPhone = (text: string): boolean =>
  /^(?:无|不详|没有)$/.test(text.trim()) ||
  text
    .trim()
    .split(/[\s、，,；;/]+/)
    .every((one) => PHONE.test(one));

const TIME = /^[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/;

function dateTroubles(
  field: FieldDefinition & { readonly type: 'date' | 'dateTime' },
  value: Json,
  today: CalendarDay,
): readonly Trouble[] {
  const day = typeof value === 'string' ? value.slice(0, 10) : '';
  if (typeof value !== 'string' || !isCalendarDay(day)) return error('date', sentences.impossibleDate(field));
  if (field.type === 'date' && value.length > 10) return error('date', sentences.impossibleDate(field));
  if (field.type === 'dateTime' && !TIME.test(value.slice(10))) return error('date', sentences.impossibleTime(field));
  const { min, max } = field;
  if (max !== undefined && day > (max === 'today' ? today : max)) {
    return error('date-max', max === 'today' ? sentences.afterToday(field) : sentences.afterDay(field, max));
  }
  if (min !== undefined && day < (min === 'today' ? today : min)) {
    return error('date-min', min === 'today' ? sentences.beforeToday(field) : sentences.beforeDay(field, min));
  }
  return NONE;
}

function isOption(field: FieldDefinition, code: Json): boolean {
  if (typeof code !== 'string') return false;
  const options = optionsOf(field);
  return !options || options.some((option) => option.code === code);
}

function multiTroubles(field: FieldDefinition & { readonly type: 'multi' }, value: Json): readonly Trouble[] {
  if (
    !Array.isArray(value) ||
    new Set(value).size !== value.length ||
    !value.every((code: Json) => isOption(field, code))
  ) {
    return error('option', sentences.noSuchOption(field));
  }
  const codes = value as readonly string[];
  const labelOf = (code: string): string => field.options?.find((option) => option.code === code)?.label ?? code;
  const alone = codes.find((code) => field.exclusive?.includes(code));
  if (alone !== undefined && codes.length > 1) return error('exclusive', sentences.exclusive(labelOf(alone)));
  for (const group of field.exclusiveGroups ?? []) {
    const chosen = codes.filter((code) => group.includes(code));
    if (chosen.length > 1) return error('exclusive', sentences.exclusiveGroup(chosen.map(labelOf)));
  }
  return NONE;
}
