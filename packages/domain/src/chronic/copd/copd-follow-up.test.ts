import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, type JsonObject } from '../../shared/index.ts';
import { assessCopdFollowUp, copdFacts, copdRiskLevel } from './copd-follow-up.rules.ts';
import { copdAssessment, copdPlanned, copdRules } from './copd-rules.ts';
import { sentJson } from '../../forms/testing/index.ts';

const visit = {
  followUpDate: '2026-03-05',
  exacerbationsLastYear: 0,
  hospitalizationsLastYear: 0,
  fev1Predicted: 60,
  mmrc: '1',
  catScore: 8,
  spo2: 96,
  respiratoryRate: 18,
  adverseDrugReaction: '1',
};

describe('risk of a stable patient', () => {
  it.each([
    [{}, '1'],
    [{ exacerbationsLastYear: 1 }, '1'],
    [{ exacerbationsLastYear: 2 }, '2'],
    [{ hospitalizationsLastYear: 1 }, '2'],
    [{ fev1Predicted: 50 }, '1'],
    [{ fev1Predicted: 49.9 }, '2'],
    [{ fev1Predicted: undefined }, undefined],
    [{ fev1Predicted: undefined, exacerbationsLastYear: 3 }, '2'],
    [{ exacerbationsLastYear: undefined }, undefined],
    [{ mmrc: '4' }, '1'],
  ])('%j: %s', (change, level) => {
    expect(copdRiskLevel({ ...visit, ...change })).toBe(level);
  });
});

describe('what follows', () => {
  it.each([
    [
      {},
      {
        visitClass: '1',
        managementLevel: '1',
        nextManagementMeasure: '1',
        nextFollowUpDate: '2026-09-05',
        referred: false,
      },
    ],
    [{ fev1Predicted: 40 }, { visitClass: '1', managementLevel: '2', nextFollowUpDate: '2026-06-05' }],
    [
      { managementLevel: '3' },
      {
        visitClass: '2',
        managementLevel: '1',
        nextManagementMeasure: '4',
        nextFollowUpDate: '2026-03-19',
        referred: true,
        referralReason: '急性加重期',
      },
    ],
    [
      { adverseDrugReaction: '2' },
      { visitClass: '3', nextManagementMeasure: '2', nextFollowUpDate: '2026-03-19', referred: false },
    ],
    [
      { adverseDrugReaction: '2', previous: { adverseReaction: true } },
      { visitClass: '3', nextManagementMeasure: '3', referred: true },
    ],
    [{ newOrWorseComplication: true }, { visitClass: '4', nextManagementMeasure: '3', referred: true }],
    [
      { spo2: 89 },
      { visitClass: '2', crisis: true, nextFollowUpDate: '2026-03-19', referralReason: '静息血氧饱和度 89%（＜90%）' },
    ],
    [{ spo2: 90, respiratoryRate: 30 }, { crisis: false }],
    [{ respiratoryRate: 31 }, { crisis: true }],
    [{ crisisSigns: ['2'] }, { crisis: true, crisisReasons: ['意识改变'] }],
    [
      { cyanosis: '2', previous: { cyanosisBefore: false } },
      { crisis: true, crisisReasons: ['新出现紫绀'] },
    ],
    [{ cyanosis: '2', previous: { cyanosisBefore: true } }, { crisis: false }],
    [
      { peripheralEdema: '2', edemaBefore: false },
      { crisis: true, crisisReasons: ['新出现外周水肿'] },
    ],
    [{ signsOther: ['2'] }, { crisis: false, crisisToConfirm: ['外周水肿：如为新出现，应转诊'] }],
  ])('%j', (change, expected) => {
    expect(copdPlanned({ ...visit, ...change } as JsonObject)).toMatchObject(expected);
  });
  it('proposes by the answers alone, whatever level the doctor has chosen', () => {
    expect(copdAssessment({ ...visit, managementLevel: '3' })).toMatchObject({
      managementLevel: '1',
      nextManagementMeasure: '1',
    });
  });
  it('has no date while risk or reaction are unknown', () => {
    expect(copdAssessment({ ...visit, fev1Predicted: '' })).not.toHaveProperty('nextFollowUpDate');
    expect(copdAssessment({ ...visit, adverseDrugReaction: '' })).not.toHaveProperty('visitClass');
  });
  it('classifies no lost follow-up', () => {
    expect(copdAssessment({ ...visit, disposition: '2' })).toEqual({ crisis: false });
    expect(copdFacts({ ...visit, disposition: '9' })).toBeUndefined();
  });
  it('teaches the inhaler', () => {
    expect(copdAssessment({ ...visit, inhalerTechnique: '2' })['adviceText']).toContain('吸入方法');
  });
  it('tells the next visit what was there already', () => {
    expect(copdFacts({ ...visit, managementLevel: '3', signsOther: ['4'], peripheralEdema: '1' })).toEqual({
      uncontrolled: true,
      adverseReaction: false,
      cyanosisBefore: true,
      edemaBefore: false,
    });
  });
  it('computes GOLD by the form’s keys', () => {
    expect([
      copdRules['goldGrade']!({ fev1Predicted: 79.9 }),
      copdRules['goldGroup']!(visit),
      copdRules['goldGroup']!({}),
    ]).toEqual(['2', 'A', undefined]);
  });
});

describe('any follow-up of COPD', () => {
  const answers = fc.record({
    followUpDate: fc.integer({ min: 0, max: 9000 }).map((days) => addDays(calendarDay(2010, 1, 1), days)),
    exacerbationsLastYear: fc.nat(4),
    hospitalizationsLastYear: fc.nat(2),
    fev1Predicted: fc.integer({ min: 10, max: 120 }),
    spo2: fc.integer({ min: 70, max: 100 }),
    respiratoryRate: fc.integer({ min: 8, max: 45 }),
    adverseDrugReaction: fc.constantFrom('1', '2'),
    managementLevel: fc.constantFrom('1', '2', '3'),
  });
  it('is visited again later, and sooner or as soon when the oxygen falls', () => {
    fc.assert(
      fc.property(answers, fc.nat(30), (input, less) => {
        const [before, after] = [assessCopdFollowUp(input), assessCopdFollowUp({ ...input, spo2: input.spo2 - less })];
        expect(before.nextFollowUpDate! > input.followUpDate).toBe(true);
        expect(after.nextFollowUpDate! <= before.nextFollowUpDate!).toBe(true);
        expect(Number(after.measure)).toBeGreaterThanOrEqual(Number(before.measure));
      }),
    );
  });
  it('never throws on senseless answers, and stays JSON', () => {
    const keys = [
      ...Object.keys(visit),
      'disposition',
      'previous',
      'managementLevel',
      'cyanosis',
      'signsOther',
      'crisisSigns',
      'inhalerTechnique',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), sentJson), (input) => {
        for (const rule of Object.values(copdRules)) {
          const json = rule(input as JsonObject) ?? {};
          expect(JSON.parse(JSON.stringify(json))).toEqual(json);
        }
      }),
      { numRuns: 300 },
    );
  });
});
