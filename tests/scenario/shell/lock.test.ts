import {
  createManualClock,
  createMemoryDraftLock,
  createMemoryKeyValueStore,
  createMemoryLockTries,
  createMemoryPasswordSeal,
  createMemorySessionGateway,
  createMemoryTokenStore,
} from '@gongwei/adapters/memory';
import { createSessionService } from '@gongwei/application/identity';
import { createShutdownTasks, createStoredItems, STORED } from '@gongwei/application/shared';
import { createLockService, type PasswordSeal } from '@gongwei/application/shell';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../forms/desk.fixture.ts';

async function office() {
  const [clock, local, tokens] = [createManualClock(), createMemoryKeyValueStore(), createMemoryTokenStore()];
  const tries = createMemoryLockTries();
  const seal = createMemoryPasswordSeal();
  const looked: string[] = [];
  const watched: PasswordSeal = {
    ...seal,
    matches: (password, sealed) => (looked.push(password), seal.matches(password, sealed)),
  };
  const gateway = createMemorySessionGateway({ li: { password: 'x', session: sessionOf('u1', '李医生') } }, tokens);
  const open = (view = local) => {
    const elsewhere$ = new Subject<string>();
    const stored = createStoredItems(view, createMemoryKeyValueStore(), clock, elsewhere$);
    const session = createSessionService({
      gateway,
      stored,
      tokens,
      drafts: createMemoryDraftLock(),
      leaving: createShutdownTasks(),
    });
    return { elsewhere$, session, stored, lock: createLockService({ stored, seal: watched, tries, session, clock }) };
  };
  const first = open();
  await first.session.logIn({ username: 'li', password: 'x' });
  return { ...first, clock, local, open, tries, looked, gateway };
}

describe('the screen lock', () => {
  it('wants a password', async () => {
    const { lock, local } = await office();
    expect(await lock.lock('')).toEqual({ ok: false, failure: { message: '锁屏密码不能为空' } });
    expect(local.names()).not.toContain('isLock');
  });

  it('marks the screen at once and covers it 100 ms later, keeping no readable password', async () => {
    const { lock, local, clock } = await office();
    await lock.lock('8642');
    expect(JSON.parse(local.read('isLock') ?? '')).toMatchObject({ content: true });
    expect(local.read('lockPasswd')).not.toContain('8642');
    await clock.advance(99);
    expect(lock.state$.value.covered).toBe(false);
    await clock.advance(1);
    expect(lock.state$.value.covered).toBe(true);
  });

  it('leaves in no window what was searched for', async () => {
    const { lock, clock, open, stored } = await office();
    const other = open();
    for (const window of [stored, other.stored])
      window.write(STORED.soughtTexts, { residents: { at: '', text: '王小明' } });
    await lock.lock('8642');
    await clock.advance(100);
    other.elsewhere$.next('isLock');
    expect([stored, other.stored].map((window) => window.read(STORED.soughtTexts))).toEqual([undefined, undefined]);
  });

  it('outlives a reload, wrong tries included, and covers other windows', async () => {
    const { lock, clock, open } = await office();
    const other = open();
    await lock.lock('8642');
    await clock.advance(100);
    expect(await lock.unlock('1')).toMatchObject({ ok: false });
    expect(open().lock.state$.value).toEqual({
      covered: true,
      checking: false,
      leaving: false,
      triesLeft: 4,
      byLogIn: false,
    });
    other.elsewhere$.next('isLock');
    expect(other.lock.state$.value.covered).toBe(true);
    expect(await lock.unlock('8642')).toEqual({ ok: true, value: undefined });
    expect(lock.state$.value).toMatchObject({ covered: false });
    other.elsewhere$.next('isLock');
    expect([other.lock.state$.value.covered, open().lock.state$.value.covered]).toEqual([false, false]);
  });

  it('logs out after five wrong passwords and leaves no lock behind', async () => {
    const { lock, clock, session, local } = await office();
    await lock.lock('8642');
    await clock.advance(100);
    for (let tried = 0; tried < 5; tried += 1) {
      expect(session.state$.value.status).toBe('logged-in');
      expect(await lock.unlock('no')).toMatchObject({ ok: false });
    }
    await session.logOut();
    expect(session.state$.value.status).toBe('logged-out');
    expect(lock.state$.value.covered).toBe(false);
    expect(local.names()).toEqual([]);
  });

  it('uncovers nothing in another window that it logged out', async () => {
    const { lock, clock, session, open } = await office();
    const other = open();
    await other.session.logIn({ username: 'li', password: 'x' });
    other.stored.write(STORED.token, 'of both windows');
    await lock.lock('8642');
    await clock.advance(100);
    other.elsewhere$.next('isLock');
    const seen: string[] = [];
    other.lock.state$.subscribe(({ covered }) => seen.push(covered ? 'covered' : other.session.state$.value.status));
    await session.logOut();
    // The storage tells of everything that went, in whatever order.
    for (const name of ['isLock', 'lockPasswd', 'token']) other.elsewhere$.next(name);
    await clock.advance(1_000);
    expect(other.session.state$.value.status).toBe('logged-out');
    expect(seen.filter((one) => one !== 'covered')).toEqual(['logged-out']);
  });

  it('counts a try before it is looked at, whatever becomes of the window then', async () => {
    const { lock, clock, open, looked } = await office();
    await lock.lock('8642');
    await clock.advance(100);
    const trying = lock.unlock('no');
    // The power goes here: nothing was looked at yet.
    expect([looked, open().lock.state$.value.triesLeft]).toEqual([[], 4]);
    await trying;
    expect(looked).toEqual(['no']);
  });

  it('looks at five of 24 passwords given at once in three windows, then logs out', async () => {
    const { lock, clock, session, open, looked, local } = await office();
    await lock.lock('8642');
    await clock.advance(100);
    const windows = [lock, open().lock, open().lock];
    for (let round = 0; round < 8; round += 1)
      await Promise.all(windows.map((window, at) => window.unlock(`guess ${round} ${at}`)));
    expect(looked).toHaveLength(5);
    expect([session.state$.value.status, local.names()]).toEqual(['logged-out', []]);
  });

  it('looks at five of 24 where each window still reads what it stored itself', async () => {
    const { lock, clock, local, looked, open } = await office();
    await lock.lock('8642');
    await clock.advance(100);
    // Browsers write storage through to other processes when they find the time.
    const windows = [1, 2, 3].map(() =>
      open(createMemoryKeyValueStore(local.names().map((name) => [name, local.read(name) ?? '']))),
    );
    for (let round = 0; round < 8; round += 1)
      await Promise.all(windows.map((window, at) => window.lock.unlock(`guess ${round} ${at}`)));
    expect(looked).toHaveLength(5);
  });

  it('looks at one of 24 passwords given at once in one window', async () => {
    const { lock, clock, looked } = await office();
    await lock.lock('8642');
    await clock.advance(100);
    await Promise.all(Array.from({ length: 24 }, (_, at) => lock.unlock(`guess ${at}`)));
    expect([looked.length, lock.state$.value.triesLeft]).toEqual([1, 4]);
  });

  it('gives no more tries behind a reload while the log-out is on its way, and lets nobody in when the line hangs', async () => {
    const { lock, clock, open, looked, gateway } = await office();
    await lock.lock('8642');
    await clock.advance(100);
    const left: (() => void)[] = [];
    gateway.logOut = () => new Promise<void>((done) => left.push(done));
    for (let tried = 0; tried < 5; tried += 1) await lock.unlock('no');
    for (let reload = 0; reload < 4; reload += 1) {
      const again = open();
      expect(again.lock.state$.value).toEqual({
        covered: true,
        checking: true,
        leaving: true,
        triesLeft: 0,
        byLogIn: false,
      });
      expect(await again.lock.unlock('8642')).toMatchObject({ ok: false });
    }
    expect(looked).toHaveLength(5);
    // The server has not answered one of them.
    await expect.poll(() => left.length).toBe(5);
    const last = open();
    await last.session.resume();
    expect([last.session.state$.value.status, last.lock.state$.value.covered]).toEqual(['logged-out', false]);
  });

  it('counts on where the storage of all windows does not answer', async () => {
    const { lock, clock, tries, looked, session } = await office();
    tries.dead = true;
    await lock.lock('8642');
    await clock.advance(100);
    for (let tried = 0; tried < 8; tried += 1) await lock.unlock('no');
    await session.logOut();
    expect([looked.length, session.state$.value.status]).toEqual([5, 'logged-out']);
  });
});
