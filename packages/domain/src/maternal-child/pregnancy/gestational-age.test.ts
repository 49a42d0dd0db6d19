import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, daysBetween, type CalendarDay } from '../../shared/index.ts';
import {
  birthTiming,
  cycleAdjustedDueDate,
  equivalentPeriod,
  gestationalAge,
  gestationalAgeText,
  isEarlyPregnancy,
  naegeleDueDate,
  redateByUltrasound,
  transferDueDate,
  trimester,
  ultrasoundDueDate,
} from './gestational-age.rules.ts';
import { datePregnancy } from './pregnancy-dating.rules.ts';
import {
  nextPrenatalVisitOn,
  postpartumDays,
  postpartumSchedule,
  prenatalPlan,
  visitNumberFor,
} from './prenatal-schedule.rules.ts';

const LMP = '2025-01-15' as CalendarDay;
const d = (text: string): CalendarDay => text as CalendarDay;

describe('weeks', () => {
  it.each([
    ['2025-01-15', '0+0'],
    ['2025-01-21', '0+6'],
    ['2025-01-22', '1+0'],
    ['2025-04-15', '12+6'],
    ['2025-04-16', '13+0'],
    ['2025-05-07', '16+0'],
    ['2025-06-10', '20+6'],
    ['2025-06-11', '21+0'],
    ['2025-07-29', '27+6'],
    ['2025-07-30', '28+0'],
    ['2025-09-30', '36+6'],
    ['2025-10-01', '37+0'],
    ['2025-10-22', '40+0'],
  ])('on %s: %s', (on, text) => expect(gestationalAgeText(gestationalAge(LMP, d(on))!)).toBe(text));
  it('are unknown before the LMP and long after any birth', () => {
    expect(gestationalAge(LMP, d('2025-01-14'))).toBeUndefined();
    expect(gestationalAge(LMP, addDays(LMP, 316))).toBeUndefined();
  });
  it.each([
    [97, 'first', 'abortion'],
    [98, 'second', 'abortion'],
    [195, 'second', 'abortion'],
    [196, 'third', 'preterm'],
    [258, 'third', 'preterm'],
    [259, 'third', 'term'],
    [293, 'third', 'term'],
    [294, 'third', 'post-term'],
  ])('%d days: %s trimester, %s', (days, third, timing) => {
    expect([trimester(days), birthTiming(days)]).toEqual([third, timing]);
  });
  it('count as early up to 12+6', () => expect([90, 91].map(isEarlyPregnancy)).toEqual([true, false]));
});

describe('due date', () => {
  it.each([
    ['2025-01-15', '2025-10-22'],
    ['2024-01-15', '2024-10-22'],
    ['2025-03-10', '2025-12-17'],
    ['2025-04-01', '2026-01-08'],
    ['2025-05-28', '2026-03-07'],
    ['2025-05-31', '2026-03-07'],
    ['2025-06-25', '2026-04-01'],
    ['2024-02-29', '2024-12-06'],
    ['2025-12-25', '2026-10-02'],
  ])('by LMP %s: %s', (period, due) => {
    expect(naegeleDueDate(d(period))).toBe(due);
    expect(datePregnancy({ lastMenstrualPeriod: period, dueDateBasis: '1' })).toEqual({
      dueDate: due,
      countedFrom: period,
    });
  });
  it('moves with the cycle only as a hint', () => expect(cycleAdjustedDueDate(d('2025-10-22'), 35)).toBe('2025-10-29'));
  it('is corrected by an ultrasound only beyond the limit', () => {
    expect(redateByUltrasound({ lastMenstrualPeriod: LMP, examined: d('2025-04-01'), weeks: 10, days: 3 })).toEqual({
      differenceDays: 3,
      useUltrasound: false,
      dueDate: '2025-10-22',
    });
    expect(redateByUltrasound({ lastMenstrualPeriod: LMP, examined: d('2025-04-01'), weeks: 9, days: 3 })).toEqual({
      differenceDays: 10,
      useUltrasound: true,
      dueDate: '2025-11-01',
    });
    expect(
      redateByUltrasound({ lastMenstrualPeriod: LMP, examined: d('2025-04-01'), weeks: 9, days: 6 }),
    ).toMatchObject({ differenceDays: 7, useUltrasound: false });
  });
  it.each([
    [62, 5],
    [63, 7],
    [111, 7],
    [112, 10],
    [153, 10],
    [154, 14],
    [195, 14],
    [196, 21],
  ])('at %d days more than %d days apart', (days, limit) => {
    const on = addDays(LMP, days);
    const off = (difference: number): boolean =>
      redateByUltrasound({
        lastMenstrualPeriod: LMP,
        examined: on,
        weeks: Math.floor((days - difference) / 7),
        days: (days - difference) % 7,
      })!.useUltrasound;
    expect([off(limit), off(limit + 1)]).toEqual([false, true]);
  });
  it('follows the transfer of an embryo', () => {
    expect([transferDueDate(d('2025-03-01'), 5), transferDueDate(d('2025-03-01'), 3)]).toEqual([
      '2025-11-17',
      '2025-11-19',
    ]);
    expect(datePregnancy({ dueDateBasis: '3', embryoTransferDate: '2025-03-01', embryoAgeDays: 5 })).toEqual({
      dueDate: '2025-11-17',
      countedFrom: '2025-02-10',
    });
    expect(datePregnancy({ dueDateBasis: '3', embryoTransferDate: '2025-03-01', embryoAgeDays: '3' }).countedFrom).toBe(
      '2025-02-12',
    );
  });
  it('without an LMP comes from the ultrasound alone', () => {
    const scan = { datingUltrasoundDate: '2025-04-01', datingUltrasoundWeeks: 9, datingUltrasoundDays: 3 };
    expect(
      datePregnancy({ ...scan, dueDateBasis: '2', lastMenstrualPeriodKnown: '2', lastMenstrualPeriod: '2025-01-15' }),
    ).toEqual({ dueDate: '2025-11-01', countedFrom: equivalentPeriod(d('2025-11-01')) });
    expect(datePregnancy({ ...scan, dueDateBasis: '1' })).toEqual({});
    expect(datePregnancy({ dueDateBasis: '2', lastMenstrualPeriod: '2025-01-15' })).toEqual({});
  });
});

describe('visits', () => {
  it('have the windows of the standard', () => {
    const plan = prenatalPlan({ countedFrom: LMP, today: d('2025-06-11'), done: ['1'] });
    expect(plan.map(({ visit, from, until, state }) => [visit, from, until, state])).toEqual([
      ['1', '2025-01-15', '2025-04-15', 'done'],
      ['2', '2025-05-07', '2025-06-10', 'overdue'],
      ['3', '2025-06-11', '2025-07-08', 'due'],
      ['4', '2025-07-30', '2025-09-30', 'not-due'],
      ['5', '2025-10-01', '2025-10-28', 'not-due'],
    ]);
  });
  it('are cancelled when the pregnancy ends, and the first is held whenever she comes', () => {
    expect(
      prenatalPlan({ countedFrom: LMP, today: d('2025-06-11'), done: ['1'], endedOn: d('2025-06-11') }).map(
        ({ state }) => state,
      ),
    ).toEqual(['done', 'cancelled', 'cancelled', 'cancelled', 'cancelled']);
    expect(
      prenatalPlan({ countedFrom: LMP, today: d('2025-06-11'), done: [], registeredOn: d('2025-06-01') })[0]!.state,
    ).toBe('due');
    expect(prenatalPlan({ countedFrom: LMP, today: d('2025-06-11'), done: [] })[0]!.state).toBe('overdue');
  });
  it.each([
    [90, '1'],
    [91, '9'],
    [111, '9'],
    [112, '2'],
    [146, '2'],
    [147, '3'],
    [174, '3'],
    [175, '9'],
    [195, '9'],
    [196, '4'],
    [258, '4'],
    [259, '5'],
    [286, '5'],
    [287, '9'],
    [-1, undefined],
  ])('at %d days number %s', (days, number) => expect(visitNumberFor(days)).toBe(number));
  it('after birth are counted from delivery and discharge', () => {
    expect(postpartumSchedule(d('2025-10-20'))).toEqual({
      routineFrom: '2025-10-23',
      routineUntil: '2025-10-27',
      countsUntil: '2025-11-17',
      day42From: '2025-12-01',
      day42Until: '2025-12-15',
    });
    expect([
      postpartumDays(d('2025-10-20'), d('2025-10-23')),
      postpartumDays(d('2025-10-20'), d('2025-10-19')),
    ]).toEqual([3, undefined]);
  });
});

const day = fc.integer({ min: 0, max: 30_000 }).map((count) => addDays(calendarDay(1980, 1, 1), count));

describe('any pregnancy', () => {
  it('is due 280 to 283 days after the LMP by Naegele, up to three days apart from the count', () => {
    fc.assert(
      fc.property(day, (period) => {
        const days = daysBetween(period, naegeleDueDate(period));
        expect(days).toBeGreaterThanOrEqual(280);
        expect(days).toBeLessThanOrEqual(283);
      }),
    );
  });
  it('reads 40+0 on the due date of an ultrasound or transfer, and its plan is in order', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 28, max: 280 }), (examined, age) => {
        const due = ultrasoundDueDate(examined, Math.floor(age / 7), age % 7);
        expect(gestationalAge(equivalentPeriod(due), due)?.totalDays).toBe(280);
        expect(gestationalAge(equivalentPeriod(due), examined)?.totalDays).toBe(age);
        const plan = prenatalPlan({ countedFrom: equivalentPeriod(due), today: examined, done: [] });
        expect(
          plan.every(({ from, until }, index) => from < until && (index === 0 || plan[index - 1]!.until < from)),
        ).toBe(true);
        const next = nextPrenatalVisitOn(equivalentPeriod(due), examined);
        expect(next === undefined || next > examined).toBe(true);
      }),
    );
  });
});
