import { expect, it } from 'vitest';
import { describeTrend, linesOf, trendsAt, type Trend } from './trend.rules.ts';

const [pressure, glucose] = trendsAt(64) as readonly [Trend, Trend];
const point = (on: string, value: number) => ({ on: on as never, value, recordId: 'r', formId: 'f' });

it('takes the higher of both arms on one day and puts the days in order', () => {
  const lines = linesOf(pressure, [
    { concept: 'systolic-blood-pressure-left', points: [point('2026-06-11', 142)] },
    { concept: 'systolic-blood-pressure-right', points: [point('2026-06-11', 138)] },
    { concept: 'systolic-blood-pressure', points: [point('2025-03-02', 150)] },
  ]);
  expect(lines).toEqual([
    {
      label: '收缩压',
      high: 139,
      points: [
        ['2025-03-02', 150],
        ['2026-06-11', 142],
      ],
    },
  ]);
});

it('has no lines without values, so that no empty chart is drawn', () => {
  expect(linesOf(glucose, [{ concept: 'body-height', points: [point('2026-01-01', 170)] }])).toEqual([]);
});

it('says the last value, its place against the target and the change, in words', () => {
  const lines = linesOf(glucose, [
    { concept: 'fasting-glucose', points: [point('2026-01-01', 7.4), point('2026-06-11', 7.8)] },
  ]);
  expect(describeTrend(glucose, lines)).toBe('2026-06-11 空腹血糖 7.8，↑ 偏高，比上次高 0.4');
});

it('calls a change below the shown decimals no change, and the limit itself within the target', () => {
  const lines = linesOf(glucose, [
    { concept: 'fasting-glucose', points: [point('2026-01-01', 7.01), point('2026-06-11', 7)] },
  ]);
  expect(describeTrend(glucose, lines)).toBe('2026-06-11 空腹血糖 7.0，在目标内，与上次相同');
});

it('holds the pressure of somebody from 65 on to 150/90, as the follow-up does', () => {
  const [at65] = trendsAt(65) as readonly [Trend];
  expect(pressure.targetWords).toBe('目标 < 140/90');
  expect(at65.targetWords).toBe('目标 < 150/90');
  const series = [{ concept: 'systolic-blood-pressure', points: [point('2026-06-11', 149)] }];
  expect(describeTrend(pressure, linesOf(pressure, series))).toContain('↑ 偏高');
  expect(describeTrend(at65, linesOf(at65, series))).toContain('在目标内');
});
