import type { FrozenSelection, ListJob, ListPage } from '@gongwei/domain/lists';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../../testing/index.ts';
import { endedJob, freezeRows, startJob } from '../../testing/lists/list-jobs.ts';

const COUNTY = '990101';
let server: TestServer;
let county: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  county = await clientFor(server.url, 'county');
}, 60_000);
afterAll(() => server?.stop());

const put = async (formId: string, id: string, data: object): Promise<void> => {
  const save = { id, formId, formVersion: 1, subjectId: COUNTY, occurredOn: '2026-06-15', data, baseVersion: 0 };
  const answer = await county.send('PUT', `/api/v1/records/${id}`, { ...save, saveId: `first-${id}` });
  expect(answer.body).not.toHaveProperty('code');
};
const cellOf = async (list: string, id: string, key: string): Promise<unknown> =>
  (await county.send<ListPage>('POST', `/api/v1/lists/${list}/search`, {})).body.rows.find((row) => row.id === id)
    ?.cells[key];
const freeze = (list: string, action: string, ids: readonly string[]) => freezeRows(county, list, action, ids);
const ended = (id: string) => endedJob(county, id);
const start = async (selection: FrozenSelection, answers: object = {}): Promise<string> =>
  (await startJob(county, selection, answers)).body.id;
const device = (deviceno: string, state = '0') => ({ deviceno, yqtype: 'xy', org: COUNTY, state });
const drug = (code: string, state: string) => ({
  code,
  genericName: `药品${code}`,
  pinyin: 'YP',
  category: '1',
  spec: '5mg',
  minUnit: '片',
  state,
});

it('takes drugs out of use, told in the history, and takes it back where nobody has changed them since', async () => {
  await put('drug-catalogue', 'A', drug('A', '1'));
  await put('drug-catalogue', 'B', drug('B', '1'));
  await put('drug-catalogue', 'C', drug('C', '0'));
  const selection = await freeze('drug-catalogue', 'disable', ['A', 'B', 'C']);
  expect(selection).toMatchObject({ count: 2, skipped: { '不符合“停用”的条件': 1 } });
  const job = await start(selection);
  expect((await ended(job)).map(({ outcome, title }) => [outcome, title])).toEqual([
    ['done', '药品A'],
    ['done', '药品B'],
    ['skipped', expect.anything()],
  ]);
  expect(await cellOf('drug-catalogue', 'A', 'state')).toBe('0');
  const { body: history } = await county.get<{ reason?: string }[]>('/api/v1/records/A/history');
  expect(history[0]?.reason).toBe('停用');
  await ended(await start(await freeze('drug-catalogue', 'enable', ['B'])));
  await county.send('POST', `/api/v1/list-jobs/${job}/undo`, {});
  const receipts = await ended(job);
  expect(receipts.slice(0, 2).map(({ reason }) => reason)).toEqual(['已撤销', '之后又有人改过']);
  expect([await cellOf('drug-catalogue', 'A', 'state'), await cellOf('drug-catalogue', 'B', 'state')]).toEqual([
    '1',
    '1',
  ]);
});

it('asks for what a command needs, checks it as if it were typed, and writes it', async () => {
  await put('device', 'D1', { ...device('XY-1'), buyDate: '2026-01-10' });
  const calibrate = () => freeze('device', 'calibrate', ['D1']);
  const missing = await county.send('POST', '/api/v1/list-jobs', { selection: (await calibrate()).id, answers: {} });
  expect(missing).toMatchObject({ status: 422, body: { message: '请填写检定日期' } });
  const wrong = await ended(
    await start(await calibrate(), { calibrateDate: '2026-06-01', nextCalibrate: '2026-05-01', result: '1' }),
  );
  expect(wrong).toMatchObject([{ outcome: 'skipped', reason: '最近检定日期不能晚于下次检定日期，请核对。' }]);
  const right = await ended(
    await start(await calibrate(), { calibrateDate: '2026-06-01', nextCalibrate: '2027-06-01', result: '1' }),
  );
  expect(right).toMatchObject([{ outcome: 'done' }]);
  expect(await cellOf('device', 'D1', 'nextCalibrate')).toBe('2027-06-01');
});

it('gives a repaired device back to whom it was with, and to no state but those', async () => {
  await put('device', 'D3', device('XY-3', '2'));
  await ended(await start(await freeze('device', 'repair', ['D3']), { reason: '漏气' }));
  expect(await cellOf('device', 'D3', 'state')).toBe('4');
  const repaired = async (state: string) =>
    county.send<ListJob>('POST', '/api/v1/list-jobs', {
      selection: (await freeze('device', 'repaired', ['D3'])).id,
      answers: { state },
    });
  expect(await repaired('5')).toMatchObject({ status: 422, body: { message: '请选择修复后' } });
  expect(await ended((await repaired('2')).body.id)).toMatchObject([{ outcome: 'done' }]);
  expect(await cellOf('device', 'D3', 'state')).toBe('2');
});

it('binds a device to a resident of the scope, once, and gives it back', async () => {
  const named = async () => {
    const { rows, names } = (await county.send<ListPage>('POST', '/api/v1/lists/device/search', {})).body;
    const { state, resident, owner } = rows.find((row) => row.id === 'D4')?.cells ?? {};
    return { state, owner, resident: names[String(resident)] };
  };
  await put('device', 'D4', { ...device('XY-4', '1'), owner: 'county' });
  const bind = () => freeze('device', 'bindResident', ['D4']);
  const refused = async (resident: string) =>
    (await county.send('POST', '/api/v1/list-jobs', { selection: (await bind()).id, answers: { resident } })).body;
  await server.database.query("update residents set status = '3' where id = 'resident-2'");
  expect(await refused('resident-2')).toMatchObject({ message: '这位居民的档案不在管，请重新选择' });
  expect(await refused('nobody')).toMatchObject({ message: '这位居民不在您的管理范围内，请重新选择' });
  // Two windows that were both opened before either was confirmed.
  const [first, second] = [await bind(), await bind()];
  const done = await start(first, { resident: 'resident-1' });
  expect(await ended(done)).toMatchObject([{ outcome: 'done' }]);
  expect(await ended(await start(second, { resident: 'resident-4' }))).toMatchObject([
    { outcome: 'skipped', reason: '已绑定居民，请先解绑' },
  ]);
  const [{ name } = { name: '' }] = await server.database.query<{ name: string }>(
    "select name from residents where id = 'resident-1'",
  );
  expect(await named()).toEqual({ state: '2', owner: null, resident: name });
  await county.send('POST', `/api/v1/list-jobs/${done}/undo`, {});
  await ended(done);
  expect(await named()).toMatchObject({ state: '1', owner: 'county', resident: undefined });
  await ended(await start(await bind(), { resident: 'resident-1' }));
  await ended(await start(await freeze('device', 'unbind', ['D4']), { unbindReason: '6' }));
  expect(await named()).toMatchObject({ state: '0', resident: undefined });
  const { body: history } = await county.get<{ reason?: string }[]>('/api/v1/records/D4/history');
  expect(history.slice(0, 3).map(({ reason }) => reason)).toEqual(['解绑：居民移出', '绑定居民', '撤销“绑定居民”']);
});

it('starts from the states of the machine only, whoever was faster', async () => {
  await put('device', 'D2', device('XY-2'));
  const early = await freeze('device', 'repair', ['D2']);
  await ended(await start(await freeze('device', 'scrap', ['D2']), { reason: '屏幕碎裂' }));
  expect(await ended(await start(early, { reason: '不充气' }))).toMatchObject([
    { outcome: 'skipped', reason: '现在是“已报废”，不能报修' },
  ]);
  expect((await freeze('device', 'repair', ['D2'])).count).toBe(0);
});

it('leaves nothing behind of what only another may change', async () => {
  await server.database.query("update user_roles set role = 'SYS' where user_id = 'county'");
  const key = { group: '1', key: 'lock.delay', name: '锁屏跳转延时', valueType: 'number', scope: '1' };
  await put('global-config', 'lock', { ...key, value: '500', defaultValue: '100' });
  await server.database.query("update user_roles set role = 'CNT' where user_id = 'county'");
  const versions = async () => (await county.get<unknown[]>('/api/v1/records/lock/history')).body.length;
  for (const action of ['reset', 'remove']) {
    const receipts = await ended(await start(await freeze('global-config', action, ['lock'])));
    expect(receipts).toMatchObject([{ outcome: 'skipped', reason: '登录与安全类参数只能由平台管理员修改' }]);
    expect([await cellOf('global-config', 'lock', 'value'), await versions()]).toEqual(['500', 1]);
  }
});
