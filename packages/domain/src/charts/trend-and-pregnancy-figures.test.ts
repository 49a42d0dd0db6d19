import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../shared/index.ts';
import { dayOfNumber, numberOfDay } from './day-number.ts';
import { shortWordsOfMoment, wordsOfMoment } from './figure.ts';
import { fundalHeightFigure, gainFigure } from './pregnancy-figures.rules.ts';
import {
  DIABETIC_RANGE,
  glucoseFigure,
  homeGlucoseFigure,
  NORMAL_RANGE,
  pressureFigure,
  TREND_VISITS,
} from './trend-figures.rules.ts';

const day = (text: string): CalendarDay => text as CalendarDay;
const aim = { systolic: 140, diastolic: 90 };

describe('blood pressure over time', () => {
  it.each([
    [138, 86, '达标', undefined],
    [140, 86, '未达标', 'above'],
    [128, 90, '未达标', 'above'],
    [150, undefined, '未达标', 'above'],
    [180, 86, '危急', 'above'],
    [150, 110, '危急', 'above'],
    [128, undefined, undefined, undefined],
    [88, 62, '偏低', 'below'],
  ])('%s/%s: %s', (systolic, diastolic, place, beyond) => {
    const [moment] = pressureFigure([{ on: day('2025-11-03'), values: [systolic, diastolic] }], aim, '目标').moments;
    expect([moment?.place, moment?.beyond]).toEqual([place, beyond]);
  });
  it('stands at its hour within the days that are asked for, and says which time of the day it was', () => {
    const days = { from: day('2025-11-01'), to: day('2025-11-07') };
    const visit = { on: day('2025-11-07'), values: [152, 92], hour: 20, at: '晚间' };
    const figure = pressureFigure([visit], aim, '目标', { most: Infinity, days });
    const [moment] = figure.moments;
    expect([figure.axis.from, figure.axis.to]).toEqual([numberOfDay(days.from), numberOfDay(days.to) + 1]);
    expect(moment!.x).toBeGreaterThan(numberOfDay(days.to));
    expect(moment!.x).toBeLessThan(figure.axis.to);
    expect(wordsOfMoment(figure, moment!)).toBe('2025-11-07 晚间 收缩压 152、舒张压 92 mmHg，未达标');
  });
  it('is said in one sentence', () => {
    const figure = pressureFigure([{ on: day('2025-11-03'), values: [152, 92] }], aim, '目标');
    expect(wordsOfMoment(figure, figure.moments[0]!)).toBe('2025-11-03 收缩压 152、舒张压 92 mmHg，未达标');
  });
  it('shows the last eight visits, in order, and passes over days without a value', () => {
    const visits = Array.from({ length: 11 }, (_, at) => ({
      on: day(`2025-${String(at + 1).padStart(2, '0')}-03`),
      values: at === 9 ? [undefined, undefined] : [120 + at, 80],
    }));
    const { moments, axis } = pressureFigure(visits, aim, '目标');
    expect(moments.map(({ values }) => values[0])).toEqual([122, 123, 124, 125, 126, 127, 128, 130]);
    expect([axis.from, axis.to]).toEqual([numberOfDay(day('2025-03-03')), numberOfDay(day('2025-11-03'))]);
  });
  it('draws at most eight, all within its axis', () => {
    const visit = fc.record({
      days: fc.integer({ min: 10_000, max: 25_000 }),
      value: fc.option(fc.integer({ min: 40, max: 300 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 30 }), (visits) => {
        const sorted = [...visits].sort((one, other) => one.days - other.days);
        const { moments, axis } = pressureFigure(
          sorted.map(({ days, value }) => ({ on: dayOfNumber(days), values: [value, value] })),
          aim,
          '',
        );
        expect(moments.length).toBeLessThanOrEqual(TREND_VISITS);
        expect(axis.to).toBeGreaterThan(axis.from);
        for (const { x } of moments) expect(x >= axis.from && x <= axis.to).toBe(true);
      }),
    );
  });
});

describe('fasting glucose', () => {
  it.each([
    [4.3, '偏低', '范围内'],
    [7, '范围内', '偏高'],
    [7.1, '偏高', '偏高'],
    [6.1, '范围内', '偏高'],
    [6, '范围内', '范围内'],
    [3.8, '偏低', '偏低'],
  ])('%d: %s for a diabetic, %s otherwise', (value, diabetic, otherwise) => {
    const place = (range: typeof DIABETIC_RANGE) =>
      glucoseFigure([{ on: day('2025-11-03'), values: [value] }], range).moments[0]?.place;
    expect([place(DIABETIC_RANGE), place(NORMAL_RANGE)]).toEqual([diabetic, otherwise]);
  });
});

describe('a pregnancy', () => {
  const woman = { weightBefore: 50, height: 160 };
  const visit = (days: number, more: { weight?: number; fundalHeight?: number }) => ({
    on: day('2025-11-03'),
    days,
    ...more,
  });
  it.each([
    [28 * 7, 53.8, '增重偏少'],
    [28 * 7, 53.9, '推荐范围内'],
    [28 * 7, 59.2, '推荐范围内'],
    [28 * 7 + 6, 60, '增重偏多'],
    [13 * 7, 49, '增重偏少'],
  ])('of %d days at %d kg: %s', (days, weight, place) => {
    expect(gainFigure(woman, [visit(days, { weight })])?.moments[0]?.place).toBe(place);
  });
  it('says week and gain, and which class the band is of', () => {
    const figure = gainFigure(woman, [visit(199, { weight: 58.5 })])!;
    expect([wordsOfMoment(figure, figure.moments[0]!), figure.source]).toEqual([
      '2025-11-03 孕28+3周 增重 8.5 kg，推荐范围内',
      'WS/T 801-2022 孕前正常体重',
    ]);
    expect(gainFigure({ weightBefore: 50, height: 0 }, [])).toBeUndefined();
  });
  it.each([
    [28 * 7, 23, '符合孕周'],
    [28 * 7 + 6, 22.9, '小于孕周'],
    [28 * 7, 28.6, '大于孕周'],
    [18 * 7, 15, undefined],
  ])('of %d days with a fundal height of %d: %s', (days, fundalHeight, place) => {
    expect(fundalHeightFigure([visit(days, { fundalHeight })]).moments[0]?.place).toBe(place);
  });
  it('has bands whose lower line is never above the upper one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 1500 }), fc.integer({ min: 1350, max: 1900 }), (weight, height) => {
        const [band] = gainFigure({ weightBefore: weight / 10, height: height / 10 }, [])?.bands ?? [];
        band?.low.forEach(([, low], at) => expect(low).toBeLessThan(band.high[at]![1]));
        expect(band?.low).toHaveLength(43);
      }),
    );
  });
});

it('draws glucose at home before meals and otherwise as two lines, each with its aim', () => {
  const days = { from: day('2025-11-01'), to: day('2025-11-07') };
  const figure = homeGlucoseFigure(
    [
      { on: day('2025-11-02'), value: 8.1, premeal: true, place: '高于目标', beyond: 'above', at: '空腹' },
      { on: day('2025-11-03'), value: 8.1, premeal: false, place: '达标', at: '早餐后2小时' },
    ],
    { low: 4.4, high: 7, meal: 10 },
    days,
  );
  expect(figure.moments.map(({ values, beyond }) => [values, beyond])).toEqual([
    [[8.1, undefined], 'above'],
    [[undefined, 8.1], undefined],
  ]);
  expect(figure.bands.map(({ label }) => label)).toEqual(['4.4–7.0', '< 10.0']);
  expect(wordsOfMoment(figure, figure.moments[0]!)).toBe('2025-11-02 空腹 餐前 8.1 mmol/L，高于目标');
  expect(shortWordsOfMoment(figure, figure.moments[1]!)).toBe('2025-11-03 早餐后2小时 8.1 mmol/L，达标');
});
