import { checkDigitOf, type Sex } from '@gongwei/domain/resident';
import { makeUuidV7, type CalendarDay } from '@gongwei/domain/shared';
import { COUNTY_CODE, GIVEN, SURNAME_WEIGHTS, SURNAMES } from './names.data.ts';
import type { Random } from './random.ts';

/** A name as people of that age have it; two thirds have two given characters. */
export function personName(random: Random, sex: Sex, age: number): string {
  const given = age < 25 ? GIVEN[sex].young : GIVEN[sex].old;
  const first = random.pick(given);
  return (
    SURNAMES[random.weighted(SURNAME_WEIGHTS)]! +
    first +
    (random.chance(age < 25 ? 0.85 : 0.66) ? random.pick(given) : '')
  );
}

/**
 * A synthetic identity number with a right check digit. The area code belongs to no place. `serial` keeps numbers of
 * people born on one day apart: 500 of each sex, more than a county of a million has.
 */
export function syntheticIdNumber(birthDate: CalendarDay, sex: Sex, serial: number): string {
  const order = (serial % 498) * 2 + (sex === 'male' ? 1 : 0);
  const head = `${COUNTY_CODE}${birthDate.replaceAll('-', '')}${String(order).padStart(3, '0')}`;
  return head + checkDigitOf(head);
}

/** A mobile number below a prefix that is not given out: 199 0000 xxxx, and from the ten-thousandth on 199 00xx xxxx. */
export const testPhone = (serial: number): string => `19900${String(serial % 1_000_000).padStart(6, '0')}`;

/** The instant a working day began or a record was written, in UTC, with the hour China has (UTC+8). */
export const instantOn = (day: CalendarDay, random: Random): string => {
  const [hour, minute, second] = [random.integer(0, 8), random.integer(0, 59), random.integer(0, 59)];
  return `${day}T${[hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':')}.000Z`;
};

export const seedId = (instant: string, random: Random): string => makeUuidV7(Date.parse(instant), random.bytes(10));
