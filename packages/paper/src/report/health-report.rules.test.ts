import { describe, expect, it } from 'vitest';
import type { Figure, FigureMoment } from '@gongwei/domain/charts';
import type { CalendarDay } from '@gongwei/domain/shared';
import { conclusionOf, monitoringOf, periodAround, reachedLabel, recentPeriods } from './health-report.rules.ts';

const day = (text: string) => text as CalendarDay;

describe('a report’s period', () => {
  it.each([
    ['month', '2024-02-10', '2024-02-01', '2024-02-29', '2024 年 2 月'],
    ['quarter', '2026-11-20', '2026-10-01', '2026-12-31', '2026 年第四季度'],
    ['quarter', '2026-03-31', '2026-01-01', '2026-03-31', '2026 年第一季度'],
    ['year', '2026-11-20', '2026-01-01', '2026-12-31', '2026 年'],
  ] as const)('the %s around %s', (kind, on, from, until, words) => {
    expect(periodAround(kind, day(on))).toEqual({ kind, from, until, words });
  });
  it('follows one another without a gap', () => {
    expect(recentPeriods('quarter', day('2026-02-10'), 3).map(({ words }) => words)).toEqual([
      '2026 年第一季度',
      '2025 年第四季度',
      '2025 年第三季度',
    ]);
  });
});

const moment = (on: string, values: readonly (number | undefined)[], beyond?: 'above'): FigureMoment => ({
  x: 0,
  on: day(on),
  values,
  now: false,
  ...(beyond ? { beyond } : {}),
});
const pressure: Figure = {
  id: 'pressure',
  title: '血压',
  unit: 'mmHg',
  decimals: 0,
  axis: { kind: 'days', from: 0, to: 1 },
  curves: [],
  bands: [{ label: '目标', low: [], high: [] }],
  lines: ['收缩压', '舒张压'],
  moments: [
    moment('2025-12-31', [200, 120], 'above'),
    moment('2026-01-05', [150, 90], 'above'),
    moment('2026-05-05', [139, 84]),
    moment('2026-11-05', [131, undefined]),
  ],
  source: '',
};

describe('monitoring in a period', () => {
  const row = monitoringOf(pressure, periodAround('year', day('2026-11-20')))!;
  it('counts what lies in it and nothing else', () => {
    expect(row).toMatchObject({
      count: 3,
      average: '140/87',
      highest: '150/90',
      lowest: '131/84',
      last: '131/—',
      lastOn: '2026-11-05',
    });
    expect(reachedLabel(row)).toBe('2 次（67%）');
    expect(conclusionOf(row)).toContain('1 次超出目标范围，请注意');
    expect(conclusionOf({ ...row, reached: 3 })).toContain('请继续保持');
    expect(conclusionOf({ ...row, reached: 1 })).toContain('复查');
  });
  it('judges nothing without an aim, and says nothing without values', () => {
    const free = monitoringOf({ ...pressure, bands: [] }, periodAround('year', day('2026-11-20')))!;
    expect(reachedLabel(free)).toBe('');
    expect(monitoringOf(pressure, periodAround('year', day('2024-11-20')))).toBeUndefined();
  });
});
