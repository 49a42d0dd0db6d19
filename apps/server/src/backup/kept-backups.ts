import type { CalendarDay } from '@gongwei/domain/shared';

/** How many of those made before a migration are kept. */
const BEFORE_MIGRATIONS = 3;

const DAILY = /^gongwei-(\d{4}-\d{2}-\d{2})\.backup$/;
const BEFORE = /^gongwei-\d{4}-\d{2}-\d{2}-before-\d{4}\.backup$/;

export const dailyName = (day: CalendarDay): string => `gongwei-${day}.backup`;

/** `number`: of the first migration that is about to be applied. */
export const nameBefore = (day: CalendarDay, number: number): string =>
  `gongwei-${day}-before-${String(number).padStart(4, '0')}.backup`;

/** The newest day of which there is a daily backup. */
export const newestDay = (names: readonly string[]): string | undefined =>
  names.map((name) => DAILY.exec(name)?.[1] ?? '').reduce((a, b) => (a > b ? a : b), '') || undefined;

/** Names that may go: daily ones but the newest `days`, those before migrations but the newest few. Others are nobody's business. */
export function outdated(names: readonly string[], days: number): readonly string[] {
  const old = (pattern: RegExp, keep: number): readonly string[] =>
    names
      .filter((name) => pattern.test(name))
      .toSorted()
      .reverse()
      .slice(keep);
  return [...old(DAILY, days), ...old(BEFORE, BEFORE_MIGRATIONS)];
}
