import { describe, expect, it } from 'vitest';
import { begunMonths, countedFor, hasRows, MEASURES, pageOfYear, YEAR_NUMBERS } from '../measures/index.ts';
import { peopleListOf } from '../lists/index.ts';
import { calendarDay } from '../shared/index.ts';

describe('what a year brought, on the first page', () => {
  it('asks each field of work for a right of its own', () => {
    expect(new Set(YEAR_NUMBERS.map(({ right }) => right)).size).toBe(YEAR_NUMBERS.length);
    expect(new Set(YEAR_NUMBERS.map(({ id }) => id)).size).toBe(YEAR_NUMBERS.length);
  });
  it.each(YEAR_NUMBERS)('$title: measures there are, whose people have a list', (numbers) => {
    const { indicators, charts } = pageOfYear(numbers);
    const ids = [...indicators.map(({ measure }) => measure), ...charts.flatMap(({ measures }) => measures)];
    const measures = ids.map((id) => MEASURES.get(id) ?? expect.fail(id));
    expect(measures.filter(({ hint }) => hint === '')).toEqual([]);
    const counted = measures.flatMap((measure) => countedFor(measure, MEASURES)).filter(hasRows);
    expect(counted.filter(({ of }) => peopleListOf(of) === undefined).map(({ id }) => id)).toEqual([]);
  });
  it.each(YEAR_NUMBERS)('$title: drawings are told apart by groups it has', ({ charts, breakdowns }) => {
    const known = breakdowns.map(({ id }) => id);
    expect(charts.flatMap(({ by }) => by).filter((by) => !known.includes(by))).toEqual([]);
  });
  it('leaves out months that have not begun', () => {
    const rows = Array.from({ length: 12 }, (_, at) => ({ key: `${at + 1}`, label: `${at + 1}月`, cells: {} }));
    const shown = (year: number) =>
      begunMonths({ rows, total: {} }, year, calendarDay(2026, 3, 31)).rows.map(({ key }) => key);
    expect(shown(2026)).toEqual(['1', '2', '3']);
    expect(shown(2025)).toHaveLength(12);
  });
});
