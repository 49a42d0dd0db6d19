import { describe, expect, it } from 'vitest';
import { isListId, loadList, LIST_IDS } from '../lists/index.ts';

const withSeries = (await Promise.all(LIST_IDS.map(async (id) => ({ id, list: await loadList(id) })))).flatMap(
  ({ id, list }) =>
    (list.actions ?? []).flatMap((opener) =>
      opener.series ? [{ name: `${id} ${opener.id}`, list, opener, series: opener.series }] : [],
    ),
);

describe('what is done by codes', () => {
  it('is there', () => expect(withSeries.length).toBeGreaterThan(0));

  it.each(withSeries)('$name: does an action of the list with a row a filter finds', ({ list, opener, series }) => {
    expect(opener.on).toBe('page');
    const action = list.actions?.find(({ id }) => id === series.action);
    expect(action && 'job' in action.does && ['row', 'rows'].includes(action.on)).toBe(true);
    // Who may open the window may do it, too.
    expect([opener.letter, opener.permission]).toEqual([action?.letter, action?.permission]);
    expect(list.filters.find(({ key }) => key === series.by)?.kind).toBe('text');
    const asked = action?.asks?.map(({ key }) => key) ?? [];
    expect(series.keeps?.filter((key) => !asked.includes(key)) ?? []).toEqual([]);
  });

  it.each(withSeries.filter(({ series }) => series.ends))(
    '$name: is ended by an action that asks nothing',
    async ({ series }) => {
      const { ends } = series;
      if (!ends || !isListId(ends.list)) throw new Error(`No such list: ${ends?.list}`);
      const list = await loadList(ends.list);
      const action = list.actions?.find(({ id }) => id === ends.action);
      expect(action && 'job' in action.does && action.asks === undefined && action.confirm === undefined).toBe(true);
      expect(list.filters.find(({ key }) => key === ends.by)?.kind).toBe('text');
      expect(series.keeps).toContain(ends.answer);
    },
  );
});
