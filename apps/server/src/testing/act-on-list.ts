import type { ActionReceipt, FrozenSelection, ListJob } from '@gongwei/domain/lists';
import { expect, vi } from 'vitest';
import type { TestClient } from './test-client.ts';

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
