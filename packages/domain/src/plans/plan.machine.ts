import { assign, setup, transition } from 'xstate';
import { addDays, fail, ok, type CalendarDay, type Result } from '../shared/index.ts';
import { PLAN_STATE_LABELS } from './plan-labels.ts';
import { type PlanDays, type PlanState } from './plan.ts';

/** How many days back a call noted on paper may still be entered [P]. */
export const CALLED_AT_MOST_AGO = 30;
/** Unsuccessful attempts on different days before a plan may be given up as lost [P]. */
export const ATTEMPTS_BEFORE_LOST = 3;

/** The longest a follow-up may rest, in days (screens of the chronic lists). */
export const PAUSED_AT_MOST = 90;

type On = { readonly on: CalendarDay };
/** What becomes of a visit that is owed. */
export type PlanEvent =
  /** A day has come: the plan falls due and runs over by itself. */
  | (On & { readonly type: 'DAY' })
  | (On & { readonly type: 'VISIT' })
  /** `attempts`: on how many different days somebody was looked for in vain. */
  | (On & { readonly type: 'LOSE'; readonly attempts: number })
  /** A follow-up sheet says by itself that the person was lost. */
  | (On & { readonly type: 'LOST_ON_SHEET' })
  | (On & { readonly type: 'FOUND'; readonly dueOn: CalendarDay })
  /** 暂停随访: in hospital or away for a while; it is owed again from that day on. */
  | (On & { readonly type: 'PAUSE'; readonly until: CalendarDay })
  | (On & { readonly type: 'RESUME' })
  /** The card or the file left care. */
  | (On & { readonly type: 'END' })
  /** The card or the file is in care again. */
  | (On & { readonly type: 'REOPEN' })
  /** The visit that fulfilled it was taken away. */
  | (On & { readonly type: 'DELETE_VISIT' });
/** Kind of an event of an owed visit. */
export type PlanEventType = PlanEvent['type'];

type Told = { readonly context: PlanDays; readonly event: PlanEvent };
const day = {
  soon: ({ context, event }: Told): boolean => event.on >= context.soonOn && event.on <= context.dueOn,
  over: ({ context, event }: Told): boolean => event.on > context.dueOn,
  gone: ({ context, event }: Told): boolean => context.lastOn !== undefined && event.on > context.lastOn,
  inTime: ({ context, event }: Told): boolean => event.on <= context.graceUntil,
};

const DELETED = { target: '#plan.upcoming' } as const;
const GONE = { target: '#plan.ended', guard: day.gone } as const;
const OVERDUE = { target: '#plan.overdue', guard: day.over } as const;
const VISIT = [{ target: '#plan.visited', guard: day.inTime }, { target: '#plan.made-up' }] as const;
const END = { target: '#plan.ended' } as const;
const LOST_ON_SHEET = { target: '#plan.lost' } as const;
const LOSE = {
  target: '#plan.lost',
  guard: ({ event }: Told): boolean => event.type === 'LOSE' && event.attempts >= ATTEMPTS_BEFORE_LOST,
} as const;

const isPaused = ({ context: { pausedUntil }, event: { on } }: Told): boolean =>
  pausedUntil !== undefined && on < pausedUntil;
const PAUSE = {
  target: '#plan.upcoming',
  guard: (told: Told): boolean => {
    const { event } = told;
    return (
      event.type === 'PAUSE' &&
      !isPaused(told) &&
      event.until > event.on &&
      event.until <= addDays(event.on, PAUSED_AT_MOST)
    );
  },
  actions: 'pause',
} as const;
const RESUME = {
  target: '#plan.upcoming',
  guard: isPaused,
  actions: 'resume',
} as const;

/**
 * The life of one planned visit (modules 1.9; screen follow-up-list). It reads 逾期 from the day after it was due; the grace only decides whether what was made
 * up for is 已访 or 补访. What opens again is 未到期 until the day, which comes with every event, says what it is. The server decides by it, rows offer
 * what it allows, and working a person out anew goes its ways.
 */
export const planMachine = setup({
  types: { context: {} as PlanDays, input: {} as PlanDays, events: {} as PlanEvent },
  actions: {
    pause: assign(({ context, event }) => (event.type === 'PAUSE' ? pausedDays(context, event.until) : {})),
    resume: assign(({ context, event }) => resumedDays(context, event.on)),
  },
}).createMachine({
  id: 'plan',
  context: ({ input }) => input,
  initial: 'upcoming',
  states: {
    upcoming: {
      id: 'plan.upcoming',
      on: { DAY: [GONE, OVERDUE, { target: '#plan.due', guard: day.soon }], VISIT, LOST_ON_SHEET, END, PAUSE, RESUME },
    },
    due: { id: 'plan.due', on: { DAY: [GONE, OVERDUE], VISIT, LOSE, LOST_ON_SHEET, END, PAUSE } },
    overdue: { id: 'plan.overdue', on: { DAY: GONE, VISIT, LOSE, LOST_ON_SHEET, END, PAUSE } },
    visited: { id: 'plan.visited', on: { DELETE_VISIT: DELETED } },
    'made-up': { id: 'plan.made-up', on: { DELETE_VISIT: DELETED } },
    lost: {
      id: 'plan.lost',
      on: {
        FOUND: {
          target: '#plan.upcoming',
          guard: ({ event }: Told): boolean => event.type === 'FOUND' && event.dueOn >= event.on,
          actions: assign(({ event }) => (event.type === 'FOUND' ? foundDays(event) : {})),
        },
        VISIT,
        DAY: GONE,
        END,
      },
    },
    ended: { id: 'plan.ended', on: { REOPEN: { target: '#plan.upcoming' } } },
  },
});

/** Agreed with the person: due at once to be looked at, and late from the next day on. */
const foundDays = ({ on, dueOn }: { readonly on: CalendarDay; readonly dueOn: CalendarDay }): Partial<PlanDays> => ({
  soonOn: on,
  dueOn,
  graceUntil: dueOn,
  pausedUntil: undefined,
  rested: undefined,
});

const later = (one: CalendarDay, other: CalendarDay): CalendarDay => (one > other ? one : other);

/** Nothing of it is owed, and nothing late, before that day; what was due meanwhile is due on it. */
const pausedDays = ({ soonOn, dueOn, graceUntil }: PlanDays, until: CalendarDay): Partial<PlanDays> => ({
  soonOn: later(soonOn, until),
  dueOn: later(dueOn, until),
  graceUntil: later(graceUntil, until),
  pausedUntil: until,
  rested: { soonOn, dueOn, graceUntil },
});

/** The days are those of before again; the days of rest make nothing late. */
const resumedDays = ({ rested, ...days }: PlanDays, on: CalendarDay): Partial<PlanDays> => {
  const { soonOn, dueOn, graceUntil } = rested ?? days;
  return {
    ...{ soonOn, dueOn: later(dueOn, on), graceUntil: later(graceUntil, on) },
    ...{ pausedUntil: undefined, rested: undefined },
  };
};

/** State of an owed visit and the days that matter to it. */
export type PlanStanding = { readonly state: PlanState; readonly days: PlanDays };

const snapshot = ({ state, days }: PlanStanding) => planMachine.resolveState({ value: state, context: days });

/** The plan after an event and on its day; unchanged where its state does not know the event or a guard is in the way. */
export function planAfter(from: PlanStanding, event: PlanEvent): PlanStanding {
  const [next] = transition(planMachine, snapshot(from), event);
  const standing = { state: next.value as PlanState, days: next.context };
  return event.type === 'DAY' || (standing.state === from.state && standing.days === from.days)
    ? standing
    : planAfter(standing, { type: 'DAY', on: event.on });
}

/** What may happen to a planned visit, in words. */
export const PLAN_EVENT_LABELS: { readonly [type in PlanEventType]: string } = {
  DAY: '日期到了',
  VISIT: '保存随访',
  LOSE: '登记失访',
  LOST_ON_SHEET: '随访表记为失访',
  FOUND: '已联系上',
  PAUSE: '暂停随访',
  RESUME: '恢复随访',
  END: '终止',
  REOPEN: '恢复管理',
  DELETE_VISIT: '删除随访',
};

/** Events the state of a plan knows, whatever is filled in. */
export const planEventsFrom = (state: PlanState): readonly PlanEventType[] =>
  Object.keys(planMachine.states[state]?.config.on ?? {}) as PlanEventType[];

/** The states an event may lead to from a state, as the machine writes them down. */
export const planTargets = (state: PlanState, type: PlanEventType): readonly PlanState[] => {
  const ways = (planMachine.states[state]?.config.on as { readonly [type: string]: unknown } | undefined)?.[type];
  const each = Array.isArray(ways) ? ways : ways === undefined ? [] : [ways];
  return each.map(({ target }: { target: string }) => target.replace('#plan.', '') as PlanState);
};

/** What is in the way of something people do to a plan: `state` it is in no state for it, `guard` something is missing. */
export type PlanRefusal = { readonly why: 'state' | 'guard'; readonly message: string };

/** What people ask for: the standing after it, or a sentence. */
export function planDecision(
  from: PlanStanding,
  event: Extract<PlanEvent, { type: 'LOSE' | 'FOUND' | 'PAUSE' | 'RESUME' }>,
): Result<PlanStanding, PlanRefusal> {
  if (!planEventsFrom(from.state).includes(event.type))
    return fail({
      why: 'state',
      message: `随访状态为“${PLAN_STATE_LABELS[from.state]}”，不能办理“${PLAN_EVENT_LABELS[event.type]}”`,
    });
  const [next] = transition(planMachine, snapshot(from), event);
  // What rests while it is not yet due keeps its state; its days are others.
  if (next.value === from.state && next.context === from.days)
    return fail({ why: 'guard', message: refusal(from, event) });
  return ok(planAfter(from, event));
}

function refusal({ days: { pausedUntil } }: PlanStanding, event: PlanEvent): string {
  if (event.type === 'LOSE')
    return `请先登记至少 ${ATTEMPTS_BEFORE_LOST} 次不同日期都没有访到的经过（最近一次约好来访之后有 ${event.attempts} 次）`;
  if (event.type === 'RESUME') return '没有暂停的随访';
  if (event.type !== 'PAUSE') return '新的应随访日期不能早于今天';
  return pausedUntil !== undefined && event.on < pausedUntil
    ? `已暂停到 ${pausedUntil}`
    : `恢复日期须在明天到 ${PAUSED_AT_MOST} 天之内`;
}
