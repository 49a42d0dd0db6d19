import { assign, setup } from 'xstate';

/** Milliseconds between the press and the lock page. */
export const LOCK_DELAY = 100;
/** Wrong passwords after which only a new log-in helps. */
export const LOCK_TRIES = 5;

/** What the machine of the locked screen is told. */
export type LockEvent =
  /** The user locks the screen; a password is set. */
  | { readonly type: 'LOCK' }
  /** The screen was locked by an earlier visit or in another window; `tries` wrong passwords were given since. */
  | { readonly type: 'FOUND_LOCKED'; readonly tries?: number }
  /** The delay is over. */
  | { readonly type: 'SETTLED' }
  | { readonly type: 'TRY' }
  /** The try is counted: it is the `tries`-th of all windows. Only now the password may be looked at. */
  | { readonly type: 'COUNTED'; readonly tries: number }
  | { readonly type: 'RIGHT' }
  | { readonly type: 'WRONG' }
  /** Who would have to look at the password did not answer: it counts as none. */
  | { readonly type: 'UNSURE' }
  /** Unlocked in another window, or somebody logged in or out. */
  | { readonly type: 'CLEARED' };

/** `tries`: passwords that were counted, the one that is being looked at included. */
export type LockContext = { readonly tries: number };

const triesOf = ({ event }: { readonly event: { readonly tries?: number } }) => ({ tries: event.tries ?? 0 });

/**
 * The screen lock. Effects: `mark` the screen as locked for every window, `settle` after `LOCK_DELAY`, `count` a try before it is looked at,
 * `uncount` one that nobody looked at, `clear` the lock and its password, `logOut` after the last wrong try. Who comes back when none is left is logged out, too.
 */
export const lockMachine = setup({
  types: { context: {} as LockContext, events: {} as LockEvent },
  actions: {
    mark: () => {},
    settle: () => {},
    count: () => {},
    uncount: () => {},
    clear: () => {},
    logOut: () => {},
    start: assign((_, { tries }: { readonly tries: number }) => ({ tries: Math.min(tries, LOCK_TRIES) })),
  },
  guards: {
    isUsedUp: (_, { tries }: { readonly tries: number }) => tries >= LOCK_TRIES,
    isTooMany: (_, { tries }: { readonly tries: number }) => tries > LOCK_TRIES,
  },
}).createMachine({
  id: 'lock',
  context: { tries: 0 },
  initial: 'open',
  states: {
    open: {
      on: {
        LOCK: { target: 'locking', actions: ['mark', 'settle', { type: 'start', params: { tries: 0 } }] },
        FOUND_LOCKED: [
          {
            guard: { type: 'isUsedUp', params: triesOf },
            target: 'leaving',
            actions: [{ type: 'start', params: triesOf }, 'logOut'],
          },
          { target: 'locked', actions: { type: 'start', params: triesOf } },
        ],
      },
    },
    locking: { on: { SETTLED: 'locked', CLEARED: 'open', FOUND_LOCKED: 'locked' } },
    locked: {
      on: {
        TRY: { target: 'counting', actions: 'count' },
        // Another window tried.
        FOUND_LOCKED: { actions: { type: 'start', params: triesOf } },
        CLEARED: 'open',
      },
    },
    counting: {
      on: {
        COUNTED: [
          {
            guard: { type: 'isTooMany', params: triesOf },
            target: 'leaving',
            actions: [{ type: 'start', params: triesOf }, 'logOut'],
          },
          { target: 'checking', actions: { type: 'start', params: triesOf } },
        ],
        CLEARED: 'open',
      },
    },
    checking: {
      on: {
        RIGHT: { target: 'open', actions: 'clear' },
        UNSURE: {
          target: 'locked',
          actions: [{ type: 'start', params: ({ context }) => ({ tries: context.tries - 1 }) }, 'uncount'],
        },
        WRONG: [
          {
            guard: { type: 'isUsedUp', params: ({ context }) => context },
            target: 'leaving',
            actions: 'logOut',
          },
          { target: 'locked' },
        ],
        CLEARED: 'open',
      },
    },
    // Nothing shows until the log-out is done.
    leaving: { on: { CLEARED: 'open' } },
  },
});
