import type { Clock } from '@gongwei/application/shared';
import {
  REFUSAL_MESSAGES,
  waitFor,
  type CallNews,
  type CallParty,
  type DropCause,
  type Presence,
} from '@gongwei/domain/call';
import { createMemoryCallRules, type MemoryCall } from './memory-call-rules.ts';
import { createMemoryCallWindow, type MemoryCallWindow } from './memory-call-window.ts';

/** The server of calls in memory, small and whole: it connects several windows and decides who is in which call. */
export type MemoryCallExchange = {
  /** A further window of somebody; not yet open. */
  open(userId: string, device?: string): MemoryCallWindow;
  /** The line drops; `restore` brings it back, in time or too late. */
  drop(window: MemoryCallWindow, cause?: DropCause): void;
  restore(window: MemoryCallWindow): void;
  /** Every line drops and every log-in is forgotten; calls are kept for a while. */
  restart(): void;
  presence(userId: string): Presence;
  /** Calls that ring or run. */
  readonly calls: ReadonlyMap<string, MemoryCall>;
  /** Who missed which call. */
  readonly missed: readonly { readonly userId: string; readonly callId: string; readonly from: string }[];
};

/** The server’s side of calls between windows of one program. */
export function createMemoryCallExchange(clock: Clock, parties: readonly CallParty[]): MemoryCallExchange {
  const windows = new Set<MemoryCallWindow>();
  const calls = new Map<string, MemoryCall>();
  const missed: { userId: string; callId: string; from: string }[] = [];
  /** Windows whose line dropped, and how to stop waiting for them. */
  const lost = new Map<MemoryCallWindow, () => void>();
  const forgotten = new Set<MemoryCallWindow>();
  const watching = new Map<MemoryCallWindow, readonly string[]>();

  const windowsOf = (userId: string): readonly MemoryCallWindow[] =>
    [...windows].filter((window) => window.userId === userId && window.isLoggedIn);
  const presence = (userId: string): Presence => {
    if (windowsOf(userId).length === 0) return 'offline';
    return [...calls.values()].some(({ members }) => members.has(userId)) ? 'busy' : 'online';
  };
  const told = new Map<string, Presence>();
  const tellPresence = (): void => {
    for (const { userId } of parties) {
      const now = presence(userId);
      if (told.get(userId) === now) continue;
      told.set(userId, now);
      for (const [window, watched] of watching)
        if (watched.includes(userId)) window.told({ news: 'presence', userId, presence: now });
    }
  };
  const rules = createMemoryCallRules({
    calls,
    partyOf: (userId) => parties.find((party) => party.userId === userId),
    windowsOf,
    miss: (userId, callId, from) => void missed.push({ userId, callId, from }),
  });
  const others = (window: MemoryCallWindow, news: (callId: string) => CallNews): void => {
    for (const call of calls.values())
      if (call.members.get(window.userId)?.window === window) rules.tellOthers(call, window.userId, news(call.callId));
  };
  const goes = (window: MemoryCallWindow, because: 'hung-up' | 'lost'): void => {
    lost.get(window)?.();
    lost.delete(window);
    window.isLoggedIn = false;
    watching.delete(window);
    for (const call of calls.values())
      if (call.members.get(window.userId)?.window === window) rules.leave(call, window.userId, because);
    tellPresence();
  };
  const drop = (window: MemoryCallWindow, cause: DropCause): void => {
    if (window.line$.value !== 'up') return;
    window.line$.next('reconnecting');
    others(window, (callId) => ({ news: 'reconnecting', callId, userId: window.userId, back: false }));
    const cancel = clock.after(waitFor(cause), () => {
      goes(window, 'lost');
      forgotten.add(window);
    });
    lost.set(window, cancel);
  };

  return {
    calls,
    missed,
    presence,
    open(userId, device = `device of ${userId}`) {
      const window = createMemoryCallWindow({
        userId,
        device,
        clock,
        left: (one) => goes(one, 'hung-up'),
        handle(from, command) {
          if (command.do === 'log-in') {
            for (const other of windowsOf(userId)) {
              if (other.device === device) continue;
              goes(other, 'hung-up');
              other.told({ news: 'kicked-out' });
            }
            from.isLoggedIn = true;
            for (const call of calls.values()) rules.ringAgain(call, from);
          } else if (!from.isLoggedIn) {
            return { ok: false, code: 'not-logged-in', message: REFUSAL_MESSAGES['not-logged-in'] };
          } else if (command.do === 'log-out') {
            goes(from, 'hung-up');
          } else if (command.do === 'watch') {
            watching.set(from, command.userIds);
            for (const one of command.userIds) from.told({ news: 'presence', userId: one, presence: presence(one) });
          } else {
            const answer = rules.answer(from, command);
            tellPresence();
            return answer;
          }
          tellPresence();
          return { ok: true };
        },
      });
      windows.add(window);
      return window;
    },
    drop: (window, cause = 'silent') => drop(window, cause),
    restore(window) {
      lost.get(window)?.();
      lost.delete(window);
      others(window, (callId) => ({ news: 'reconnecting', callId, userId: window.userId, back: true }));
      window.restore(forgotten.delete(window));
    },
    restart() {
      for (const window of windows) {
        drop(window, 'restart');
        window.isLoggedIn = false;
        watching.delete(window);
        forgotten.add(window);
      }
    },
  };
}
