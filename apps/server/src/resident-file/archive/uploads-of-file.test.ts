import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bloodCount, clientFor, type TestClient, type TestServer } from '../../testing/index.ts';
import { BOTH_DATABASES, startServerOver } from '../../testing/lists/list-jobs.ts';

const MOVE_OUT = { type: 'MOVE_OUT', on: '2026-06-10', destination: '邻县', handover: '已交接' };
const RESTORE = { type: 'RESTORE', on: '2026-06-14', reason: '误办迁出' };

describe.each(BOTH_DATABASES)('what waits to be sent of somebody who leaves and comes back, %s', (kind) => {
  let server: TestServer;
  let doctor: TestClient;
  beforeAll(async () => {
    server = await startServerOver(kind);
    doctor = await clientFor(server.url, 'doctor');
  }, 120_000);
  afterAll(() => server?.stop());

  const save = async (id: string) => {
    const answer = await doctor.send('PUT', `/api/v1/records/${id}`, bloodCount({ id, saveId: id }));
    expect(answer.status).toBe(200);
  };
  const standing = async () => {
    const rows = await server.database.query<{ record_id: string; state: string; skip_reason: string | null }>(
      `select record_id, state, skip_reason from upload_entries where record_id in ('waits', 'kept', 'gone') order by record_id`,
    );
    return Object.fromEntries(rows.map(({ record_id, state, skip_reason }) => [record_id, [state, skip_reason]]));
  };
  const events = async () =>
    Number(
      (
        await server.database.query<{ count: string }>(
          `select count(*) from upload_events where record_id = 'waits' and event = 'RESTORE'`,
        )
      )[0]?.count,
    );
  const ask = (id: string, event: object) =>
    doctor.send('POST', '/api/v1/residents/resident-1/archive-events', { id, event });

  it('waits again, once, but for what somebody set aside or took out', async () => {
    for (const id of ['waits', 'kept', 'gone']) await save(id);
    const before = (await standing())['waits'];
    await server.database.query(
      `update upload_entries set state = '5', skip_reason = '外县居民' where record_id = 'kept'`,
    );
    expect((await ask('out', MOVE_OUT)).status).toBe(200);
    expect(await standing()).toEqual({
      waits: ['5', '档案已终止'],
      kept: ['5', '外县居民'],
      gone: ['5', '档案已终止'],
    });
    await server.database.query(`update records set removed_at = now() where id = 'gone'`);
    // Two who bring the person back at the same moment: what waits is told of once.
    const back = await Promise.all(['back', 'back', 'too'].map((id) => ask(id, RESTORE)));
    expect(back.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await standing()).toEqual({ waits: before, kept: ['5', '外县居民'], gone: ['5', '档案已终止'] });
    expect(await events()).toBe(1);
  });
});
