import { setup } from 'xstate';

/** Seconds a token may be used before it is exchanged (specification: `tokenTime`). */
export const TOKEN_TIME = 6_000;
/** Milliseconds between two looks at its age. */
export const TOKEN_CHECK_INTERVAL = 3_000;

/** What `tokenRefreshMachine` is told. */
export type TokenRefreshEvent =
  /** A token was stored: by a log-in, a reload or a refresh. */
  | { readonly type: 'TOKEN_KEPT' }
  /** The interval went by. `age`: whole seconds since the token was stored; absent where nobody knows. `limit`: `TOKEN_TIME`, where nothing else is configured. */
  | { readonly type: 'CHECK'; readonly age?: number | undefined; readonly limit?: number }
  | { readonly type: 'SUCCEEDED' }
  | { readonly type: 'FAILED' }
  /** Nobody is logged in any more. */
  | { readonly type: 'LEFT' };

/**
 * Exchanges the token before it runs out. Effects: `start` and `stop` the timer, `refresh`. While a refresh is in flight
 * none other is dispatched; on success the timer stops until the new token is stored; on failure the next check may try again.
 */
export const tokenRefreshMachine = setup({
  types: { events: {} as TokenRefreshEvent },
  actions: { start: () => {}, stop: () => {}, refresh: () => {} },
  guards: {
    isDue: (_, { age, limit = TOKEN_TIME }: { readonly age?: number | undefined; readonly limit?: number }) =>
      age !== undefined && age >= limit,
  },
}).createMachine({
  id: 'token-refresh',
  initial: 'stopped',
  states: {
    stopped: { on: { TOKEN_KEPT: 'watching' } },
    watching: {
      initial: 'checking',
      entry: 'start',
      exit: 'stop',
      on: { LEFT: 'stopped' },
      states: {
        checking: {
          on: { CHECK: { guard: { type: 'isDue', params: ({ event }) => event }, target: 'refreshing' } },
        },
        refreshing: { entry: 'refresh', on: { SUCCEEDED: '#token-refresh.stopped', FAILED: 'checking' } },
      },
    },
  },
});
