import { assign, setup } from 'xstate';
import { ACCOUNT_MESSAGES, type PlatformAccount } from './platform-account.ts';

/** The two lines of a row that can be changed. */
export type AccountField = 'username' | 'password';

/** What is typed for an account of the platform, line by line. */
export type AccountDraft = Readonly<Record<AccountField, string>>;

/** What the machine of one row of accounts is told. */
export type AccountRowEvent =
  | { readonly type: 'EDIT' | 'CANCEL' | 'SAVE' }
  | { readonly type: 'TYPE'; readonly field: AccountField; readonly text: string }
  /** The cursor left a line. */
  | { readonly type: 'LEAVE'; readonly field: AccountField }
  /** The server took the change. */
  | { readonly type: 'SAVED'; readonly message: string }
  | { readonly type: 'REFUSED'; readonly message: string };

/** What the machine of one row of accounts knows beside its state. */
export type AccountRowContext = {
  readonly account: PlatformAccount;
  readonly draft: AccountDraft;
  /** What is wrong with a line. */
  readonly problems: { readonly [Field in AccountField]?: string };
  /** What is wrong with the row as a whole, in the server's words or the specification's. */
  readonly refusal?: string | undefined;
};

const draftOf = ({ username, password }: PlatformAccount): AccountDraft => ({ username, password });
const isBlank = (text: string): boolean => text.trim() === '';

function problemsOf(draft: AccountDraft): AccountRowContext['problems'] {
  return {
    ...(isBlank(draft.username) && { username: ACCOUNT_MESSAGES.username }),
    ...(isBlank(draft.password) && { password: ACCOUNT_MESSAGES.password }),
  };
}

/**
 * A row of the accounts with wrong passwords: read-only, edited, being saved, gone. Effects: `submit` the draft, `tell` what the
 * server said. Only a row in edit mode whose name or password is another one is ever submitted, once at a time.
 */
export const accountRowMachine = setup({
  types: {
    context: {} as AccountRowContext,
    input: {} as PlatformAccount,
    events: {} as AccountRowEvent,
  },
  actions: {
    submit: (_context, _params: { readonly account: PlatformAccount; readonly draft: AccountDraft }) => {},
    tell: (_context, _params: { readonly message: string }) => {},
    begin: assign(({ context }) => ({ draft: draftOf(context.account), problems: {}, refusal: undefined })),
    type: assign(({ context }, { field, text }: { readonly field: AccountField; readonly text: string }) => ({
      draft: { ...context.draft, [field]: text },
      problems: Object.fromEntries(Object.entries(context.problems).filter(([name]) => name !== field)),
      refusal: undefined,
    })),
    look: assign(({ context }, { field }: { readonly field: AccountField }) => {
      const problem = problemsOf(context.draft)[field];
      return problem === undefined ? {} : { problems: { ...context.problems, [field]: problem } };
    }),
    complain: assign(({ context }) => ({ problems: problemsOf(context.draft) })),
    refuse: assign((_, { message }: { readonly message: string }) => ({ refusal: message })),
  },
  guards: {
    isIncomplete: ({ context }) => Object.keys(problemsOf(context.draft)).length > 0,
    isUnchanged: ({ context: { account, draft } }) =>
      draft.username.trim() === account.username && draft.password === account.password,
  },
}).createMachine({
  id: 'account-row',
  context: ({ input }) => ({ account: input, draft: draftOf(input), problems: {} }),
  initial: 'readOnly',
  states: {
    readOnly: { entry: 'begin', on: { EDIT: 'editing' } },
    editing: {
      on: {
        CANCEL: 'readOnly',
        TYPE: { actions: { type: 'type', params: ({ event }) => event } },
        LEAVE: { actions: { type: 'look', params: ({ event }) => event } },
        SAVE: [
          { guard: 'isIncomplete', actions: 'complain' },
          {
            guard: 'isUnchanged',
            actions: { type: 'refuse', params: { message: ACCOUNT_MESSAGES.unchanged } },
          },
          { target: 'saving' },
        ],
      },
    },
    saving: {
      entry: { type: 'submit', params: ({ context: { account, draft } }) => ({ account, draft }) },
      on: {
        SAVED: { target: 'gone', actions: { type: 'tell', params: ({ event }) => event } },
        REFUSED: { target: 'editing', actions: { type: 'refuse', params: ({ event }) => event } },
      },
    },
    gone: { type: 'final' },
  },
});
