import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, parseCalendarDay, type JsonObject } from '../../shared/index.ts';
import { assessTuberculosisFollowUp, tuberculosisInterval } from './tuberculosis-follow-up.rules.ts';
import {
  tuberculosisAssessment,
  tuberculosisCardAssessment,
  tuberculosisFacts,
  tuberculosisMedicationRate,
  tuberculosisTreatmentMonth,
} from './tuberculosis-rules.ts';
import {
  intensiveMonths,
  isReportableMiss,
  isUnreachable,
  isWithin72Hours,
  medicationRate,
  owedVisits,
  treatmentMonth,
  treatmentPhase,
} from './tuberculosis-treatment.rules.ts';
import { sentJson } from '../../forms/testing/index.ts';

const visit = {
  followUpDate: '2026-03-05',
  supervisor: '2',
  treatmentMonth: 1,
  chemotherapyRegimen: '2HRZE/4HR',
  drugUsage: '1',
  missedDoses: 0,
  adverseDrugReaction: '1',
  complication: '1',
};

describe('the next visit', () => {
  it.each([
    ['2026-03-05', '1', 'intensive', '2026-04-05'],
    ['2026-03-05', '2', 'intensive', '2026-03-15'],
    ['2026-03-05', '3', 'intensive', '2026-03-15'],
    ['2026-03-05', '2', 'continuation', '2026-04-05'],
    ['2026-01-31', '1', 'continuation', '2026-02-28'],
  ])('after %s with supervisor %s in the %s phase is %s', (followUpDate, supervisor, phase, next) => {
    expect(assessTuberculosisFollowUp({ ...visit, followUpDate, supervisor, phase }).nextFollowUpDate).toBe(next);
  });
  it('follows the regimen when the phase is not told', () => {
    expect(
      [1, 2, 3].map((month) => assessTuberculosisFollowUp({ ...visit, treatmentMonth: month }).nextFollowUpDate),
    ).toEqual(['2026-03-15', '2026-03-15', '2026-04-05']);
  });
  it('is unknown without a supervisor, but not without a phase where that does not matter', () => {
    expect([
      tuberculosisInterval(undefined, 'intensive'),
      tuberculosisInterval('2', undefined),
      tuberculosisInterval('1', undefined),
      tuberculosisInterval(undefined, 'continuation'),
    ]).toEqual([undefined, undefined, 'one-month', 'one-month']);
    expect(assessTuberculosisFollowUp({ ...visit, adverseDrugReaction: undefined }).nextFollowUpDate).toBeUndefined();
  });
});

describe('phase', () => {
  it.each([
    ['2HRZE/4HR', 2],
    ['3HRZE/6HRE', 3],
    [' 6 Am Lfx', 6],
    ['HRZE', undefined],
    ['', undefined],
    ['99HR', undefined],
    ['2（HRZE）', 2],
  ])('%s has %s intensive months', (regimen, months) => {
    expect(intensiveMonths(regimen)).toBe(months);
  });
  it.each([
    [{ treatmentMonth: 2 }, 'intensive'],
    [{ treatmentMonth: 3 }, undefined],
    [{ treatmentMonth: 8 }, undefined],
    [{ treatmentMonth: 9 }, 'continuation'],
    [{ treatmentMonth: 3, isMultidrugResistant: true }, 'intensive'],
    [{ treatmentMonth: 9, isMultidrugResistant: true }, 'continuation'],
    [{ treatmentMonth: 3, isMultidrugResistant: false, patientType: '1' }, 'continuation'],
    [{ treatmentMonth: 3, isMultidrugResistant: false, patientType: '2' }, 'intensive'],
    [{}, undefined],
    [{ treatmentMonth: 0 }, undefined],
  ])('%j: %s', (data, phase) => {
    expect(treatmentPhase(data)).toBe(phase);
  });
  it('counts the months of treatment from one', () => {
    const day = (text: string) => parseCalendarDay(text)!;
    expect([
      treatmentMonth(day('2026-01-10'), day('2026-01-10')),
      treatmentMonth(day('2026-01-10'), day('2026-02-09')),
      treatmentMonth(day('2026-01-10'), day('2026-02-10')),
    ]).toEqual([1, 1, 2]);
    expect(treatmentMonth(day('2026-01-10'), day('2026-01-09'))).toBeUndefined();
    expect(tuberculosisTreatmentMonth({ treatmentStartDate: '2026-01-10', followUpDate: '2026-03-12' })).toBe(3);
  });
  it('owes eleven visits with the family as supervisor', () => {
    expect([owedVisits('2', 2, 4), owedVisits('1', 2, 4)]).toEqual([11, 7]);
  });
});

describe('doses', () => {
  it.each([
    ['1', 6, undefined, false],
    ['1', 7, undefined, true],
    ['2', 3, 3, true],
    ['2', 2, 3, false],
    ['2', 3, 3.5, false],
    ['2', 3, undefined, true],
    [undefined, 9, undefined, undefined],
    ['1', undefined, undefined, undefined],
  ])('usage %s, %s missed, %s a week: report %s', (usage, missed, perWeek, expected) => {
    expect(isReportableMiss(usage, missed, perWeek)).toBe(expected);
  });
  it.each([
    [162, 180, 90, true],
    [161, 180, 89.4, false],
    [1799, 2000, 90, false],
    [180, 180, 100, true],
  ])('%i of %i taken: %s %%, regular %s', (taken, due, rate, regular) => {
    expect(medicationRate(taken, due)).toEqual({ rate, regular });
    expect(tuberculosisMedicationRate({ dosesTaken: taken, dosesDue: due })).toBe(rate);
    expect(tuberculosisAssessment({ ...visit, dosesTaken: taken, dosesDue: due })).toMatchObject({
      regularMedication: regular,
    });
  });
  it('has no rate for nothing owed', () => {
    expect([medicationRate(1, 0), medicationRate(undefined, 10), medicationRate(-1, 10)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the first visit', () => {
  it.each([
    ['2026-03-01T09:00', '2026-03-04T09:00', true],
    ['2026-03-01T09:00', '2026-03-04T09:01', false],
    ['2026-03-01T09:00', '2026-03-03', true],
    ['2026-03-01T09:00', '2026-03-04', undefined],
    ['2026-03-01T09:00', '2026-03-05', false],
    ['2026-03-01 09:00:30', '2026-03-04 09:00', true],
    ['2026-03-01T09:00', '2026-02-28', undefined],
    ['x', '2026-03-04', undefined],
    ['2026-02-30', '2026-03-04', undefined],
  ])('noticed %s, visited %s: in time %s', (notice, first, expected) => {
    expect(isWithin72Hours(notice, first)).toBe(expected);
  });
  it('plans the next and judges the time limit for the card', () => {
    expect(
      tuberculosisCardAssessment({
        followUpDate: '2026-03-03',
        noticeReceivedAt: '2026-03-01T09:00',
        supervisor: '2',
        treatmentStartDate: '2026-02-27',
      }),
    ).toEqual({ nextFollowUpDate: '2026-03-13', within72h: true });
    expect(tuberculosisCardAssessment({ followUpDate: '2026-03-03', supervisor: '1' })).toEqual({
      nextFollowUpDate: '2026-04-03',
    });
    expect([isUnreachable(1), isUnreachable(2)]).toEqual([false, true]);
  });
});

describe('handling', () => {
  it('refers reactions and complications at once, and brings the next visit forward but never back', () => {
    expect(tuberculosisAssessment({ ...visit, supervisor: '1', adverseDrugReaction: '2' })).toMatchObject({
      referred: true,
      referralReason: '出现药物不良反应',
      nextFollowUpDate: '2026-03-19',
      handlingOpinion: '出现药物不良反应：立即转诊，2 周内（2026-03-19 前）随访。',
    });
    expect(tuberculosisAssessment({ ...visit, complication: '2' })).toMatchObject({
      referred: true,
      nextFollowUpDate: '2026-03-15',
    });
  });
  it('teaches who misses doses, and reports a week of them', () => {
    expect(tuberculosisAssessment({ ...visit, missedDoses: 2 })).toMatchObject({
      referred: false,
      reportMissedDoses: false,
      handlingOpinion: '未按医嘱服药：查明原因，加强健康教育，督促规律服药。',
    });
    expect(tuberculosisAssessment({ ...visit, missedDoses: 7 })).toMatchObject({ reportMissedDoses: true });
    expect(tuberculosisAssessment(visit)).toMatchObject({
      handlingOpinion: '按时服药、无不良反应：继续督导服药，预约下次随访（2026-03-15 前）。',
    });
  });
  it('closes an ended treatment and plans no more visits', () => {
    const closed = tuberculosisAssessment({ ...visit, treatmentStopped: true });
    expect(closed).toMatchObject({ referred: true });
    expect(closed).not.toHaveProperty('nextFollowUpDate');
  });
  it('takes what the first visit knew', () => {
    const previous = tuberculosisFacts({
      isMultidrugResistant: true,
      patientType: '1',
      chemotherapyRegimen: ' ',
      treatmentStartDate: '2026-01-01',
    });
    expect(previous).toEqual({ isMultidrugResistant: true, patientType: '1', treatmentStartDate: '2026-01-01' });
    const { chemotherapyRegimen: _unknown, ...answers } = visit;
    expect(tuberculosisAssessment({ ...answers, treatmentMonth: 5, previous })).toMatchObject({
      nextFollowUpDate: '2026-03-15',
    });
  });
});

describe('any follow-up of tuberculosis', () => {
  const answers = fc.record({
    followUpDate: fc.integer({ min: 0, max: 9000 }).map((days) => addDays(calendarDay(2010, 1, 1), days)),
    supervisor: fc.constantFrom('1', '2', '3', '4'),
    phase: fc.constantFrom('intensive', 'continuation'),
    adverseDrugReaction: fc.constantFrom('1', '2'),
    complication: fc.constantFrom('1', '2'),
    drugUsage: fc.constantFrom('1', '2'),
    missedDoses: fc.nat(30),
  });
  it('is visited again later, within two weeks of a referral', () => {
    fc.assert(
      fc.property(answers, (input) => {
        const { nextFollowUpDate, referred } = assessTuberculosisFollowUp(input);
        expect(nextFollowUpDate! > input.followUpDate).toBe(true);
        expect(referred).toBe(input.adverseDrugReaction === '2' || input.complication === '2');
        expect(!referred || nextFollowUpDate! <= addDays(input.followUpDate, 14)).toBe(true);
      }),
    );
  });
  it('never throws on senseless answers, and stays JSON', () => {
    const keys = [
      ...Object.keys(visit),
      'treatmentStopped',
      'phase',
      'previous',
      'noticeReceivedAt',
      'treatmentStartDate',
      'dosesDue',
      'dosesTaken',
      'dosesPerWeek',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), sentJson), (input) => {
        for (const rule of [tuberculosisAssessment, tuberculosisCardAssessment, tuberculosisFacts]) {
          const json = rule(input as JsonObject);
          expect(JSON.parse(JSON.stringify(json))).toEqual(json);
        }
      }),
      { numRuns: 300 },
    );
  });
});
