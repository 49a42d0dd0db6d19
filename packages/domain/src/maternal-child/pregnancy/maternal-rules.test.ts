import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDay, JsonObject } from '../../shared/index.ts';
import { apgarHeartRate, apgarMinutes, apgarScore, asphyxiaOf, epds, epdsPoints } from '../birth/birth-scales.rules.ts';
import {
  isEarlyNeonatalDeath,
  isMaternalDeath,
  isPerinatal,
  isRegisteredEarly,
  isSystematicallyManaged,
  isVisitedAfterBirth,
  perinatalMortality,
  rate,
  type EndedPregnancy,
} from './maternal-indicators.rules.ts';
import {
  apgarAssessment,
  certificateValidity,
  deliveryAssessment,
  gestationalWeek,
  maternalRules,
  postpartumAssessment,
  pregnancyDating,
  prenatalAssessment,
  prepregnancyFollowUp,
  prenatalSchedule,
} from './maternal-rules.ts';
import { premaritalOpinion } from '../premarital/premarital.rules.ts';
import { sentJson } from '../../forms/testing/index.ts';

const d = (text: string): CalendarDay => text as CalendarDay;

describe('EPDS', () => {
  it.each([
    [1, 21, 'positive', true],
    [4, 9, 'negative', false],
  ])('all answers %d: %d points', (position, total, level, selfHarm) => {
    expect(epds(epdsPoints(Array<number>(10).fill(position)))).toEqual({ total, level, selfHarm });
  });
  it('is positive from 13 on and alarms by the tenth item alone', () => {
    expect(epds([2, 1, 1, 2, 1, 1, 1, 2, 1, 1])).toEqual({ total: 13, level: 'positive', selfHarm: true });
    expect(epds([2, 2, 2, 2, 2, 2, 0, 0, 0, 0])).toEqual({ total: 12, level: 'doubtful', selfHarm: false });
    expect(
      epds([3, undefined, undefined, undefined, undefined, undefined, undefined, undefined, undefined, 1]),
    ).toEqual({ selfHarm: true });
  });
});

describe('Apgar', () => {
  it.each([
    [[2, 2, 1, 2, 1], 8, '无'],
    [[1, 1, 1, 1, 0], 4, '轻度'],
    [[1, 1, 0, 1, 0], 3, '重度'],
  ])('%j: %d', ([heartRate, respiration, muscleTone, reflex, color], total, text) => {
    const row = {
      time: '1',
      heartRate: heartRate!,
      respiration: respiration!,
      muscleTone: muscleTone!,
      reflex: reflex!,
      color: color!,
    };
    expect(apgarScore(row)).toBe(total);
    expect(apgarAssessment({ apgarDetail: [row] })).toEqual({ apgar1: total, asphyxia: text });
  });
  it('is scored on while the fifth minute is low, and not for the stillborn', () => {
    expect([apgarMinutes(7), apgarMinutes(8)]).toEqual([
      [1, 5, 10, 15, 20],
      [1, 5, 10],
    ]);
    expect(apgarAssessment({ deliveryOutcome: '2', apgar1: 0 })).toEqual({});
    expect([7, 8].map(asphyxiaOf)).toEqual(['mild', 'none']);
    expect([0, 99, 100].map(apgarHeartRate)).toEqual([0, 1, 2]);
  });
});

describe('rates', () => {
  it.each([
    [186, 200, 93],
    [190, 201, 94.53],
    [3, 0, undefined],
    [61, 198, 30.81],
  ])('%d of %d: %s', (numerator, denominator, expected) => expect(rate(numerator, denominator)).toBe(expected));
  it('speak of more than a hundred where usual', () =>
    expect([perinatalMortality(3, 1, 500), rate(1, 8000, 100_000)]).toEqual([7.95, 12.5]));

  const pregnancy: EndedPregnancy = {
    countedFrom: d('2025-01-15'),
    registeredOn: d('2025-04-15'),
    prenatalVisits: ['2025-04-15', '2025-05-10', '2025-06-20', '2025-08-01', '2025-10-05'].map(d),
    hospitalBirth: true,
    dischargedOn: d('2025-10-23'),
    postpartumVisits: [d('2025-10-28')],
  };
  it('count early registration only with the first examination', () => {
    expect(isRegisteredEarly(pregnancy)).toBe(true);
    expect(isRegisteredEarly({ ...pregnancy, prenatalVisits: [d('2025-04-16')] })).toBe(false);
  });
  it('count the visit up to the 28th day after discharge', () => {
    expect(
      ['2025-11-20', '2025-11-21'].map((on) => isVisitedAfterBirth({ ...pregnancy, postpartumVisits: [d(on)] })),
    ).toEqual([true, false]);
  });
  it('call it systematic when everything was done', () => {
    expect(isSystematicallyManaged(pregnancy)).toBe(true);
    expect(isSystematicallyManaged({ ...pregnancy, prenatalVisits: pregnancy.prenatalVisits.slice(1) })).toBe(false);
    expect(isSystematicallyManaged({ ...pregnancy, hospitalBirth: false })).toBe(false);
  });
  it('keep the periods of deaths', () => {
    expect(
      ['2025-01-07', '2025-01-08', '2024-12-31'].map((on) => isEarlyNeonatalDeath(d('2025-01-01'), d(on))),
    ).toEqual([true, false, false]);
    expect([
      isPerinatal(196, undefined),
      isPerinatal(195, 1000),
      isPerinatal(195, 999),
      isPerinatal(undefined, 900),
      isPerinatal(195, undefined),
    ]).toEqual([true, true, false, undefined, false]);
    expect([
      isMaternalDeath(d('2025-01-01'), d('2025-02-12'), false),
      isMaternalDeath(d('2025-01-01'), d('2025-02-13'), false),
      isMaternalDeath(undefined, d('2025-02-13'), true),
    ]).toEqual([true, false, false]);
  });
});

describe('premarital opinion', () => {
  const none = { marriageExcluded: false, childbearingExcluded: false, temporarilyUnfit: false, carrier: false };
  it.each([
    [{}, '1'],
    [{ carrier: true }, '5'],
    [{ temporarilyUnfit: true, carrier: true }, '2'],
    [{ childbearingExcluded: true, temporarilyUnfit: true }, '3'],
    [{ marriageExcluded: true, childbearingExcluded: true }, '4'],
  ])('%j: %s', (found, code) => expect(premaritalOpinion({ ...none, ...found })).toBe(code));
  it('is valid for three months', () =>
    expect(certificateValidity({ issueDate: '2025-11-30' })).toEqual({ validUntil: '2026-02-28' }));
});

describe('sheets', () => {
  it('date a pregnancy', () => {
    expect(
      pregnancyDating({
        lastMenstrualPeriod: '2025-01-15',
        registrationDate: '2025-04-15',
        datingUltrasoundDate: '2025-04-01',
        datingUltrasoundWeeks: 9,
        datingUltrasoundDays: 3,
      }),
    ).toEqual({
      expectedDeliveryDate: '2025-10-22',
      countedFrom: '2025-01-15',
      registrationGestationalWeek: 12,
      gestationalWeek: 12,
      gestationalDay: 6,
      gestationalAgeText: '12+6',
      trimester: 'first',
      earlyRegistration: true,
      redatingAdvice: '超声与末次月经相差 10 天，建议按超声核对预产期：2025-11-01',
    });
    expect(gestationalWeek({ lastMenstrualPeriod: '2025-01-15', deliveryTime: '2025-10-22T08:30' })).toBe(40);
    expect(prenatalSchedule({ countedFrom: '2025-01-15', visitDate: '2025-05-10' })).toMatchObject({
      visitNumber: '2',
      nextVisitDate: '2025-06-11',
    });
    expect(
      prenatalSchedule({ countedFrom: '2025-01-15', visitDate: '2025-05-10', pregnancyStatus: '2' }),
    ).not.toHaveProperty('nextVisitDate');
  });
  it('tell what stands out before birth', () => {
    const quiet = {
      countedFrom: '2025-01-15',
      visitDate: '2025-08-01',
      systolic: 118,
      diastolic: 70,
      hemoglobin: 118,
      fundalHeight: 25,
      fetalHeartRate: 140,
    };
    expect(prenatalAssessment(quiet)).toEqual({
      classification: '1',
      referral: '1',
      visitNumber: '4',
      nextVisitDate: '2025-10-01',
    });
    expect(
      prenatalAssessment({ ...quiet, systolic: 142, urineProtein: '2', fundalHeight: 20, fetalHeartRate: 165 }),
    ).toMatchObject({
      classification: '2',
      classificationDetail:
        '血压 142/70 mmHg，尿蛋白阳性，考虑子痫前期；宫高 20 cm，小于孕周（28 周参考 23～28.5）；胎心率 165 次/分，异常',
      referral: '2',
      referralReason: '血压 142/70 mmHg，尿蛋白阳性，考虑子痫前期；胎心率 165 次/分，异常',
    });
    expect(prenatalAssessment({ visitDate: '2025-08-01' })).toEqual({});
    expect(prenatalAssessment({ gestationalWeek: 26, ogttFasting: 5.1, hemoglobin: 65 })).toMatchObject({
      findings: ['血红蛋白 65 g/L，重度贫血', '妊娠期糖尿病'],
    });
  });
  it('tell of a birth and of the follow-ups before and after a pregnancy', () => {
    expect(
      [499, 500, 1000].map(
        (totalBloodLoss) => deliveryAssessment({ totalBloodLoss, deliveryMode: '1' })['haemorrhage'],
      ),
    ).toEqual([undefined, '产后出血', '严重产后出血']);
    expect(
      deliveryAssessment({ totalBloodLoss: 900, deliveryMode: '5', gestationalWeek: 36, gestationalDay: 6 }),
    ).toEqual({ birthTiming: '早产' });
    expect(deliveryAssessment({ totalBloodLoss: 900 })).toEqual({});
    expect(
      prepregnancyFollowUp({
        lastMenstrualPeriod: '2025-01-15',
        visitDate: '2025-04-09',
        endDate: '2025-10-20',
        examDate: '2024-12-01',
      }),
    ).toEqual({ earlyUntil: '2025-04-09', outcomeUntil: '2025-12-01', earlyInTime: true, outcomeInTime: true });
    expect(prepregnancyFollowUp({ examDate: '2024-12-01' })).toEqual({ closesOn: '2025-12-01' });
  });
  it('tell what stands out after birth', () => {
    expect(
      postpartumAssessment({
        deliveryDate: '2025-10-20',
        visitDate: '2025-12-01',
        epdsScore: 12,
        epdsItem10: 1,
        temperature: 38,
      }),
    ).toMatchObject({
      postpartumDays: 42,
      countsAsHomeVisit: false,
      countsAsDay42: true,
      day42Until: '2025-12-15',
      findings: ['体温 38 ℃，警惕产褥感染', 'EPDS 第 10 题阳性，立即评估自伤风险并干预', 'EPDS 12 分，2～4 周内复评'],
    });
    expect(postpartumAssessment({ deliveryDate: '2025-10-20', visitDate: '2025-10-19' })).not.toHaveProperty(
      'postpartumDays',
    );
  });
  it('never throw on any answers, and stay JSON', () => {
    const keys = [
      'lastMenstrualPeriod',
      'visitDate',
      'countedFrom',
      'today',
      'deliveryDate',
      'dischargeDate',
      'dueDateBasis',
      'gestationalWeek',
      'gestationalDay',
      'systolic',
      'diastolic',
      'hemoglobin',
      'apgar1',
      'apgarDetail',
      'epdsScore',
      'fundalHeight',
      'weight',
      'height',
      'prePregnancyWeight',
      'doneVisits',
      'issueDate',
      'riskFactors',
    ];
    const value = fc.oneof(
      sentJson,
      fc.constantFrom('2025-01-15', '0000-01-01', '9999-12-31', '2025-02-30'),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), value), (input) => {
        for (const rule of Object.values(maternalRules)) {
          const json = rule(input as JsonObject);
          if (json !== undefined) expect(JSON.parse(JSON.stringify(json))).toEqual(json);
        }
        expect(Object.keys(maternalRules)).toHaveLength(10);
      }),
      { numRuns: 300 },
    );
  });
});
