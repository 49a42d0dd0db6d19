import { assign, setup } from 'xstate';

/** Minutes without a key or a click after which the screen locks itself, unless 全局配置 says otherwise. */
export const IDLE_MINUTES = 15;
/** Milliseconds before the lock in which it is told of; half of the time where that is shorter. */
export const IDLE_WARNING = 60_000;

/** Instants (`now`, `at`, `last`) in milliseconds since 1970 by the clock of the PC, which all windows share; `limit` in milliseconds. */
export type IdleEvent =
  /** Somebody is logged in and the screen is open; `last`: when anything was done in any window. */
  | { readonly type: 'START'; readonly now: number; readonly last: number; readonly limit: number }
  /** A key or a click. */
  | { readonly type: 'ACTIVITY'; readonly now: number }
  /** One in another window, which judged it. */
  | { readonly type: 'ELSEWHERE'; readonly now: number; readonly at: number }
  /** The time that was waited for is over. */
  | { readonly type: 'DUE'; readonly now: number }
  | { readonly type: 'LIMIT'; readonly now: number; readonly limit: number }
  /** A call goes on: people talk without touching anything. */
  | { readonly type: 'HELD' }
  | { readonly type: 'RELEASED'; readonly now: number }
  /** Locked, or logged out. */
  | { readonly type: 'STOP' };

/** When the user was last active (milliseconds since 1970), and after how many milliseconds the screen locks. */
export type IdleContext = { readonly last: number; readonly limit: number };
type Judged = IdleContext & { readonly now: number };

const warningOf = (limit: number): number => Math.min(IDLE_WARNING, limit / 2);
/** A clock that was set back makes nobody idle. */
const idleFor = ({ last, now }: Judged): number => Math.max(0, now - last);

/** What an event makes of the context. Who comes back to a PC that slept past the limit has done nothing yet: that is judged by what was before. */
function judged({ context, event }: { readonly context: IdleContext; readonly event: IdleEvent }): Judged {
  const now = 'now' in event ? event.now : context.last;
  const last = Math.min(context.last, now);
  if (event.type === 'START') return { last: Math.min(event.last, now), limit: event.limit, now };
  if (event.type === 'RELEASED') return { ...context, last: now, now };
  if (event.type === 'LIMIT') return { last, limit: event.limit, now };
  if (event.type === 'ELSEWHERE') return { ...context, last: Math.max(last, Math.min(event.at, now)), now };
  const back = event.type === 'ACTIVITY' && idleFor({ ...context, last, now }) < context.limit;
  return { ...context, last: back ? now : last, now };
}

const JUDGE = [
  { guard: 'isOver', target: '#idle.over', actions: ['note', 'lock'] },
  { guard: 'isNear', target: '#idle.warned', actions: ['note', 'wait'] },
  { target: '#idle.working', actions: ['note', 'wait'] },
] as const;

/**
 * Locks the screen of a PC that nobody touches. Effects: `wait` so many milliseconds for `DUE`, in place of what was waited for before; `lock`.
 * In `warned` it is told that the lock is near; any activity ends that.
 */
export const idleMachine = setup({
  types: { context: {} as IdleContext, events: {} as IdleEvent },
  actions: {
    wait: () => {},
    lock: () => {},
    note: assign((it) => {
      const { last, limit } = judged(it);
      return { last, limit };
    }),
  },
  guards: {
    isOver: (it) => idleFor(judged(it)) >= judged(it).limit,
    isNear: (it) => idleFor(judged(it)) >= judged(it).limit - warningOf(judged(it).limit),
  },
}).createMachine({
  id: 'idle',
  context: { last: 0, limit: IDLE_MINUTES * 60_000 },
  initial: 'off',
  states: {
    off: { on: { START: JUDGE } },
    working: { on: { ACTIVITY: JUDGE, ELSEWHERE: JUDGE, DUE: JUDGE, LIMIT: JUDGE, HELD: 'held', STOP: 'off' } },
    warned: { on: { ACTIVITY: JUDGE, ELSEWHERE: JUDGE, DUE: JUDGE, LIMIT: JUDGE, HELD: 'held', STOP: 'off' } },
    held: { on: { RELEASED: JUDGE, STOP: 'off' } },
    // The lock is on its way.
    over: { on: { STOP: 'off' } },
  },
});

/** Milliseconds until something changes by itself: the warning, or the lock. */
export function idleWait({ last, limit }: IdleContext, now: number): number {
  const idle = idleFor({ last, limit, now });
  const near = limit - warningOf(limit);
  return Math.max(0, (idle < near ? near : limit) - idle);
}
