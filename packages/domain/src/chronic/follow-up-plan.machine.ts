import { addDays, daysBetween, type CalendarDay } from '../shared/index.ts';
import {
  dueStatus,
  firstFollowUpOn,
  GRACE_DAYS,
  nextFollowUpOn,
  type ChronicDisease,
  type FollowUpInterval,
} from './follow-up-interval.rules.ts';

/** 未到期, 应访, 已访, 逾期, 补访 (made up for after the grace), 失访, 终止 (modules 1.9). */
export type PlanState = 'upcoming' | 'due' | 'visited' | 'overdue' | 'made-up' | 'lost' | 'ended';

/** One visit that a disease's care still owes, or has had. */
export type FollowUpPlan = {
  readonly disease: ChronicDisease;
  readonly state: PlanState;
  readonly dueOn: CalendarDay;
  readonly interval: FollowUpInterval;
  /** Day on which it was fulfilled, given up or ended. */
  readonly closedOn?: CalendarDay;
};

export type PlanEvent =
  /** A day has come: the plan falls due and later runs over its grace by itself. */
  | { readonly type: 'day'; readonly on: CalendarDay }
  /** A real visit, early ones included: a visit that is saved fulfils the plan. */
  | { readonly type: 'visited'; readonly on: CalendarDay }
  | { readonly type: 'lost'; readonly on: CalendarDay }
  /** The card ended: death, moving away, care ended. */
  | { readonly type: 'ended'; readonly on: CalendarDay };

const OPEN: readonly PlanState[] = ['upcoming', 'due', 'overdue'];

/** Whether something is still owed. Only open plans can be overdue in a list. */
export const isOpenPlan = ({ state }: FollowUpPlan): boolean => OPEN.includes(state);

/** Where an open plan stands on a day: due from its reminder day on, overdue once the day and its grace are over. */
function stateOn({ dueOn, interval }: FollowUpPlan, today: CalendarDay): 'upcoming' | 'due' | 'overdue' {
  const status = dueStatus(dueOn, today, interval);
  if (status.state === 'notDue') return 'upcoming';
  return status.graceOver ? 'overdue' : 'due';
}

/**
 * The plan after an event (modules 1.9): 未到期 → 应访 → 已访; 应访 → 逾期 after the grace → 补访 or 失访; anything open → 终止. An event that the state
 * does not know leaves the plan as it is: what is closed stays closed, and days never lead back.
 */
export function advancePlan(plan: FollowUpPlan, event: PlanEvent): FollowUpPlan {
  if (!isOpenPlan(plan)) return plan;
  if (event.type === 'day') {
    const state = stateOn(plan, event.on);
    return OPEN.indexOf(state) > OPEN.indexOf(plan.state) ? { ...plan, state } : plan;
  }
  if (event.type === 'visited') {
    const late = plan.state === 'overdue' || stateOn(plan, event.on) === 'overdue';
    return { ...plan, state: late ? 'made-up' : 'visited', closedOn: event.on };
  }
  return { ...plan, state: event.type, closedOn: event.on };
}

/** The first plan, when a card is opened (with tuberculosis: when the notice came). */
export function firstPlan(disease: ChronicDisease, openedOn: CalendarDay): FollowUpPlan {
  const interval = disease === 'tuberculosis' ? 'ten-days' : disease === 'psychosis' ? 'one-month' : 'three-months';
  return { disease, state: 'upcoming', dueOn: firstFollowUpOn(openedOn, disease), interval };
}

/**
 * The plan that a saved visit opens; the old one is void from then on, also after an early visit (section 6.2). The doctor's own `nextOn` goes
 * before the rule's interval; missing when the visit plans nothing (care ended, treatment stopped).
 */
export function nextPlan(
  disease: ChronicDisease,
  visit: {
    readonly on: CalendarDay;
    readonly nextOn?: CalendarDay | undefined;
    readonly interval?: FollowUpInterval | undefined;
  },
): FollowUpPlan | undefined {
  const dueOn = visit.nextOn ?? (visit.interval && nextFollowUpOn(visit.on, visit.interval));
  if (!dueOn || dueOn <= visit.on) return undefined;
  return {
    disease,
    state: 'upcoming',
    dueOn,
    interval: visit.interval ?? intervalOfSpan(daysBetween(visit.on, dueOn)),
  };
}

/** The rule's interval that a span of days belongs to, for its warning and grace. */
export function intervalOfSpan(days: number): FollowUpInterval {
  if (days <= 10) return 'ten-days';
  if (days <= 14) return 'two-weeks';
  if (days <= 31) return 'one-month';
  return days <= 92 ? 'three-months' : 'six-months';
}

/** Last day on which a visit still counts as in time. */
export const graceUntil = ({ dueOn, interval }: FollowUpPlan): CalendarDay => addDays(dueOn, GRACE_DAYS[interval]);

export type PlanStanding = {
  readonly due: CalendarDay;
  readonly state: 'notDue' | 'dueSoon' | 'overdue';
  readonly overdueDays: number;
};

/** What a work list shows of an open plan; nothing for patients in hospital now (psychosis), who are asked about every two weeks instead. */
export function planStanding(plan: FollowUpPlan, today: CalendarDay, inHospital = false): PlanStanding | undefined {
  if (!isOpenPlan(plan) || inHospital) return undefined;
  const { state, overdueDays } = dueStatus(plan.dueOn, today, plan.interval);
  return { due: plan.dueOn, state, overdueDays };
}
