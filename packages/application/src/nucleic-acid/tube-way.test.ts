import type { ListPage, ListRow } from '@gongwei/domain/lists';
import { expect, it, vi } from 'vitest';
import type { ListGateway } from '../lists/list-gateway.port.ts';
import type { Clock } from '../shared/index.ts';
import { createTubeWay } from './tube-way.service.ts';

const row = (no: number, code: string, event: string, to: string, from: string | null = null): ListRow => ({
  id: `${code}_${no}`,
  cells: {
    no,
    code,
    event,
    from,
    to,
    at: `2026-06-15T0${no}:00:00.000Z`,
    by: 'u1',
    reason: no === 1 ? '自取' : null,
    limit: 6,
  },
  actions: [],
});
const clock = { now: () => new Date('2026-06-15T09:00:00Z') } as Clock;

it('is the history of that tube alone, with names and words', async () => {
  const asked: unknown[] = [];
  const page: ListPage = {
    rows: [row(0, 'T1', 'REGISTER', '10'), row(0, 'T10', 'REGISTER', '10'), row(1, 'T1', 'RECEIVE', '40', '10')],
    count: { found: 3, exact: true },
    offset: 0,
    names: { u1: '王检验' },
  };
  const lists: Pick<ListGateway, 'read'> = {
    read: async (question) => {
      asked.push(question);
      return page;
    },
  };
  const { state$ } = createTubeWay(lists as ListGateway, clock, 'T1');
  const listening = state$.subscribe(() => undefined);
  await vi.waitFor(() => expect(state$.value.value).toBeDefined());
  listening.unsubscribe();
  expect(asked).toEqual([{ list: 'nucleic-steps', where: { code: { text: 'T1' } }, sort: [{ by: 'no' }] }]);
  const { stages, steps, limit } = state$.value.value ?? { stages: [], steps: [] };
  expect(limit).toBe(6);
  expect(steps.map(({ label, by, reason }) => `${label} ${by} ${reason}`)).toEqual([
    '采样登记 王检验 ',
    '合格接收 王检验 自取',
  ]);
  expect(stages.map(({ is }) => is)).toEqual([
    'done',
    'passed',
    'passed',
    'done',
    'waiting',
    ...Array<string>(3).fill('ahead'),
  ]);
  expect(stages[4]).toMatchObject({ label: '上机', hours: 8, late: true });
});
