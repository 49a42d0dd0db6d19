import {
  createManualClock,
  createMemoryDeviceGateway,
  createMemoryKeyValueStore,
  createMemoryPlatformGateway,
} from '@gongwei/adapters/memory';
import type { SessionService, SessionState } from '@gongwei/application/identity';
import { createDeviceBinding } from '@gongwei/application/prevention';
import { createStoredItems, STORED } from '@gongwei/application/shared';
import { createPlatformAccounts } from '@gongwei/application/upload';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../forms/desk.fixture.ts';

const loggedIn = (id = 'u1'): SessionState => ({ status: 'logged-in', session: sessionOf(id, '李医生') });
const sessionIn = (state: SessionState) => {
  const state$ = new BehaviorSubject(state);
  return { state$, session: { state$ } as unknown as SessionService };
};
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('binding meters', () => {
  const open = () => {
    const store = createMemoryKeyValueStore();
    const stored = createStoredItems(store, createMemoryKeyValueStore(), createManualClock());
    const gateway = createMemoryDeviceGateway({ 'XY-1': 'xy', 'XT-1': 'xt' });
    const make = () => createDeviceBinding(gateway, sessionIn(loggedIn()).session, stored);
    return { stored, make, binding: make() };
  };
  it.each([
    ['xy', ' ', { ok: false, failure: '血压设备编码为空' }],
    ['xt', '', { ok: false, failure: '血糖设备编码为空' }],
    ['xy', 'XT-1', { ok: false, failure: '血压设备绑定失败' }],
    ['xt', 'XY-1', { ok: false, failure: '血糖设备绑定失败' }],
    ['xy', 'nobody', { ok: false, failure: '本机构没有登记这个设备编码' }],
    ['xy', ' XY-1 ', { ok: true, value: '血压设备绑定成功' }],
    ['xt', 'XT-1', { ok: true, value: '血糖设备绑定成功' }],
  ] as const)('%s “%s”: %j', async (kind, code, expected) => {
    expect(await open().binding.bind(kind, code)).toEqual(expected);
  });
  it('keeps the codes on this PC under the names of the specification', async () => {
    const { stored, make, binding } = open();
    await binding.bind('xy', 'XY-1');
    await binding.bind('xt', 'XT-1');
    expect([stored.read(STORED.bloodPressureMeter), stored.read(STORED.glucoseMeter)]).toEqual(['XY-1', 'XT-1']);
    expect(make().bound$.value).toEqual({ xy: 'XY-1', xt: 'XT-1' });
    stored.write(STORED.glucoseMeter, 'of somebody else');
    const again = make();
    await again.refresh();
    expect([again.bound$.value, stored.read(STORED.glucoseMeter)]).toEqual([{ xy: 'XY-1', xt: 'XT-1' }, 'XT-1']);
  });
});

describe('accounts with a wrong password', () => {
  const account = (username: string) => ({
    username,
    password: '********',
    institutionName: '东镇卫生院',
    keeper: 'u',
  });
  const open = async () => {
    const gateway = createMemoryPlatformGateway([account('gw1'), account('gw2')], 'right');
    const { state$, session } = sessionIn(loggedIn());
    const service = createPlatformAccounts(gateway, session);
    await service.load();
    const rows = () => {
      const state = service.state$.value;
      return state.step === 'here' ? state.rows : [];
    };
    return { gateway, state$, service, rows };
  };
  it('are submitted only where they are edited, and only where they are changed', async () => {
    const { gateway, service, rows } = await open();
    service.submit();
    const [first] = rows();
    service.edit(first!.id);
    service.submit();
    await settled();
    expect([gateway.changes, rows()[0]?.refusal, rows()[1]?.mode]).toEqual([[], '用户名或密码未修改', 'reading']);
    service.type(first!.id, 'password', 'wrong');
    service.submit();
    expect(rows()[0]?.mode).toBe('saving');
    await settled();
    expect([rows()[0]?.mode, rows()[0]?.refusal, rows()[0]?.draft.password]).toEqual([
      'editing',
      '平台用户名或密码错误',
      'wrong',
    ]);
    service.type(first!.id, 'password', 'right');
    service.submit(first!.id);
    await settled();
    expect(gateway.changes).toHaveLength(2);
    expect(service.state$.value).toMatchObject({ told: '平台账号修改成功', rows: [{ account: { username: 'gw2' } }] });
  });
  it('stay as they are typed while the list is asked for again, and fail in words when the line is down', async () => {
    const { gateway, service, rows } = await open();
    const { id } = rows()[0]!;
    service.edit(id);
    service.type(id, 'username', 'gw9');
    await service.load();
    expect(rows()[0]?.draft.username).toBe('gw9');
    // Asked for before a row is opened, answered afterwards.
    service.cancel(id);
    const asked = service.load();
    service.edit(id);
    await asked;
    expect(rows().map(({ mode }) => mode)).toEqual(['editing', 'reading']);
    service.type(id, 'username', 'gw9');
    gateway.offline = true;
    service.submit();
    await settled();
    expect(rows()[0]?.refusal).toBe('网络连接失败，请检查网络连接');
    service.cancel(id);
    await service.load();
    expect(service.state$.value).toMatchObject({ step: 'failed', fault: { code: 'http.network' } });
  });
  it('are read-only again once the list was closed', async () => {
    const { service, rows } = await open();
    const { id } = rows()[0]!;
    service.edit(id);
    service.type(id, 'password', 'typed');
    service.close();
    expect([rows()[0]?.mode, rows()[0]?.draft.password]).toEqual(['reading', '********']);
  });
  it('are forgotten with the session', async () => {
    const { state$, service } = await open();
    state$.next({ status: 'logged-out' });
    expect(service.state$.value).toEqual({ step: 'unasked' });
    await service.load();
    expect(service.state$.value).toEqual({ step: 'unasked' });
    service.dispose();
  });
});
