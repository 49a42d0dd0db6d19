import type { CalendarDay } from './calendar-day.ts';
import { monthOf, type CalendarMonth } from './told-day.ts';
import { maskFor } from './masking.ts';
import { maskWritten } from './written-numbers.ts';

/** What is known of somebody whose sheets are read: wherever it stands in a text, it is found again. */
export type KnownPerson = {
  readonly name: string;
  readonly idNumber?: string;
  readonly phone?: string;
  readonly birthDate?: CalendarDay;
  readonly address?: string;
};

/** The ways a day is written in remarks. */
function writtenDays(day: CalendarDay): readonly string[] {
  const [year = '', month = '', date = ''] = day.split('-');
  const [m, d] = [String(Number(month)), String(Number(date))];
  return [day, year + month + date, `${year}年${month}月${date}日`, `${year}年${m}月${d}日`].concat(
    ['/', '.', '-'].flatMap((mark) => [[year, month, date].join(mark), [year, m, d].join(mark)]),
  );
}

/** Longer words first, so that a part of one does not break it. Single characters and Latin words would hit what is no name. */
const wordsOf = ({ name, idNumber, phone, birthDate, address }: KnownPerson): readonly (readonly [string, string])[] =>
  [
    ...(/\p{Script=Han}/u.test(name) && [...name].length > 1
      ? [[name, maskFor('looks', 'person-name', name) ?? ''] as const]
      : []),
    ...(idNumber ? [[idNumber, maskFor('looks', 'id-number', idNumber) ?? ''] as const] : []),
    ...(phone ? [[phone, maskFor('looks', 'phone', phone) ?? ''] as const] : []),
    ...(address && [...address].length > 3 ? [[address, maskFor('looks', 'address', address) ?? ''] as const] : []),
    ...(birthDate ? writtenDays(birthDate).map((written) => [written, `${birthDate.slice(0, 4)}年`] as const) : []),
  ].sort(([a], [b]) => b.length - a.length);

/** A day, with its time where there is one. */
const DAY = /(?<!\d)\d{4}-\d\d-\d\d(?!\d)(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?/g;

/**
 * Makes what hides these people in texts for a reader who may only look: numbers of anybody, and their names, addresses and
 * birthdays in any usual way of writing. `undefined` for a text that is nothing but a birthday. `births`: months of whose days only the month is told.
 */
export function hidingOf(
  people: readonly KnownPerson[],
  births: ReadonlySet<CalendarMonth> = new Set(),
): (text: string) => string | undefined {
  const days = new Set(people.flatMap(({ birthDate }) => (birthDate ? [birthDate as string] : [])));
  const words = people.flatMap(wordsOf);
  const byMonth = (text: string): string =>
    births.size === 0
      ? text
      : text.replace(DAY, (day) => (births.has(monthOf(day as CalendarDay)) ? day.slice(0, 7) : day));
  return (text) =>
    days.has(text.slice(0, 10)) && /^\d{4}-\d\d-\d\d(?:T.*)?$/.test(text)
      ? undefined
      : maskWritten('looks', byMonth(words.reduce((hidden, [word, mask]) => hidden.replaceAll(word, mask), text)));
}
