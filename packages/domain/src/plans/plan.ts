import type { HistoryRecord } from '../lists/index.ts';
import {
  DISEASE_PROGRAMMES,
  PLAN_STATE_LABELS,
  PROGRAMME_LABELS,
  type PlanSheet,
  type PlanState,
  type Programme,
} from '../lists/language/plan-words.data.ts';
import type { CalendarDay, JsonObject } from '../shared/index.ts';

export { DISEASE_PROGRAMMES, type PlanSheet, type PlanState, type Programme };

/** What care is owed by plan: five diseases, the yearly check-up, Chinese medicine, children, vaccination, pregnancy and the weeks after it. */
export const PROGRAMMES = Object.keys(PROGRAMME_LABELS) as readonly Programme[];
/** Programmes that owe one service a calendar year, due by its last day. Of 中医药健康管理 that of people of 65 and over. */
export const YEARLY_PROGRAMMES = ['check-up', 'tcm'] as const satisfies readonly Programme[];

/** The states of a planned visit, in the order of its life. */
export const PLAN_STATES = Object.keys(PLAN_STATE_LABELS) as readonly PlanState[];
/** States of a planned visit that is still owed. */
export const OPEN_STATES: readonly PlanState[] = ['upcoming', 'due', 'overdue'];
/** Whether a planned visit is still owed. */
export const isOpen = (state: PlanState): boolean => OPEN_STATES.includes(state);

/** The days a plan goes by; all inclusive. */
export type PlanDays = {
  /** Since when it is known. */
  readonly openedOn: CalendarDay;
  /** From here on it is 应访. */
  readonly soonOn: CalendarDay;
  readonly dueOn: CalendarDay;
  /** A visit until then is 已访, a later one 补访. */
  readonly graceUntil: CalendarDay;
  /** After it the visit cannot be made up for any more. Absent: as long as the person is in care. */
  readonly lastOn?: CalendarDay;
  /** The visit rests: it falls due again on this day. */
  readonly pausedUntil?: CalendarDay | undefined;
  /** The days as they were before it rested. */
  readonly rested?: Pick<PlanDays, 'soonOn' | 'dueOn' | 'graceUntil'> | undefined;
};

/** What became of a plan by the person's records. `recordId`: the visit that fulfilled it. */
export type PlanOutcome =
  | { readonly type: 'visit'; readonly on: CalendarDay; readonly recordId: string }
  /** A sheet that says the person was not reached. */
  | { readonly type: 'lost'; readonly on: CalendarDay; readonly reason: string }
  | { readonly type: 'end'; readonly on: CalendarDay; readonly reason: string };

/** The record (or person) a plan begins with, out of its identity: what was noted of it follows that, also into another file. */
export function anchorOf(planId: string): string {
  const [programme = ''] = planId.split('_', 1);
  const rest = planId.slice(programme.length + 1);
  return ONE_BY_ONE.includes(programme as Programme) ? rest : rest.slice(0, rest.lastIndexOf('_'));
}
/** Their visits are told apart by the record alone; those of the others by year, stage or number, too. */
const ONE_BY_ONE: readonly Programme[] = DISEASE_PROGRAMMES;

/** One visit a programme asks for, before the days and people's hands have had their say. */
export type OwedVisit = PlanDays & {
  /** Stays the same however often a person is worked out, so that what people said of the plan finds it again. */
  readonly id: string;
  readonly programme: Programme;
  /** Which visit of the programme: 满月, 第2次, 第3针; empty where they are all alike. */
  readonly what: string;
  /** The sheet that fulfils it. */
  readonly formId: PlanSheet;
  readonly outcomes: readonly PlanOutcome[];
  /** The doctor the card of the programme names. */
  readonly doctor?: string;
};

/** A visit that is owed, and what became of it. */
export type Plan = Omit<OwedVisit, 'outcomes' | 'rested'> & {
  readonly state: PlanState;
  readonly closedOn?: CalendarDay;
  readonly closedBy?: string;
  /** Why it is lost or ended, in words. */
  readonly reason?: string;
  /** On how many different days the person was called or looked for in vain since last reached; absent where on none. */
  readonly attempts?: number;
  /** What the last call came to, by day and then as noted. */
  readonly lastCall?: CallResult;
};

/** What came of a call or an attempt to find somebody at home. Only `asked`, who agreed to come, was reached. */
export type CallResult = 'asked' | 'not-reached' | 'wrong-number' | 'refuses' | 'moved';

/** What somebody noted of a plan by hand, in the order in which it was noted. It outlives every working out. */
export type PlanMark = { readonly planId: string; readonly on: CalendarDay } & (
  | { readonly kind: 'attempt'; readonly result: CallResult }
  | { readonly kind: 'lose'; readonly reason: string }
  | { readonly kind: 'found'; readonly dueOn: CalendarDay }
  | { readonly kind: 'pause'; readonly until: CalendarDay }
  | { readonly kind: 'resume' }
);

/** Diseases whose next visit rests for now, in the order of `PROGRAMMES`. */
export const pausedCare = (plans: readonly Pick<Plan, 'programme' | 'pausedUntil'>[]): readonly Programme[] =>
  PROGRAMMES.filter((programme) =>
    plans.some((plan) => plan.programme === programme && plan.pausedUntil !== undefined),
  );

/**
 * Everything plans follow from; removed records are left out. Of the file (`resident`, by the keys of lists) are read `id`, `status` (in care is `1`: whoever
 * has none owes nothing), `filedOn` and, of what goes by age, `birthDate`: where one of these two is missing, nothing of it is owed.
 */
export type PlanHistory = {
  readonly resident: JsonObject;
  readonly records: readonly HistoryRecord[];
  readonly marks: readonly PlanMark[];
  /** Day on which the file left care, where its status says so and the day is known. */
  readonly leftCareOn?: CalendarDay;
};

/** `turnsOn`: the first day on which the same history gives other plans; absent when no day ever does. */
export type PersonPlans = { readonly plans: readonly Plan[]; readonly turnsOn?: CalendarDay };

/** What a programme says of a person: visits owed, and days on which it owes other ones. */
export type Owing = { readonly visits: readonly OwedVisit[]; readonly turns?: readonly CalendarDay[] };
/** What a programme owes one person by their history, as it is on a day. */
export type ProgrammeRule = (history: PlanHistory, today: CalendarDay) => Owing;

/** 下次随访: the earliest day on which a disease's open visit is due. `undefined` where none is owed. */
export const nextFollowUpDue = (
  plans: readonly Pick<Plan, 'programme' | 'state' | 'dueOn'>[],
): CalendarDay | undefined =>
  plans
    .filter(({ programme, state }) => ONE_BY_ONE.includes(programme) && isOpen(state))
    .map(({ dueOn }) => dueOn)
    .sort()[0];
