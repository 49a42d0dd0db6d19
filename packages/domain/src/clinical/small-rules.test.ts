import { describe, expect, it } from 'vitest';
import { anaemiaDegree } from './anaemia.rules.ts';
import { codesOf, numberOf, rowsOf } from './answer-reader.ts';
import { isDepressionPositive, isMmsePositive } from './cognition.rules.ts';
import { correctedQt, glucoseToMgdl, glucoseToMmol, spiritsEquivalent } from './conversion.rules.ts';
import { hypertensionRiskReasons } from './hypertension-risk.rules.ts';
import { referenceRange } from './reference-range.rules.ts';
import { clinicalSex } from './sex.ts';

describe('conversions', () => {
  it.each([
    [400, 60, 400],
    [380, 90, 465],
    [440, 75, 492],
  ])('QT %i at %i/min is QTc %i', (qt, rate, qtc) => {
    expect(correctedQt(qt, rate)).toBe(qtc);
  });
  it('is missing without a rate', () => {
    expect(correctedQt(400, 0)).toBeUndefined();
  });
  it('turns glucose both ways', () => {
    expect([glucoseToMmol(126), glucoseToMgdl(7)]).toEqual([7, 126]);
  });
  it.each([
    [{ wine: 6 }, 1.5],
    [{ riceWine: 8 }, 1.6],
    [{ beerBottles: 2 }, 2],
    [{ fruitWine: 4, spirits: 0.5 }, 1.5],
    [{}, 0],
  ])('%j is %f liang of spirits', (drinks, liang) => {
    expect(spiritsEquivalent(drinks)).toBe(liang);
  });
});

describe('anaemia by WS/T 441', () => {
  it.each([
    [130, 'male', {}, 'none'],
    [129, 'male', {}, 'mild'],
    [118, 'female', {}, 'mild'],
    [110, 'female', { pregnant: true }, 'none'],
    [109, 'female', { pregnant: true }, 'mild'],
    [145, 'male', { altitude: 3000 }, 'mild'],
    [59, 'female', {}, 'severe'],
    [89, 'male', {}, 'moderate'],
    [29, 'male', {}, 'very-severe'],
    [148, 'male', { altitude: 2999 }, 'none'],
  ] as const)('%i g/L of a %s %j is %s', (haemoglobin, sex, options, degree) => {
    expect(anaemiaDegree(haemoglobin, sex, options)).toBe(degree);
  });
});

describe('scales', () => {
  it.each([
    [30, 'secondary', false],
    [25, 'secondary', false],
    [24, 'secondary', true],
    [21, 'primary', false],
    [20, 'primary', true],
    [18, 'none', false],
    [17, 'none', true],
    [17, undefined, true],
    [20, undefined, undefined],
    [25, undefined, false],
  ] as const)('MMSE %i with schooling %s: %s', (score, schooling, expected) => {
    expect(isMmsePositive(score, schooling)).toBe(expected);
  });
  it('takes a GDS of 11 as positive', () => {
    expect([isDepressionPositive(10), isDepressionPositive(11)]).toEqual([false, true]);
  });
});

describe('high risk of hypertension', () => {
  it.each([
    [{ systolic: 130, diastolic: 80 }, ['high-normal-pressure']],
    [{ systolic: 129, diastolic: 84 }, []],
    [{ systolic: 120, diastolic: 85 }, ['high-normal-pressure']],
    [{ systolic: 150, diastolic: 86 }, []],
    [{ bmi: 24 }, ['overweight']],
    [{ bmi: 23.99 }, []],
    [{ waist: 90, sex: 'male' as const }, ['central-obesity']],
    [{ waist: 90 }, []],
    [{ dailyAlcohol: 2 }, ['alcohol']],
    [{ dailyAlcohol: 1.9 }, []],
    [{ age: 55 }, ['age']],
    [{ age: 54 }, []],
    [{ familyHistory: true, saltyDiet: true }, ['family-history', 'salt']],
    [{}, []],
  ])('%j gives %j', (input, reasons) => {
    expect(hypertensionRiskReasons(input)).toEqual(reasons);
  });
});

describe('reference ranges', () => {
  it('picks by sex and age, and keeps the last group for the very old', () => {
    expect(referenceRange('creatinine', 'male', 59)?.high).toBe(97);
    expect(referenceRange('creatinine', 'male', 95)?.high).toBe(111);
    expect(referenceRange('alp', 'female', 50)?.high).toBe(135);
    expect(referenceRange('platelet', undefined, 40)?.low).toBe(125);
  });
  it('is missing for children, an unknown analyte and an unknown sex', () => {
    expect([
      referenceRange('platelet', 'male', 17),
      referenceRange('toString', 'male', 40),
      referenceRange('alt', undefined, 40),
    ]).toEqual([undefined, undefined, undefined]);
  });
});

describe('reading answers', () => {
  it('takes numbers from text, and nothing from anything else', () => {
    expect([
      numberOf('6.40'),
      numberOf(5),
      numberOf(''),
      numberOf('1e3'),
      numberOf(Number.NaN),
      numberOf(true),
      numberOf(null),
    ]).toEqual([6.4, 5, undefined, undefined, undefined, undefined, undefined]);
  });
  it('takes codes one by one or as a list', () => {
    expect([codesOf('1'), codesOf(['1', 2, null]), codesOf(undefined), codesOf([])]).toEqual([
      ['1'],
      ['1', '2'],
      undefined,
      [],
    ]);
  });
  it('keeps only rows', () => {
    expect(rowsOf([{ a: 1 }, null, 'x', []])).toEqual([{ a: 1 }]);
  });
  it('knows both spellings of the sexes', () => {
    expect(['male', '1', 'female', '2', '0', '9', undefined].map(clinicalSex)).toEqual([
      'male',
      'male',
      'female',
      'female',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
