import { people, peopleFilters } from '../resident-parts.ts';

/** Levels of the warning of a reading, by the digit its words begin with. */
export const LEVELS = {
  options: [
    { code: '0', label: '正常', tone: 'quiet' }, { code: '1', label: '提示' }, { code: '2', label: '3日内联系', tone: 'warn' },
    { code: '3', label: '当日联系', tone: 'danger' }, { code: '4', label: '危急', tone: 'danger' },
  ],
} as const;

/** The level a warning has, read off its words. */
export const levelAt = (text: string): string =>
  `isMissing(${text}) ? '0' : startsWith(${text}, '4') ? '4' : startsWith(${text}, '3') ? '3' : startsWith(${text}, '2') ? '2' : startsWith(${text}, '1') ? '1' : '0'`;
/** Nobody has dealt with the warning of a reading. */
export const OPEN = '(isMissing(record.handled) || record.handled == false)';
/** The warning of a reading asks for somebody. */
export const WARNS = "(startsWith(record.warningLevel, '2') || startsWith(record.warningLevel, '3') || startsWith(record.warningLevel, '4'))";
/** Readings of the last so many days that count. */
const since = (days: number): string => `record.valid == true && day(record.measuredAt) >= addDays(@today, -${days - 1})`;

/** What is told of somebody's readings of one kind: `form` of the readings, `last` the newest that counts. */
export function readingsOf(form: string) {
  const last = `latest(${form}, when: record.valid == true)`;
  return {
    last,
    /** Nothing where nobody has measured. */
    level: `isMissing(${last}.measuredAt) ? '' : ${levelAt(`${last}.warningLevel`)}`,
    silentDays: `daysBetween(day(${last}.measuredAt), @today)`,
    times: (days: number, more = '') => `count(${form}, when: ${since(days)}${more})`,
    /** The mean of what was measured in the last so many days. */
    mean: (key: string, days: number, digits: number, more = '') =>
      `round(average(${form}, when: ${since(days)}${more}).${key}, ${digits})`,
    openWarnings: `count(${form}, when: record.valid == true && ${WARNS} && ${OPEN})`,
    /** How many warnings came in the last seven days. */
    warned: `count(${form}, when: ${since(7)} && ${WARNS})`,
  } as const;
}

/** Who a row of these lists is about, and how they are looked for. */
export const who = [people.name, people.sex, people.age, people.phone, people.village] as const;
export const where = [peopleFilters.person, peopleFilters.place, peopleFilters.village] as const;

/** The rows of a number of 医防融合的统计, opened from there. */
export const NUMBER = { key: 'number', label: '统计数字', kind: 'number', on: 'true', place: 'more' } as const;
