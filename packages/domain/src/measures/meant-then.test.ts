import { describe, expect, it } from 'vitest';
import { calendarDay } from '../shared/index.ts';
import { AS_NOW, changesOf, meantElseOn, measuresFor } from './meant-then.rules.ts';
import { defineMeasures, defineRatios } from './measure-definition.ts';

const [raised, plain] = defineMeasures(
  {
    of: 'record:health-check-up',
    within: 'period',
    organisation: 'event',
    pick: 'latest',
    population: 'true',
    exclusions: [],
  },
  [
    {
      ...{ id: 'raised', label: '', counts: 'record.leftSystolic >= 130', basis: 'S', source: '', hint: '≥130' },
      earlier: [
        { until: calendarDay(2020, 1, 1), counts: 'record.leftSystolic >= 160', hint: '≥160' },
        { until: calendarDay(2026, 1, 1), counts: 'record.leftSystolic >= 140', hint: '≥140' },
      ],
    },
    { id: 'plain', label: '', counts: 'true', basis: 'S', source: '', hint: '' },
  ],
);
if (!raised || !plain) throw new RangeError('measures');
const all = new Map([raised, plain].map((one) => [one.id, one]));
const hint = (from: [number, number, number], until: [number, number, number], groups: readonly string[] = []) =>
  measuresFor(all, { period: { from: calendarDay(...from), until: calendarDay(...until) }, groups }).get('raised')
    ?.hint;

describe('a figure of a past year', () => {
  it('is counted by what the measure meant on the last day of it', () => {
    expect([
      hint([2019, 1, 1], [2019, 12, 31]),
      hint([2025, 1, 1], [2025, 12, 31]),
      hint([2026, 1, 1], [2026, 12, 31]),
    ]).toEqual(['≥160', '≥140', '≥130']);
  });
  it('over the day of a change is counted by the newer meaning', () =>
    expect(hint([2025, 7, 1], [2026, 6, 30])).toBe('≥130'));
  it('is counted by what it means today where that is asked for', () =>
    expect(hint([2025, 1, 1], [2025, 12, 31], [AS_NOW])).toBe('≥130'));
  it('keeps the measure’s name and all that did not change', () => {
    const then = measuresFor(all, {
      period: { from: calendarDay(2025, 1, 1), until: calendarDay(2025, 12, 31) },
      groups: [],
    });
    expect(then.get('raised')).toMatchObject({
      id: 'raised',
      kind: 'count',
      pick: 'latest',
      counts: 'record.leftSystolic >= 140',
    });
    expect(then.get('plain')).toBe(plain);
  });
});

describe('what a page says of changed meanings', () => {
  const [ratio] = defineRatios([
    { id: 'share', label: '', counts: 'measure(raised)', among: 'measure(plain)', basis: 'P', source: '', hint: '' },
  ]);
  const told = [...all.values(), ...(ratio ? [ratio] : [])].map((one) => ({ ...one, changed: changesOf(one, all) }));
  const on = (...day: [number, number, number]) => meantElseOn(told, calendarDay(...day)).map(({ id }) => id);
  it('is from which day on, also of what is worked out of them', () =>
    expect(told.map(({ changed }) => changed)).toEqual([
      ['2020-01-01', '2026-01-01'],
      [],
      ['2020-01-01', '2026-01-01'],
    ]));
  it('is of a period that ends before the newest of them', () =>
    expect([on(2019, 12, 31), on(2025, 12, 31), on(2026, 1, 1)]).toEqual([
      ['raised', 'share'],
      ['raised', 'share'],
      [],
    ]));
});
