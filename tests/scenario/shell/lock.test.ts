import {
  createManualClock,
  createMemoryDraftLock,
  createMemoryKeyValueStore,
  createMemoryPasswordSeal,
  createMemorySessionGateway,
  createMemoryTokenStore,
} from '@gongwei/adapters/memory';
import { createSessionService } from '@gongwei/application/identity';
import { createLeavingTasks, createStoredItems } from '@gongwei/application/shared';
import { createLockService } from '@gongwei/application/shell';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../forms/desk.fixture.ts';

async function office() {
  const [clock, local, tokens] = [createManualClock(), createMemoryKeyValueStore(), createMemoryTokenStore()];
  const gateway = createMemorySessionGateway({ li: { password: 'x', session: sessionOf('u1', '李医生') } }, tokens);
  const open = () => {
    const elsewhere$ = new Subject<string>();
    const stored = createStoredItems(local, createMemoryKeyValueStore(), clock, elsewhere$);
    const session = createSessionService(gateway, stored, tokens, createMemoryDraftLock(), createLeavingTasks());
    return { elsewhere$, session, lock: createLockService(stored, createMemoryPasswordSeal(), session, clock) };
  };
  const first = open();
  await first.session.logIn({ username: 'li', password: 'x' });
  return { ...first, clock, local, open };
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

  it('outlives a reload, wrong tries included, and covers other windows', async () => {
    const { lock, clock, open } = await office();
    const other = open();
    await lock.lock('8642');
    await clock.advance(100);
    expect(await lock.unlock('1')).toBe(false);
    expect(open().lock.state$.value).toEqual({ covered: true, checking: false, triesLeft: 4 });
    other.elsewhere$.next('isLock');
    expect(other.lock.state$.value.covered).toBe(true);
    expect(await lock.unlock('8642')).toBe(true);
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
      expect(await lock.unlock('no')).toBe(false);
    }
    await session.logOut();
    expect(session.state$.value.status).toBe('logged-out');
    expect(lock.state$.value.covered).toBe(false);
    expect(local.names()).toEqual([]);
  });
});
