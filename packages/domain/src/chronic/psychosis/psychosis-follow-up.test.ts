import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCalendarDay, type JsonObject } from '../../shared/index.ts';
import { psychosisClass } from './psychosis-class.rules.ts';
import { assessPsychosisFollowUp, isLostToFollowUp, psychosisFacts } from './psychosis-follow-up.rules.ts';
import { PSYCHOSIS_VECTORS } from './psychosis-follow-up.vectors.data.ts';
import { psychosisAssessment, psychosisPlanned } from './psychosis-rules.ts';
import { sentJson } from '../../forms/testing/index.ts';

const FUNCTIONS = ['selfCare', 'housework', 'productiveWork', 'learningAbility', 'socialInteraction'] as const;
const functionsOf = (codes: readonly string[]) =>
  Object.fromEntries(FUNCTIONS.map((key, index) => [key, codes[index]]));
const stable = {
  followUpDate: '2026-03-05',
  riskGrade: '0',
  symptomLevel: '1',
  insight: '1',
  ...functionsOf(['1', '1', '1', '1', '1']),
  adverseDrugReaction: '1',
  severePhysicalDisease: false,
};

describe('class', () => {
  it.each(PSYCHOSIS_VECTORS)(
    'risk $riskGrade, symptoms $symptomLevel, insight $insight, functions $socialFunction: $expect.visitClass',
    ({ socialFunction, expect: expected, ...input }) => {
      expect(psychosisClass({ ...input, ...functionsOf(socialFunction) })).toBe(expected.visitClass);
    },
  );
  it('takes a reaction that is not severe for no instability', () => {
    expect(psychosisClass({ ...stable, adverseDrugReaction: '2', severeAdverseReaction: false })).toBe('3');
    expect(psychosisClass({ ...stable, adverseDrugReaction: '2' })).toBeUndefined();
    expect(psychosisClass({ ...stable, adverseDrugReaction: '9' })).toBe('3');
  });
  it('does not grow milder with the risk grade', () => {
    const classes = ['0', '1', '2', '3', '4', '5'].map((riskGrade) => Number(psychosisClass({ ...stable, riskGrade })));
    expect(classes).toEqual([3, 2, 2, 1, 1, 1]);
  });
});

describe('what follows', () => {
  it.each([
    ['2026-03-05', '1', '3', { referred: '2', nextFollowUpDate: '2026-03-19' }],
    ['2026-03-05', '2', '3', { referred: '1', nextFollowUpDate: '2026-03-19' }],
    ['2026-03-19', '2', '2', { specialistGuidance: true, nextFollowUpDate: '2026-04-19' }],
    ['2026-03-19', '3', '2', { nextFollowUpDate: '2026-06-19' }],
  ] as const)('on %s class %s after %s', (followUpDate, visitClass, previousClass, expected) => {
    expect(psychosisPlanned({ followUpDate, visitClass, previousClass })).toMatchObject(expected);
    expect(psychosisPlanned({ followUpDate, visitClass, previous: { previousClass } })).toMatchObject(expected);
  });
  it('plans nothing before there is a class', () => {
    expect(psychosisPlanned({ followUpDate: '2026-03-05' })).toEqual({});
    expect(psychosisAssessment({ ...stable, insight: '' })).toEqual({ specialistGuidance: false, reportNeeded: false });
  });
  it('reports from grade 3 on, with the reasons for the referral', () => {
    expect(psychosisAssessment({ ...stable, riskGrade: '4', insight: '3' })).toMatchObject({
      visitClass: '1',
      referred: '2',
      reportNeeded: true,
      reasons: ['risk', 'insight'],
      referralReason: '危险性评估 3 级及以上、自知力缺乏',
    });
  });
  it('asks about a patient in hospital every two weeks, and refers nobody from there', () => {
    expect(psychosisAssessment({ ...stable, riskGrade: '5', hospitalization: '1' })).toMatchObject({
      referred: '1',
      nextFollowUpDate: '2026-03-19',
      adviceText: '目前住院：2 周内（2026-03-19 前）了解治疗情况。',
    });
  });
  it('does not let the doctor’s own class decide the proposal', () => {
    expect(psychosisAssessment({ ...stable, visitClass: '1' })).toMatchObject({
      visitClass: '3',
      nextFollowUpDate: '2026-06-05',
    });
  });
  it('classifies neither lost nor dead patients', () => {
    expect(assessPsychosisFollowUp({ ...stable, lostReason: '1' }).visitClass).toBeUndefined();
    expect(psychosisFacts({ deathDate: '2026-01-01', visitClass: '2' })).toBeUndefined();
    expect([psychosisFacts({ visitClass: '2' }), psychosisFacts({ visitClass: 'x' })]).toEqual([
      { previousClass: '2' },
      {},
    ]);
  });
  it.each([
    [[true, false, false], false],
    [[true, false, false, false], true],
    [[false, false, false, true], false],
    [[false, false], false],
  ])('found %j: lost %s', (found, lost) => {
    expect(isLostToFollowUp(found)).toBe(lost);
  });
});

describe('any follow-up of psychosis', () => {
  const answers = fc.record({
    followUpDate: fc.constant('2026-03-05'),
    riskGrade: fc.constantFrom('0', '1', '2', '3', '4', '5'),
    symptomLevel: fc.constantFrom('1', '2', '3'),
    insight: fc.constantFrom('1', '2', '3'),
    selfCare: fc.constantFrom('1', '2', '3'),
    housework: fc.constantFrom('1', '2', '3'),
    productiveWork: fc.constantFrom('1', '2', '3', '9'),
    learningAbility: fc.constantFrom('1', '3'),
    socialInteraction: fc.constantFrom('1', '3'),
    severeAdverseReaction: fc.boolean(),
    severePhysicalDisease: fc.boolean(),
    previousClass: fc.constantFrom('1', '2', '3'),
  });
  it('is classified, and visited again later', () => {
    fc.assert(
      fc.property(answers, (input) => {
        const { visitClass, nextFollowUpDate, referralNeeded } = assessPsychosisFollowUp(input);
        expect(['1', '2', '3']).toContain(visitClass);
        expect(nextFollowUpDate! > parseCalendarDay(input.followUpDate)!).toBe(true);
        expect(referralNeeded).toBe(visitClass === '1');
      }),
    );
  });
  it('concludes from part of the answers only what all of them say', () => {
    fc.assert(
      fc.property(
        answers,
        fc.subarray([
          'riskGrade',
          'symptomLevel',
          'insight',
          'selfCare',
          'severeAdverseReaction',
          'severePhysicalDisease',
        ] as const),
        (whole, taken) => {
          const part: Record<string, unknown> = { ...whole };
          for (const key of taken) delete part[key];
          expect([psychosisClass(whole), undefined]).toContain(psychosisClass(part));
        },
      ),
    );
  });
  it('never throws on senseless answers, and stays JSON', () => {
    const keys = [
      'followUpDate',
      'riskGrade',
      'symptomLevel',
      'insight',
      'lostReason',
      'visitClass',
      'previous',
      'previousClass',
      'hospitalization',
      ...FUNCTIONS,
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), sentJson), (input) => {
        for (const json of [psychosisAssessment(input as JsonObject), psychosisPlanned(input as JsonObject)])
          expect(JSON.parse(JSON.stringify(json))).toEqual(json);
      }),
      { numRuns: 300 },
    );
  });
});
