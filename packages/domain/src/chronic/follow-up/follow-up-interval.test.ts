import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, parseCalendarDay } from '../../shared/index.ts';
import { dueStatus, firstFollowUpOn, nextFollowUpOn } from './follow-up-interval.rules.ts';

const day = (text: string) => parseCalendarDay(text)!;

describe('the next follow-up', () => {
  it.each([
    ['2026-03-05', 'three-months', '2026-06-05'],
    ['2026-11-30', 'three-months', '2027-02-28'],
    ['2027-11-30', 'three-months', '2028-02-29'],
    ['2026-12-25', 'two-weeks', '2027-01-08'],
    ['2026-03-05', 'ten-days', '2026-03-15'],
    ['2026-01-31', 'one-month', '2026-02-28'],
    ['2026-08-31', 'six-months', '2027-02-28'],
  ] as const)('after %s in %s is %s', (from, interval, next) => {
    expect(nextFollowUpOn(day(from), interval)).toBe(next);
  });
  it('of a patient never visited counts from the card or notice', () => {
    expect(firstFollowUpOn(day('2026-01-31'))).toBe('2026-04-30');
    expect(
      (['diabetes', 'copd', 'psychosis', 'tuberculosis'] as const).map((disease) =>
        firstFollowUpOn(day('2026-01-31'), disease),
      ),
    ).toEqual(['2026-04-30', '2026-04-30', '2026-02-28', '2026-02-03']);
  });
});

describe('due status', () => {
  it.each([
    ['2026-05-28', 'notDue', 0, false],
    ['2026-05-29', 'dueSoon', 0, false],
    ['2026-06-05', 'dueSoon', 0, false],
    ['2026-06-06', 'overdue', 1, false],
    ['2026-06-20', 'overdue', 15, false],
    ['2026-06-21', 'overdue', 16, true],
  ] as const)('due 2026-06-05, on %s: %s, %i days, grace over %s', (today, state, overdueDays, graceOver) => {
    expect(dueStatus(day('2026-06-05'), day(today))).toEqual({ state, overdueDays, graceOver });
  });
  it.each([
    ['2026-06-01', 'notDue', false],
    ['2026-06-02', 'dueSoon', false],
    ['2026-06-06', 'overdue', true],
  ] as const)('two-week visits warn three days ahead and know no grace: %s', (today, state, graceOver) => {
    expect(dueStatus(day('2026-06-05'), day(today), 'two-weeks')).toMatchObject({ state, graceOver });
  });
  it('only moves on as days pass', () => {
    const order = ['notDue', 'dueSoon', 'overdue'];
    fc.assert(
      fc.property(
        fc.integer({ min: -60, max: 60 }),
        fc.nat(60),
        fc.constantFrom(
          'three-months' as const,
          'two-weeks' as const,
          'ten-days' as const,
          'one-month' as const,
          'six-months' as const,
        ),
        (offset, later, interval) => {
          const due = calendarDay(2026, 6, 5);
          const [before, after] = [
            dueStatus(due, addDays(due, offset), interval),
            dueStatus(due, addDays(due, offset + later), interval),
          ];
          expect(order.indexOf(after.state)).toBeGreaterThanOrEqual(order.indexOf(before.state));
          expect(after.overdueDays).toBeGreaterThanOrEqual(before.overdueDays);
          expect(before.state === 'overdue').toBe(before.overdueDays > 0);
        },
      ),
    );
  });
});
