import { describe, expect, it } from 'vitest';
import { type CalendarDay } from '../../shared/index.ts';
import { agePartsOf, ageTextOf, completedMonths, correctedMonths } from './child-age.ts';
import { childAge, childDeathAge } from './child-rules.ts';
import {
  CHILD_STAGES,
  childPlan,
  isSystematicChild,
  nextStageDue,
  stageExaminations,
  stageOn,
  stageTiming,
  stageWindow,
} from './child-visit-plan.rules.ts';
import { rate } from '../pregnancy/maternal-indicators.rules.ts';

const d = (text: string): CalendarDay => text as CalendarDay;

const BORN = d('2026-01-31');

describe('the plan of visits', () => {
  it.each([
    ['1', '2026-02-28'],
    ['3', '2026-04-30'],
    ['8', '2026-09-30'],
    ['18', '2027-07-31'],
    ['36', '2029-01-31'],
  ] as const)('stage %s of a child born 2026-01-31 is due %s', (stage, due) =>
    expect(stageWindow(stage, BORN).due).toBe(due),
  );
  it('has thirteen visits, eight of them from 3 to 36 months', () => {
    expect(CHILD_STAGES).toHaveLength(13);
    expect(CHILD_STAGES.filter((stage) => Number(stage) >= 3 && Number(stage) <= 36)).toHaveLength(8);
    expect(CHILD_STAGES.filter((stage) => stageExaminations(stage).warningSigns)).toHaveLength(11);
    expect(CHILD_STAGES.filter((stage) => stageExaminations(stage).hearing)).toEqual(['6', '12', '24', '36']);
    expect(CHILD_STAGES.filter((stage) => stageExaminations(stage).vision)).toEqual(['48', '60', '72']);
  });
  it.each([
    ['3', '2026-04-29', 'early'],
    ['3', '2026-04-30', 'on-time'],
    ['3', '2026-05-30', 'on-time'],
    ['3', '2026-05-31', 'made-up'],
    ['3', '2026-07-30', 'made-up'],
    ['3', '2026-07-31', 'too-late'],
    ['8', '2026-11-29', 'on-time'],
    ['8', '2026-11-30', 'made-up'],
    ['1', '2026-03-02', 'on-time'],
    ['1', '2026-03-03', 'made-up'],
    ['72', '2033-01-30', 'on-time'],
    ['72', '2033-01-31', 'too-late'],
  ] as const)('stage %s on %s is %s', (stage, on, timing) =>
    expect(stageTiming(stageWindow(stage, BORN), d(on))).toBe(timing),
  );
  it('visits the newborn within a week of the discharge', () => {
    expect(stageWindow('0', BORN, d('2026-02-03'))).toEqual({
      stage: '0',
      due: '2026-02-03',
      onTimeUntil: '2026-02-10',
      makeUpUntil: '2026-02-28',
    });
    expect(stageWindow('0', BORN, d('2026-03-05')).makeUpUntil).toBe('2026-03-12');
  });
  it('tells what is due, overdue and missed', () => {
    expect(
      childPlan(BORN, d('2026-08-05'), ['0', '1'])
        .map(({ stage, state }) => `${stage}:${state}`)
        .slice(0, 6),
    ).toEqual(['0:done', '1:done', '3:missed', '6:due', '8:not-due', '12:not-due']);
    expect([stageOn(BORN, d('2026-08-05')), stageOn(BORN, d('2026-02-05')), stageOn(BORN, d('2034-01-01'))]).toEqual([
      '6',
      undefined,
      undefined,
    ]);
    expect([nextStageDue('30', BORN), nextStageDue('72', BORN)]).toEqual(['2029-01-31', undefined]);
  });
  it('is systematic when every stage due in the year was held', () => {
    expect(isSystematicChild(d('2026-01-10'), 2026, d('2026-01-20'), ['1', '3', '6', '8'])).toBe(true);
    expect(isSystematicChild(d('2026-01-10'), 2026, d('2026-01-20'), ['1', '3', '6'])).toBe(false);
    expect(isSystematicChild(d('2026-01-10'), 2026, d('2026-08-01'), ['8'])).toBe(true);
    expect(isSystematicChild(d('2026-01-10'), 2034, d('2026-08-01'), [])).toBeUndefined();
  });
  it.each([
    [196, 200, 98],
    [1425, 1500, 95],
    [1290, 1500, 86],
    [12, 800, 1.5],
  ])('%d of %d: %d %', (numerator, denominator, expected) => expect(rate(numerator, denominator)).toBe(expected));
  it('counts deaths per thousand', () => expect([rate(1, 200, 1000), rate(0, 0)]).toEqual([5, undefined]));
});

describe('age', () => {
  it('fills a month on its last day where the day does not exist', () => {
    expect([
      completedMonths(BORN, d('2026-02-27')),
      completedMonths(BORN, d('2026-02-28')),
      completedMonths(BORN, d('2026-01-30')),
    ]).toEqual([0, 1, undefined]);
    expect(
      [
        ['2026-01-31', '2028-05-05'],
        ['2026-01-31', '2026-01-31'],
        ['2026-01-31', '2027-01-31'],
      ].map(([born, on]) => ageTextOf(agePartsOf(d(born!), d(on!))!)),
    ).toEqual(['2岁3月5天', '0天', '1岁']);
  });
  it('is corrected for preterm children until two years', () => {
    expect([
      correctedMonths(d('2026-01-01'), d('2026-07-01'), 32 * 7),
      correctedMonths(d('2026-01-01'), d('2026-02-01'), 32 * 7),
      correctedMonths(d('2026-01-01'), d('2026-07-01'), 259),
      correctedMonths(d('2026-01-01'), d('2028-01-01'), 32 * 7),
    ]).toEqual([4, undefined, 6, 24]);
    expect(childAge({ birthDate: '2026-01-01', followUpDate: '2026-07-01', gestationalWeeks: 32 })).toMatchObject({
      ageText: '6月',
      ageMonths: 6,
      correctedAgeMonths: 4,
    });
  });
  it('at death tells the group', () => {
    expect(
      childDeathAge({ birthDate: '2026-01-01', deathDate: '2026-01-02', birthTime: '10:30', deathTime: '09:15' }),
    ).toEqual({ deathAgeYears: 0, deathAgeMonths: 0, deathAgeDays: 1, deathAgeHours: 22, deathAgeGroup: '早期新生儿' });
    expect(
      [
        '2026-01-07',
        '2026-01-08',
        '2026-01-28',
        '2026-01-29',
        '2026-12-31',
        '2027-01-01',
        '2030-12-31',
        '2031-01-01',
      ].map((deathDate) => childDeathAge({ birthDate: '2026-01-01', deathDate })['deathAgeGroup']),
    ).toEqual(['早期新生儿', '新生儿', '新生儿', '婴儿', '婴儿', '1～4岁', '1～4岁', undefined]);
  });
});
