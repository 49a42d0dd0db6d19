import { addDays, addMonths, daysBetween, type CalendarDay } from '../shared/index.ts';

/** Routine visits keep three calendar months at most, all others two weeks. */
export type FollowUpInterval = 'three-months' | 'two-weeks';

/** Two weeks are 14 days; three months are calendar months with the month's last day where the day does not exist (11-30 → 02-28). */
export const nextFollowUpOn = (visitedOn: CalendarDay, interval: FollowUpInterval): CalendarDay =>
  interval === 'two-weeks' ? addDays(visitedOn, 14) : addMonths(visitedOn, 3);

/** Never visited: three months after the card was opened (section 6.2 [P]). */
export const firstFollowUpOn = (cardOpenedOn: CalendarDay): CalendarDay => nextFollowUpOn(cardOpenedOn, 'three-months');

export type DueStatus = {
  readonly state: 'notDue' | 'dueSoon' | 'overdue';
  /** Days since the due day; 0 while not overdue. */
  readonly overdueDays: number;
  /** The plan itself is closed as 逾期 only after the grace, until then it reads 应访 (modules 1.9). */
  readonly graceOver: boolean;
};

const SOON_DAYS: { readonly [interval in FollowUpInterval]: number } = { 'three-months': 7, 'two-weeks': 3 };

/** Days after the due day in which a routine visit still counts as its plan's visit (modules 1.9 [P]); none for two-week visits. */
export const GRACE_DAYS: { readonly [interval in FollowUpInterval]: number } = { 'three-months': 15, 'two-weeks': 0 };

/**
 * Where a follow-up stands on a day (section 6.2 [P]): due soon from 7 days before (two-week visits: 3) up to the day itself, overdue from
 * the next day on. Weekends and holidays do not move the day.
 */
export function dueStatus(due: CalendarDay, today: CalendarDay, interval: FollowUpInterval = 'three-months'): DueStatus {
  const late = daysBetween(due, today);
  const state = late > 0 ? 'overdue' : late >= -SOON_DAYS[interval] ? 'dueSoon' : 'notDue';
  return { state, overdueDays: Math.max(0, late), graceOver: late > GRACE_DAYS[interval] };
}
