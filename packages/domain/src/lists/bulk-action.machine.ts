import { assign, setup } from 'xstate';
import type { ListAction } from './list-definition.ts';
import type { FrozenSelection, ListSelection } from './list-query.ts';

/** What was answered in the dialog of an action, by key. */
export type Answers = { readonly [key: string]: unknown };

/** What the machine of an action on many rows is told. */
export type BulkActionEvent =
  /** `answers`: what stands in the dialog at first. */
  | {
      readonly type: 'BEGIN';
      readonly action: ListAction;
      readonly selection: ListSelection;
      readonly answers?: Answers;
    }
  /** The server has frozen what was chosen: it is this many rows, and these do not fit. */
  | { readonly type: 'FROZEN'; readonly frozen: FrozenSelection }
  | { readonly type: 'ANSWERED'; readonly answers: Answers }
  | { readonly type: 'CONFIRM' }
  /** The job runs; from here on it is the list's, and goes on when the window is closed. */
  | { readonly type: 'STARTED' }
  | { readonly type: 'FAILED'; readonly cause: unknown }
  | { readonly type: 'RETRY' }
  | { readonly type: 'CANCEL' };

/** What the machine of an action on many rows knows beside its state. */
export type BulkActionContext = {
  readonly action?: ListAction | undefined;
  readonly selection?: ListSelection | undefined;
  readonly frozen?: FrozenSelection | undefined;
  readonly answers: Answers;
  readonly failure?: unknown;
};

const NOTHING: BulkActionContext = {
  action: undefined,
  selection: undefined,
  frozen: undefined,
  answers: {},
  failure: undefined,
};

/**
 * From the press of a button to the job that does it: freeze what is chosen, ask, start. Effects: `freeze` what was chosen, `start` the
 * frozen selection with the answers. What is started is what was frozen, so that the number in the question is the number that is done.
 * An action that asks nothing goes through at once.
 */
export const bulkActionMachine = setup({
  types: { context: {} as BulkActionContext, events: {} as BulkActionEvent },
  actions: { freeze: () => {}, start: () => {}, forget: assign(() => ({ ...NOTHING })) },
  guards: {
    asksNothing: ({ context }, { frozen }: { readonly frozen: FrozenSelection }) =>
      context.action !== undefined && !asksSomething(context.action) && frozen.count > 0,
  },
}).createMachine({
  id: 'bulkAction',
  context: NOTHING,
  initial: 'idle',
  states: {
    idle: {
      entry: 'forget',
      on: {
        BEGIN: {
          target: 'freezing',
          actions: assign(({ event: { action, selection, answers = {} } }) => ({ action, selection, answers })),
        },
      },
    },
    freezing: {
      entry: 'freeze',
      on: {
        FROZEN: [
          {
            guard: { type: 'asksNothing', params: ({ event }) => ({ frozen: event.frozen }) },
            target: 'starting',
            actions: assign(({ event }) => ({ frozen: event.frozen, failure: undefined })),
          },
          { target: 'asking', actions: assign(({ event }) => ({ frozen: event.frozen, failure: undefined })) },
        ],
        FAILED: { target: 'refused', actions: assign(({ event }) => ({ failure: event.cause })) },
        CANCEL: 'idle',
      },
    },
    refused: { on: { RETRY: 'freezing', CANCEL: 'idle' } },
    asking: {
      on: {
        ANSWERED: { actions: assign(({ event }) => ({ answers: event.answers })) },
        CONFIRM: { guard: ({ context }) => (context.frozen?.count ?? 0) > 0, target: 'starting' },
        CANCEL: 'idle',
      },
    },
    // No way out before the answer: a job that may have started must not be taken for one that has not.
    starting: {
      entry: 'start',
      on: {
        STARTED: 'idle',
        FAILED: { target: 'asking', actions: assign(({ event }) => ({ failure: event.cause })) },
      },
    },
  },
});

/** Whether something is asked before an action is done. */
export const asksSomething = ({ confirm, asks = [] }: ListAction): boolean => confirm !== undefined || asks.length > 0;
