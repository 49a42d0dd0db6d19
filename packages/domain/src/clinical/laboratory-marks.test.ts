import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anaemiaLimitByAge, degreeBelow } from './anaemia.rules.ts';
import {
  albuminuriaStage,
  isBloodCountCritical,
  isMarkedlyRaised,
  isUricAcidHighBySex,
  isUricAcidRisk,
  isUrineNormal,
  laboratoryMark,
  uricAcidLevel,
  urineMark,
} from './laboratory-marks.rules.ts';

describe('marks by reference range', () => {
  it.each([
    ['alt', 50, 'male', 'normal'],
    ['alt', 41, 'female', 'high'],
    ['totalBilirubin', 26, 'male', 'normal'],
    ['totalBilirubin', 26.1, 'male', 'high'],
    ['totalBilirubin', 22, 'female', 'high'],
    ['albumin', 39, 'male', 'low'],
    ['whiteBloodCell', 3.5, 'male', 'normal'],
    ['whiteBloodCell', 3.4, 'male', 'low'],
    ['whiteBloodCell', 9.5, 'male', 'normal'],
    ['whiteBloodCell', 9.6, 'male', 'high'],
    ['hemoglobin', 115, 'female', 'normal'],
    ['hemoglobin', 114, 'female', 'low'],
    ['platelet', 125, 'male', 'normal'],
    ['platelet', 124, 'male', 'low'],
    ['platelet', 351, 'male', 'high'],
    ['redBloodCell', 5.9, 'male', 'high'],
    ['totalProtein', 64.9, 'male', 'low'],
    ['globulin', 40, 'male', 'normal'],
    ['albuminGlobulinRatio', 1.19, 'female', 'low'],
  ] as const)('%s %s of a %s is %s', (analyte, value, sex, mark) => {
    expect(laboratoryMark(analyte, value, sex, 40)).toBe(mark);
  });
  it('has none for children, unknown values and where the sex decides', () => {
    expect([
      laboratoryMark('platelet', 100, 'male', 17),
      laboratoryMark('platelet', undefined, 'male', 40),
      laboratoryMark('alt', 45, undefined, 40),
    ]).toEqual([undefined, undefined, undefined]);
  });
  it('takes ALT for markedly raised above three times the limit, not at it', () => {
    expect([
      isMarkedlyRaised('alt', 150, 'male', 40),
      isMarkedlyRaised('alt', 150.1, 'male', 40),
      isMarkedlyRaised('ast', 106, 'female', 40),
      isMarkedlyRaised('alt', 500, undefined, 40),
    ]).toEqual([false, true, true, undefined]);
  });
  it.each([
    [{ platelet: 29 }, true],
    [{ platelet: 30 }, false],
    [{ whiteBloodCell: 1.4 }, true],
    [{ whiteBloodCell: 30 }, false],
    [{ whiteBloodCell: 30.1 }, true],
    [{ hemoglobin: 59 }, true],
    [{}, false],
  ])('%j is critical: %s', (count, critical) => {
    expect(isBloodCountCritical(count)).toBe(critical);
  });
  it('never goes down while the value goes up', () => {
    const order = ['low', 'normal', 'high'];
    fc.assert(
      fc.property(
        fc.constantFrom('alt', 'creatinine', 'sodium', 'hemoglobin'),
        fc.nat(300),
        fc.nat(300),
        (analyte, value, more) => {
          const rank = (at: number) => order.indexOf(laboratoryMark(analyte, at, 'female', 65)!);
          expect(rank(value + more)).toBeGreaterThanOrEqual(rank(value));
        },
      ),
    );
  });
});

describe('uric acid', () => {
  it.each([
    [420, 'normal'],
    [421, 'hyperuricemia'],
    [540, 'hyperuricemia'],
    [541, 'high-risk'],
    [361, 'normal'],
  ] as const)('%i is %s', (value, level) => {
    expect(uricAcidLevel(value)).toBe(level);
  });
  it('has an older limit by sex, and one as a risk factor that includes its end', () => {
    expect([
      isUricAcidHighBySex(361, 'female'),
      isUricAcidHighBySex(360, 'female'),
      isUricAcidHighBySex(420, 'male'),
    ]).toEqual([true, false, false]);
    expect([isUricAcidRisk(360, 'female'), isUricAcidRisk(419, 'male'), isUricAcidRisk(420, 'male')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('urine', () => {
  it.each([
    ['urineProtein', '0', 'normal'],
    ['urineProtein', '1', 'repeat'],
    ['urineProtein', '2', 'abnormal'],
    ['urineOccultBlood', '3', 'abnormal'],
    ['urobilinogen', '1', 'normal'],
    ['urobilinogen', '2', 'abnormal'],
    ['urineKetone', '9', undefined],
  ] as const)('%s %s is %s', (item, code, mark) => {
    expect(urineMark(item, code)).toBe(mark);
  });
  it.each([
    ['sedimentWbc', 5, true],
    ['sedimentWbc', 6, false],
    ['sedimentRbc', 3, true],
    ['sedimentRbc', 4, false],
    ['ph', 8, true],
    ['ph', 8.1, false],
    ['ph', 4.5, true],
    ['acr', 29, true],
    ['acr', 30, false],
    ['specificGravity', 1.03, true],
    ['specificGravity', 1.002, false],
    ['microalbumin', 29.9, true],
  ] as const)('%s %s is normal: %s', (measure, value, normal) => {
    expect(isUrineNormal(measure, value)).toBe(normal);
  });
  it('stages albumin', () => {
    expect([29.9, 30, 300, 300.1].map(albuminuriaStage)).toEqual(['A1', 'A2', 'A2', 'A3']);
  });
});

describe('anaemia by age', () => {
  it.each([
    [0, 145],
    [1, 90],
    [3, 90],
    [4, 100],
    [5, 100],
    [6, 110],
    [59, 110],
    [60, 115],
    [143, 115],
    [144, 120],
    [179, 120],
  ])('at %i months the limit is %i g/L', (months, limit) => {
    expect(anaemiaLimitByAge(months, undefined)).toBe(limit);
  });
  it('asks for the sex from 15 years on', () => {
    expect([
      anaemiaLimitByAge(180, 'male'),
      anaemiaLimitByAge(180, 'female'),
      anaemiaLimitByAge(360, 'female', true),
      anaemiaLimitByAge(180, undefined),
      anaemiaLimitByAge(-1, 'male'),
    ]).toEqual([130, 120, 110, undefined, undefined]);
  });
  it('grades below the limit', () => {
    expect([degreeBelow(109, 110), degreeBelow(115, 115), degreeBelow(114, 115), degreeBelow(59, 120)]).toEqual([
      'mild',
      'none',
      'mild',
      'severe',
    ]);
  });
});
