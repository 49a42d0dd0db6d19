import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, daysBetween, type JsonObject } from '../../shared/index.ts';
import { agePartsOf, completedMonths } from './child-age.ts';
import { childAnaemia } from './child-health.rules.ts';
import {
  childCheckUp,
  childGrowth,
  childRules,
  frailChildFollowUp,
  newbornHearing,
  newbornVisit,
} from './child-rules.ts';
import { CHILD_STAGES, stageWindow } from './child-visit-plan.rules.ts';
import { highRiskChildTypes } from '../birth/newborn.rules.ts';
import { sentJson } from '../../forms/testing/index.ts';

describe('sheets', () => {
  const boy: JsonObject = {
    sex: 'male',
    birthDate: '2023-01-10',
    followUpDate: '2026-01-15',
    stageMonth: '36',
    weight: 10.5,
    height: 92,
  };
  it('judge a check-up as a whole', () => {
    expect(childCheckUp(boy)).toMatchObject({
      ageMonths: 36,
      bmi: 12.4,
      weightForAgeLevel: '下',
      heightForAgeLevel: '中下',
      weightForHeightSdLevel: '下',
      bmiForAgeLevel: '下',
      growthAssessment: '重度低体重、重度消瘦',
      weightLevel: '3',
      heightLevel: '2',
      weightForHeightLevel: '3',
      physiqueEvaluation: ['2', '3'],
      timing: '按期',
      onTime: true,
      nextDate: '2027-01-10',
      referral: '2',
      referralReason: '重度低体重；重度消瘦',
    });
    expect(
      childCheckUp({
        ...boy,
        weight: 13.5,
        height: 95,
        warningSigns36: ['0'],
        haemoglobin: 105,
        cariesCount: 2,
        hearing: '1',
        headCircumference: 49,
      }),
    ).toMatchObject({
      growthAssessment: '未见营养不良或超重',
      developmentDeviation: false,
      findings: ['血红蛋白 105 g/L，轻度贫血', '龋齿 2 颗'],
      referralReason: '龋齿 2 颗',
    });
  });
  it('look at the weight gained in the first month', () => {
    const month = (weight: number): unknown =>
      childCheckUp({ birthDate: '2026-01-31', followUpDate: '2026-02-28', stageMonth: '1', weight, birthWeight: 3.3 })[
        'findings'
      ];
    expect([month(3.9), month(3.89)]).toEqual([undefined, ['满月增重不足 600 g，评估喂养']]);
  });
  it('plan for the frail and for hearing', () => {
    expect(frailChildFollowUp({ visitDate: '2026-01-31' })).toEqual({ nextVisitDate: '2026-02-28' });
    expect(frailChildFollowUp({ visitDate: '2026-01-31', frailTypes: ['04'], firstVisit: true })).toEqual({
      nextVisitDate: '2026-02-14',
    });
    expect(
      ['2026-02-27', '2026-02-28'].map(
        (visitDate) => frailChildFollowUp({ visitDate, enrolDate: '2026-01-31', effect: '3' })['referral'],
      ),
    ).toEqual([undefined, '2']);
    expect(newbornHearing({ birthDate: '2026-01-31' })).toEqual({
      screenAgainUntil: '2026-03-14',
      diagnosisUntil: '2026-04-30',
      helpUntil: '2026-07-31',
    });
  });
  it('say nothing of what is not known', () => {
    expect(childCheckUp({})).toEqual({});
    expect(childGrowth({ weight: 10, height: 80 })).toEqual({ bmi: 15.6 });
    expect(childCheckUp({ ...boy, sex: '', weight: '' })).not.toHaveProperty('growthAssessment');
  });
  it('judge a newborn', () => {
    expect(
      newbornVisit({
        birthDate: '2026-01-31',
        visitDate: '2026-02-05',
        temperature: 37.5,
        heartRate: 160,
        respiratoryRate: 61,
        jaundiceSite: ['3'],
        bcg: '2',
        gestationalWeeks: 36,
        birthWeight: 2.49,
      }),
    ).toEqual({
      findings: ['体温 37.5 ℃', '呼吸 61 次/分', '躯干或四肢黄染'],
      reminders: ['未接种卡介苗，尽快补种'],
      urgent: true,
      referral: '2',
      referralReason: '体温 37.5 ℃；呼吸 61 次/分；躯干或四肢黄染',
      highRiskTypes: ['1', '2'],
      visitWithinDays: 3,
      nextVisitDate: '2026-02-28',
    });
    expect(newbornVisit({ temperature: 37.4, heartRate: 100, respiratoryRate: 20, jaundiceSite: ['2'] })).toEqual({
      visitWithinDays: 7,
    });
    expect(
      [{ birthWeight: 2.5 }, { birthWeight: 2499 }, { apgar1: 7 }, { apgar1: 8, apgar5: 9 }, { malformation: '2' }].map(
        highRiskChildTypes,
      ),
    ).toEqual([[], ['2'], ['4'], [], ['14']]);
  });
  it('never throw on any answers, and stay JSON', () => {
    const keys = [
      'sex',
      'birthDate',
      'followUpDate',
      'visitDate',
      'deathDate',
      'birthTime',
      'deathTime',
      'weight',
      'height',
      'stageMonth',
      'headCircumference',
      'haemoglobin',
      'gestationalWeeks',
      'measurePosition',
      'warningSigns3',
      'altitude',
      'visionLeft',
      'visionRight',
      'jaundiceSite',
      'grossMotorMentalAge',
      'actualAgeMonths',
      'birthWeight',
    ];
    const value = fc.oneof(
      sentJson,
      fc.constantFrom('2026-01-31', '0001-01-01', '9999-12-31', '3', '72'),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), value), (input) => {
        for (const rule of Object.values(childRules)) {
          const json = rule(input as JsonObject);
          expect(JSON.parse(JSON.stringify(json))).toEqual(json);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('any child', () => {
  const born = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(calendarDay(1990, 1, 1), days));
  it('has windows in order, none before birth, and the next visit after this one', () => {
    fc.assert(
      fc.property(
        born,
        fc.constantFrom(...CHILD_STAGES.slice(1)),
        fc.integer({ min: 0, max: 2600 }),
        (birthDate, stageMonth, days) => {
          const windows = CHILD_STAGES.map((stage) => stageWindow(stage, birthDate));
          expect(
            windows.every(
              ({ due, onTimeUntil, makeUpUntil }, index) =>
                due >= birthDate &&
                due <= onTimeUntil &&
                onTimeUntil <= makeUpUntil &&
                (index === 0 || due > windows[index - 1]!.due),
            ),
          ).toBe(true);
          const followUpDate = addDays(birthDate, days);
          const next = childCheckUp({ birthDate, followUpDate, stageMonth })['nextDate'];
          expect(next === undefined || (next as string) > followUpDate).toBe(true);
        },
      ),
    );
  });
  it('grows older by a month every 28 to 31 days', () => {
    fc.assert(
      fc.property(born, fc.integer({ min: 0, max: 2600 }), (birthDate, days) => {
        const on = addDays(birthDate, days);
        const [months, parts] = [completedMonths(birthDate, on)!, agePartsOf(birthDate, on)!];
        expect(months * 28).toBeLessThanOrEqual(daysBetween(birthDate, on));
        expect((months + 1) * 31).toBeGreaterThanOrEqual(daysBetween(birthDate, on));
        expect(parts.days >= 0 && parts.days <= 31 && parts.years * 12 + parts.months === months).toBe(true);
      }),
    );
  });
  it('is no less anaemic with less haemoglobin', () => {
    const RANK = [undefined, 'mild', 'moderate', 'severe'];
    fc.assert(
      fc.property(
        fc.integer({ min: 31, max: 150 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 6, max: 83 }),
        fc.integer({ min: 0, max: 5000 }),
        (value, less, months, altitude) => {
          const rank = (haemoglobin: number): number =>
            RANK.indexOf(childAnaemia(haemoglobin, months, { altitude })?.degree);
          expect(rank(value - less)).toBeGreaterThanOrEqual(rank(value));
        },
      ),
    );
  });
});
