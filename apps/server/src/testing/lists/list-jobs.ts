import type { ActionReceipt, FrozenSelection, ListJob } from '@gongwei/domain/lists';
import { expect, vi } from 'vitest';
import { startTestServer, type TestServer, type TestServerOptions } from '../start-test-server.ts';
import { startPostgres } from '../temporary-postgres.ts';
import type { TestClient } from '../test-client.ts';
import { openTestDatabase } from '../test-database.ts';

export const BOTH_DATABASES = ['the embedded database', 'PostgreSQL'] as const;

/** A server over one of them, a PostgreSQL of its own included. */
export async function startServerOver(
  kind: (typeof BOTH_DATABASES)[number],
  options: TestServerOptions = {},
): Promise<TestServer> {
  if (kind !== 'PostgreSQL') return startTestServer({ ...options, database: await openTestDatabase() });
  const postgres = await startPostgres();
  const server = await startTestServer({
    ...options,
    database: await postgres.openCounty(),
  });
  const stop = async (): Promise<void> => {
    await server.stop();
    await postgres.stop();
  };
  return { ...server, stop };
}

/** Notes which rows an action is for. */
export const freezeRows = async (
  client: TestClient,
  list: string,
  action: string,
  ids: readonly string[],
): Promise<FrozenSelection> =>
  (await client.send<FrozenSelection>('POST', `/api/v1/lists/${list}/freeze`, { action, ids })).body;

/** Starts what was frozen; the answer as it is. */
export const startJob = (client: TestClient, selection: FrozenSelection, answers: object = {}) =>
  client.send<ListJob & { message?: string }>('POST', '/api/v1/list-jobs', { selection: selection.id, answers });

/** The receipts of a job once it has ended. */
export const endedJob = (client: TestClient, id: string): Promise<readonly ActionReceipt[]> =>
  vi.waitFor(
    async () => {
      expect((await client.get<ListJob>(`/api/v1/list-jobs/${id}`)).body.state).not.toBe('running');
      return (await client.get<ActionReceipt[]>(`/api/v1/list-jobs/${id}/receipts`)).body;
    },
    { timeout: 20_000, interval: 20 },
  );

/** Takes a job back, once; its receipts then. */
export async function undoneJob(client: TestClient, id: string): Promise<readonly ActionReceipt[]> {
  await client.send('POST', `/api/v1/list-jobs/${id}/undo`, {});
  return endedJob(client, id);
}
