import { fullMonths, fullYears, maskFor, type CalendarDay, type Reader } from '../shared/index.ts';
import type { Resident } from './resident.ts';

/** Below this age months say more than years do. Completed years. */
const MONTHS_BELOW = 3;

type Whole = Pick<Resident, 'name' | 'idNumber' | 'phone' | 'address'> & { readonly birthDate: CalendarDay };
type Shown = Pick<Resident, 'name' | 'birthDate' | 'age' | 'ageMonths' | 'idNumber' | 'phone' | 'address'>;

/**
 * Who somebody is, as a reader may have it. For who may only look: surname, age, county, what kind of telephone; no birth date, no
 * address, and no digits from which the identity number could be computed.
 */
export function shownPerson(
  reader: Reader,
  { name, idNumber, phone, address, birthDate }: Whole,
  today: CalendarDay,
): Shown {
  const hidden = {
    name: maskFor(reader, 'person-name', name) ?? '',
    idNumber: maskFor(reader, 'id-number', idNumber) ?? '',
    ...(phone === undefined ? {} : { phone: maskFor(reader, 'phone', phone) ?? '' }),
  };
  if (reader === 'reveals') return { ...hidden, birthDate, ...(address === undefined ? {} : { address }) };
  return { ...hidden, ...ageFacts(birthDate, today) };
}

/** The age in place of a birth date: years, and months of a small child. */
export function ageFacts(
  birthDate: CalendarDay,
  today: CalendarDay,
): { readonly age: number; readonly ageMonths?: number } {
  const age = fullYears(birthDate, today);
  return age < MONTHS_BELOW ? { age, ageMonths: fullMonths(birthDate, today) } : { age };
}

/** Children are cared for until their seventh birthday (0～6岁儿童健康管理). Completed years. */
export const CHILD_UNTIL = 7;

/** Completed years on a day; of who shows only an age it is today's. `undefined` where neither is known. */
export const ageOf = (person: Pick<Resident, 'birthDate' | 'age'>, on: CalendarDay): number | undefined =>
  person.birthDate === undefined ? person.age : fullYears(person.birthDate, on);

/**
 * `71 岁`, of small children whose birth date is hidden `8 个月`; '' where nothing is known.
 *
 * @example
 * ```ts
 * import { calendarDay } from '@gongwei/domain/shared';
 * formatAge({ birthDate: calendarDay(1955, 3, 8) }, calendarDay(2026, 11, 20)); // '71 岁'
 * ```
 */
export function formatAge(person: Pick<Resident, 'birthDate' | 'age' | 'ageMonths'>, on: CalendarDay): string {
  if (person.birthDate === undefined && person.ageMonths !== undefined) return `${person.ageMonths} 个月`;
  const age = ageOf(person, on);
  return age === undefined ? '' : `${age} 岁`;
}
