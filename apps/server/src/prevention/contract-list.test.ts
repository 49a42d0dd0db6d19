import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientFor, type TestClient, type TestServer } from '../testing/index.ts';
import { BOTH_DATABASES, startServerOver, undoneJob } from '../testing/lists/list-jobs.ts';
import { listed, noContracts, press, sign, standing } from './contract.fixture.ts';

const ENDED_TODAY = { reason: '04', on: '2026-06-15' };
const UNSIGNED = { contractStatus: '4', residentSignature: undefined, doctorSignature: undefined };

describe.each(BOTH_DATABASES)('签约记录 over %s', (kind) => {
  let server: TestServer;
  let [doctor, village]: TestClient[] = [];
  beforeAll(async () => {
    server = await startServerOver(kind);
    [doctor, village] = await Promise.all(['doctor', 'village'].map((who) => clientFor(server.url, who)));
  }, 120_000);
  afterAll(() => server?.stop());
  beforeEach(() => noContracts(server));

  it('shows contracts with what was agreed upon, those that hold first', async () => {
    await sign(doctor!, 'c1', {
      packages: ['基础包', '中医包'].map((packageName, at) => ({ packageCode: `P${at}`, packageName })),
    });
    expect(await listed(doctor!, { package: { text: '中医' } })).toMatchObject([
      {
        id: 'c1',
        cells: { state: '1', endDate: '2027-05-31', daysToEnd: 350, packages: '基础包、中医包', team: '一组' },
      },
    ]);
  });

  it('dissolves one for who manages, tells why in the history, and takes it back', async () => {
    await sign(doctor!, 'c1');
    const refused = await village!.send('POST', '/api/v1/lists/sign-up-record-list/freeze', {
      action: 'terminate',
      ids: ['c1'],
    });
    expect(refused.status).toBe(403);
    const { job, told } = await press(doctor!, 'terminate', 'c1', ENDED_TODAY);
    expect([told, await standing(server)]).toEqual([['done'], { c1: '2 04 2026-06-15' }]);
    const { body: history } = await doctor!.get<{ reason?: string }[]>('/api/v1/records/c1/history');
    expect(history[0]?.reason).toBe('解约：本人要求，2026-06-15');
    await undoneJob(doctor!, job);
    expect(await standing(server)).toEqual({ c1: '1' });
  });

  it('takes back to what it was: renewed, or still to be signed', async () => {
    await sign(doctor!, 'c1', { signKind: '2', contractStatus: '3' });
    await sign(doctor!, 'c2', UNSIGNED, { of: 'resident-2' });
    for (const id of ['c1', 'c2']) {
      const { job } = await press(doctor!, 'terminate', id, ENDED_TODAY);
      await undoneJob(doctor!, job);
      await press(doctor!, 'terminate', id, { ...ENDED_TODAY, reason: '99', other: '搬到外地' });
      expect((await press(doctor!, 'undoTerminate', id, { reason: '登记错了' })).told).toEqual(['done']);
    }
    expect(await standing(server)).toEqual({ c1: '3', c2: '4' });
  });

  it('confirms what both have signed, and nothing else', async () => {
    await sign(doctor!, 'c1', UNSIGNED);
    await sign(doctor!, 'c2', { contractStatus: '4', signKind: '2' }, { of: 'resident-2' });
    expect((await press(doctor!, 'sign', 'c1')).told).toEqual(['请签名：乙方签字']);
    expect((await press(doctor!, 'sign', 'c2')).told).toEqual(['done']);
    expect(await standing(server)).toEqual({ c1: '4', c2: '3' });
  });

  it('restores none while another one holds, and of two who press at once does it once', async () => {
    await sign(doctor!, 'c1');
    const both = await Promise.all([1, 2].map(() => press(doctor!, 'terminate', 'c1', ENDED_TODAY)));
    expect(both.flatMap(({ told }) => told).filter((one) => one === 'done')).toHaveLength(1);
    await sign(doctor!, 'c2', { beginDate: '2026-06-15' });
    expect((await press(doctor!, 'undoTerminate', 'c1', { reason: '误操作' })).told).toEqual([
      '居民在这段时间另有一份有效签约，没有保存',
    ]);
  });
});
