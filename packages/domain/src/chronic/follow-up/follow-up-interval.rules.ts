import { addDays, addMonths, daysBetween, type CalendarDay } from '../../shared/index.ts';

/** How long a follow-up may wait: what a disease's rules ask for. */
export type FollowUpInterval = 'ten-days' | 'two-weeks' | 'one-month' | 'three-months' | 'six-months';

const STEPS: { readonly [interval in FollowUpInterval]: { readonly days: number } | { readonly months: number } } = {
  'ten-days': { days: 10 },
  'two-weeks': { days: 14 },
  'one-month': { months: 1 },
  'three-months': { months: 3 },
  'six-months': { months: 6 },
};

/** Two weeks are 14 days; months are calendar months with the month's last day where the day does not exist (11-30 + 3 → 02-28). */
export function nextFollowUpOn(visitedOn: CalendarDay, interval: FollowUpInterval): CalendarDay {
  const step = STEPS[interval];
  return 'days' in step ? addDays(visitedOn, step.days) : addMonths(visitedOn, step.months);
}

/** The diseases with follow-ups of their own. */
export type ChronicDisease = 'hypertension' | 'diabetes' | 'psychosis' | 'tuberculosis' | 'copd';

/**
 * Never visited: three months after the card was opened, with psychosis one month, with tuberculosis three days (72 h) after the notice
 * (section 6.2 [P]; COPD is not in it and follows the others).
 */
export function firstFollowUpOn(cardOpenedOn: CalendarDay, disease: ChronicDisease = 'hypertension'): CalendarDay {
  if (disease === 'tuberculosis') return addDays(cardOpenedOn, 3);
  return nextFollowUpOn(cardOpenedOn, disease === 'psychosis' ? 'one-month' : 'three-months');
}

/** How a follow-up that is owed stands on a day. */
export type DueStatus = {
  readonly state: 'notDue' | 'dueSoon' | 'overdue';
  /** Days since the due day; 0 while not overdue. */
  readonly overdueDays: number;
  /** The plan itself is closed as 逾期 only after the grace, until then it reads 应访 (modules 1.9). */
  readonly graceOver: boolean;
};

/** Days before the due day from which a follow-up counts as due. */
export const SOON_DAYS: { readonly [interval in FollowUpInterval]: number } = {
  'ten-days': 3,
  'two-weeks': 3,
  'one-month': 7,
  'three-months': 7,
  'six-months': 7,
};

/** Days after the due day in which a routine visit still counts as its plan's visit (modules 1.9 [P]); none for visits within two weeks. */
export const GRACE_DAYS: { readonly [interval in FollowUpInterval]: number } = {
  'ten-days': 0,
  'two-weeks': 0,
  'one-month': 15,
  'three-months': 15,
  'six-months': 15,
};

/**
 * Where a follow-up stands on a day (section 6.2 [P]): due soon from 7 days before (visits within two weeks: 3) up to the day itself, overdue from
 * the next day on. Weekends and holidays do not move the day.
 */
export function dueStatus(
  due: CalendarDay,
  today: CalendarDay,
  interval: FollowUpInterval = 'three-months',
): DueStatus {
  const late = daysBetween(due, today);
  const state = late > 0 ? 'overdue' : late >= -SOON_DAYS[interval] ? 'dueSoon' : 'notDue';
  return { state, overdueDays: Math.max(0, late), graceOver: late > GRACE_DAYS[interval] };
}

/** The rule's interval that a span of days belongs to, for its warning and grace. */
export function intervalOfSpan(days: number): FollowUpInterval {
  if (days <= 10) return 'ten-days';
  if (days <= 14) return 'two-weeks';
  if (days <= 31) return 'one-month';
  return days <= 92 ? 'three-months' : 'six-months';
}
