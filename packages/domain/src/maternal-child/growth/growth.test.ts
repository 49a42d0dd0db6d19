import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ClinicalSex } from '../../clinical/index.ts';
import {
  growthBands,
  growthLevelText,
  NUTRITION_TEXT,
  nutritionFindings,
  physiqueEvaluation,
} from './nutrition.rules.ts';
import { GROWTH_SD_TABLES } from './growth-sd.data.ts';
import { growthCurves, type GrowthIndicator, type PackedGrowthTable } from './growth-table.ts';
import {
  growthTrend,
  isGainTooSmall,
  loadGrowthPercentiles,
  percentileBand,
  percentileLevel,
} from './growth-monitoring.rules.ts';
import { childBodyMass, growthLevel, heightForTable, interpolatedScore, sdBand, sdLine } from './growth.rules.ts';
import { lmsAt, lmsScore, lmsValue, loadWhoGrowth, type PackedLmsTable } from './growth-lms.rules.ts';

let percentiles: readonly PackedGrowthTable[] = [];
let who: readonly PackedLmsTable[] = [];
beforeAll(async () => {
  [percentiles, who] = await Promise.all([loadGrowthPercentiles(), loadWhoGrowth()]);
});

describe('the printed tables', () => {
  it('are complete: the sum of all their tenths is that of the source', () => {
    const sum = (tables: readonly PackedGrowthTable[]): number =>
      tables
        .flatMap((table) => growthCurves(tables, table.indicator, table.sex))
        .flatMap(({ values }) => values)
        .reduce((total, value) => total + Math.round(value * 10), 0);
    expect([sum(GROWTH_SD_TABLES), sum(percentiles)]).toEqual([1_117_681, 1_110_351]);
  });
  it('rise from line to line', () => {
    for (const { indicator, sex } of GROWTH_SD_TABLES) {
      for (const { values } of [
        ...growthCurves(GROWTH_SD_TABLES, indicator, sex),
        ...growthCurves(percentiles, indicator, sex),
      ]) {
        expect(values.every((value, line) => line === 0 || value >= values[line - 1]!)).toBe(true);
      }
    }
  });
  it.each([
    ['weight-for-age', 'female', 12, -2, 7.7],
    ['length-height-for-age', 'female', 12, -2, 70.1],
    ['weight-for-age', 'male', 18, -2, 9.2],
    ['length-height-for-age', 'female', 24, -2, 80.8],
    ['weight-for-height', 'male', 104, 3, 21.5],
    ['bmi-for-age', 'male', 48, 3, 20.1],
    ['weight-for-height', 'female', 117.5, 3, 28.75],
    ['bmi-for-age', 'female', 72, 3, 21.2],
    ['weight-for-age', 'male', 3, -2, 5.5],
    ['length-height-for-age', 'male', 3, -2, 57.8],
    ['weight-for-age', 'male', 36, -3, 10.8],
    ['weight-for-height', 'male', 92, -3, 10.9],
    ['bmi-for-age', 'male', 36, -3, 12.8],
    ['head-circumference-for-age', 'male', 6, -2, 41],
    ['head-circumference-for-age', 'female', 12, 2, 47.6],
    ['weight-for-age', 'male', 6, -3, 6.1],
  ] as const)('%s, %s, %d: %dSD is %d', (indicator, sex, key, deviation, value) =>
    expect(sdLine(indicator, sex, key, deviation)).toBeCloseTo(value, 6),
  );
});

describe('the worked examples', () => {
  it.each([
    ['A', 'male', 6, 8.4, 68.7, '中/中/中/中', 17.8, []],
    ['B', 'female', 12, 7.2, 69.8, '下/下/中下/中下', 14.8, ['低体重', '生长迟缓']],
    ['C', 'male', 18, 9, 78, '下/中下/中下/中下', 14.8, ['低体重']],
    ['D', 'female', 24, 10.5, 80.7, '中下/下/中/中', 16.1, ['生长迟缓']],
    ['E', 'male', 48, 22, 104, '上/中/上/上', 20.3, ['重度肥胖']],
    ['F', 'female', 72, 30, 117.5, '上/中/上/上', 21.7, ['重度肥胖']],
    ['G', 'male', 3, 5.4, 57.9, '下/中下/中/中', 16.1, ['低体重']],
    ['H', 'male', 25, 12, 87, '中/中/中/中', 15.9, []],
    ['I', 'male', 36, 10.5, 92, '下/中下/下/下', 12.4, ['重度低体重', '重度消瘦']],
  ] as const)('%s', (_, sex, months, weight, height, levels, bmi, nutrition) => {
    const bands = growthBands({ sex, age: months, weight, height });
    expect(
      [bands.weightForAge, bands.heightForAge, bands.weightForHeight, bands.bmiForAge]
        .map((band) => growthLevelText(band!))
        .join('/'),
    ).toBe(levels);
    expect(bands.bmi).toBe(bmi);
    expect(nutritionFindings(bands).map((finding) => NUTRITION_TEXT[finding])).toEqual(nutrition);
  });
  it('keep the limits: the line belongs to the better side, after rounding to one place', () => {
    expect([5.5, 5.49, 5.45, 5.44].map((weight) => growthLevel(sdBand('weight-for-age', 'male', 3, weight)!))).toEqual([
      '4',
      '4',
      '4',
      '5',
    ]);
    expect(nutritionFindings(growthBands({ sex: 'male', age: 6, weight: 5.5, height: 68 }))).toContain(
      'severe-underweight',
    );
  });
  it.each([
    ['male', 6, 40.9, '下'],
    ['female', 12, 47.6, '上'],
    ['male', 3, 38.2, '中下'],
  ] as const)('head of a %s child of %d months, %d cm: %s', (sex, months, headCircumference, text) => {
    expect(growthLevelText(growthBands({ sex, age: months, headCircumference }).headForAge!)).toBe(text);
  });
  it('tick the boxes of the sheet', () => {
    expect(physiqueEvaluation(growthBands({ sex: 'male', age: 36, weight: 10.5, height: 92 }))).toEqual(['2', '3']);
    expect(physiqueEvaluation(growthBands({ sex: 'male', age: 48, weight: 22, height: 104 }))).toEqual(['5']);
    expect(physiqueEvaluation(growthBands({ sex: 'male', age: 48, weight: 16, height: 104 }))).toEqual(['1']);
    expect(physiqueEvaluation(growthBands({ sex: 'male', age: 48, weight: 16 }))).toEqual([]);
  });
});

describe('which table', () => {
  it('turns length into height and back at 24 months', () => {
    expect([
      heightForTable(80, 23, 'lying'),
      heightForTable(80, 23, 'standing'),
      heightForTable(80, 24, 'lying'),
      heightForTable(80, 24, 'standing'),
      heightForTable(80.2, 24, undefined),
    ]).toEqual([80, 80.7, 79.3, 80, 80.2]);
  });
  it('ends where the standard ends', () => {
    expect(sdBand('weight-for-age', 'male', 83, 20)).toBe(sdBand('weight-for-age', 'male', 81, 20));
    expect([
      sdBand('weight-for-age', 'male', 84, 20),
      sdBand('head-circumference-for-age', 'male', 37, 48),
      sdBand('weight-for-length', 'male', 44.9, 2),
      sdBand('weight-for-height', 'male', 130.1, 30),
    ]).toEqual([undefined, undefined, undefined, undefined]);
    expect(growthBands({ sex: 'male', age: 90, weight: 20, height: 110 })).toEqual({ bmi: 16.5 });
    expect(growthBands({ age: 10, weight: 9, height: 70 })).toEqual({});
  });
});

describe('WHO', () => {
  it.each([
    ['weight-for-age', { l: 0.0644, m: 9.6479, s: 0.10925 }, 7, -2.91],
    ['length-height-for-age', { l: 1, m: 80.7079, s: 0.03598 }, 74, -2.31],
    ['bmi-for-age', { l: -0.3622, m: 15.3326, s: 0.08238 }, 18.5, 2.2],
    ['weight-for-age', { l: -0.2941, m: 11.4775, s: 0.1239 }, 20, 4.38],
    ['length-height-for-age', { l: -0.2941, m: 11.4775, s: 0.1239 }, 20, 4.14],
  ] as const)('%s %j of %d: %d', (indicator, parameters, value, score) =>
    expect(lmsScore(indicator, parameters, value)).toBeCloseTo(score, 2),
  );
  it('has the parameters of the examples, and 17.014 at SD 3', () => {
    expect(lmsAt(who, 'weight-for-age', 'male', 12)).toEqual({ l: 0.0644, m: 9.6479, s: 0.10925 });
    expect(lmsAt(who, 'length-height-for-age', 'female', 18)).toEqual({ l: 1, m: 80.7079, s: 0.03598 });
    expect(lmsAt(who, 'bmi-for-age', 'male', 48)).toEqual({ l: -0.3622, m: 15.3326, s: 0.08238 });
    const girl = lmsAt(who, 'weight-for-age', 'female', 24)!;
    expect([lmsValue(girl, 3), lmsValue(girl, 2)].map((value) => value?.toFixed(3))).toEqual(['17.014', '14.845']);
    expect(lmsAt(who, 'weight-for-height', 'male', 120)).toMatchObject({ m: 22.353 });
    expect(lmsAt(who, 'weight-for-age', 'male', 84)).toMatchObject({ m: 22.8915 });
    expect([
      lmsAt(who, 'weight-for-age', 'male', 85),
      lmsAt(who, 'weight-for-age', 'male', -1),
      lmsAt(who, 'weight-for-age', 'male', Number.NaN),
    ]).toEqual([undefined, undefined, undefined]);
  });
  it('scores rise with the value, and the value of a score has that score', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<GrowthIndicator>('weight-for-age', 'bmi-for-age', 'length-height-for-age'),
        fc.constantFrom<ClinicalSex>('male', 'female'),
        fc.integer({ min: 0, max: 84 }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.double({ min: 1.001, max: 2, noNaN: true }),
        (indicator, sex, months, z, factor) => {
          const parameters = lmsAt(who, indicator, sex, months)!;
          const value = lmsValue(parameters, z)!;
          expect(lmsScore(indicator, parameters, value)).toBeCloseTo(z, 5);
          expect(lmsScore(indicator, parameters, value * factor)!).toBeGreaterThan(
            lmsScore(indicator, parameters, value)!,
          );
        },
      ),
    );
  });
});

describe('monitoring', () => {
  it('grades by percentiles', () => {
    expect(
      [4.2, 4.1, 3.7, 3.2, 2.8, 2.7].map((weight) =>
        percentileLevel(
          percentileBand(percentiles, { indicator: 'weight-for-age', sex: 'male', key: 0, value: weight })!,
        ),
      ),
    ).toEqual(['1', '2', '2', '3', '4', '5']);
  });
  it('notices flat, falling and crossing curves', () => {
    const at = (months: number, value: number, band: number) => ({ months, value, percentileBand: band });
    expect([
      growthTrend(at(3, 6, 4), at(4, 6.5, 3)),
      growthTrend(at(3, 6, 4), at(4, 6, 3)),
      growthTrend(at(3, 6, 4), at(4, 5.9, 3)),
      growthTrend(at(3, 6, 4), at(4, 6.1, 2)),
    ]).toEqual(['steady', 'flat', 'falling', 'crossing']);
  });
  it('wants 600 g a month', () => {
    expect([
      isGainTooSmall(3.2, 3.8, 30),
      isGainTooSmall(3.2, 3.79, 30),
      isGainTooSmall(3.2, 3.8, 31),
      isGainTooSmall(3.2, 4.4, 60),
      isGainTooSmall(3.2, 4.39, 60),
      isGainTooSmall(3.2, 3.5, 20),
    ]).toEqual([false, true, false, false, true, undefined]);
  });
});

describe('any measurement', () => {
  const place = fc.record({
    indicator: fc.constantFrom<GrowthIndicator>('weight-for-age', 'length-height-for-age', 'bmi-for-age'),
    sex: fc.constantFrom<ClinicalSex>('male', 'female'),
    months: fc.integer({ min: 0, max: 83 }),
  });
  it('stands no lower when it is larger, and its score agrees with its band', () => {
    fc.assert(
      fc.property(
        place,
        fc.integer({ min: 10, max: 1500 }),
        fc.integer({ min: 1, max: 300 }),
        ({ indicator, sex, months }, tenths, more) => {
          const [value, larger] = [tenths / 10, (tenths + more) / 10];
          const [band, above] = [sdBand(indicator, sex, months, value)!, sdBand(indicator, sex, months, larger)!];
          expect(above).toBeGreaterThanOrEqual(band);
          const [score, scoreAbove] = [
            interpolatedScore(indicator, sex, months, value)!,
            interpolatedScore(indicator, sex, months, larger)!,
          ];
          expect(scoreAbove).toBeGreaterThan(score);
          expect(score).toBeGreaterThanOrEqual(band === 0 ? -Infinity : band - 4 - 1e-9);
          expect(score).toBeLessThan(band === 7 ? Infinity : band - 3 + 1e-9);
        },
      ),
    );
  });
  it('on a printed line reaches exactly that line', () => {
    fc.assert(
      fc.property(place, fc.integer({ min: -3, max: 3 }), ({ indicator, sex, months }, deviation) => {
        const row = growthCurves(GROWTH_SD_TABLES, indicator, sex).find(({ key }) => key === months);
        const line = row?.values[deviation + 3];
        expect(line === undefined || sdBand(indicator, sex, months, line)! >= deviation + 4).toBe(true);
        expect(
          line === undefined || deviation === -3 || sdBand(indicator, sex, months, line - 0.1)! < deviation + 4,
        ).toBe(true);
      }),
    );
  });
  it('BMI is missing without weight or height', () =>
    expect([childBodyMass(undefined, 100), childBodyMass(10, 0), childBodyMass(22, 104)]).toEqual([
      undefined,
      undefined,
      20.3,
    ]));
});
