import {
  createManualClock,
  createMemoryDraftLock,
  createMemoryKeyValueStore,
  createMemorySessionGateway,
  createMemoryTokenStore,
} from '@gongwei/adapters/memory';
import { createSessionService, createTokenRefresh } from '@gongwei/application/identity';
import { createShutdownTasks } from '@gongwei/application/shared';
import { announceAtLogIn, createNoticeService, createTabsService, isRefusal } from '@gongwei/application/shell';
import { createStoredItems, STORED } from '@gongwei/application/shared';
import { fault, ok } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../forms/desk.fixture.ts';

function world() {
  const clock = createManualClock();
  const [local, ofWindow, tokens, lock] = [
    createMemoryKeyValueStore(),
    createMemoryKeyValueStore(),
    createMemoryTokenStore(() => clock.now().getTime()),
    createMemoryDraftLock(),
  ];
  const gateway = createMemorySessionGateway(
    {
      li: { password: 'x', session: sessionOf('u1', '李医生') },
      wang: { password: 'y', session: sessionOf('u2', '王医生') },
    },
    tokens,
  );
  const stored = createStoredItems(local, ofWindow, clock);
  const start = () => createSessionService({ gateway, stored, tokens, drafts: lock, leaving: createShutdownTasks() });
  return { clock, local, ofWindow, tokens, lock, gateway, stored, start };
}

describe('a session', () => {
  it("is kept under the specification's names and format", async () => {
    const { start, local } = world();
    await start().logIn({ username: 'li', password: 'x' });
    expect([...local.names()].sort()).toEqual([
      'jgalllist',
      'lurulist',
      'org',
      'orgbm',
      'permissions',
      'userInfo',
      'zeyslist',
    ]);
    expect(JSON.parse(local.read('permissions') ?? '')).toEqual({
      dataType: 'object',
      content: [{ type: 2, href: 'gwjkdngl', letter: 'M' }],
      type: 'local',
      datetime: Date.parse('2026-11-20T08:00:00.000Z'),
    });
  });

  it('comes back after a reload, and not after a log-out', async () => {
    const { start, lock, local } = world();
    await start().logIn({ username: 'li', password: 'x' });
    const again = start();
    await again.resume();
    expect(again.state$.value).toMatchObject({ status: 'logged-in', session: { user: { id: 'u1' } } });
    expect(again.may('gwjkdngl')).toBe('M');
    await again.logOut();
    expect([again.state$.value, lock.openFor, local.names()]).toEqual([
      { status: 'logged-out', reason: 'by-user' },
      undefined,
      [],
    ]);
    const third = start();
    await third.resume();
    expect(third.state$.value).toEqual({ status: 'logged-out' });
  });

  it('can be tried again when the line was down, and is not thrown away', async () => {
    const { start, gateway } = world();
    await start().logIn({ username: 'li', password: 'x' });
    gateway.offline = true;
    const again = start();
    await expect(again.resume()).rejects.toMatchObject({ category: 'network' });
    expect(again.state$.value.status).toBe('unknown');
    gateway.offline = false;
    await again.resume();
    expect(again.state$.value.status).toBe('logged-in');
  });

  it('ends here where the server refuses to say who it is, and nothing of it stays', async () => {
    const { start, gateway, local, tokens } = world();
    await start().logIn({ username: 'li', password: 'x' });
    const refusal = fault({ code: 'wire.-90', category: 'input', message: '账号已停用' });
    const again = createSessionService({
      gateway: { ...gateway, resume: () => Promise.reject(refusal) },
      stored: createStoredItems(local, createMemoryKeyValueStore(), createManualClock()),
      tokens,
      drafts: createMemoryDraftLock(),
      leaving: createShutdownTasks(),
    });
    await again.resume();
    expect([again.state$.value, tokens.current(), local.names()]).toEqual([{ status: 'logged-out' }, undefined, []]);
  });

  it('logs out also when the server cannot be told', async () => {
    const { start, gateway, tokens } = world();
    const session = start();
    await session.logIn({ username: 'li', password: 'x' });
    gateway.offline = true;
    await session.logOut();
    expect([session.state$.value.status, tokens.current()]).toEqual(['logged-out', undefined]);
  });
});

describe('the token', () => {
  /** Somebody logged in some milliseconds ago, before anything looked at the token's age. */
  const refreshing = async (ago = 0) => {
    const made = world();
    const session = made.start();
    await session.logIn({ username: 'li', password: 'x' });
    await made.clock.advance(ago);
    const service = createTokenRefresh(session, made.tokens, made.clock);
    return { ...made, session, service };
  };

  it('is exchanged when it is 6 000 s old, and once', async () => {
    const { clock, gateway, tokens, session } = await refreshing(5_994_000);
    await clock.advance(5_999);
    expect(gateway.refreshes).toBe(0);
    await clock.advance(1);
    expect([gateway.refreshes, tokens.current()]).toEqual([1, 'token-2']);
    expect(session.state$.value).toMatchObject({ session: { token: 'token-2' } });
    await clock.advance(60_000);
    expect(gateway.refreshes).toBe(1);
  });
  it('is tried again 3 s after a failure', async () => {
    const { clock, gateway } = await refreshing(5_997_000);
    gateway.offline = true;
    await clock.advance(6_000);
    gateway.offline = false;
    await clock.advance(3_000);
    expect(gateway.refreshes).toBe(1);
  });
  it('is left alone once nobody is logged in', async () => {
    const { clock, gateway, session } = await refreshing(5_990_000);
    await session.logOut();
    await clock.advance(60_000);
    expect(gateway.refreshes).toBe(0);
  });
  it('renewed in another window frees this one, for the same person only', async () => {
    const { gateway, tokens, session } = await refreshing();
    const other = await gateway.logIn({ username: 'wang', password: 'y' });
    gateway.expire();
    expect(session.state$.value).toMatchObject({ lapsed: true });
    const own = await gateway.logIn({ username: 'li', password: 'x' });
    if (!other.ok || !own.ok) throw new Error('no token');
    tokens.keepElsewhere(other.value.token);
    expect(await Promise.race([session.renewed(), gateway.resume().then(() => 'waiting')])).toBe('waiting');
    tokens.keepElsewhere(own.value.token);
    expect(await session.renewed()).toBe(true);
    expect(tokens.current()).toBe(own.value.token);
  });
});

describe('stored items', () => {
  it.each(['', '{', 'null', '[]', '{"content":5}', '{"content":{"__proto__":1}}', '"x"'])(
    'take %j for nothing',
    (text) => {
      const { local, ofWindow, stored } = world();
      for (const item of Object.values(STORED)) {
        if (item.name === 'menu' || item.name === 'devicenoXY') continue;
        local.write(item.name, text);
        ofWindow.write(item.name, text);
        expect(stored.read(item as typeof STORED.tabs)).toBeUndefined();
      }
    },
  );
  it('say when the browser takes nothing', () => {
    const { local, stored } = world();
    local.full = true;
    expect(stored.write(STORED.theme, 'black')).toBe(false);
  });
});

describe('tabs', () => {
  it('keep home first, come back after a reload, and go with the log-out', async () => {
    const { start, stored } = world();
    const session = start();
    await session.logIn({ username: 'li', password: 'x' });
    const tabs = createTabsService(stored, session);
    tabs.visit({ label: '居民', value: '/cust/base' });
    tabs.visit({ label: '体检', value: '/cust/tj?id=1' });
    tabs.visit({ label: '居民', value: '/cust/base' });
    const again = createTabsService(stored, session);
    expect(again.tabs$.value.map((tab) => [tab.value, tab.close])).toEqual([
      ['/wel', false],
      ['/cust/base', true],
      ['/cust/tj?id=1', true],
    ]);
    expect(again.current$.value).toBe('/cust/base');
    expect(again.close('/wel')).toBe('/cust/base');
    expect(again.close('/cust/base')).toBe('/cust/tj?id=1');
    expect(again.closeAll()).toBe('/wel');
    again.visit({ label: '王秀英', value: '/cust/jkdn/1' });
    await session.logOut();
    expect(again.tabs$.value).toHaveLength(1);
  });
});

it('shows the notice of code 101 after a second, one at a time, each once', async () => {
  const { clock } = world();
  const notices = createNoticeService(clock);
  notices.announce({ code: 101, message: '维护' });
  notices.announce({ code: -99, message: '停用' });
  notices.announce({ code: -99, message: '停用' });
  expect(notices.notice$.value?.message).toBe('停用');
  await clock.advance(1_000);
  notices.confirm();
  expect(notices.notice$.value?.message).toBe('维护');
  notices.confirm();
  expect(notices.notice$.value).toBeUndefined();
});

it.each([
  [-99, true],
  [-90, true],
  [-91, true],
  [-100, true],
  [101, false],
] as const)('after a notice of code %i the button says 确定: %s, else 继续使用', (code, refusal) => {
  expect(isRefusal({ code, message: '' })).toBe(refusal);
});

it('says what the server has to say to who logs in, once', async () => {
  const { gateway, stored, tokens, lock, clock } = world();
  const notice = { title: '请修改密码', text: '您的密码由管理员重置。' };
  const saying = {
    ...gateway,
    logIn: async () => ok({ ...sessionOf('u1', '李医生'), token: 't', notice }),
    resume: async () => ({ ...sessionOf('u1', '李医生'), token: 't', notice }),
  };
  const open = () => {
    const session = createSessionService({
      gateway: saying,
      stored,
      tokens,
      drafts: lock,
      leaving: createShutdownTasks(),
    });
    const notices = createNoticeService(clock);
    announceAtLogIn(session, notices);
    return { session, notices };
  };
  const first = open();
  await first.session.logIn({ username: 'li', password: 'x' });
  await clock.advance(1_000);
  expect(first.notices.notice$.value).toEqual({ code: 101, title: '请修改密码', message: '您的密码由管理员重置。' });
  const reloaded = open();
  await reloaded.session.resume();
  await clock.advance(1_000);
  expect(reloaded.notices.notice$.value).toBeUndefined();
});
