import type { ExamSession } from '@gongwei/domain/scheduling';
import type { ActionReceipt, FrozenSelection, ListJob } from '@gongwei/domain/lists';
import type { CalendarDay } from '@gongwei/domain/shared';
import { expect, vi } from 'vitest';
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

/** Does an action of a list to rows and waits for its receipts. */
export async function act(
  client: TestClient,
  list: string,
  action: string,
  ids: readonly string[],
  answers: object = {},
): Promise<{ readonly job: ListJob; readonly receipts: readonly ActionReceipt[] }> {
  const frozen = await client.send<FrozenSelection>('POST', `/api/v1/lists/${list}/freeze`, { action, ids });
  expect(frozen.status, JSON.stringify(frozen.body)).toBe(200);
  const started = await client.send<ListJob>('POST', '/api/v1/list-jobs', { selection: frozen.body.id, answers });
  expect(started.status, JSON.stringify(started.body)).toBe(200);
  const job = await vi.waitFor(
    async () => {
      const { body } = await client.get<ListJob>(`/api/v1/list-jobs/${started.body.id}`);
      expect(body.state).not.toBe('running');
      return body;
    },
    { timeout: 60_000, interval: 20 },
  );
  const { body: receipts } = await client.get<ActionReceipt[]>(`/api/v1/list-jobs/${job.id}/receipts`);
  return { job, receipts };
}
