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
import { createConfiguration, createShutdownTasks, createStoredItems, STORED } from '@gongwei/application/shared';
import { createIdleWatch, createLockService } from '@gongwei/application/shell';
import { BehaviorSubject, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../forms/desk.fixture.ts';

const MINUTE = 60_000;
/** The page of a window goes to the lock page that much later. */
const LOCK_DELAY = 100;

/** A browser with as many windows as are opened; each hears of what the others store. */
async function browser() {
  const [clock, tokens] = [createManualClock(), createMemoryTokenStore()];
  const draftDatabase = createMemoryKeyValueStore();
  const gateway = createMemorySessionGateway(
    { u1: { password: 'Li@2026', session: sessionOf('u1', '李医生') } },
    tokens,
  );
  const windows: Subject<string>[] = [];
  const open = () => {
    const elsewhere$ = new Subject<string>();
    const told = (name: string): void => windows.filter((one) => one !== elsewhere$).forEach((one) => one.next(name));
    const local = {
      ...draftDatabase,
      write: (name: string, text: string) => (draftDatabase.write(name, text), told(name)),
      remove: (name: string) => (draftDatabase.remove(name), told(name)),
    };
    windows.push(elsewhere$);
    const stored = createStoredItems(local, createMemoryKeyValueStore(), clock, elsewhere$);
    const session = createSessionService({
      gateway,
      stored,
      tokens,
      drafts: createMemoryDraftLock(),
      leaving: createShutdownTasks(),
    });
    const lock = createLockService({
      stored,
      seal: createMemoryPasswordSeal(),
      tries: createMemoryLockTries(),
      session,
      clock,
    });
    const [touch$, held$] = [new Subject<void>(), new BehaviorSubject(false)];
    const configuration = createConfiguration();
    const needs = { session, lock, stored, configuration, clock, activity$: touch$, held$ };
    const watch = () => createIdleWatch(needs);
    return { session, lock, stored, configuration, touch: () => touch$.next(), held$, watch };
  };
  const first = open();
  await first.session.logIn({ username: 'u1', password: 'Li@2026' });
  // The cookie's keeper writes it for all windows; that of this test does not.
  first.stored.write(STORED.token, 'of all windows');
  return { clock, gateway, open, ...first, idle: first.watch() };
}

describe('a PC that nobody touches', () => {
  it('is locked after 15 minutes, and said to be a minute before', async () => {
    const { clock, lock, idle } = await browser();
    await clock.advance(14 * MINUTE - 1);
    expect(idle.warned$.value).toBe(false);
    await clock.advance(1);
    expect([idle.warned$.value, lock.state$.value.covered]).toEqual([true, false]);
    await clock.advance(MINUTE + LOCK_DELAY);
    expect([idle.warned$.value, lock.state$.value]).toMatchObject([false, { covered: true, byLogIn: true }]);
  });

  it('stays open while any key or click comes, the last of them also in the minute of the warning', async () => {
    const { clock, lock, idle, touch } = await browser();
    for (let minutes = 0; minutes < 120; minutes += 10) {
      await clock.advance(10 * MINUTE);
      touch();
    }
    await clock.advance(14.5 * MINUTE);
    expect(idle.warned$.value).toBe(true);
    touch();
    expect(idle.warned$.value).toBe(false);
    await clock.advance(14 * MINUTE);
    expect(lock.state$.value.covered).toBe(false);
  });

  it('is open in all windows while one of them is used, and locked in all of them at once', async () => {
    const { clock, lock, idle, open } = await browser();
    const other = open();
    await other.session.resume();
    const otherIdle = other.watch();
    for (let minutes = 0; minutes < 60; minutes += 1) {
      await clock.advance(MINUTE);
      other.touch();
      expect([idle.warned$.value, lock.state$.value.covered]).toEqual([false, false]);
    }
    await clock.advance(14 * MINUTE);
    expect([idle.warned$.value, otherIdle.warned$.value]).toEqual([true, true]);
    await clock.advance(MINUTE + LOCK_DELAY);
    expect([lock.state$.value.covered, other.lock.state$.value.covered]).toEqual([true, true]);
  });

  it('is opened by the password of the log-in, in every window, and the work goes on under it', async () => {
    const { clock, lock, open, session } = await browser();
    const other = open();
    await other.session.resume();
    await clock.advance(15 * MINUTE + LOCK_DELAY);
    expect(await lock.unlock('8642')).toEqual({ ok: false, failure: { message: '用户名或密码错误' } });
    expect(lock.state$.value).toMatchObject({ covered: true, triesLeft: 4 });
    expect(await lock.unlock('Li@2026')).toMatchObject({ ok: true });
    expect([lock.state$.value.covered, other.lock.state$.value.covered]).toEqual([false, false]);
    expect(session.state$.value).toMatchObject({ status: 'logged-in', session: { user: { name: '李医生' } } });
    // And the next quarter of an hour begins.
    await clock.advance(14 * MINUTE);
    expect(lock.state$.value.covered).toBe(false);
    await clock.advance(MINUTE + LOCK_DELAY);
    expect(lock.state$.value.covered).toBe(true);
  });

  it('is opened by it as well when the session ran out behind the lock', async () => {
    const { clock, lock, session, gateway } = await browser();
    await clock.advance(15 * MINUTE + LOCK_DELAY);
    gateway.expire();
    expect(await lock.unlock('Li@2026')).toMatchObject({ ok: true });
    expect(session.state$.value).not.toHaveProperty('lapsed');
  });

  it('takes no try away while the server does not answer', async () => {
    const { clock, lock, session, gateway } = await browser();
    await clock.advance(15 * MINUTE + LOCK_DELAY);
    gateway.offline = true;
    for (let tried = 0; tried < 8; tried += 1)
      await expect(lock.unlock('Li@2026')).rejects.toMatchObject({ category: 'network' });
    expect(lock.state$.value).toMatchObject({ covered: true, checking: false, triesLeft: 5 });
    gateway.offline = false;
    expect(await lock.unlock('Li@2026')).toMatchObject({ ok: true });
    expect(session.state$.value.status).toBe('logged-in');
  });

  it('logs out after five wrong passwords', async () => {
    const { clock, lock, session } = await browser();
    await clock.advance(15 * MINUTE + LOCK_DELAY);
    for (let tried = 0; tried < 5; tried += 1) await lock.unlock('no');
    await expect.poll(() => session.state$.value.status).toBe('logged-out');
    expect(lock.state$.value.covered).toBe(false);
  });

  it('locks behind a reload that comes too late, and not behind one that comes in time', async () => {
    const { clock, idle, open } = await browser();
    await clock.advance(5 * MINUTE);
    idle.dispose();
    const inTime = open();
    await inTime.session.resume();
    const watch = inTime.watch();
    expect([watch.warned$.value, inTime.lock.state$.value.covered]).toEqual([false, false]);
    watch.dispose();
    await clock.advance(30 * MINUTE);
    const late = open();
    await late.session.resume();
    late.watch();
    await clock.advance(LOCK_DELAY);
    expect(late.lock.state$.value.covered).toBe(true);
  });

  it('is not locked in the middle of a call, and begins to count behind it', async () => {
    const { clock, lock, idle, held$ } = await browser();
    held$.next(true);
    await clock.advance(60 * MINUTE);
    expect([idle.warned$.value, lock.state$.value.covered]).toEqual([false, false]);
    held$.next(false);
    await clock.advance(14 * MINUTE);
    expect([idle.warned$.value, lock.state$.value.covered]).toEqual([true, false]);
  });

  it('is locked after as long as the county wants it, from the moment the county says so', async () => {
    const { clock, lock, configuration, stored } = await browser();
    configuration.take({ 'lock.idle': 5 });
    await clock.advance(5 * MINUTE + LOCK_DELAY);
    expect(lock.state$.value.covered).toBe(true);
    expect(stored.read(STORED.locked)).toBe(true);
  });

  it('is not watched once nobody is logged in', async () => {
    const { clock, lock, session } = await browser();
    await session.logOut();
    expect(clock.pending).toBe(0);
    await clock.advance(60 * MINUTE);
    expect(lock.state$.value.covered).toBe(false);
  });
});
