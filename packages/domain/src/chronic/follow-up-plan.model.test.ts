import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, parseCalendarDay } from '../shared/index.ts';
import {
  advancePlan,
  firstPlan,
  graceUntil,
  intervalOfSpan,
  isOpenPlan,
  nextPlan,
  planStanding,
  type FollowUpPlan,
  type PlanEvent,
} from './follow-up-plan.machine.ts';

const day = (text: string) => parseCalendarDay(text)!;
const plan = firstPlan('hypertension', day('2026-03-05'));
const events = (...list: readonly PlanEvent[]) => list.reduce(advancePlan, plan);

describe('a plan', () => {
  it('opens with the card', () => {
    expect(plan).toEqual({ disease: 'hypertension', state: 'upcoming', dueOn: '2026-06-05', interval: 'three-months' });
    expect([
      firstPlan('psychosis', day('2026-03-05')).dueOn,
      firstPlan('tuberculosis', day('2026-03-05')).dueOn,
      graceUntil(plan),
    ]).toEqual(['2026-04-05', '2026-03-08', '2026-06-20']);
  });
  it.each([
    ['2026-05-28', 'upcoming'],
    ['2026-05-29', 'due'],
    ['2026-06-05', 'due'],
    ['2026-06-20', 'due'],
    ['2026-06-21', 'overdue'],
  ])('on %s is %s', (on, state) => {
    expect(events({ type: 'day', on: day(on) }).state).toBe(state);
  });
  it.each([
    ['2026-05-01', 'visited'],
    ['2026-06-20', 'visited'],
    ['2026-06-21', 'made-up'],
  ])('visited on %s is %s', (on, state) => {
    expect(events({ type: 'visited', on: day(on) })).toMatchObject({ state, closedOn: on });
  });
  it('is lost or ended, and stays closed', () => {
    const lost = events({ type: 'day', on: day('2026-07-01') }, { type: 'lost', on: day('2026-07-02') });
    expect(lost).toMatchObject({ state: 'lost', closedOn: '2026-07-02' });
    expect(advancePlan(lost, { type: 'visited', on: day('2026-07-03') })).toBe(lost);
    expect(planStanding(lost, day('2026-08-01'))).toBeUndefined();
  });
  it('follows a visit, early or not, by the doctor’s day before the rule’s', () => {
    expect(nextPlan('diabetes', { on: day('2026-03-05'), interval: 'two-weeks' })).toEqual({
      disease: 'diabetes',
      state: 'upcoming',
      dueOn: '2026-03-19',
      interval: 'two-weeks',
    });
    expect(nextPlan('diabetes', { on: day('2026-03-05'), nextOn: day('2026-04-05') })).toMatchObject({
      dueOn: '2026-04-05',
      interval: 'one-month',
    });
    expect([
      nextPlan('diabetes', { on: day('2026-03-05') }),
      nextPlan('diabetes', { on: day('2026-03-05'), nextOn: day('2026-03-05') }),
    ]).toEqual([undefined, undefined]);
    expect([10, 11, 14, 15, 31, 32, 92, 93].map(intervalOfSpan)).toEqual([
      'ten-days',
      'two-weeks',
      'two-weeks',
      'one-month',
      'one-month',
      'three-months',
      'three-months',
      'six-months',
    ]);
  });
  it('is listed as due soon and overdue by the day, unless the patient lies in hospital', () => {
    expect(planStanding(plan, day('2026-06-06'))).toEqual({ due: '2026-06-05', state: 'overdue', overdueDays: 1 });
    expect(planStanding(plan, day('2026-06-06'), true)).toBeUndefined();
  });
});

describe('any course of a plan', () => {
  const anyEvent = fc.record({
    type: fc.constantFrom('day' as const, 'visited' as const, 'lost' as const, 'ended' as const),
    on: fc.nat(200).map((days) => addDays(calendarDay(2026, 3, 6), days)),
  });
  const rank: { readonly [state in FollowUpPlan['state']]: number } = {
    upcoming: 0,
    due: 1,
    overdue: 2,
    visited: 3,
    'made-up': 3,
    lost: 3,
    ended: 3,
  };
  it('only goes forward, closes once, and keeps its day', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 12 }), (course) => {
        let now = plan;
        for (const event of course) {
          const after = advancePlan(now, event);
          expect(rank[after.state]).toBeGreaterThanOrEqual(rank[now.state]);
          expect(isOpenPlan(now) || after === now).toBe(true);
          expect(after.dueOn).toBe(plan.dueOn);
          expect(isOpenPlan(after)).toBe(after.closedOn === undefined);
          now = after;
        }
      }),
    );
  });
});
