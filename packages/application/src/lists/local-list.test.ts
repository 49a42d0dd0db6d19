import { importLines, type LocalRow } from '@gongwei/domain/lists';
import type { CalendarDay } from '@gongwei/domain/shared';
import { expect, it, vi } from 'vitest';
import type { Clock } from '../shared/index.ts';
import { createLocalList } from './local-list.ts';
import { rowsBetween } from './list-rows.rules.ts';

const CLOCK: Clock = {
  now: () => new Date('2026-11-20T08:00:00Z'),
  today: () => '2026-11-20' as CalendarDay,
  after: () => () => undefined,
};

const linesOf = (count: number, verdict: string): readonly LocalRow[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at + 2),
    values: { row: at + 2, title: `药 ${at + 2}`, verdict, problems: '' },
  }));

it('shows the rows it was given, all of them, and others in their place', async () => {
  const list = createLocalList(importLines, CLOCK, linesOf(150, 'new'));
  const { session } = list;
  const shown = () => rowsBetween(session.state$.value.rows, 0, 500).map(({ cells }) => cells['verdict']);
  session.show(0, 149);
  await vi.waitFor(() => expect(shown()).toHaveLength(150));
  expect(session.state$.value.count).toEqual({ found: 150, exact: true });
  expect(session.words$.value.columns['verdict']?.map(({ label }) => label)).toEqual(['新增', '已有', '有误']);
  list.put(linesOf(2, 'wrong'));
  await vi.waitFor(() => expect(shown()).toEqual(['wrong', 'wrong']));
  list.end();
});

it('has no server behind it', async () => {
  const list = createLocalList(importLines, CLOCK, []);
  await expect(list.session.saveFile('j1')).rejects.toThrow('no server');
  list.end();
});
