import {
  createMemoryKeyValueStore,
  createManualClock,
  createMemorySessionGateway,
  createMemoryTokenStore,
} from '@gongwei/adapters/memory';
import { createEncryptedDraftStore, createIndexedDbDraftDatabase } from '@gongwei/adapters/storage';
import type { Draft } from '@gongwei/application/forms';
import { createSessionService } from '@gongwei/application/identity';
import { createShutdownTasks, createStoredItems } from '@gongwei/application/shared';
import type { CalendarDay } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';
import { sessionOf } from './desk.fixture.ts';

/** A browser whose storage answers nothing at all; `start` is a page opened in it. */
const createPc = () => {
  const clock = createManualClock();
  const [local, tokens] = [createMemoryKeyValueStore(), createMemoryTokenStore()];
  const dead = { open: () => ({}) } as unknown as IDBFactory;
  const gateway = createMemorySessionGateway({ li: { password: 'x', session: sessionOf('u1', '李医生') } }, tokens);
  const start = () => {
    const drafts = createEncryptedDraftStore(
      createIndexedDbDraftDatabase(() => dead, clock),
      local,
      () => crypto,
    );
    const stored = createStoredItems(local, createMemoryKeyValueStore(), clock);
    return {
      drafts,
      session: createSessionService({ gateway, stored, tokens, drafts, leaving: createShutdownTasks() }),
    };
  };
  return { clock, start };
};
type Session = ReturnType<ReturnType<typeof createPc>['start']>['session'];
const draft: Draft = {
  key: { userId: 'u1', subjectId: 'r1', formId: 'visit', day: '2026-11-20' as CalendarDay },
  recordId: 'rec-1',
  formVersion: 1,
  baseVersion: 0,
  answers: { note: '头晕三天' },
  origins: {},
  touched: ['note'],
  savedAt: '2026-11-20T08:00:00.000Z',
};

/** RELIABILITY, row 4. */
describe('a browser storage that never answers', () => {
  it('keeps nobody from working after a log-in or a reload', async () => {
    const { clock, start } = createPc();
    const waited = async (session: Session, enter: () => Promise<unknown>): Promise<number> => {
      const begun = clock.now().getTime();
      const entering = enter();
      while (session.state$.value.status !== 'logged-in' && clock.now().getTime() - begun < 60_000)
        await clock.advance(100);
      await entering;
      return clock.now().getTime() - begun;
    };
    const { session } = start();
    expect(await waited(session, () => session.logIn({ username: 'li', password: 'x' }))).toBeLessThanOrEqual(100);
    const reloaded = start().session;
    expect(await waited(reloaded, () => reloaded.resume())).toBeLessThanOrEqual(100);
    expect(reloaded.state$.value.status).toBe('logged-in');
  });

  it('is told of with each draft, in time, and what is typed lies elsewhere when the page goes', async () => {
    const { clock, start } = createPc();
    const { session, drafts } = start();
    await session.logIn({ username: 'li', password: 'x' });
    let outcome = 'waits';
    const writing = drafts.write(draft).then(
      () => (outcome = 'written'),
      () => (outcome = 'refused'),
    );
    await expect.poll(() => drafts.writeAtOnce(draft)).toBe(true);
    await clock.advance(2_000);
    expect(outcome).toBe('refused');
    await writing;
  });
});
