import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { addDays, daysBetween, type CalendarDay } from '../shared/index.ts';
import {
  PLAN_EVENT_LABELS,
  planAfter,
  planDecision,
  planEventsFrom,
  planMachine,
  planTargets,
  type PlanEvent,
  type PlanEventType,
  type PlanStanding,
} from './plan.machine.ts';
import { PLAN_STATE_LABELS } from './plan-labels.ts';
import { isOpen, PLAN_STATES, type PlanDays, type PlanState } from './plan.ts';

const day = (text: string) => text as CalendarDay;
const DAYS: PlanDays = {
  openedOn: day('2026-03-05'),
  soonOn: day('2026-05-29'),
  dueOn: day('2026-06-05'),
  graceUntil: day('2026-06-20'),
  lastOn: day('2026-09-30'),
};
const NEW: PlanStanding = { state: 'upcoming', days: DAYS };
const eventsOn = (on: CalendarDay): readonly PlanEvent[] => [
  { type: 'DAY', on },
  { type: 'VISIT', on },
  { type: 'LOSE', on, attempts: 3 },
  { type: 'LOST_ON_SHEET', on },
  { type: 'FOUND', on, dueOn: addDays(on, 10) },
  { type: 'END', on },
  { type: 'REOPEN', on },
  { type: 'DELETE_VISIT', on },
  { type: 'PAUSE', on, until: addDays(on, 30) },
  { type: 'RESUME', on },
];
/** The transitions of rules/modules.md 1.9 and the screen, written down a second time. */
const TABLE: readonly (readonly [PlanState, PlanEventType, PlanState])[] = [
  ['upcoming', 'DAY', 'due'],
  ['upcoming', 'DAY', 'overdue'],
  ['upcoming', 'DAY', 'ended'],
  ['upcoming', 'VISIT', 'visited'],
  ['upcoming', 'VISIT', 'made-up'],
  ['upcoming', 'LOST_ON_SHEET', 'lost'],
  ['upcoming', 'END', 'ended'],
  ['upcoming', 'PAUSE', 'upcoming'],
  ['upcoming', 'RESUME', 'upcoming'],
  ['due', 'DAY', 'overdue'],
  ['due', 'DAY', 'ended'],
  ['due', 'VISIT', 'visited'],
  ['due', 'VISIT', 'made-up'],
  ['due', 'LOSE', 'lost'],
  ['due', 'LOST_ON_SHEET', 'lost'],
  ['due', 'END', 'ended'],
  ['due', 'PAUSE', 'upcoming'],
  ['overdue', 'DAY', 'ended'],
  ['overdue', 'VISIT', 'visited'],
  ['overdue', 'VISIT', 'made-up'],
  ['overdue', 'LOSE', 'lost'],
  ['overdue', 'LOST_ON_SHEET', 'lost'],
  ['overdue', 'END', 'ended'],
  ['overdue', 'PAUSE', 'upcoming'],
  ['visited', 'DELETE_VISIT', 'upcoming'],
  ['made-up', 'DELETE_VISIT', 'upcoming'],
  ['lost', 'FOUND', 'upcoming'],
  ['lost', 'VISIT', 'visited'],
  ['lost', 'VISIT', 'made-up'],
  ['lost', 'DAY', 'ended'],
  ['lost', 'END', 'ended'],
  ['ended', 'REOPEN', 'upcoming'],
];

describe('a planned visit', () => {
  it('reaches every state on a path of events', () => {
    const all = ['2026-05-01', '2026-06-01', '2026-06-06', '2026-07-01'].flatMap((on) =>
      // Each rest gives other days, without another state.
      eventsOn(day(on)).filter(({ type }) => type !== 'PAUSE' && type !== 'RESUME'),
    );
    const paths = getShortestPaths(planMachine, { input: DAYS, events: all, limit: 2_000 });
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(PLAN_STATES));
  });

  it('goes the ways of the table and no others', () => {
    const ways = PLAN_STATES.flatMap((from) =>
      planEventsFrom(from).flatMap((type) => planTargets(from, type).map((to) => [from, type, to].join(' '))),
    );
    expect([...ways].sort()).toEqual(TABLE.map((row) => row.join(' ')).sort());
  });

  it('is drawn in docs/machines/plan.md as it is', async () => {
    const id = (state: PlanState): string => state.replace('-', '');
    const states = PLAN_STATES.map((state) => `  state "${PLAN_STATE_LABELS[state]}" as ${id(state)}`);
    const lines = TABLE.map(([from, type, to]) => `  ${id(from)} --> ${id(to)}: ${PLAN_EVENT_LABELS[type]} (${type})`);
    const text = [
      '# A planned visit',
      '',
      'Drawn from `packages/domain/src/plans/plan.machine.ts` by its test (`-u` draws it anew). People register a loss (409 where the state knows none, 422 with',
      'fewer than three attempts) and take it back, and let a visit rest for a while; everything else follows from the person’s records and from the days. What opens again is looked at by its',
      'day at once, so that 未到期 is 逾期 in the same moment where the day is over.',
      '',
      '```mermaid',
      ['stateDiagram-v2', ...states, '  [*] --> upcoming', ...lines].join('\n'),
      '```',
      '',
    ].join('\n');
    await expect(text).toMatchFileSnapshot('../../../../docs/machines/plan.md');
  });

  it('is due a week before, late from the day after, in time within the grace, made up for after it, and gone in the end', () => {
    const on = (text: string) => planAfter(NEW, { type: 'DAY', on: day(text) }).state;
    expect(['2026-05-28', '2026-05-29', '2026-06-05', '2026-06-06', '2026-09-30', '2026-10-01'].map(on)).toEqual([
      'upcoming',
      'due',
      'due',
      'overdue',
      'overdue',
      'ended',
    ]);
    const visited = (text: string) => planAfter(NEW, { type: 'VISIT', on: day(text) }).state;
    expect(['2026-04-01', '2026-06-20', '2026-06-21'].map(visited)).toEqual(['visited', 'visited', 'made-up']);
  });

  it('is given up only after three attempts, in a state for it, and taken up again with a day agreed', () => {
    const due = planAfter(NEW, { type: 'DAY', on: day('2026-06-10') });
    const lose = (from: PlanStanding, attempts: number) =>
      planDecision(from, { type: 'LOSE', on: day('2026-06-10'), attempts });
    expect(lose(due, 2)).toMatchObject({
      ok: false,
      failure: { why: 'guard', message: expect.stringMatching(/3 次/) },
    });
    expect(lose(NEW, 3)).toMatchObject({
      ok: false,
      failure: { why: 'state', message: '随访状态为“未到期”，不能办理“登记失访”' },
    });
    const lost = planAfter(due, { type: 'LOSE', on: day('2026-06-10'), attempts: 3 });
    expect(lost.state).toBe('lost');
    const found = (dueOn: string) => planDecision(lost, { type: 'FOUND', on: day('2026-07-01'), dueOn: day(dueOn) });
    expect(found('2026-06-30')).toMatchObject({ ok: false, failure: { why: 'guard' } });
    const again = found('2026-07-10');
    expect(again.ok && again.value.state).toBe('due');
    expect(again.ok && planAfter(again.value, { type: 'DAY', on: day('2026-07-11') }).state).toBe('overdue');
  });

  it('rests at most 90 days, falls due again by itself, and is not late by the rest when it is taken up before', () => {
    const late = planAfter(NEW, { type: 'DAY', on: day('2026-06-10') });
    const pause = (from: PlanStanding, until: string) =>
      planDecision(from, { type: 'PAUSE', on: day('2026-06-10'), until: day(until) });
    expect(pause(late, '2026-06-10')).toMatchObject({ ok: false, failure: { why: 'guard' } });
    expect(pause(late, '2026-09-09')).toMatchObject({
      ok: false,
      failure: { message: expect.stringMatching(/90 天/) },
    });
    const decided = pause(late, '2026-07-01');
    expect(decided).toMatchObject({ ok: true, value: { state: 'upcoming', days: { dueOn: '2026-07-01' } } });
    const resting = decided.ok ? decided.value : NEW;
    const on = (text: string) => planAfter(resting, { type: 'DAY', on: day(text) }).state;
    expect(['2026-06-30', '2026-07-01', '2026-07-02'].map(on)).toEqual(['upcoming', 'due', 'overdue']);
    expect(pause(resting, '2026-07-05')).toMatchObject({ ok: false, failure: { message: '已暂停到 2026-07-01' } });
    const resumed = planDecision(resting, { type: 'RESUME', on: day('2026-06-20') });
    expect(resumed).toMatchObject({
      ok: true,
      value: { state: 'due', days: { soonOn: DAYS.soonOn, dueOn: '2026-06-20' } },
    });
    expect(planDecision(NEW, { type: 'RESUME', on: day('2026-05-01') })).toMatchObject({
      ok: false,
      failure: { message: '没有暂停的随访' },
    });
    // Not yet due: the days stay those of before.
    const early = planDecision(NEW, { type: 'PAUSE', on: day('2026-04-01'), until: day('2026-04-20') });
    expect(early).toMatchObject({
      ok: true,
      value: { state: 'upcoming', days: { ...DAYS, pausedUntil: '2026-04-20' } },
    });
  });

  it('whatever comes in whatever order of days: what is closed stays closed but for its own undoing, and the state fits the day', () => {
    const steps = fc.array(fc.tuple(fc.nat(40), fc.nat(9)), { maxLength: 25 });
    fc.assert(
      fc.property(steps, (moves) => {
        let [standing, today] = [NEW, DAYS.openedOn];
        for (const [days, which] of moves) {
          today = addDays(today, days);
          const event = eventsOn(today)[which]!;
          const next = planAfter(standing, event);
          if (!isOpen(standing.state) && isOpen(next.state))
            expect(['FOUND', 'REOPEN', 'DELETE_VISIT']).toContain(event.type);
          if (isOpen(next.state) && event.type !== 'DAY' && next.state !== standing.state) {
            const late = daysBetween(next.days.dueOn, today);
            expect(next.state === 'overdue').toBe(late > 0);
          }
          const { pausedUntil } = next.days;
          // What rests is not owed before its day, and never late on it.
          if (pausedUntil !== undefined && today < pausedUntil && isOpen(next.state))
            expect(next.state).toBe('upcoming');
          standing = next;
        }
      }),
    );
  });
});
