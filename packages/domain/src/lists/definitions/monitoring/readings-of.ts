/** The level a warning has, read off its words. */
export const levelAt = (text: string): string =>
  `isMissing(${text}) ? '0' : startsWith(${text}, '4') ? '4' : startsWith(${text}, '3') ? '3' : startsWith(${text}, '2') ? '2' : startsWith(${text}, '1') ? '1' : '0'`;
/** Nobody has dealt with the warning of a reading. */
export const OPEN = '(isMissing(record.handled) || record.handled == false)';
/** The warning of a reading asks for somebody. */
export const WARNS =
  "(startsWith(record.warningLevel, '2') || startsWith(record.warningLevel, '3') || startsWith(record.warningLevel, '4'))";
/** Readings of the last so many days that count. A reading is of the day it was measured on. */
const since = (days: number): string => `record.@occurredOn >= addDays(@today, -${days - 1}) && record.valid == true`;

/**
 * Expressions of what is told of somebody's readings of one kind: `form` of the readings, `last` the newest that counts.
 *
 * @example
 * readingsOf('blood-glucose-reading').last; // 'latest(blood-glucose-reading, when: record.valid == true)'
 */
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
