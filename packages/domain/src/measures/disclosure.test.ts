import { describe, expect, it } from 'vitest';
import { calendarDay } from '../shared/index.ts';
import { calendarPeriods, undisclosed, yearUntilMonthOf } from './disclosure.rules.ts';

describe('what may be asked by who may not open the people', () => {
  const page = {
    filters: [
      { id: 'sex', label: '性别', groups: [] },
      { id: 'age', label: '年龄', groups: [] },
    ],
  };
  const day = (text: string) => calendarDay(...(text.split('-').map(Number) as [number, number, number]));
  const asked = (from: string, until: string, ...groups: readonly string[]) =>
    undisclosed(page, { from: day(from), until: day(until) }, groups);
  it.each([
    ['2024-01-01', '2024-12-31'],
    ['2024-02-01', '2024-02-29'],
    ['2026-10-01', '2026-12-31'],
  ])('is from %s to %s', (from, until) => expect(asked(from, until, 'sex:1')).toBeUndefined());
  it.each([
    ['2026-01-01', '2026-02-28'],
    ['2026-01-01', '2026-06-15'],
    ['2026-01-02', '2026-01-31'],
    ['2026-02-01', '2026-04-30'],
    ['2025-01-01', '2026-12-31'],
  ])('is not from %s to %s: with months of one beginning or end, months follow', (from, until) =>
    expect(asked(from, until)).toMatch('期间只能选'),
  );
  it.each([[['sex:1', 'sex:2']], [['sex:1', 'age:65']], [['in-sex:1']], [['own:1']], [['doctor:who']]])(
    'is not narrowed to %j',
    (groups) => expect(asked('2026-01-01', '2026-12-31', ...groups)).toMatch('筛选条件只能选一个'),
  );
  it('needs no filter, and each month ends where it ends', () => {
    expect(asked('2026-01-01', '2026-12-31')).toBeUndefined();
    const all = calendarPeriods(2026);
    expect(all.slice(5).map(({ until }) => Number(until.slice(8)))).toEqual([
      31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
    ]);
    expect(all.slice(1, 5).map(({ label }) => label)).toEqual(['第一季度', '第二季度', '第三季度', '第四季度']);
  });
  it('has 17 periods a year, of which none cuts another', () => {
    const all = calendarPeriods(2026);
    expect([all.length, all[0], all[4], all[16]]).toEqual([
      17,
      { label: '全年', from: '2026-01-01', until: '2026-12-31' },
      { label: '第四季度', from: '2026-10-01', until: '2026-12-31' },
      { label: '12月', from: '2026-12-01', until: '2026-12-31' },
    ]);
    const cut = all.flatMap((one) =>
      all.filter((other) => one.from < other.from && other.from <= one.until && one.until < other.until),
    );
    expect(cut).toEqual([]);
    expect(yearUntilMonthOf('2026-06-15')).toEqual({ from: '2026-01-01', until: '2026-06-30' });
  });
});
