import { addDays, type CalendarDay, calendarDay, daysInMonth, parseCalendarDay, partsOf } from '../shared/index.ts';
import type { FieldDefinition } from './form-definition.ts';

/** What a typed text turned out to be. `unreadable` keeps the text with the user; nothing is stored. */
export type TypedInput<Read> =
  | { readonly kind: 'value'; readonly value: Read }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' };

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const LONGEST_NUMBER = 30;

/** Half-width text without blanks, as Chinese keyboards fail to type it: `１２０。５ ` is `120.5`. */
export function halfWidth(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/[。．]/g, '.')
    .replace(/[，、]/g, ',')
    .replace(/[－—–]/g, '-')
    .replace(/[\s\u3000]/g, '');
}

/**
 * Reads a number as typed, whatever its range: the engine judges that. A unit typed behind it is understood.
 *
 * @example
 * ```ts
 * parseNumberInput({ key: 'weight', label: '体重', type: 'decimal', unit: 'kg' }, '64.5kg'); // { kind: 'value', value: 64.5 }
 * ```
 */
export function parseNumberInput(field: FieldDefinition, text: string): TypedInput<number> {
  const typed = halfWidth(text);
  if (typed === '') return { kind: 'empty' };
  const unit = 'unit' in field && field.unit !== undefined ? halfWidth(field.unit).toLowerCase() : '';
  const bare = unit !== '' && typed.toLowerCase().endsWith(unit) ? typed.slice(0, -unit.length) : typed;
  if (!NUMBER.test(bare) || bare.length > LONGEST_NUMBER) return { kind: 'unreadable' };
  return { kind: 'value', value: Number(bare) + 0 };
}

const DAYS_OFF: ReadonlyMap<string, number> = new Map([
  ['今天', 0],
  ['今日', 0],
  ['昨天', -1],
  ['昨日', -1],
  ['前天', -2],
  ['明天', 1],
  ['后天', 2],
]);
const SEPARATED = /^(?:(\d{4})[-/.,年])?(\d{1,2})[-/.,月](\d{1,2})日?$/;
const COMPACT = /^(\d{4})?(\d{2})(\d{2})$/;
const TWO_DIGIT_YEAR = /^(\d{2})(\d{2})(\d{2})$/;

/**
 * Reads a day as typed: `20261120`, `1120`, `2026-11-20`, `2026/11/20`, `2026年11月20日`, `11-20`, `今天`, `昨天`, `-3` (three days ago).
 * Without a year it is the one of today; six digits are `YYMMDD`, of this century unless that is after today.
 *
 * @example
 * ```ts
 * import { calendarDay } from '@gongwei/domain/shared';
 * parseDateInput('1120', calendarDay(2026, 12, 1)); // { kind: 'value', value: '2026-11-20' }
 * ```
 */
export function parseDateInput(text: string, today: CalendarDay): TypedInput<CalendarDay> {
  const typed = halfWidth(text);
  if (typed === '') return { kind: 'empty' };
  const off = DAYS_OFF.get(typed) ?? (/^[+-]\d{1,3}$/.test(typed) ? Number(typed) : undefined);
  if (off !== undefined) return { kind: 'value', value: addDays(today, off) };
  const { year: thisYear } = partsOf(today);
  const short = TWO_DIGIT_YEAR.exec(typed);
  if (short) {
    const century = Math.floor(thisYear / 100) * 100;
    const recent = dayIfReal(century + Number(short[1]), Number(short[2]), Number(short[3]));
    return found(
      recent !== undefined && recent > today
        ? dayIfReal(century - 100 + Number(short[1]), Number(short[2]), Number(short[3]))
        : recent,
    );
  }
  const parts = SEPARATED.exec(typed) ?? COMPACT.exec(typed);
  if (!parts) return found(parseCalendarDay(typed));
  return found(dayIfReal(parts[1] === undefined ? thisYear : Number(parts[1]), Number(parts[2]), Number(parts[3])));
}

function dayIfReal(year: number, month: number, day: number): CalendarDay | undefined {
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return calendarDay(year, month, day);
}

const found = (day: CalendarDay | undefined): TypedInput<CalendarDay> =>
  day === undefined ? { kind: 'unreadable' } : { kind: 'value', value: day };
