import { assign, setup } from 'xstate';

/** Milliseconds between the press and the lock page. */
export const LOCK_DELAY = 100;
/** Wrong passwords after which only a new log-in helps. */
export const LOCK_TRIES = 5;

export type LockEvent =
  /** The user locks the screen; a password is set. */
  | { readonly type: 'LOCK' }
  /** The screen was locked by an earlier visit or in another window; `tries` wrong passwords were given since. */
  | { readonly type: 'FOUND_LOCKED'; readonly tries?: number }
  /** The delay is over. */
  | { readonly type: 'SETTLED' }
  | { readonly type: 'TRY' }
  | { readonly type: 'RIGHT' }
  | { readonly type: 'WRONG' }
  /** Unlocked in another window, or somebody logged in or out. */
  | { readonly type: 'CLEARED' };

export type LockContext = { readonly tries: number };

/**
 * The screen lock. Effects: `mark` the screen as locked for every window, `settle` after `LOCK_DELAY`, `count` a wrong try,
 * `clear` the lock and its password, `logOut` after the last wrong try.
 */
export const lockMachine = setup({
  types: { context: {} as LockContext, events: {} as LockEvent },
  actions: {
    mark: () => {},
    settle: () => {},
    count: (_context, _params: { readonly tries: number }) => {},
    clear: () => {},
    logOut: () => {},
    start: assign((_, { tries }: { readonly tries: number }) => ({ tries })),
    add: assign(({ context }) => ({ tries: context.tries + 1 })),
  },
  guards: { isLastTry: ({ context }) => context.tries + 1 >= LOCK_TRIES },
}).createMachine({
  id: 'lock',
  context: { tries: 0 },
  initial: 'open',
  states: {
    open: {
      on: {
        LOCK: { target: 'locking', actions: ['mark', 'settle', { type: 'start', params: { tries: 0 } }] },
        FOUND_LOCKED: {
          target: 'locked',
          actions: { type: 'start', params: ({ event }) => ({ tries: event.tries ?? 0 }) },
        },
      },
    },
    locking: { on: { SETTLED: 'locked', CLEARED: 'open', FOUND_LOCKED: 'locked' } },
    locked: { on: { TRY: 'checking', CLEARED: 'open' } },
    checking: {
      on: {
        RIGHT: { target: 'open', actions: 'clear' },
        WRONG: [
          { guard: 'isLastTry', target: 'leaving', actions: ['add', 'logOut'] },
          {
            target: 'locked',
            actions: ['add', { type: 'count', params: ({ context }) => context }],
          },
        ],
        CLEARED: 'open',
      },
    },
    // Nothing shows until the log-out is done.
    leaving: { on: { CLEARED: 'open' } },
  },
});
