import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../shared/index.ts';
import { MMSE_ITEMS, mmseEducationOf, serialSevens } from './cognition.rules.ts';
import {
  cognitionAssessment,
  depressionAssessment,
  elderlyRules,
  moodAssessment,
  selfCareAssessment,
} from './elderly-rules.ts';
import { GDS_ITEMS } from './mood.rules.ts';
import { SELF_CARE_ACTIVITIES, selfCareGrade } from './self-care.rules.ts';
import { sentJson } from '../../forms/testing/index.ts';

const activities = (codes: readonly (number | string)[]): JsonObject =>
  Object.fromEntries(SELF_CARE_ACTIVITIES.map((key, index) => [key, codes[index] ?? '']));

describe('self-care', () => {
  it.each([
    ['11111', 0, '1'],
    ['22222', 3, '1'],
    ['13121', 4, '2'],
    ['32221', 5, '2'],
    ['33322', 11, '3'],
    ['33333', 19, '4'],
    ['44331', 20, '4'],
    ['44444', 37, '4'],
  ])('%s: %d points, grade %s', (codes, totalScore, grade) => {
    expect(selfCareAssessment(activities([...codes]))).toMatchObject({ totalScore, selfCareGrade: grade });
  });
  it.each([
    [3, '1'],
    [4, '2'],
    [8, '2'],
    [9, '3'],
    [18, '3'],
    [19, '4'],
  ])('%d points are grade %s', (total, grade) => expect(selfCareGrade(total)).toBe(grade));
  it('shows the points of what is answered, but no total before all five are', () => {
    expect(selfCareAssessment(activities(['3', '2', '2', '2']))).toEqual({
      feedingScore: 3,
      groomingScore: 1,
      dressingScore: 0,
      toiletingScore: 1,
    });
  });
});

const mmse = (right: number, educationLevel?: string): JsonObject => ({
  ...Object.fromEntries(MMSE_ITEMS.map((key, index) => [key, index < right ? '1' : '0'])),
  ...(educationLevel ? { educationLevel } : {}),
});

describe('MMSE', () => {
  it('has thirty items', () => expect(new Set(MMSE_ITEMS).size).toBe(30));
  it.each([
    ['3', 30, '1'],
    ['3', 25, '1'],
    ['3', 24, '2'],
    ['2', 21, '1'],
    ['2', 20, '2'],
    ['1', 18, '1'],
    ['1', 17, '2'],
  ])('schooling %s with %d points: %s', (level, totalScore, result) => {
    expect(cognitionAssessment(mmse(totalScore, level))).toMatchObject({
      totalScore,
      cognitiveResult: result,
      referralAdvice: result,
    });
  });
  it('is certain without the schooling only at the ends', () => {
    expect([17, 18, 24, 25].map((total) => cognitionAssessment(mmse(total))['cognitiveResult'])).toEqual([
      '2',
      undefined,
      undefined,
      '1',
    ]);
  });
  it('has no total while an item is open', () =>
    expect(cognitionAssessment({ ...mmse(30, '3'), pentagon: '' })).toEqual({ cutoff: 24 }));
  it.each([
    [true, true, '1'],
    [true, false, '2'],
    [false, undefined, '2'],
    [true, undefined, undefined],
    [undefined, undefined, undefined],
  ])('words repeated %s, recalled %s: %s', (immediate, recalled, coarse) => {
    const input = {
      ...(immediate === undefined ? {} : { recallImmediate: immediate }),
      ...(recalled === undefined ? {} : { recallOneMinute: recalled }),
    };
    expect(cognitionAssessment(input)['coarseScreening']).toBe(coarse);
  });
  it('judges serial sevens by the answer before', () => {
    expect(serialSevens([93, 88, 81, 74, 67])).toEqual([1, 0, 1, 1, 1]);
    expect(serialSevens([93, undefined, 79, 72, 65])).toEqual([1, 0, 0, 1, 1]);
  });
  it.each([
    ['9', '1'],
    ['8', '2'],
    ['7', '3'],
    ['1', '3'],
    ['10', undefined],
    ['', undefined],
  ])('education %s of the archive is schooling %s', (level, schooling) =>
    expect(mmseEducationOf(level)).toBe(schooling),
  );
});

/** Answers in the direction of depression for the first `count` items, against it for the others. */
const gds = (count: number): JsonObject =>
  Object.fromEntries(GDS_ITEMS.map(([key, forYes], index) => [key, index < count === forYes ? '1' : '2']));
const all = (code: string): JsonObject => Object.fromEntries(GDS_ITEMS.map(([key]) => [key, code]));

describe('GDS-30', () => {
  it('has thirty items, ten of them reversed at the printed places', () => {
    expect(GDS_ITEMS.flatMap(([, forYes], index) => (forYes ? [] : [index + 1]))).toEqual([
      1, 5, 7, 9, 15, 19, 21, 27, 29, 30,
    ]);
    expect(new Set(GDS_ITEMS.map(([key]) => key)).size).toBe(30);
  });
  it.each([
    [gds(0), 0, '1'],
    [all('2'), 10, '1'],
    [gds(11), 11, '2'],
    [all('1'), 20, '2'],
    [gds(21), 21, '3'],
    [gds(30), 30, '3'],
  ])('%#', (input, totalScore, level) => {
    expect(depressionAssessment(input)).toEqual({
      totalScore,
      depressionLevel: level,
      referralAdvice: level === '1' ? '1' : '2',
    });
  });
  it('has no total while an item is open', () =>
    expect(depressionAssessment({ ...gds(30), mindClear: '', oftenSad: '2' })).toEqual({ coarseScreening: '2' }));
});

const numbered = (prefix: string, points: readonly number[]): JsonObject =>
  Object.fromEntries(points.map((point, index) => [`${prefix}${index + 1}`, String(point)]));

describe('PHQ-9 and GAD-7', () => {
  it.each([
    [[1, 2, 1, 1, 0, 0, 0, 0, 1], 6, '2', true],
    [Array<number>(9).fill(0), 0, '1', false],
    [Array<number>(9).fill(2), 18, '4', true],
  ])('PHQ-9 %j', (points, total, level, flag) => {
    expect(moodAssessment(numbered('phq', points))).toEqual({
      phqTotal: total,
      phqLevel: level,
      suicideRiskFlag: flag,
    });
  });
  it.each([
    [[1, 1, 1, 1, 0, 1, 0], 5, '2'],
    [Array<number>(7).fill(2), 14, '3'],
    [Array<number>(7).fill(3), 21, '4'],
    [[1, 1, 1, 1, 0, 0, 0], 4, '1'],
  ])('GAD-7 %j', (points, total, level) => {
    expect(moodAssessment(numbered('gad', points))).toEqual({ gadTotal: total, gadLevel: level });
  });
  it('flags thoughts of self-harm before the rest is answered', () =>
    expect(moodAssessment({ phq9: '1' })).toEqual({ suicideRiskFlag: true }));
});

describe('any answers', () => {
  it('never throw, and stay JSON', () => {
    const keys = [
      ...SELF_CARE_ACTIVITIES,
      ...MMSE_ITEMS,
      ...GDS_ITEMS.map(([key]) => key),
      'phq9',
      'gad7',
      'educationLevel',
      'residentEducation',
      'oftenSad',
      'recallImmediate',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), sentJson), (input) => {
        for (const rule of Object.values(elderlyRules)) {
          const json = rule(input as JsonObject);
          expect(JSON.parse(JSON.stringify(json))).toEqual(json);
        }
      }),
    );
  });
  it('grow no better with one more item missed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 29 }), fc.constantFrom('1', '2', '3'), (right, level) => {
        expect(Number(cognitionAssessment(mmse(right, level))['cognitiveResult'])).toBeGreaterThanOrEqual(
          Number(cognitionAssessment(mmse(right + 1, level))['cognitiveResult']),
        );
        expect(Number(depressionAssessment(gds(right + 1))['depressionLevel'])).toBeGreaterThanOrEqual(
          Number(depressionAssessment(gds(right))['depressionLevel']),
        );
      }),
    );
  });
});
