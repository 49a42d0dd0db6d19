import {
  addDays,
  addMonths,
  addYears,
  type CalendarDay,
  daysBetween,
  fullMonths,
  fullYears,
  parseCalendarDay,
  partsOf,
} from '../../shared/index.ts';
import { add, compare, divide, type ExactNumber, floorOf, roundHalfUp, toNumber } from '../../shared/exact-number.ts';
import { dayOf, equals, numberOf, textOf, type Value } from './value.ts';

export type BuiltIn = {
  /** How many arguments at least and at most. */
  readonly arity: readonly [least: number, most: number];
  readonly apply: (values: readonly Value[]) => Value;
};

const MANY = 1000;
const MAX_DIGITS = 12;

const presentNumbers = (values: readonly Value[]): readonly ExactNumber[] =>
  values.map(numberOf).filter((number) => number !== undefined);

const total = (numbers: readonly ExactNumber[]): ExactNumber => numbers.reduce(add, 0);

/** The total, or missing when a value is missing or no number. */
export function sumOfValues(values: readonly Value[]): Value {
  const numbers = presentNumbers(values);
  return numbers.length === values.length ? total(numbers) : undefined;
}

const chosenCodes = (value: Value): readonly string[] | undefined =>
  value === undefined
    ? undefined
    : (Array.isArray(value) ? (value as readonly Value[]) : [value]).map((code) => textOf(code) ?? '');

function codesExcept(choice: Value, codes: Value): readonly string[] | undefined {
  const excluded = chosenCodes(codes) ?? [];
  return chosenCodes(choice)?.filter((code) => !excluded.includes(code));
}

/** Moves a day; missing where it would leave the years 1 to 9999. */
function moved(
  move: (day: CalendarDay, count: number) => CalendarDay,
  perYear: number,
): (values: readonly Value[]) => Value {
  return ([date, amount]) => {
    const [day, count] = [dayOf(date), numberOf(amount)];
    if (day === undefined || count === undefined) return undefined;
    const whole = floorOf(count);
    const year = partsOf(day).year + whole / perYear;
    return year > 1 && year < 9999 ? parseCalendarDay(move(day, whole)) : undefined;
  };
}

const twoDays =
  (measure: (from: CalendarDay, until: CalendarDay) => number) =>
  ([first, second]: readonly Value[]): Value => {
    const [from, until] = [dayOf(first), dayOf(second)];
    return from === undefined || until === undefined ? undefined : measure(from, until);
  };

const part =
  (take: (characters: readonly string[], count: number) => readonly string[]) =>
  ([text, count]: readonly Value[]): Value => {
    const [characters, length] = [textOf(text), numberOf(count)];
    if (characters === undefined || length === undefined) return undefined;
    return take([...characters], Math.max(0, floorOf(length))).join('') || undefined;
  };

function between([x, from, below]: readonly Value[]): Value {
  const value = numberOf(x);
  if (value === undefined) return false;
  const [low, high] = [numberOf(from), numberOf(below)];
  if (low === undefined || high === undefined) return undefined;
  return compare(value, low) >= 0 && compare(value, high) < 0;
}

function mean(values: readonly Value[]): Value {
  const numbers = presentNumbers(values);
  return numbers.length === 0 ? undefined : divide(total(numbers), numbers.length);
}

const extreme =
  (sign: 1 | -1) =>
  (values: readonly Value[]): Value => {
    const numbers = presentNumbers(values);
    return numbers.length === 0
      ? undefined
      : numbers.reduce((best, next) => (sign * compare(next, best) > 0 ? next : best));
  };

function round([x, digits = 0]: readonly Value[]): Value {
  const [value, places] = [numberOf(x), numberOf(digits)];
  if (value === undefined || places === undefined) return undefined;
  return roundHalfUp(value, Math.min(MAX_DIGITS, Math.max(0, toNumber(places))));
}

function countEquals([wanted, ...values]: readonly Value[]): Value {
  if (wanted === undefined || values.includes(undefined)) return undefined;
  return values.filter((value) => equals(wanted, value)).length;
}

function concat(values: readonly Value[]): Value {
  const texts = values.map(textOf);
  return texts.includes(undefined) ? undefined : texts.join('');
}

function length([value]: readonly Value[]): Value {
  if (Array.isArray(value)) return value.length;
  const text = textOf(value);
  return text === undefined ? undefined : [...text].length;
}

/** The functions of `docs/form-language.md`; `lookup`, `matrix`, `sumOf` and rules need the formula itself and are compiled apart. */
export const BUILT_INS: ReadonlyMap<string, BuiltIn> = new Map<string, BuiltIn>([
  ['sum', { arity: [1, MANY], apply: sumOfValues }],
  ['max', { arity: [1, MANY], apply: extreme(1) }],
  ['min', { arity: [1, MANY], apply: extreme(-1) }],
  ['mean', { arity: [1, MANY], apply: mean }],
  ['countTrue', { arity: [1, MANY], apply: (values) => values.filter((value) => value === true).length }],
  ['countEquals', { arity: [2, MANY], apply: countEquals }],
  [
    'hasAny',
    {
      arity: [2, 2],
      apply: ([choice, codes]) => chosenCodes(choice)?.some((code) => (chosenCodes(codes) ?? []).includes(code)),
    },
  ],
  [
    'hasAnyExcept',
    {
      arity: [2, 2],
      apply: ([choice, codes]) => {
        const rest = codesExcept(choice, codes);
        return rest && rest.length > 0;
      },
    },
  ],
  ['countExcept', { arity: [2, 2], apply: ([choice, codes]) => codesExcept(choice, codes)?.length }],
  ['between', { arity: [3, 3], apply: between }],
  ['isMissing', { arity: [1, 1], apply: ([value]) => value === undefined }],
  ['anyMissing', { arity: [1, MANY], apply: (values) => values.includes(undefined) }],
  ['round', { arity: [1, 2], apply: round }],
  [
    'floor',
    {
      arity: [1, 1],
      apply: ([value]) => {
        const number = numberOf(value);
        return number === undefined ? undefined : floorOf(number);
      },
    },
  ],
  ['addDays', { arity: [2, 2], apply: moved(addDays, 365) }],
  ['addMonths', { arity: [2, 2], apply: moved(addMonths, 12) }],
  ['addYears', { arity: [2, 2], apply: moved(addYears, 1) }],
  ['daysBetween', { arity: [2, 2], apply: twoDays(daysBetween) }],
  [
    'yearsBetween',
    {
      arity: [2, 2],
      apply: twoDays((from, until) => (until < from ? 0 - fullYears(until, from) : fullYears(from, until))),
    },
  ],
  ['fullYears', { arity: [2, 2], apply: twoDays(fullYears) }],
  ['fullMonths', { arity: [2, 2], apply: twoDays(fullMonths) }],
  ['left', { arity: [2, 2], apply: part((characters, count) => characters.slice(0, count)) }],
  [
    'right',
    { arity: [2, 2], apply: part((characters, count) => characters.slice(Math.max(0, characters.length - count))) },
  ],
  ['length', { arity: [1, 1], apply: length }],
  ['concat', { arity: [1, MANY], apply: concat }],
]);
