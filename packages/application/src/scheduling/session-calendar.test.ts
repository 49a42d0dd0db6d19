import type { ListQuestion, ListRow } from '@gongwei/domain/lists';
import { expect, it } from 'vitest';
import { createTimers, settled } from '../shared/timers.fixture.ts';
import { createSessionCalendar } from './session-calendar.service.ts';

const row = (id: string, cells: ListRow['cells']): ListRow =>
  ({
    id,
    version: '1',
    actions: [],
    cells: { place: '村委会', period: '1', state: '1', ...cells },
  }) as unknown as ListRow;

it('shows the sessions of its weeks by day, however many pages they are; drafts and cancelled ones are not counted', async () => {
  const all = [
    ...Array.from({ length: 201 }, (_, at) => row(`s${at}`, { date: '2026-11-24', capacity: 2, reserved: 1, left: 1 })),
    row('draft', { date: '2026-11-25', state: '0', capacity: 30, reserved: 0 }),
    row('off', { date: '2026-11-25', state: '5', capacity: 30, reserved: 4 }),
    row('parted', {
      date: '2026-11-26',
      capacity: '4',
      reserved: '3',
      left: '1',
      slots: '07:30-08:30 2/2；08:30-09:30 1/2',
    }),
  ];
  const asked: ListQuestion[] = [];
  const read = async (question: ListQuestion, { offset = 0, limit = 0 }) => {
    asked.push(question);
    return { rows: all.slice(offset, offset + limit), names: {} };
  };
  const { clock } = createTimers();
  const calendar = createSessionCalendar({ read } as never, clock, 'week 2026-11-24');
  calendar.state$.subscribe(() => {});
  await settled();
  await settled();
  expect(asked).toHaveLength(2);
  expect(asked[0]).toMatchObject({
    list: 'appointment-manage',
    where: { date: { from: '2026-11-23', to: '2026-11-29' } },
  });
  const { value } = calendar.state$.value;
  expect(value).toMatchObject({ sessions: 202, capacity: 406, reserved: 204, left: 202, more: false });
  expect([...value!.byDay].map(([day, sessions]) => [day, sessions.length])).toEqual([
    ['2026-11-24', 201],
    ['2026-11-25', 2],
    ['2026-11-26', 1],
  ]);
  expect(value!.byDay.get('2026-11-26' as never)?.[0]?.slots).toEqual(['07:30-08:30 2/2', '08:30-09:30 1/2']);
});
