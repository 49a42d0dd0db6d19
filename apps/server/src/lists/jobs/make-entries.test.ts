import type { FrozenSelection, ListPage } from '@gongwei/domain/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, type TestClient, type TestServer } from '../../testing/index.ts';
import {
  BOTH_DATABASES,
  endedJob,
  freezeRows,
  startJob,
  startServerOver,
  undoneJob,
} from '../../testing/lists/list-jobs.ts';
import { careCardContract } from './care-card.contract.ts';
import { monitoringContract } from './monitoring.contract.ts';
import { screeningContract } from './screening.contract.ts';

const COUNTY = '990101';
let server: TestServer;
let county: TestClient;
let below: readonly string[];

const put = async (formId: string, id: string, data: object, baseVersion = 0, subjectId = COUNTY): Promise<void> => {
  const save = { id, formId, formVersion: 1, subjectId, occurredOn: '2026-06-15', data, baseVersion };
  const answer = await county.send('PUT', `/api/v1/records/${id}`, { ...save, saveId: `save-${id}-${baseVersion}` });
  expect(answer.body).not.toHaveProperty('code');
};
const rowsOf = async (list: string, client = county, body: object = {}) =>
  (await client.send<ListPage>('POST', `/api/v1/lists/${list}/search`, { limit: 200, ...body })).body.rows;
const freeze = (list: string, action: string, ids: readonly string[], client = county) =>
  freezeRows(client, list, action, ids);
const ended = (id: string, client = county) => endedJob(client, id);
const start = (selection: FrozenSelection, answers: object, client = county) => startJob(client, selection, answers);
const undone = (id: string) => undoneJob(county, id);
const heldBelow = (formId: string) =>
  server.database.query<{ id: string; place: string; unit: string; removed: boolean }>(
    `select id, institution_code as place, data ->> 'unit' as unit, removed_at is not null as removed from records
     where form_id = $1 and starts_with(institution_code, $2) and institution_code <> $2 order by institution_code`,
    [formId, COUNTY],
  );

const item = (code: string, unit: string) => ({
  code,
  name: `项目${code}`,
  category: '3',
  unit,
  valueType: '1',
  ranges: [{ sex: 'all', low: 1, high: 2 }],
  required: true,
  sort: 1,
  state: '1',
});
const drug = (code: string, more: object = {}) => ({
  code,
  genericName: `药品${code}`,
  pinyin: 'YP',
  category: '1',
  spec: '5mg',
  minUnit: '片',
  state: '1',
  ...more,
});

describe.each(BOTH_DATABASES)('over %s', (kind) => {
  beforeAll(async () => {
    server = await startServerOver(kind);
    county = await clientFor(server.url, 'county');
    const rows = await server.database.query<{ code: string }>(
      'select code from institutions where parent_code = $1 order by code',
      [COUNTY],
    );
    below = rows.map(({ code }) => code);
  }, 180_000);
  afterAll(() => server?.stop());

  it('hands an item down, again over what nobody changed, never over what somebody did, and takes it back', async () => {
    await put('monitoring-item', 'I1', item('X1', 'mmol/L'));
    const [one = '', two = ''] = below;
    const hand = async (institutions: readonly string[]) =>
      (await start(await freeze('monitoring-item', 'copyOrg', ['I1']), { institutions })).body.id;
    const wrong = await start(await freeze('monitoring-item', 'copyOrg', ['I1']), { institutions: ['110101'] });
    expect(wrong).toMatchObject({ status: 422, body: { message: '下级机构中有不在您管理范围内的机构，请重新选择' } });
    expect(await ended(await hand([one, two]))).toMatchObject([{ outcome: 'done', reason: '下发到 2 个机构' }]);
    expect((await heldBelow('monitoring-item')).map(({ place, unit }) => [place, unit])).toEqual([
      [one, 'mmol/L'],
      [two, 'mmol/L'],
    ]);
    const [, custom] = await heldBelow('monitoring-item');
    await put('monitoring-item', custom?.id ?? '', item('X1', 'mg/dL'), 1, two);
    await put('monitoring-item', 'I1', item('X1', 'μmol/L'), 1);
    const again = await hand([one, two]);
    expect(await ended(again)).toMatchObject([
      { outcome: 'done', reason: '下发到 1 个机构，1 个未动：下级已自定义，未动' },
    ]);
    expect((await heldBelow('monitoring-item')).map(({ unit }) => unit)).toEqual(['μmol/L', 'mg/dL']);
    expect(await undone(again)).toMatchObject([{ reason: '已撤销' }]);
    expect((await heldBelow('monitoring-item')).map(({ unit }) => unit)).toEqual(['mmol/L', 'mg/dL']);
  });

  it('copies what came from above into one’s own, out of use, and takes the copy back', async () => {
    await put('knowledge-herb', 'K1', { name: '黄芪', effect: '补气', state: '1' });
    const doctor = await clientFor(server.url, 'doctor');
    const selection = await freeze('knowledge-herb', 'copy', ['K1'], doctor);
    expect(selection).toMatchObject({ count: 1 });
    const { body } = await start(selection, {}, doctor);
    expect(await ended(body.id, doctor)).toMatchObject([{ outcome: 'done' }]);
    const mine = async () =>
      (await rowsOf('knowledge-herb', doctor, { where: { '@origin': ['own'] } })).map(({ cells }) => cells['state']);
    expect(await mine()).toEqual(['0']);
    // Nobody copies what is their own already.
    expect(await freeze('knowledge-herb', 'copy', ['K1'])).toMatchObject({ count: 0 });
    await doctor.send('POST', `/api/v1/list-jobs/${body.id}/undo`, {});
    await ended(body.id, doctor);
    expect(await mine()).toEqual([]);
  });

  it('makes one of several: what it lacks comes from the others, which leave the register and come back', async () => {
    await put('drug-catalogue', 'A', drug('A'));
    await put('drug-catalogue', 'B', drug('B', { platformCode: 'P-1', manufacturer: '甲厂' }));
    await put('drug-catalogue', 'C', drug('C', { platformCode: 'P-2' }));
    const kept = async () =>
      (await rowsOf('drug-catalogue'))
        .filter(({ id }) => 'ABC'.includes(id))
        .map(({ id, cells }) => [id, cells['platformCode']]);
    const { body: refused } = await start(await freeze('drug-catalogue', 'merge', ['A', 'B', 'C']), {});
    expect(refused.message).toBe('请选择保留');
    const { body } = await start(await freeze('drug-catalogue', 'merge', ['A', 'B', 'C']), { keep: 'A' });
    expect((await ended(body.id)).map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done']);
    expect(await kept()).toEqual([['A', 'P-1']]);
    const { body: history } = await county.get<{ reason?: string }[]>('/api/v1/records/A/history');
    expect(history[0]?.reason).toBe('合并重复：并入 药品B、药品C');
    await undone(body.id);
    expect(await kept()).toEqual([
      ['A', null],
      ['B', 'P-1'],
      ['C', 'P-2'],
    ]);
  });

  it('makes one of more than are written at once: all of them fill it, and all of it is taken back', async () => {
    const many = Array.from({ length: 58 }, (_, at) => `M${String(at + 10)}`);
    await put('drug-catalogue', 'KEEP', drug('KEEP'));
    for (const id of many) await put('drug-catalogue', id, drug(id));
    await put('drug-catalogue', 'EARLY', drug('EARLY', { manufacturer: '甲厂' }));
    await put('drug-catalogue', 'ZLATE', drug('ZLATE', { platformCode: 'P-9' }));
    const ids = ['KEEP', 'EARLY', ...many, 'ZLATE'];
    const kept = async () =>
      (await county.get<{ data: { manufacturer?: string; platformCode?: string } }>('/api/v1/records/KEEP')).body.data;
    const there = async () => (await rowsOf('drug-catalogue')).filter(({ id }) => ids.includes(id)).length;
    const { body } = await start(await freeze('drug-catalogue', 'merge', ids), { keep: 'KEEP' });
    expect((await ended(body.id)).filter(({ outcome }) => outcome === 'done')).toHaveLength(61);
    expect(await there()).toBe(1);
    expect(await kept()).toMatchObject({ manufacturer: '甲厂', platformCode: 'P-9' });
    const receipts = await undone(body.id);
    expect(receipts.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(await there()).toBe(61);
    expect(Object.keys(await kept())).not.toEqual(expect.arrayContaining(['manufacturer']));
    expect(Object.keys(await kept())).not.toEqual(expect.arrayContaining(['platformCode']));
  });

  it('publishes to some first, and says who calibrates what does not pass into repair', async () => {
    const app = {
      appName: '1',
      platform: 'android',
      versionName: '2.0.1',
      versionCode: 7,
      file: 'a.apk',
      content: '修复',
      state: '0',
    };
    await server.database.query("update user_roles set role = 'SYS' where user_id = 'county'");
    await put('app-version', 'V1', app);
    const { body } = await start(await freeze('app-version', 'gray', ['V1']), { grayOrgs: below.slice(0, 2) });
    expect(await ended(body.id)).toMatchObject([{ outcome: 'done' }]);
    const { body: record } = await county.get<{ data: object }>('/api/v1/records/V1');
    expect(record.data).toMatchObject({ state: '1', grayOrgs: below.slice(0, 2) });

    await put('device', 'D1', { deviceno: 'XY-1', yqtype: 'xy', org: COUNTY, state: '0' });
    const act = async (action: string, answers: object) =>
      ended((await start(await freeze('device', action, ['D1']), answers)).body.id);
    await act('bind', { owner: 'county' });
    const device = async () =>
      (await county.get<{ data: { state: string; owner?: string } }>('/api/v1/records/D1')).body.data;
    expect(await device()).toMatchObject({ state: '1', owner: 'county' });
    await act('unbind', { unbindReason: '1' });
    expect(await device()).not.toHaveProperty('owner');
    await act('calibrate', { calibrateDate: '2026-06-01', nextCalibrate: '2027-06-01', result: '2' });
    expect((await device()).state).toBe('4');
    const { body: history } = await county.get<{ reason?: string }[]>('/api/v1/records/D1/history');
    expect(history.map(({ reason }) => reason).slice(0, 3)).toEqual(['登记检定：不合格', '解绑：归还', '绑定员工']);
  });

  screeningContract(() => server);
  careCardContract(() => server);
  monitoringContract(() => server);
});
