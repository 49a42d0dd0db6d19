import type { ActionReceipt, FrozenSelection, ListJob } from '@gongwei/domain/lists';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import {
  clientFor,
  startPostgres,
  startTestServer,
  type TemporaryPostgres,
  type TestClient,
  type TestServer,
} from '../testing/index.ts';

const LIST = '/api/v1/lists/institution-user-management';

describe.each(['the embedded database', 'PostgreSQL'])('several accounts at once, over %s', (kind) => {
  let postgres: TemporaryPostgres | undefined;
  let server: TestServer;
  let county: TestClient;
  beforeAll(async () => {
    postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
    server = await startTestServer(postgres && { database: await openDatabase({ url: await postgres.newDatabase() }) });
    county = await clientFor(server.url, 'county');
  }, 180_000);
  afterAll(async () => {
    await server?.stop();
    await postgres?.stop();
  });

  const start = async (action: string, ids: readonly string[], answers: object) => {
    const { body } = await county.send<FrozenSelection>('POST', `${LIST}/freeze`, { action, ids });
    return county.send<ListJob & { message?: string }>('POST', '/api/v1/list-jobs', { selection: body.id, answers });
  };
  const ended = (id: string): Promise<readonly ActionReceipt[]> =>
    vi.waitFor(
      async () => {
        expect((await county.get<ListJob>(`/api/v1/list-jobs/${id}`)).body.state).not.toBe('running');
        return (await county.get<ActionReceipt[]>(`/api/v1/list-jobs/${id}/receipts`)).body;
      },
      { timeout: 20_000, interval: 20 },
    );
  const stateOf = async (id: string) => (await county.get<{ state: string }>(`/api/v1/users/${id}`)).body.state;

  it('are disabled with a reason, out at once, and taken back; oneself and the last administrator stay', async () => {
    const doctor = await clientFor(server.url, 'doctor');
    expect((await start('disable', ['doctor'], {})).body.message).toBe('请填写原因');
    const { body } = await start('disable', ['doctor', 'western', 'county'], { reason: '离职' });
    const receipts = await ended(body.id);
    expect(Object.fromEntries(receipts.map(({ rowId, outcome, reason }) => [rowId, [outcome, reason]]))).toEqual({
      doctor: ['done', undefined],
      western: ['done', undefined],
      county: ['skipped', '不能停用自己的账号'],
    });
    expect((await doctor.get('/api/v1/list-jobs')).status).toBe(401);
    expect([await stateOf('doctor'), await stateOf('county')]).toEqual(['disabled', 'active']);
    await county.send('POST', `/api/v1/list-jobs/${body.id}/undo`, {});
    expect((await ended(body.id)).filter(({ reason }) => reason === '已撤销')).toHaveLength(2);
    expect(await stateOf('western')).toBe('active');
  });
});
