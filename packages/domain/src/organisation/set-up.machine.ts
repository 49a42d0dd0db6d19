import { assign, setup } from 'xstate';

/** An institution as the wizard hands it on. */
type Chosen = { readonly code: string; readonly name: string };

/** What `setUpMachine` is told while a new site is set up. */
export type SetUpEvent =
  /** The server said whether anybody works at this site yet. */
  | { readonly type: 'ANSWERED'; readonly needed: boolean }
  | { readonly type: 'FAILED'; readonly cause: unknown }
  | { readonly type: 'RETRY' }
  | { readonly type: 'TYPED'; readonly code: string }
  /** The code is the one on the terminal. */
  | { readonly type: 'CODE_RIGHT' }
  | { readonly type: 'CHOSEN'; readonly institutions: readonly Chosen[] }
  | { readonly type: 'BACK' }
  | { readonly type: 'DONE' };

/** What was entered so far: it stays while one goes back and forth. */
export type SetUpContext = {
  readonly code: string;
  readonly institutions: readonly Chosen[];
  readonly failure?: unknown;
};

/**
 * The steps in which an empty site is set up: code of the terminal, institutions, first administrator. Effects: `ask` whether it is needed at all. What is
 * sent in a step is the step's own; the wizard moves on only after the server took it.
 */
export const setUpMachine = setup({
  types: { context: {} as SetUpContext, events: {} as SetUpEvent },
  actions: {
    ask: () => {},
    keepCode: assign((_, { code }: { readonly code: string }) => ({ code })),
    keepInstitutions: assign((_, { institutions }: { readonly institutions: readonly Chosen[] }) => ({ institutions })),
    keepFailure: assign((_, { cause }: { readonly cause: unknown }) => ({ failure: cause })),
    forgetFailure: assign({ failure: undefined }),
  },
}).createMachine({
  id: 'setUp',
  context: { code: '', institutions: [] },
  initial: 'asking',
  states: {
    asking: {
      entry: ['forgetFailure', 'ask'],
      on: {
        ANSWERED: [{ guard: ({ event }) => event.needed, target: 'code' }, { target: 'notNeeded' }],
        FAILED: {
          target: 'unreachable',
          actions: { type: 'keepFailure', params: ({ event }) => ({ cause: event.cause }) },
        },
      },
    },
    unreachable: { on: { RETRY: 'asking' } },
    code: {
      on: {
        TYPED: { actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) } },
        CODE_RIGHT: 'institutions',
      },
    },
    institutions: {
      on: {
        BACK: 'code',
        CHOSEN: {
          target: 'administrator',
          actions: { type: 'keepInstitutions', params: ({ event }) => ({ institutions: event.institutions }) },
        },
      },
    },
    administrator: { on: { BACK: 'institutions', DONE: 'done' } },
    notNeeded: { type: 'final' },
    done: { type: 'final' },
  },
});
