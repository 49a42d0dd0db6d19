import { expect, it } from 'vitest';
import type { CalendarDay } from '../../shared/index.ts';
import { defineList, type ListDefinition } from '../list-definition.ts';
import { rootName } from '../subjects.ts';
import { createLocalAnswer, type LocalRow } from './answer-local.ts';
import * as local from './index.ts';
import { LOCAL_SUBJECTS } from './local-subjects.data.ts';

const ASKED = { today: '2026-11-20' as CalendarDay, year: 2026, me: '', institution: '' };
const lists = Object.values(local).filter((one): one is ListDefinition => typeof one === 'object');
const SAMPLES = { text: '词', number: 3, instant: '2026-11-20T01:00:00Z', day: '2026-11-20', boolean: true };

/** A row in which every value path says something. */
const filled = (subject: string): LocalRow => ({
  id: 'r1',
  values: Object.fromEntries(
    Object.entries(LOCAL_SUBJECTS[subject] ?? {}).map(([key, { type, codes }]) => [
      key,
      codes?.[0] ?? SAMPLES[type as keyof typeof SAMPLES],
    ]),
  ),
});

it.each(lists.map((list) => [list.id, list] as const))('%s is sound and fills its columns', (id, list) => {
  const [row] = createLocalAnswer(list)({ list: id }, ASKED, [filled(list.subject)]);
  expect(Object.keys(row?.cells ?? {})).toEqual(list.columns.map(({ key }) => key));
  expect(Object.values(row?.cells ?? {})).not.toContain(null);
  const label = ({ options }: { readonly options: readonly { code: string }[] }) => options.map(({ code }) => code);
  for (const { value, words } of list.columns) {
    const known = LOCAL_SUBJECTS[list.subject]?.[value.slice(rootName(list.subject).length + 1)]?.codes;
    if (known) expect(words && 'options' in words ? new Set(label(words)) : undefined).toEqual(new Set(known));
  }
});

const lines = defineList({
  ...local.importLines,
  columns: local.importLines.columns.map((column) => (column.key === 'row' ? { ...column, sortable: true } : column)),
  filters: [
    { key: 'words', label: '查找', kind: 'text', match: 'search', on: ['line.title', 'line.problems'] },
    { key: 'wrong', label: '只看有误', kind: 'switch', on: "line.verdict == 'wrong'" },
  ],
  actions: [
    { id: 'mend', label: '更正', on: 'row', letter: 'V', when: "line.verdict == 'wrong'", does: { dialog: 'mend' } },
  ],
});
const answer = createLocalAnswer(lines);
const rows = [
  { row: 7, title: '阿司匹林', verdict: 'wrong', problems: '没有编码' },
  { row: 2, title: '阿莫西林', verdict: 'new', problems: '' },
  { row: 5, title: '厄贝沙坦', verdict: 'new', problems: '' },
].map((values) => ({ id: String(values.row), values }));
const idsOf = (question: object): readonly string[] =>
  answer({ list: lines.id, ...question }, ASKED, rows).map(({ id }) => id);

it('keeps rows as they are given until a sort is asked for', () => {
  expect(idsOf({})).toEqual(['7', '2', '5']);
  expect(idsOf({ sort: [{ by: 'row' }] })).toEqual(['2', '5', '7']);
  expect(idsOf({ sort: [{ by: 'row', descending: true }] })).toEqual(['7', '5', '2']);
});

it('keeps what is equal as it is given', () => {
  const column = lines.columns.find(({ key }) => key === 'verdict');
  const byVerdict = {
    ...lines,
    columns: [{ ...column!, sortable: true as const }, ...lines.columns.filter((one) => one !== column)],
  };
  const found = createLocalAnswer(byVerdict)({ list: lines.id, sort: [{ by: 'verdict' }] }, ASKED, [
    ...rows,
    { id: '1', values: { row: 1, title: '甘草', verdict: 'new', problems: '' } },
  ]);
  expect(found.map(({ id }) => id)).toEqual(['2', '5', '1', '7']);
});

it('is narrowed by what is typed and by filters', () => {
  expect(idsOf({ text: '阿' })).toEqual(['7', '2']);
  expect(idsOf({ text: '编码' })).toEqual(['7']);
  expect(idsOf({ where: { wrong: ['1'] } })).toEqual(['7']);
});

it('offers an action for the rows it fits', () => {
  expect(answer({ list: lines.id }, ASKED, rows).map(({ actions }) => actions)).toEqual([['mend'], [], []]);
});

it('refuses a list with a name that means nothing', () => {
  const [first] = lines.columns;
  const columns = [{ ...first!, value: 'line.nothing' }, ...lines.columns.slice(1)];
  expect(() => createLocalAnswer({ ...lines, columns })).toThrow('line.nothing');
});
