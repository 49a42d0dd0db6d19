import { describe, expect, it } from 'vitest';
import {
  countedFor,
  daysOfStrip,
  hasRows,
  MEASURES,
  NUMBER_STRIPS,
  pageOfStrip,
  STRIP_PATHS,
  stripAt,
} from '../measures/index.ts';
import { isListId, LIST_IDS, loadList, peopleListOf } from '../lists/index.ts';
import { PAGES } from '../pages/index.ts';
import { STATIONS } from '../scheduling/index.ts';
import { calendarDay } from '../shared/index.ts';
import { loadRegisterList, REGISTER_LIST_IDS } from './register-lists.ts';

describe('the numbers above pages', () => {
  it('stand on pages there are, one strip each', () => {
    expect(NUMBER_STRIPS.map(({ path }) => path).sort()).toEqual([...STRIP_PATHS].sort());
    expect(STRIP_PATHS.filter((path) => !PAGES.some((page) => page.path === path))).toEqual([]);
    expect(new Set(NUMBER_STRIPS.map(({ id }) => id)).size).toBe(NUMBER_STRIPS.length);
    expect([stripAt('/appointManage')?.id, stripAt('/nowhere')]).toEqual(['numbers-of-sessions', undefined]);
  });
  it.each(NUMBER_STRIPS)('$path: measures there are, each with words', ({ numbers }) => {
    const measures = numbers.map(([, measure]) => MEASURES.get(measure));
    expect(measures.every((one) => one !== undefined && one.hint !== '')).toBe(true);
  });
  it.each(NUMBER_STRIPS)('$path: a list that takes a number behind each', async (strip) => {
    const lists = pageOfStrip(strip)
      .indicators.flatMap(({ measure }) => countedFor(MEASURES.get(measure) ?? expect.fail(measure), MEASURES))
      .filter(hasRows)
      .flatMap(({ of }) => peopleListOf(of)?.list ?? []);
    for (const id of new Set(lists)) {
      expect(LIST_IDS.includes(id as never) || REGISTER_LIST_IDS.includes(id)).toBe(true);
      const { filters } = isListId(id) ? await loadList(id) : await loadRegisterList(id);
      expect([id, filters.some(({ kind }) => kind === 'number')]).toEqual([id, true]);
    }
  });
  it('name the stations of a check-up day as the list of who is there does', () => {
    const names = STATIONS.map(({ code, label }) => [`${label}已做`, `onsite-item-done-${code}`]);
    expect(stripAt('/custTj/fzjc')?.numbers.slice(2)).toEqual(names);
  });
  it('are of the day, the month or the year of today', () => {
    const today = calendarDay(2026, 2, 15);
    const days = (path: string) => Object.values(daysOfStrip(stripAt(path) ?? expect.fail(path), today));
    expect(days('/hsjc/jcyb')).toEqual(['2026-02-15', '2026-02-15']);
    expect(days('/appointManage')).toEqual(['2026-02-01', '2026-02-28']);
    expect(days('/custTj/jdkb')).toEqual(['2026-01-01', '2026-12-31']);
  });
});
