import { describe, expect, it } from 'vitest';
import type { Option } from '../forms/index.ts';
import { checkList, compileList, LIST_IDS, loadList, optionsOfLabels, readQuestion, viewsFor } from '../lists/index.ts';
import type { CalendarDay } from '../shared/index.ts';
import { exampleList } from './list-example.fixture.ts';
import { LIST_DICTIONARIES } from './list-dictionaries.ts';
import { loadListLibrary } from './list-library.ts';
import { loadListLabels } from './load-list-labels.ts';
import { loadRegisterList, REGISTER_LIST_IDS } from './register-lists.ts';

const library = await loadListLibrary();

const loaders = [
  ...LIST_IDS.map((id) => [id, () => loadList(id)] as const),
  ...REGISTER_LIST_IDS.map((id) => [id, () => loadRegisterList(id)] as const),
];

describe.each(loaders)('the list %s', (id, load) => {
  it('is sound: every name, code, type and key in it means something', async () => {
    const definition = await load();
    expect(definition.id).toBe(id);
    expect(checkList(definition, library)).toEqual([]);
  });
  it('has room for every state it shows', async () => {
    const definition = await load();
    const words = await loadListLabels(definition);
    // Sign, gap and the cell's edges; a character of 13 pixels, a letter or digit of 8.
    const needs = (label: string): number => 35 + [...label].reduce((sum, one) => sum + (one > '\u{2e7f}' ? 13 : 8), 0);
    const narrow = definition.columns.flatMap(({ key, label, cell, width, grows, words: own }) => {
      if (cell !== 'state' || grows) return [];
      const labels = (words.columns[key] ?? (own && 'options' in own ? own.options : [])).map((option) => option.label);
      const most = Math.max(0, ...labels.map(needs));
      return most > width ? [`${key} ${label}: ${width} < ${most} (${labels.find((one) => needs(one) === most)})`] : [];
    });
    expect(narrow).toEqual([]);
  });
  it('writes out no words that a shared table has: it gives tones to the codes of the table instead', async () => {
    const { columns, filters } = await load();
    const text = (options: readonly Option[]): string => options.map(({ code, label }) => `${code} ${label}`).join();
    const tables = new Map(Object.entries(LIST_DICTIONARIES).map(([name, table]) => [text(table), name]));
    const copied = [...columns, ...filters].flatMap(({ key, words }) => {
      const table = words && 'options' in words ? tables.get(text(words.options)) : undefined;
      return table === undefined ? [] : [`${key}: ${table}`];
    });
    expect(copied).toEqual([]);
  });
  it('leads where its rows say: whatever its addresses name is a column of its own', async () => {
    const { open, actions = [], columns } = await load();
    const addresses = [open, ...actions.map(({ does }) => ('open' in does ? does.open : undefined))];
    const named = addresses.flatMap((address = '') => [...address.matchAll(/:([a-z]\w*)/gi)].map(([, key]) => key));
    const known = new Set(['resident', 'id', ...columns.map(({ key }) => key)]);
    expect(named.filter((key = '') => !known.has(key))).toEqual([]);
  });
  it('speaks of filters only where one is set', async () => {
    const { text, hint = '' } = (await load()).empty;
    expect(`${text}${hint}`).not.toMatch(/符合条件|筛选/);
  });

  it('is looked through by what is typed into its search box, where it has texts to look through', async () => {
    const definition = await load();
    if (!definition.filters.some(({ kind }) => kind === 'text')) return;
    const asked = { today: '2026-06-15' as CalendarDay, year: 2026, me: 'u', institution: '990101' };
    const list = compileList(definition, library);
    const { conditions } = readQuestion(list, { list: id, text: 'T1' }, asked, 'reveals');
    expect(conditions.length).toBeGreaterThan(0);
  });

  it('can be asked for every code that one of its filters offers', async () => {
    const definition = await load();
    const list = compileList(definition, library);
    const asked = { today: '2026-06-15' as CalendarDay, year: 2026, me: 'u', institution: '990101' };
    const refused = definition.filters.flatMap(({ key, kind, words }) =>
      kind !== 'choice'
        ? []
        : (optionsOfLabels(words, library) ?? []).filter(({ code }) => {
            try {
              readQuestion(list, { list: id, where: { [key]: [code] } }, asked, 'reveals');
              return false;
            } catch {
              return true;
            }
          }),
    );
    expect(refused).toEqual([]);
  });

  it('says which filters tell an age, and opens in every other view, ordered as far as may be told, for who may only look', async () => {
    const definition = await load();
    const list = compileList(definition, library);
    const telling = [...list.filters.values()].filter(
      ({ filter, on }) => filter.kind !== 'text' && on.some(({ sensitive }) => sensitive.size > 0),
    );
    expect(definition.filters.filter(({ tellsAge }) => tellsAge).map(({ key }) => key)).toEqual(
      telling.map(({ filter }) => filter.key),
    );
    const asked = { today: '2026-06-15' as CalendarDay, year: 2026, me: 'u', institution: '990101' };
    for (const { id: view, condition, where = {}, sort } of viewsFor('looks', definition)) {
      // As it is sent: only a view with a condition is named.
      const question = { list: id, where, ...(condition !== undefined && { view }), ...(sort && { sort }) };
      const usual = (sort ?? definition.sort).map(({ by }) => by);
      const order = readQuestion(list, question, asked, 'looks').sort.map(({ by }) => by);
      expect(order, view).toEqual(usual.filter((by) => order.includes(by)));
    }
  });

  it('is plain data', async () => {
    const definition = await load();
    expect(JSON.parse(JSON.stringify(definition))).toEqual(definition);
  });
});

it('has words for every code it shows, fetched with the forms they stand in', async () => {
  const words = await loadListLabels(await loadList('hypertension-record-list'));
  expect(words.columns['visitClass']?.map(({ label }) => label)).toContain('控制满意');
  expect(words.filters['sex']).toBeUndefined();
  expect((await loadListLabels(await loadRegisterList('drug-catalogue'))).filters['category']?.[0]).toEqual({
    code: '1',
    label: '降压药',
  });
});

it('shows how grave the codes of a table are where a list says so, and says which code it does not know', async () => {
  const definition = await loadList('women-care-list');
  const { columns } = await loadListLabels(definition);
  expect(columns['risk']?.map(({ code, label, tone }) => [code, label, tone])).toEqual([
    ['1', '绿色（低风险）', 'good'],
    ['2', '黄色（一般风险）', 'warn'],
    ['3', '橙色（较高风险）', 'warn'],
    ['4', '红色（高风险）', 'danger'],
    ['5', '紫色（传染病）', 'danger'],
  ]);
  const words = { dictionary: 'pregnancy-risk-level', tones: { 6: 'danger' } } as const;
  const wrong = definition.columns.map((column) => (column.key === 'risk' ? { ...column, words } : column));
  expect(checkList({ ...definition, columns: wrong }, library)).toEqual([
    'Column “risk”: there is no code “6” to give a tone',
  ]);
});

it('takes the example of docs/list-language.md', () => {
  expect(checkList(exampleList, library)).toEqual([]);
});

it('tells a program which filter, view or column it named that the list has not', () => {
  const list = compileList(exampleList, library);
  const asked = { today: '2026-06-15' as CalendarDay, year: 2026, me: 'u', institution: '990101' };
  const causeOf = (question: object): unknown => {
    try {
      return readQuestion(list, { list: list.definition.id, ...question }, asked, 'reveals');
    } catch (thrown) {
      return (thrown as Error).cause;
    }
  };
  expect([{ where: { rsk: ['1'] } }, { view: 'weekly' }, { sort: [{ by: 'risk' }] }].map(causeOf)).toEqual([
    '“new-cards” has no filter “rsk”',
    '“new-cards” has no view “weekly”',
    '“new-cards” has no sortable column “risk”',
  ]);
});

it('tells everything that is wrong with a list at once', async () => {
  const good = await loadList('resident-list');
  const bad = {
    ...good,
    sort: [{ by: 'phone' }],
    fixed: 'resident.agee > 1',
    columns: [
      ...good.columns,
      { key: 'x', label: '', value: 'concat(resident.name, resident.phone)', cell: 'text' as const, width: 1 },
      { key: 'name', label: '', value: 'resident.age', cell: 'day' as const, width: 1 },
    ],
    views: [{ id: 'v', label: '', where: { nothing: ['1'] } }],
    summary: ['sex', 'gone'],
    actions: [
      {
        ...{ id: 'end', label: '', on: 'row' as const, letter: 'E' as const, does: { job: 'end' } },
        asks: [{ key: 'why', label: '', kind: 'choice' as const, words: { dictionary: 'sex' } }],
      },
    ],
  };
  expect(checkList(bad, library)).toEqual([
    'Two of the column “name”',
    'Sort by “phone”, which is no sortable column',
    'View “v”: there is no filter “nothing”',
    'Summary: “gone” is no filter of codes or staff',
    'Column “x”: what is put together of personal data cannot be masked',
    'Column “name”: a cell “day” cannot show number',
    'Action “end”: the codes of “why” must be written out',
    'Fixed condition: Unknown name “resident.agee” (at character 1) in resident.agee > 1',
  ]);
  expect(() => compileList(bad, library)).toThrow('List “resident-list”:');
});
