import type { ActionReceipt, FrozenSelection, ListJob, ListPage } from '@gongwei/domain/lists';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';

const [COUNTY, EAST] = ['990101', '990101101'];
let server: TestServer;
let county: TestClient;
let doctor: TestClient;
let viewer: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  county = await clientFor(server.url, 'county');
  doctor = await clientFor(server.url, 'doctor');
  viewer = await clientFor(server.url, 'viewer');
  await put(county, 'A', COUNTY as string, '游泳');
  await put(county, 'B', COUNTY as string, '划船');
  await put(doctor, 'C', EAST as string, '快走');
}, 60_000);
afterAll(() => server?.stop());

let saves = 0;
const put = async (who: TestClient, id: string, subjectId: string, name: string, baseVersion = 0): Promise<void> => {
  const saveId = `move-${(saves += 1)}`;
  const data = { name, kind: '1', intensity: '1' };
  const save = { id, formId: 'knowledge-exercise', formVersion: 1, subjectId, occurredOn: '2026-06-15', data };
  const answer = await who.send('PUT', `/api/v1/records/${id}`, {
    ...save,
    baseVersion,
    saveId,
    ...(baseVersion > 0 && { reason: '更正' }),
  });
  expect(answer.status).toBe(200);
};
const LIST = '/api/v1/lists/knowledge-exercise';
const read = async (who: TestClient, where: object = {}): Promise<readonly (readonly [unknown, readonly string[]])[]> =>
  (await who.send<ListPage>('POST', `${LIST}/search`, { where })).body.rows.map(({ cells, actions }) => [
    cells['name'],
    actions,
  ]);
const freeze = (who: TestClient, action: string, ids: readonly string[]) =>
  who.send<FrozenSelection>('POST', `${LIST}/freeze`, { action, ids });
const done = async (who: TestClient, action: string, ids: readonly string[]): Promise<ListJob> => {
  const { body: selection } = await freeze(who, action, ids);
  const { body: job } = await who.send<ListJob>('POST', '/api/v1/list-jobs', { selection: selection.id, answers: {} });
  return vi.waitFor(
    async () => {
      const { body } = await who.get<ListJob>(`/api/v1/list-jobs/${job.id}`);
      expect(body.state).not.toBe('running');
      return body;
    },
    { timeout: 20_000, interval: 20 },
  );
};
const undo = async (who: TestClient, { id }: ListJob): Promise<readonly (string | undefined)[]> => {
  await who.send('POST', `/api/v1/list-jobs/${id}/undo`, {});
  const { body } = await who.get<ActionReceipt[]>(`/api/v1/list-jobs/${id}/receipts`);
  return body.map(({ reason }) => reason);
};

it('shows what is handed down beside what is one’s own, and offers to change only that', async () => {
  expect(await read(doctor)).toEqual([
    ['划船', ['view', 'copy', 'print', 'history']],
    ['快走', ['edit', 'remove', 'print', 'history']],
    ['游泳', ['view', 'copy', 'print', 'history']],
  ]);
  expect(await read(doctor, { '@origin': ['above'] })).toHaveLength(2);
  expect((await read(county, { '@origin': ['below'] })).map(([name]) => name)).toEqual(['快走']);
});

it('takes an entry out, shows it on request only, puts it back and keeps every version', async () => {
  const job = await done(county, 'remove', ['A']);
  expect(job).toMatchObject({ state: 'done', done: 1, undoable: true });
  expect((await read(county)).map(([name]) => name)).toEqual(['划船', '快走']);
  expect(await read(county, { '@removed': ['1'] })).toEqual([['游泳', ['view', 'restore', 'print', 'history']]]);
  const facets = await county.send('POST', `${LIST}/facets`, { filters: ['@removed', 'kind'] });
  expect(facets.body).toMatchObject({ '@removed': { 1: 1 }, kind: { 1: 2 } });
  expect(await done(county, 'restore', ['A'])).toMatchObject({ done: 1 });
  expect((await read(county)).map(([name]) => name)).toEqual(['划船', '快走', '游泳']);
  const { body } = await county.get<{ version: number }[]>('/api/v1/records/A/history');
  expect(body.map(({ version }) => version)).toEqual([3, 2, 1]);
});

it('is taken back, unless somebody has changed the entry since', async () => {
  const job = await done(county, 'remove', ['A', 'B']);
  expect(job).toMatchObject({ done: 2 });
  expect(await done(county, 'restore', ['B'])).toMatchObject({ done: 1 });
  expect(await undo(county, job)).toEqual(['已撤销', '之后又有人改过']);
  expect((await read(county)).map(([name]) => name)).toEqual(['划船', '快走', '游泳']);
});

it('tells of entries that are not one’s own, and of a place that is taken', async () => {
  expect((await freeze(doctor, 'remove', ['A', 'C'])).body).toMatchObject({ count: 1 });
  expect((await freeze(viewer, 'remove', ['A'])).status).toBe(403);
  const device = (id: string) => ({
    id,
    formId: 'device',
    formVersion: 1,
    subjectId: COUNTY,
    occurredOn: '2026-06-15',
    data: { deviceno: 'XY-7', yqtype: 'xy', org: COUNTY, state: '0' },
    baseVersion: 0,
    saveId: `device-${id}`,
  });
  await county.send('PUT', '/api/v1/records/D1', device('D1'));
  const at = async (action: string, id: string) => {
    const { body } = await county.send<FrozenSelection>('POST', '/api/v1/lists/device/freeze', { action, ids: [id] });
    return (await county.send<ListJob>('POST', '/api/v1/list-jobs', { selection: body.id, answers: {} })).body.id;
  };
  const receiptOf = (id: string): Promise<ActionReceipt | undefined> =>
    vi.waitFor(
      async () => {
        const { body } = await county.get<ActionReceipt[]>(`/api/v1/list-jobs/${id}/receipts`);
        expect(body).toHaveLength(1);
        return body[0];
      },
      { timeout: 20_000, interval: 20 },
    );
  expect(await receiptOf(await at('remove', 'D1'))).toMatchObject({ outcome: 'done', title: 'XY-7' });
  await county.send('PUT', '/api/v1/records/D2', device('D2'));
  expect(await receiptOf(await at('restore', 'D1'))).toMatchObject({
    outcome: 'skipped',
    reason: '本机构已有设备编码为“XY-7”的监测设备',
  });
});
