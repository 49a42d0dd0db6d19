import { addDays, daysBetween, type CalendarDay } from '../../shared/index.ts';

/** The five visits of the standard; weeks include the whole last week [S]. */
export const PRENATAL_VISITS = [
  { visit: '1', fromWeek: 0, toWeek: 12 },
  { visit: '2', fromWeek: 16, toWeek: 20 },
  { visit: '3', fromWeek: 21, toWeek: 24 },
  { visit: '4', fromWeek: 28, toWeek: 36 },
  { visit: '5', fromWeek: 37, toWeek: 40 },
] as const;

/** One of the prenatal visits the standard asks for. */
export type PrenatalVisit = (typeof PRENATAL_VISITS)[number]['visit'];
/** `cancelled`: the pregnancy ended before the visit was held. */
export type VisitState = 'not-due' | 'due' | 'overdue' | 'done' | 'cancelled';
/** A prenatal visit with its window and how it stands today. */
export type PlannedVisit = {
  readonly visit: PrenatalVisit;
  readonly from: CalendarDay;
  readonly until: CalendarDay;
  readonly state: VisitState;
};

/** What the plan of prenatal visits goes by. `countedFrom`: the day weeks are counted from. */
export type PrenatalPlanInput = {
  readonly countedFrom: CalendarDay;
  readonly today: CalendarDay;
  readonly done: readonly string[];
  readonly endedOn?: CalendarDay | undefined;
  readonly registeredOn?: CalendarDay | undefined;
};

/**
 * Windows and states of the five visits. Missed visits other than the first are not made up for; the first is held whenever the woman is
 * registered, so registered late it stays due. Weeks between two windows have no numbered visit (`visitNumberFor` gives 9).
 */
export function prenatalPlan({
  countedFrom,
  today,
  done,
  endedOn,
  registeredOn,
}: PrenatalPlanInput): readonly PlannedVisit[] {
  return PRENATAL_VISITS.map(({ visit, fromWeek, toWeek }) => {
    const [from, until] = [addDays(countedFrom, fromWeek * 7), addDays(countedFrom, toWeek * 7 + 6)];
    const lateRegistration = visit === '1' && registeredOn !== undefined && registeredOn > until;
    const state = done.includes(visit)
      ? 'done'
      : endedOn !== undefined && endedOn <= today
        ? 'cancelled'
        : today < from
          ? 'not-due'
          : today <= until || lateRegistration
            ? 'due'
            : 'overdue';
    return { visit, from, until, state };
  });
}

/** Number of a visit held at that age: 1–5 inside the windows, 9 增加的随访 in the gaps and after 40+6. Missing before the LMP. */
export function visitNumberFor(totalDays: number): PrenatalVisit | '9' | undefined {
  if (totalDays < 0) return undefined;
  const week = Math.floor(totalDays / 7);
  return PRENATAL_VISITS.find(({ fromWeek, toWeek }) => week >= fromWeek && week <= toWeek)?.visit ?? '9';
}

/** First day of the next window after `visitedOn`. Missing once the fifth window has begun. */
export const nextPrenatalVisitOn = (countedFrom: CalendarDay, visitedOn: CalendarDay): CalendarDay | undefined =>
  PRENATAL_VISITS.map(({ fromWeek }) => addDays(countedFrom, fromWeek * 7)).find((from) => from > visitedOn);

/** The windows of the visits after a delivery. */
export type PostpartumSchedule = {
  readonly routineFrom: CalendarDay;
  readonly routineUntil: CalendarDay;
  /** Last day that counts for the rate of postpartum visits. */
  readonly countsUntil: CalendarDay;
  readonly day42From: CalendarDay;
  readonly day42Until: CalendarDay;
};

/**
 * Days after the delivery: home visit on days 3–7; 42-day examination on days 42–56 [P]. The visit counts up to 28 days after the *discharge*;
 * without it after the delivery.
 */
export function postpartumSchedule(deliveredOn: CalendarDay, dischargedOn?: CalendarDay): PostpartumSchedule {
  return {
    routineFrom: addDays(deliveredOn, 3),
    routineUntil: addDays(deliveredOn, 7),
    countsUntil: addDays(dischargedOn ?? deliveredOn, 28),
    day42From: addDays(deliveredOn, 42),
    day42Until: addDays(deliveredOn, 56),
  };
}

/** Whole days since the delivery; missing before it. */
export function postpartumDays(deliveredOn: CalendarDay, on: CalendarDay): number | undefined {
  const days = daysBetween(deliveredOn, on);
  return days < 0 ? undefined : days;
}
