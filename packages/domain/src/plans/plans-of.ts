import { addDays, type CalendarDay } from '../shared/index.ts';
import { planAfter, type PlanEvent, type PlanStanding } from './plan.machine.ts';
import { isOpen, type OwedVisit, type PersonPlans, type Plan, type PlanHistory, type PlanMark } from './plan.ts';
import { LEFT_CARE_REASONS } from './left-care.data.ts';
import { PROGRAMME_RULES } from './programmes/index.ts';
import { dayIn } from './programmes/reading.ts';

/**
 * All planned visits of a person, open and closed ones, as of a day (modules 1.9, rules of follow-up 6.2). It follows from the history alone, so that death,
 * moving, merging, closing and reopening need nothing undone: what no longer follows is gone, what does is there once.
 */
export function plansOf(history: PlanHistory, today: CalendarDay): PersonPlans {
  const inCare = history.resident['status'] === '1';
  // Out of care nothing new is owed from the day one left.
  const asOf = inCare ? today : (history.leftCareOn ?? dayIn(history.resident['filedOn']) ?? today);
  const owing = PROGRAMME_RULES.map((rule) => rule(history, asOf));
  const plans = owing
    .flatMap(({ visits }) => visits)
    .filter((visit) => stillOwed(visit, history))
    .map((visit) => settled(visit, history, today));
  const turns = [...plans.flatMap(turningDays), ...(inCare ? owing.flatMap((one) => one.turns ?? []) : [])];
  const turnsOn = turns.filter((day) => day > today).sort()[0];
  return { plans, ...(turnsOn !== undefined && { turnsOn }) };
}

/** Who left care owes nothing that would have begun later; without a day only what was done is kept. */
function stillOwed({ openedOn, outcomes }: OwedVisit, { resident, leftCareOn }: PlanHistory): boolean {
  if (resident['status'] === '1' || outcomes.some(({ type }) => type === 'visit')) return true;
  return leftCareOn !== undefined && openedOn <= leftCareOn;
}

type Step = { readonly event: PlanEvent; readonly reason?: string; readonly recordId?: string };

function settled(visit: OwedVisit, history: PlanHistory, today: CalendarDay): Plan {
  const { outcomes, ...head } = visit;
  let standing: PlanStanding = { state: 'upcoming', days: visit };
  let closing: Step | undefined;
  const go = (event: PlanEvent, step: Step): void => {
    const next = planAfter(standing, event);
    if (next.state !== standing.state) closing = isOpen(next.state) ? undefined : step;
    standing = next;
  };
  for (const step of stepsOf(visit, outcomes, history)) {
    go({ type: 'DAY', on: step.event.on }, GONE);
    go(step.event, step);
  }
  go({ type: 'DAY', on: today }, GONE);
  const now = standing;
  const { soonOn, dueOn, graceUntil } = now.days;
  const over = closing === GONE ? now.days.lastOn && addDays(now.days.lastOn, 1) : closing?.event.on;
  return {
    ...head,
    ...{ soonOn, dueOn, graceUntil, state: now.state },
    ...(over !== undefined && { closedOn: over }),
    ...(closing?.recordId !== undefined && { closedBy: closing.recordId }),
    ...(closing?.reason !== undefined && { reason: closing.reason }),
    ...restOf(now, today),
    ...callsOf(history.marks.filter(({ planId }) => planId === visit.id)),
  };
}

/** Until when a visit rests, while it does. */
function restOf({ state, days: { pausedUntil } }: PlanStanding, today: CalendarDay): Pick<Plan, 'pausedUntil'> {
  return isOpen(state) && pausedUntil !== undefined && pausedUntil > today ? { pausedUntil } : {};
}

/** What the calls for a visit came to. */
function callsOf(marks: readonly PlanMark[]): Pick<Plan, 'attempts' | 'lastCall'> {
  let last: Extract<PlanMark, { kind: 'attempt' }> | undefined;
  for (const mark of marks) if (mark.kind === 'attempt' && (last === undefined || mark.on >= last.on)) last = mark;
  const attempts = vainDays(marks);
  return { ...(attempts > 0 && { attempts }), ...(last && { lastCall: last.result }) };
}

/** The days ran out by themselves; the event stands for none of them. */
const GONE: Step = { event: { type: 'DAY', on: '0001-01-01' as CalendarDay }, reason: '已过可补访的日期' };

/** Of one day; rests and their ends in the order in which they were noted. */
const ORDER: readonly PlanEvent['type'][] = ['LOSE', 'FOUND', 'PAUSE', 'LOST_ON_SHEET', 'VISIT', 'END'];
const rank = ({ type }: PlanEvent): number => ORDER.indexOf(type === 'RESUME' ? 'PAUSE' : type);

function stepsOf(visit: OwedVisit, outcomes: OwedVisit['outcomes'], history: PlanHistory): readonly Step[] {
  const steps: Step[] = outcomes.map((outcome) =>
    outcome.type === 'visit'
      ? { event: { type: 'VISIT', on: outcome.on }, recordId: outcome.recordId }
      : { event: { type: outcome.type === 'end' ? 'END' : 'LOST_ON_SHEET', on: outcome.on }, reason: outcome.reason },
  );
  const marks = history.marks.filter(({ planId }) => planId === visit.id);
  for (const mark of marks) {
    if (mark.kind === 'lose')
      steps.push({
        // What was noted by an earlier rule, which counted all of them, stays.
        event: { type: 'LOSE', on: mark.on, attempts: daysOf(marks, mark.on, inVain).length },
        reason: mark.reason,
      });
    if (mark.kind === 'pause') steps.push({ event: { type: 'PAUSE', on: mark.on, until: mark.until } });
    if (mark.kind === 'resume') steps.push({ event: { type: 'RESUME', on: mark.on } });
    if (mark.kind === 'found') steps.push({ event: { type: 'FOUND', on: mark.on, dueOn: mark.dueOn } });
  }
  const reason = LEFT_CARE_REASONS[String(history.resident['status'])];
  if (reason !== undefined) {
    const on = history.leftCareOn ?? visit.openedOn;
    steps.push({ event: { type: 'END', on: on < visit.openedOn ? visit.openedOn : on }, reason });
  }
  return steps.sort(
    (a, b) => (a.event.on < b.event.on ? -1 : a.event.on > b.event.on ? 1 : 0) || rank(a.event) - rank(b.event),
  );
}

/**
 * On how many different days until then (or ever) somebody was looked for in vain since they were last reached: 失访 is who was not found three times
 * on end (follow-up rules, section 失访判定).
 */
export function vainDays(marks: readonly PlanMark[], until?: CalendarDay): number {
  const reached = daysOf(marks, until, (mark) => !inVain(mark))
    .sort()
    .at(-1);
  return daysOf(marks, until, inVain).filter((on) => reached === undefined || on > reached).length;
}

/** Of a call or a finding. */
type Looked = Extract<PlanMark, { kind: 'attempt' | 'found' }>;
const inVain = (mark: Looked): boolean => mark.kind === 'attempt' && mark.result !== 'asked';

/** The different days until then on which looking for somebody came to something like this. */
const daysOf = (
  marks: readonly PlanMark[],
  until: CalendarDay | undefined,
  like: (mark: Looked) => boolean,
): CalendarDay[] => [
  ...new Set(
    marks.flatMap((mark) =>
      (mark.kind === 'attempt' || mark.kind === 'found') && like(mark) && (until === undefined || mark.on <= until)
        ? [mark.on]
        : [],
    ),
  ),
];

/** Days on which an open plan becomes something else by itself. */
const turningDays = ({ state, soonOn, dueOn, lastOn, pausedUntil }: Plan): readonly CalendarDay[] => [
  ...(isOpen(state) ? [soonOn, addDays(dueOn, 1)] : []),
  ...(pausedUntil === undefined ? [] : [pausedUntil]),
  ...(lastOn !== undefined && (isOpen(state) || state === 'lost') ? [addDays(lastOn, 1)] : []),
];
