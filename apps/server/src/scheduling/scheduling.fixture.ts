import type { ExamSession } from '@gongwei/domain/scheduling';
import type { CalendarDay } from '@gongwei/domain/shared';
import { expect } from 'vitest';
import type { TestClient } from '../testing/index.ts';

/** A session of the eastern township, in a week, for its village. */
export const session = (id: string, more: Partial<ExamSession> = {}): ExamSession => ({
  id,
  name: `东村体检 ${id}`,
  hostOrg: '990101101',
  villages: ['990101101001'],
  checkTypes: ['1', '2', '9'],
  date: '2026-06-20' as CalendarDay,
  period: '1',
  place: '东村卫生室',
  items: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  staff: [],
  bookUntil: '2026-06-20T01:00:00.000Z',
  slots: [{ capacity: 30 }],
  ...more,
});

export const open = async (client: TestClient, one: ExamSession, version = 0) => {
  const answer = await client.send('POST', '/api/v1/exam-sessions', { session: one, version, open: true });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};

export { act } from '../testing/act-on-list.ts';
