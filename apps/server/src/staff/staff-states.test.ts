import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, type TestClient, type TestServer } from '../testing/index.ts';
import {
  BOTH_DATABASES,
  endedJob,
  freezeRows,
  startJob,
  startServerOver,
  undoneJob,
} from '../testing/lists/list-jobs.ts';

describe.each(BOTH_DATABASES)('several accounts at once, over %s', (kind) => {
  let server: TestServer;
  let county: TestClient;
  beforeAll(async () => {
    server = await startServerOver(kind);
    county = await clientFor(server.url, 'county');
  }, 180_000);
  afterAll(() => server?.stop());

  const start = async (action: string, ids: readonly string[], answers: object) =>
    startJob(county, await freezeRows(county, 'institution-user-management', action, ids), answers);
  const stateOf = async (id: string) => (await county.get<{ state: string }>(`/api/v1/users/${id}`)).body.state;

  it('are disabled with a reason, out at once, and taken back; oneself and the last administrator stay', async () => {
    const doctor = await clientFor(server.url, 'doctor');
    expect((await start('disable', ['doctor'], {})).body.message).toBe('请填写原因');
    const { body } = await start('disable', ['doctor', 'western', 'county'], { reason: '离职' });
    const receipts = await endedJob(county, body.id);
    expect(Object.fromEntries(receipts.map(({ rowId, outcome, reason }) => [rowId, [outcome, reason]]))).toEqual({
      doctor: ['done', undefined],
      western: ['done', undefined],
      county: ['skipped', '不能停用自己的账号'],
    });
    expect((await doctor.get('/api/v1/list-jobs')).status).toBe(401);
    expect([await stateOf('doctor'), await stateOf('county')]).toEqual(['disabled', 'active']);
    expect((await undoneJob(county, body.id)).filter(({ reason }) => reason === '已撤销')).toHaveLength(2);
    expect(await stateOf('western')).toBe('active');
  });

  it('stay as somebody else put them since, whoever takes back what was before', async () => {
    const first = (await start('disable', ['western'], { reason: '休假' })).body.id;
    await endedJob(county, first);
    for (const [action, reason] of [
      ['enable', '回来'],
      ['disable', '离职'],
    ] as const)
      await endedJob(county, (await start(action, ['western'], { reason })).body.id);
    expect(await undoneJob(county, first)).toMatchObject([{ outcome: 'failed', reason: '之后又有人改过' }]);
    expect(await stateOf('western')).toBe('disabled');
    await endedJob(county, (await start('enable', ['western'], {})).body.id);
  });
});
