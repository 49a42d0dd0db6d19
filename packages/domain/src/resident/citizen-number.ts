import { fail, fullYears, ok, parseCalendarDay, type CalendarDay, type Result } from '../shared/index.ts';
import type { Sex } from './resident.ts';

declare const citizenNumberBrand: unique symbol;

/** An 18-character resident identity number that passed length, birth-date and check-digit rules (GB 11643-1999). */
export type CitizenNumber = string & { readonly [citizenNumberBrand]: true };

/** Why a text is no citizen number of GB 11643. */
export type CitizenNumberFailure =
  | 'wrong-length'
  | 'impossible-birth-date'
  | 'birth-date-in-future'
  | 'wrong-check-digit';

/** A citizen number of 18 digits, and what was noticed on reading it. */
export type ReadCitizenNumber = {
  readonly number: CitizenNumber;
  /** The input had 15 digits. */
  readonly widened: boolean;
  /** A 15-digit number with the order code 996 to 999, kept for people born in 18xx: somebody should look at it. */
  readonly centenarian: boolean;
};

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const CHECK_DIGITS = '10X98765432';

/**
 * Reads 15 or 18 characters; blanks around are cut, a small x counts as X. With `latest`, a later birth date fails.
 *
 * @example
 * ```ts
 * const read = readCitizenNumber('11010519491231002X');
 * read.ok && birthDateOf(read.value.number); // '1949-12-31'
 * ```
 */
export function readCitizenNumber(
  input: string,
  latest?: CalendarDay,
): Result<ReadCitizenNumber, CitizenNumberFailure> {
  const text = input.trim().toUpperCase();
  const legacy = /^\d{15}$/.test(text);
  if (!legacy && !/^\d{17}[\dX]$/.test(text)) return fail('wrong-length');
  const centenarian = legacy && /99[6-9]$/.test(text);
  const first17 = legacy ? `${text.slice(0, 6)}${centenarian ? '18' : '19'}${text.slice(6)}` : text.slice(0, 17);
  const birthDate = compactDay(first17.slice(6, 14));
  if (!birthDate) return fail('impossible-birth-date');
  if (latest !== undefined && birthDate > latest) return fail('birth-date-in-future');
  const checkDigit = checkDigitOf(first17);
  if (!legacy && text[17] !== checkDigit) return fail('wrong-check-digit');
  return ok({ number: (first17 + checkDigit) as CitizenNumber, widened: legacy, centenarian });
}

/**
 * As `readCitizenNumber`, for callers that only want the 18 characters.
 *
 * @example
 * ```ts
 * parseCitizenNumber(' 11010519491231002x '); // { ok: true, value: '11010519491231002X' }
 * parseCitizenNumber('110105194912310021'); // { ok: false, failure: 'wrong-check-digit' }
 * ```
 */
export function parseCitizenNumber(input: string, latest?: CalendarDay): Result<CitizenNumber, CitizenNumberFailure> {
  const read = readCitizenNumber(input, latest);
  return read.ok ? ok(read.value.number) : read;
}

/**
 * The 18th character that belongs to the first 17 digits: weighted sum modulo 11, looked up.
 *
 * @example
 * ```ts
 * checkDigitOf('11010519491231002'); // 'X'
 * ```
 */
export function checkDigitOf(first17: string): string {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(first17[at]), 0);
  return CHECK_DIGITS[sum % 11] as string;
}

/** The birth date in an identity number, digits 7 to 14 (GB 11643-1999). The number was read by `readCitizenNumber`, so the day exists. */
export const birthDateOf = (id: CitizenNumber): CalendarDay => compactDay(id.slice(6, 14)) as CalendarDay;

/**
 * The 17th digit is odd for men.
 *
 * @example
 * ```ts
 * const id = parseCitizenNumber('11010519491231002X');
 * id.ok && sexOf(id.value); // 'female'
 * ```
 */
export const sexOf = (id: CitizenNumber): Sex => (Number(id[16]) % 2 === 1 ? 'male' : 'female');

/**
 * Completed years on a day, 0 before birth.
 *
 * @example
 * ```ts
 * import { calendarDay } from '@gongwei/domain/shared';
 * const id = parseCitizenNumber('11010519491231002X');
 * id.ok && ageOn(id.value, calendarDay(2026, 11, 22)); // 76
 * ```
 */
export const ageOn = (id: CitizenNumber, on: CalendarDay): number => fullYears(birthDateOf(id), on);

/** Completed years nobody has lived beyond yet by more than a few (the oldest was 122): a number that says more was mistyped. */
const OLDEST = 125;

/** Older than anybody can be on a day. */
export const isImpossiblyOld = (id: CitizenNumber, on: CalendarDay): boolean => ageOn(id, on) > OLDEST;

/** First six and last four characters stay readable; safe for lists, logs and titles. */
export const maskCitizenNumber = (id: CitizenNumber): string => `${id.slice(0, 6)}********${id.slice(14)}`;

/**
 * The specification's own rule for forms: birthday derived from 15 or 18 characters, any other length gives 0.
 * It looks at the length and the day only, so that the birthday appears while the check digit is still wrong.
 */
export function birthdayFromIdText(text: string): CalendarDay | 0 {
  if (text.length === 18) return compactDay(text.slice(6, 14)) ?? 0;
  if (text.length === 15) return compactDay(`${/99[6-9]$/.test(text) ? '18' : '19'}${text.slice(6, 12)}`) ?? 0;
  return 0;
}

/** The specification's own rule: age in completed years derived from 15 or 18 characters, any other length gives 0. */
export function ageFromIdText(text: string, on: CalendarDay): number {
  const birthday = birthdayFromIdText(text);
  return birthday === 0 ? 0 : fullYears(birthday, on);
}

const compactDay = (digits: string): CalendarDay | undefined =>
  parseCalendarDay(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`);
