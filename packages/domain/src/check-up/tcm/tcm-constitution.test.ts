import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../shared/index.ts';
import {
  assessTcmConstitution,
  bodyHeavyCode,
  frequentColdsCode,
  largeAbdomenCode,
  UNBALANCED,
  unbalancedResult,
} from './tcm-constitution.rules.ts';
import { tcmConstitution, tcmProposals } from './tcm-rules.ts';
import { sentJson } from '../../forms/testing/index.ts';

/** The thirty-three questions in the printed order, so that the worked examples can say q1 … q33. */
const QUESTIONS = [
  'energetic',
  'easilyTired',
  'shortOfBreath',
  'weakVoice',
  'depressedMood',
  'nervousAnxious',
  'lonelyLost',
  'easilyFrightened',
  'bodyHeavy',
  'dryEyes',
  'coldHandsFeet',
  'coldStomachBackKnees',
  'coldIntolerant',
  'frequentColds',
  'nasalWithoutCold',
  'stickyMouthOrSnoring',
  'allergyProne',
  'urticariaProne',
  'spontaneousBruising',
  'dermographism',
  'drySkinLips',
  'numbnessFixedPain',
  'oilyFaceNose',
  'dullComplexionSpots',
  'eczemaBoils',
  'dryMouthThirst',
  'bitterMouthOdor',
  'largeAbdomen',
  'coldFoodDiscomfort',
  'stickyStool',
  'dryStool',
  'thickGreasyTongue',
  'purpleSublingualVeins',
];

const sheet = (others: number, set: { readonly [question: number]: number }): JsonObject =>
  Object.fromEntries(QUESTIONS.map((key, index) => [key, String(set[index + 1] ?? others)]));

describe('the worked examples', () => {
  it.each([
    ['A', 1, { 1: 5 }, [4, 4, 4, 4, 4, 4, 4, 4], 25, '平和质（是）'],
    ['B', 1, { 1: 4, 2: 4, 3: 3, 4: 2, 14: 3 }, [12, 4, 4, 4, 4, 4, 4, 4], 20, '气虚质（是）'],
    ['C', 2, { 1: 4, 11: 3 }, [8, 9, 8, 8, 8, 8, 8, 8], 20, '平和质（基本是）、阳虚质（倾向是）'],
    ['D', 2, { 1: 4, 11: 3, 12: 3, 13: 3 }, [8, 11, 8, 8, 8, 8, 8, 8], 19, '阳虚质（是）'],
    ['E', 3, {}, [12, 12, 12, 12, 12, 12, 12, 12], 15, UNBALANCED.map(({ label }) => `${label}（是）`).join('、')],
    [
      'F',
      1,
      { 1: 4, 9: 4, 16: 4, 28: 4, 32: 4, 23: 2, 25: 2, 27: 2, 30: 2 },
      [4, 4, 4, 16, 8, 4, 4, 4],
      24,
      '痰湿质（是）',
    ],
    ['G', 2, { 1: 5 }, [8, 8, 8, 8, 8, 8, 8, 8], 21, '平和质（是）'],
    ['none at all', 2, { 1: 1, 2: 3, 3: 1, 4: 2 }, [8, 8, 8, 8, 8, 8, 8, 8], 16, '各体质均未达标准，建议复核问卷'],
  ])('%s', (_, others, set, scores, balanced, conclusion) => {
    const result = tcmConstitution(sheet(others, set));
    expect(UNBALANCED.map(({ key }) => result[`${key}Score`])).toEqual(scores);
    expect(result['balancedScore']).toBe(balanced);
    expect(result['conclusion']).toBe(conclusion);
  });
});

describe('questions that are measured', () => {
  it.each([
    [23.99, '1'],
    [24, '2'],
    [24.99, '2'],
    [25, '3'],
    [26, '4'],
    [27.99, '4'],
    [28, '5'],
  ])('BMI %d is answer %s', (bmi, code) => {
    expect(bodyHeavyCode(bmi, 100)).toBe(code);
    expect(tcmProposals({ bmi })).toEqual({ bodyHeavy: code });
  });
  it('decides on the unrounded quotient: 71.67 kg at 160 cm is 27.996', () => {
    expect(bodyHeavyCode(71.67, 160)).toBe('4');
    expect(bodyHeavyCode(71.68, 160)).toBe('5');
  });
  it.each([
    [79.4, '1'],
    [79.5, '2'],
    [85, '2'],
    [85.5, '3'],
    [90, '3'],
    [91, '4'],
    [105.4, '4'],
    [105.5, '5'],
  ])('waist %d is answer %s', (waist, code) => {
    expect(largeAbdomenCode(waist)).toBe(code);
  });
  it.each([
    [0, '1'],
    [1, '1'],
    [2, '2'],
    [4, '2'],
    [5, '3'],
    [6, '3'],
    [7, '4'],
    [8, '4'],
    [11, '4'],
    [12, '5'],
    [-1, undefined],
    [2.5, undefined],
  ])('%d colds are answer %s', (times, code) => {
    expect(frequentColdsCode(times)).toBe(code);
  });
});

const answers = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 33, maxLength: 33 });

describe('any answers', () => {
  it('never call somebody balanced who has an unbalanced constitution, and tend only next to 基本是', () => {
    fc.assert(
      fc.property(answers, (points) => {
        const { unbalanced, balanced } = assessTcmConstitution(
          Object.fromEntries(QUESTIONS.map((key, index) => [key, points[index]])),
        );
        const results = Object.values(unbalanced).map(({ result }) => result);
        expect(results).toHaveLength(8);
        expect(balanced.result === '1' && results.some((result) => result !== '3')).toBe(false);
        expect(balanced.result === '2' && (results.includes('1') || !results.includes('2'))).toBe(false);
      }),
    );
  });
  it('conclude nothing from part of them that all would contradict', () => {
    fc.assert(
      fc.property(answers, fc.subarray(QUESTIONS), (points, taken) => {
        const whole: Record<string, number> = Object.fromEntries(QUESTIONS.map((key, index) => [key, points[index]!]));
        const part = Object.fromEntries(Object.entries(whole).filter(([key]) => !taken.includes(key)));
        const [all, some] = [assessTcmConstitution(whole), assessTcmConstitution(part)];
        expect([all.balanced.result, undefined]).toContain(some.balanced.result);
        for (const { key, items } of UNBALANCED) {
          expect(some.unbalanced[key]).toEqual(
            items.some((item) => taken.includes(item)) ? undefined : all.unbalanced[key],
          );
        }
        // Questions of 平和质 alone may be open where another constitution rules it out.
        const known = some.balanced.result !== undefined && UNBALANCED.every(({ key }) => some.unbalanced[key]);
        expect(some.conclusion).toBe(known ? all.conclusion : undefined);
      }),
    );
  });
  it('grade monotonically', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 19 }), (score) => {
        expect(Number(unbalancedResult(score + 1))).toBeLessThanOrEqual(Number(unbalancedResult(score)));
      }),
    );
  });
  it('never throw, and stay JSON', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...QUESTIONS, 'waist', 'bmi', 'weight', 'height'), sentJson),
        (input) => {
          for (const json of [tcmConstitution(input as JsonObject), tcmProposals(input as JsonObject)])
            expect(JSON.parse(JSON.stringify(json))).toEqual(json);
        },
      ),
    );
  });
});
