import { sumOfValues, type BuiltIn } from '../../forms/formula/functions.ts';
import { numberOf, textOf, type Value } from '../../forms/formula/value.ts';
import { toNumber } from '../../shared/exact-number.ts';
import { ckdEpi2009 } from '../../clinical/index.ts';
import { calendarDay, dayInChina, daysBetween, parseCalendarDay } from '../../shared/index.ts';
import { criticalText, joinedTexts, pairText, rangeText, referenceText } from './text-functions.ts';
import type { ValueType } from './value-type.ts';

/** Letters without their case; only those of ASCII, as the database does it in collation C. */
const folded = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const bothTexts =
  (test: (text: string, part: string) => boolean) =>
  ([text, part]: readonly Value[]): Value => {
    const [whole, wanted] = [textOf(text), textOf(part)];
    return whole === undefined || wanted === undefined ? undefined : test(whole, wanted);
  };

/** The day of an instant is that in China; of a time or a day, its own. */
function dayOf([value]: readonly Value[]): Value {
  if (typeof value !== 'string') return undefined;
  return value.endsWith('Z') ? dayInChina(value) : value.slice(0, 10);
}

const MONDAY = calendarDay(1970, 1, 5);
/** 1 Monday to 7 Sunday, as ISO 8601 counts them. */
function weekdayOf([value]: readonly Value[]): Value {
  const day = typeof value === 'string' ? parseCalendarDay(value) : undefined;
  return day && (((daysBetween(MONDAY, day) % 7) + 7) % 7) + 1;
}

/** The hour of an instant in China, which has no summer time: 0 to 23. */
const hourOf = ([value]: readonly Value[]): Value =>
  typeof value === 'string' && value.endsWith('Z') ? (Number(value.slice(11, 13)) + 8) % 24 : undefined;

/** Minutes since midnight of a time that was entered; a day alone has none. */
function minuteOf([value]: readonly Value[]): Value {
  const [, hours, minutes] = /^.{10}[T ](\d\d):(\d\d)/.exec(typeof value === 'string' ? value : '') ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** The numbers of one column of a table, added up; missing where no row has one. */
function rowSum([rows, key]: readonly Value[]): Value {
  const cells = (Array.isArray(rows) ? rows : []).map((row: unknown) =>
    typeof row === 'object' && row !== null ? (row as { readonly [key: string]: unknown })[String(key)] : undefined,
  );
  const numbers = cells.filter((cell) => typeof cell === 'number');
  return numbers.length === 0 ? undefined : sumOfValues(numbers);
}

/** How many rows of a table have more than nothing in one column, and a tick in another, if one is named. */
function rowsAbove([rows, key, ticked]: readonly Value[]): Value {
  if (!Array.isArray(rows)) return undefined;
  return rows.filter((row: unknown) => {
    if (typeof row !== 'object' || row === null) return false;
    const cells = row as { readonly [key: string]: unknown };
    const number = cells[String(key)];
    return typeof number === 'number' && number > 0 && (ticked === undefined || cells[String(ticked)] === true);
  }).length;
}

/** What takes back the words after it in the same clause: 未见脂肪肝、肝囊肿 finds nothing. */
const DENIALS = '未见|未及|无|未|排除|除外|否认';
const CLAUSE_ENDS = '，。；！？,;!?\\n';

/** One pattern for JavaScript and PostgreSQL: a clause with one of the words, and nothing before it that denies. */
export const clausePattern = (words: readonly string[]): string => {
  const plain = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|-]/g, '\\$&'));
  return `(^|[${CLAUSE_ENDS}])((?!${DENIALS})[^${CLAUSE_ENDS}])*(${plain.join('|')})`;
};

function textMatches([text, words]: readonly Value[]): Value {
  const whole = textOf(text);
  return whole === undefined ? undefined : new RegExp(clausePattern(words as readonly string[])).test(whole);
}

/** Creatinine (μmol/L) and age (years) an eGFR is worked out for, ends included; beyond them something was entered wrong. */
export const FILTRATION_LIMITS = { creatinine: [1, 100_000], age: [18, 150] } as const;
const isWithin = (value: number, [from, to]: readonly [number, number]): boolean => value >= from && value <= to;

/** eGFR as it is reported: whole mL/min/1.73 m². */
function wholeFiltration([creatinine, age, sex]: readonly Value[]): Value {
  const [level, years] = [numberOf(creatinine), numberOf(age)];
  if (level === undefined || years === undefined || (sex !== 'male' && sex !== 'female')) return undefined;
  const { creatinine: levels, age: ages } = FILTRATION_LIMITS;
  if (!isWithin(toNumber(level), levels) || !isWithin(toNumber(years), ages)) return undefined;
  const rate = ckdEpi2009(toNumber(level), sex, toNumber(years));
  return rate === undefined ? undefined : Math.round(rate);
}

const DIGITS = 8;
/** A text whose numbers sort by their value: 3组 before 10组. Numbers of more digits stand as they are written, behind the others. */
const numbersInOrder = ([text]: readonly Value[]): Value =>
  textOf(text)?.replace(/0*([0-9]+)/g, (_, digits: string) => digits.padStart(DIGITS, '0'));

/** Functions that lists have besides those of every formula. */
export const LIST_FUNCTIONS: ReadonlyMap<string, BuiltIn> = new Map<string, BuiltIn>([
  ['day', { arity: [1, 1], apply: dayOf }],
  ['yearOf', { arity: [1, 1], apply: ([day]) => (typeof day === 'string' ? Number(day.slice(0, 4)) : undefined) }],
  ['monthOf', { arity: [1, 1], apply: ([day]) => (typeof day === 'string' ? Number(day.slice(5, 7)) : undefined) }],
  ['weekdayOf', { arity: [1, 1], apply: weekdayOf }],
  ['hourOf', { arity: [1, 1], apply: hourOf }],
  ['minuteOf', { arity: [1, 1], apply: minuteOf }],
  ['textMatches', { arity: [2, 2], apply: textMatches }],
  ['ckdEpi2009', { arity: [3, 3], apply: wholeFiltration }],
  ['startsWith', { arity: [2, 2], apply: bothTexts((text, part) => text.startsWith(part)) }],
  ['contains', { arity: [2, 2], apply: bothTexts((text, part) => folded(text).includes(folded(part))) }],
  ['joined', { arity: [1, 8], apply: joinedTexts }],
  ['rangeText', { arity: [2, 2], apply: ([low, high]) => rangeText(low, high) }],
  ['pairText', { arity: [2, 2], apply: ([first, second]) => pairText(first, second) }],
  ['criticalText', { arity: [2, 2], apply: ([low, high]) => criticalText(low, high) }],
  ['numbersInOrder', { arity: [1, 1], apply: numbersInOrder }],
  ['rowCount', { arity: [1, 1], apply: ([rows]) => (Array.isArray(rows) ? rows.length : undefined) }],
  ['rowSum', { arity: [2, 2], apply: rowSum }],
  ['rowsAbove', { arity: [2, 3], apply: rowsAbove }],
  ['referenceText', { arity: [1, 1], apply: ([rows]) => referenceText(rows) }],
]);

/** What a function takes and gives. The last of `takes` stands for all further ones; `same`: all of one type, which `gives` may be. */
export type Signature = {
  readonly takes: readonly (ValueType | readonly ValueType[] | 'same')[];
  readonly gives: ValueType | 'same';
};

const NUMBERS: Signature = { takes: ['number'], gives: 'number' };
const TEXT = ['text', 'code'] as const;
const CHOICE = ['code', 'codes', 'text'] as const;
const MOVE: Signature = { takes: ['day', 'number'], gives: 'day' };
const SPAN: Signature = { takes: ['day', 'day'], gives: 'number' };

/** Functions that have a form in SQL, and so may stand in lists and measures. Rules, matrices and sums of tables have none. */
export const SIGNATURES: { readonly [name: string]: Signature } = {
  sum: NUMBERS,
  max: NUMBERS,
  min: NUMBERS,
  mean: NUMBERS,
  round: NUMBERS,
  floor: NUMBERS,
  countTrue: { takes: ['boolean'], gives: 'number' },
  countEquals: { takes: ['same'], gives: 'number' },
  hasAny: { takes: [CHOICE, 'list'], gives: 'boolean' },
  hasAnyExcept: { takes: [CHOICE, 'list'], gives: 'boolean' },
  countExcept: { takes: [CHOICE, 'list'], gives: 'number' },
  between: { takes: ['number'], gives: 'boolean' },
  isMissing: { takes: ['any'], gives: 'boolean' },
  anyMissing: { takes: ['any'], gives: 'boolean' },
  addDays: MOVE,
  addMonths: MOVE,
  addYears: MOVE,
  daysBetween: SPAN,
  yearsBetween: SPAN,
  fullYears: SPAN,
  fullMonths: SPAN,
  left: { takes: [TEXT, 'number'], gives: 'text' },
  right: { takes: [TEXT, 'number'], gives: 'text' },
  length: { takes: [CHOICE], gives: 'number' },
  concat: { takes: [TEXT], gives: 'text' },
  day: { takes: [['instant', 'time', 'day']], gives: 'day' },
  yearOf: { takes: ['day'], gives: 'number' },
  monthOf: { takes: ['day'], gives: 'number' },
  weekdayOf: { takes: ['day'], gives: 'number' },
  hourOf: { takes: ['instant'], gives: 'number' },
  minuteOf: { takes: ['time'], gives: 'number' },
  textMatches: { takes: [TEXT, 'list'], gives: 'boolean' },
  ckdEpi2009: { takes: ['number', 'number', TEXT], gives: 'number' },
  startsWith: { takes: [TEXT, TEXT], gives: 'boolean' },
  contains: { takes: [TEXT, TEXT], gives: 'boolean' },
  joined: { takes: [TEXT], gives: 'text' },
  rangeText: { takes: ['number', 'number'], gives: 'text' },
  pairText: { takes: ['number', 'number'], gives: 'text' },
  criticalText: { takes: ['number', 'number'], gives: 'text' },
  numbersInOrder: { takes: [TEXT], gives: 'text' },
  rowCount: { takes: ['table'], gives: 'number' },
  rowSum: { takes: ['table', 'text'], gives: 'number' },
  rowsAbove: { takes: ['table', 'text'], gives: 'number' },
  referenceText: { takes: ['table'], gives: 'text' },
};
