import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';
import { listed, press, sign } from './contract.fixture.ts';

let server: TestServer;
let [county, doctor]: TestClient[] = [];
beforeAll(async () => {
  server = await startTestServer();
  [county, doctor] = await Promise.all(['county', 'doctor'].map((who) => clientFor(server.url, who)));
}, 60_000);
afterAll(() => server?.stop());

const item = (itemCode: string, itemName: string, times: number, more: object) => ({
  itemCode,
  itemName,
  times,
  ...more,
});
const FOLLOW_UPS = { linkedForm: 'hypertension-follow-up', finishRule: '1' };
const offer = (version: number, times: number) =>
  county!.send('PUT', '/api/v1/records/package-1', {
    ...{ id: 'package-1', formId: 'service-package', formVersion: 1, subjectId: '990101', occurredOn: '2026-01-01' },
    ...{ baseVersion: version, saveId: `package-${version}` },
    data: {
      ...{
        code: 'P1',
        name: '高血压管理包',
        kind: '2',
        crowd: ['04'],
        org: '990101',
        startDate: '2026-01-01',
        state: '1',
      },
      items: [item('P1-1', '高血压随访', times, FOLLOW_UPS), item('P1-2', '用药指导', 2, { finishRule: '2' })],
    },
  });

it('what was agreed upon stays as it was when it was signed, and what was done of it is counted', async () => {
  expect((await offer(0, 4)).status).toBe(200);
  const since = { signDate: '2026-01-01', beginDate: '2026-01-01' };
  expect(await sign(doctor!, 'c1', since)).toBe(200);
  expect((await offer(1, 12)).status).toBe(200);
  expect(await sign(doctor!, 'c1', { ...since, remark: '已告知' }, { base: 1 })).toBe(200);
  const [stored] = await server.database.query<{ services: object }>(
    `select data->'services' as services from records where id = 'c1'`,
  );
  expect(stored?.services).toMatchObject([
    { packageCode: 'P1', itemCode: 'P1-1', times: 4, linkedForm: 'hypertension-follow-up' },
    { itemCode: 'P1-2', itemName: '用药指导', times: 2 },
  ]);
  // By 15 June one of four follow-ups was due, and neither piece of advice.
  expect(await listed(doctor!)).toMatchObject([{ cells: { due: 1, done: 0 } }]);
  const performances = [{ itemCode: '用药指导', finishedOn: '2026-03-01', way: '门诊' }];
  expect(await sign(doctor!, 'c1', { ...since, performances }, { base: 2 })).toBe(200);
  expect(await listed(doctor!, { behind: ['1'] })).toMatchObject([{ cells: { due: 2, done: 1, rate: 50 } }]);
  type Found = { readonly services: readonly { itemName: string; standing: string; recordId?: string }[] };
  const services = async () => (await doctor!.get<Found>('/api/v1/contracts/c1/services')).body;
  const owed = ['missed', 'due', 'later', 'later', 'done', 'later'];
  expect(await services()).toMatchObject({ residentId: 'resident-1', from: '2026-01-01', until: '2026-12-31' });
  expect((await services()).services.map(({ standing }) => standing)).toEqual(owed);
  expect((await services()).services).toMatchObject([
    { itemName: '高血压随访', seq: 1, times: 4, windowEnd: '2026-04-01', makeUpBy: '2026-05-01', madeUp: false },
    ...Array.from({ length: 3 }, () => ({ linkedForm: 'hypertension-follow-up', sheet: '高血压患者随访服务记录表' })),
    { itemName: '用药指导', finishedOn: '2026-03-01', finishRule: '2' },
    {},
  ]);
  await press(doctor!, 'terminate', 'c1', { reason: '04', on: '2026-06-14' });
  expect((await services()).services.map(({ standing }) => standing)).toEqual(
    owed.map((one) => (one === 'done' ? 'done' : 'ended')),
  );
  const western = await clientFor(server.url, 'western');
  expect((await western.get('/api/v1/contracts/c1/services')).status).toBe(404);
  const [row] = await listed(doctor!);
  expect(row?.cells['due'] ?? null).toBeNull();
});
