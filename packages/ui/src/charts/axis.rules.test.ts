import type { Figure, FigureAxis } from '@gongwei/domain/charts';
import { dayOfNumber, pressureFigure } from '@gongwei/domain/charts';
import { describe, expect, it } from 'vitest';
import { acrossTicks } from './axis.rules.ts';
import { scaleOf } from './scale.rules.ts';

const figure = (axis: FigureAxis): Figure => ({ ...pressureFigure([], { systolic: 140, diastolic: 90 }, ''), axis });
/** Ticks on an axis 160 px wide with labels that need 30; `|` stands for one without a label. */
const read = (drawn: Figure, width = 160): string =>
  acrossTicks(drawn, scaleOf(drawn.axis.from, drawn.axis.to, 0, width), 30)
    .map(({ label }) => label ?? '|')
    .join(' ');

describe('ticks across', () => {
  it.each([
    ['months', 0, 6, '0月 | 2月 | 4月 | 6月'],
    ['months', 0, 12, '0月 3月 6月 9月 12月'],
    ['months', 0, 24, '0月 | 6月 | 12月 | 18月 | 24月'],
    ['months', 0, 36, '0岁 | 1岁 | 2岁 | 3岁'],
    ['months', 36, 84, '3岁 | 4岁 | 5岁 | 6岁 | 7岁'],
    ['weeks', 16, 42, '16周 | 24周 | 32周 | 40周'],
    ['centimetres', 45, 80, '45 | 55 | 65 | 75 |'],
  ] as const)('of %s %d to %d: %s', (kind, from, to, words) => {
    expect(read(figure({ kind, from, to }))).toBe(words);
  });
  it('are finer where there is more room', () => {
    expect(read(figure({ kind: 'months', from: 0, to: 12 }), 500)).toBe(
      '0月 1月 2月 3月 4月 5月 6月 7月 8月 9月 10月 11月 12月',
    );
  });
  it('stand under the visits, the last one labelled first, no month twice', () => {
    const visits = (...days: readonly number[]): Figure =>
      pressureFigure(
        days.map((at) => ({ on: dayOfNumber(20_000 + at), values: [120, 80] })),
        { systolic: 140, diastolic: 90 },
        '',
      );
    expect(read(visits(0, 15, 100))).toBe('01-12 10-19 |');
    expect(read(visits(0, 15, 100), 400)).toBe('01-12 10-19 10-04');
    expect(read(visits(0, 395, 400), 4000)).toBe('25-11 | 24-10');
  });
});
