import { describe, expect, it } from 'vitest';
import type { FactRule } from '../lists/index.ts';
import { parseCalendarDay } from '../shared/index.ts';
import { lastFollowUpDay, liveCards } from './follow-up/follow-up-days.rules.ts';
import { dueStatus, firstFollowUpOn, intervalOfSpan, nextFollowUpOn } from './follow-up/follow-up-interval.rules.ts';
import { individualAim } from './individual-aims.rules.ts';
import { isReportable, psychosisClass, unstableReasons } from './psychosis/psychosis-class.rules.ts';
import {
  intensiveMonths,
  isReportableMiss,
  isWithin72Hours,
  medicationRate,
  treatmentPhase,
} from './tuberculosis/tuberculosis-treatment.rules.ts';

/** Limits of care from both of their sides: intervals, treatments, classes. */

const day = (text: string) => parseCalendarDay(text)!;

describe('intervals of visits', () => {
  it.each([
    ['ten-days', '2026-01-25'],
    ['two-weeks', '2026-01-29'],
    ['one-month', '2026-02-15'],
    ['three-months', '2026-04-15'],
    ['six-months', '2026-07-15'],
  ] as const)('%s after 15 January is %s', (interval, next) => {
    expect(nextFollowUpOn(day('2026-01-15'), interval)).toBe(next);
  });

  it.each([
    ['tuberculosis', '2026-01-18'],
    ['psychosis', '2026-02-15'],
    ['hypertension', '2026-04-15'],
    ['copd', '2026-04-15'],
  ] as const)('%s is visited first on %s', (disease, first) => {
    expect(firstFollowUpOn(day('2026-01-15'), disease)).toBe(first);
  });

  it.each([
    [10, 'ten-days'],
    [11, 'two-weeks'],
    [14, 'two-weeks'],
    [15, 'one-month'],
    [31, 'one-month'],
    [32, 'three-months'],
    [92, 'three-months'],
    [93, 'six-months'],
  ])('%i days are %s', (days, interval) => {
    expect(intervalOfSpan(days)).toBe(interval);
  });

  it.each([
    ['ten-days', '2026-03-06', 'notDue', 0, false],
    ['two-weeks', '2026-03-07', 'dueSoon', 0, false],
    ['ten-days', '2026-03-10', 'dueSoon', 0, false],
    ['ten-days', '2026-03-11', 'overdue', 1, true],
    ['two-weeks', '2026-03-11', 'overdue', 1, true],
    ['one-month', '2026-03-02', 'notDue', 0, false],
    ['one-month', '2026-03-03', 'dueSoon', 0, false],
    ['six-months', '2026-03-25', 'overdue', 15, false],
    ['six-months', '2026-03-26', 'overdue', 16, true],
    ['one-month', '2026-03-26', 'overdue', 16, true],
  ] as const)('a visit of %s due on 10 March is, on %s, %s by %i days', (interval, today, state, overdueDays, over) => {
    expect(dueStatus(day('2026-03-10'), day(today), interval)).toEqual({ state, overdueDays, graceOver: over });
  });
});

describe('a treatment of tuberculosis', () => {
  it.each([
    ['2HRZE/4HR', 2],
    [' 12 HRZE', 12],
    ['1HRZE', 1],
    ['24HRZE', 24],
    ['25HRZE', undefined],
    ['0HRZE', undefined],
    ['方案2HRZE', undefined],
    [undefined, undefined],
  ])('%s begins with %s months', (regimen, months) => {
    expect(intensiveMonths(regimen)).toBe(months);
  });

  it.each([
    [{ treatmentMonth: 0, chemotherapyRegimen: '2HRZE' }, undefined],
    [{ treatmentMonth: 3, isMultidrugResistant: '1', patientType: '1' }, 'continuation'],
    [{ treatmentMonth: 3, isMultidrugResistant: '1', patientType: '2' }, 'intensive'],
    [{ treatmentMonth: 4, isMultidrugResistant: '1', patientType: '2' }, 'continuation'],
    [{ treatmentMonth: 4, isMultidrugResistant: '1', patientType: '3' }, undefined],
    [{ treatmentMonth: 4, patientType: '2' }, undefined],
    [{ treatmentMonth: 2 }, 'intensive'],
    [{ treatmentMonth: 8 }, undefined],
    [{ treatmentMonth: 9 }, 'continuation'],
  ])('%j is %s', (data, phase) => {
    expect(treatmentPhase(data)).toBe(phase);
  });

  it.each([
    ['1', 6, undefined, false],
    ['1', 7, undefined, true],
    ['2', 2, undefined, false],
    ['2', 3, undefined, true],
    ['2', 3, 3.5, false],
    ['1', 0, undefined, false],
    ['1', -1, undefined, undefined],
    ['3', 9, undefined, undefined],
  ])('usage %s with %i doses missed of %s a week is to be reported: %s', (usage, missed, perWeek, told) => {
    expect(isReportableMiss(usage, missed, perWeek)).toBe(told);
  });

  it('has a rate from no dose on, regular from nine of ten', () => {
    expect([medicationRate(0, 30)?.rate, medicationRate(-1, 30), medicationRate(1, 0)]).toEqual([
      0,
      undefined,
      undefined,
    ]);
    expect([medicationRate(27, 30)?.regular, medicationRate(8995, 10_000)]).toEqual([
      true,
      { rate: 90, regular: false },
    ]);
  });

  it.each([
    ['2026-03-01T08:00', '2026-03-04T08:00', true],
    ['2026-03-01T08:00', '2026-03-04T08:01', false],
    ['2026-03-01T23:59', '2026-03-01T23:59', true],
    [' 2026-03-01T08:00 ', '2026-03-01T09:00', true],
    ['2026-03-01T24:00', '2026-03-02T09:00', undefined],
    ['2026-03-01T08:60', '2026-03-02T09:00', undefined],
    ['2026-03-02T08:00', '2026-03-01T23:00', undefined],
    // Of a day alone every minute has to agree.
    ['2026-03-01', '2026-03-03', true],
    ['2026-03-01', '2026-03-04', undefined],
    ['2026-03-01', '2026-03-04T23:59', undefined],
    ['2026-03-01', '2026-03-05', false],
    [undefined, '2026-03-01', undefined],
    ['2026-03-01', undefined, undefined],
  ])('noticed at %s and visited at %s is within 72 hours: %s', (notice, visit, within) => {
    expect(isWithin72Hours(notice, visit)).toBe(within);
  });
});

describe('a severe mental disorder', () => {
  const functions = {
    selfCare: '1',
    housework: '2',
    productiveWork: '9',
    learningAbility: '1',
    socialInteraction: '1',
  };
  const stable = {
    ...{ riskGrade: '0', symptomLevel: '1', insight: '1', ...functions },
    ...{ severeAdverseReaction: '1', severePhysicalDisease: '1' },
  };
  it.each([
    [{}, '3'],
    [{ riskGrade: '1' }, '2'],
    [{ riskGrade: '2' }, '2'],
    [{ riskGrade: '3' }, '1'],
    [{ riskGrade: '6' }, undefined],
    [{ riskGrade: '10' }, undefined],
    [{ housework: '3' }, '2'],
    [{ housework: '4' }, undefined],
    [{ housework: undefined }, undefined],
    [{ severeAdverseReaction: undefined, adverseDrugReaction: '1' }, '3'],
    [{ severeAdverseReaction: undefined, adverseDrugReaction: '2' }, undefined],
    [{ severeAdverseReaction: undefined }, undefined],
  ])('with %j is of class %s', (change, expected) => {
    expect(psychosisClass({ ...stable, ...change } as never)).toBe(expected);
  });

  it('names every reason by itself', () => {
    expect(
      unstableReasons({
        ...{ ...stable, riskGrade: '3', symptomLevel: '3', insight: '3' },
        ...{ severeAdverseReaction: '2', severePhysicalDisease: '2' },
      }),
    ).toEqual(['risk', 'symptoms', 'insight', 'severe-reaction', 'physical-disease']);
  });

  it.each([
    ['2', '2', false],
    ['3', '2', true],
    ['0', '1', true],
    [undefined, undefined, false],
  ] as const)('of grade %s and class %s is told of: %s', (riskGrade, visitClass, told) => {
    expect(isReportable(riskGrade === undefined ? {} : { riskGrade }, visitClass)).toBe(told);
  });
});

describe('what is kept of follow-ups', () => {
  const record = (formId: string, occurredOn: string, data: object = {}) => ({ formId, occurredOn, data });
  const kept = (rule: FactRule, ...records: readonly object[]) =>
    rule.work({ records } as never, {} as never, day('2026-03-10'));

  it('is the last day, as the sheet says it, of the six kinds alone', () => {
    const [early, late] = ['2026-01-05', '2026-03-05'];
    expect([
      kept(lastFollowUpDay),
      kept(lastFollowUpDay, record('copd-follow-up', late), record('diabetes-follow-up', early)),
      kept(lastFollowUpDay, record('copd-follow-up', early), record('diabetes-follow-up', late)),
      kept(lastFollowUpDay, record('general-follow-up', early, { followUpDate: '2026-01-04' })),
      kept(lastFollowUpDay, record('general-follow-up', early, { followUpDate: null })),
      kept(lastFollowUpDay, record('health-check-up', late)),
    ]).toEqual([undefined, late, late, '2026-01-04', early, undefined]);
  });

  it('are the diseases of cards that are live', () => {
    const ended = record('copd-card', '2025-01-01', { terminated: true });
    expect([
      kept(liveCards),
      kept(liveCards, record('copd-card', '2026-01-01'), record('diabetes-card', '2026-01-01')),
      kept(liveCards, ended),
      kept(liveCards, ended, record('copd-card', '2026-01-01')),
    ]).toEqual([[], ['diabetes', 'copd'], [], ['copd']]);
  });
});

it('a patient’s own aim is the standard’s: lower from 65 on where it is borne', () => {
  const aims = ([age, tolerates]: readonly [number, boolean]) => individualAim({ age, tolerates }).systolic;
  expect(
    (
      [
        [64, true],
        [64, false],
        [65, false],
        [65, true],
        [85, true],
      ] as const
    ).map(aims),
  ).toEqual([140, 140, 150, 140, 140]);
});
