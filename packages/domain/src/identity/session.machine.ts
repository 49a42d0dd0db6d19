import { assign, setup } from 'xstate';
import type { Institution } from '../organisation/index.ts';
import type { UserSession } from './session.ts';

export type LeaveReason = 'by-user' | 'expired';

export type SessionEvent =
  | { readonly type: 'RESUME' }
  | { readonly type: 'LOG_IN' }
  /** Log-in or resume succeeded. */
  | { readonly type: 'ADMITTED'; readonly session: UserSession }
  /** Wrong name or password, or the server could not be asked: back to where the user can try again. */
  | { readonly type: 'REFUSED' }
  /** Nothing to resume, or the server no longer knows the token. */
  | { readonly type: 'GONE' }
  | { readonly type: 'LOG_OUT' }
  /** The server answered 401 in the middle of the work. */
  | { readonly type: 'EXPIRED' }
  | { readonly type: 'CHOOSE'; readonly institution: Institution };

export type SessionContext = { readonly session?: UserSession | undefined; readonly reason?: LeaveReason | undefined };

/** Who is logged in. Effects: `keep` a session for the next visit, `forget` it, `work` in another institution. */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actions: {
    keep: (_context, _params: { readonly session: UserSession }) => {},
    forget: () => {},
    admit: assign((_, { session }: { readonly session: UserSession }) => ({ session, reason: undefined })),
    leave: assign((_, { reason }: { readonly reason: LeaveReason | undefined }) => ({ session: undefined, reason })),
    work: assign(({ context }, { institution }: { readonly institution: Institution }) =>
      context.session ? { session: { ...context.session, institution } } : {},
    ),
  },
}).createMachine({
  id: 'session',
  context: {},
  initial: 'unknown',
  states: {
    unknown: { on: { RESUME: 'resuming', LOG_IN: 'logging-in' } },
    resuming: {
      on: {
        ADMITTED: { target: 'logged-in', actions: { type: 'admit', params: ({ event }) => event } },
        REFUSED: 'unknown',
        GONE: { target: 'logged-out', actions: ['forget', { type: 'leave', params: { reason: undefined } }] },
        EXPIRED: { target: 'logged-out', actions: ['forget', { type: 'leave', params: { reason: 'expired' } }] },
      },
    },
    'logged-out': { on: { LOG_IN: 'logging-in', RESUME: 'resuming' } },
    'logging-in': {
      on: {
        ADMITTED: { target: 'logged-in', actions: { type: 'admit', params: ({ event }) => event } },
        REFUSED: { target: 'logged-out', actions: { type: 'leave', params: { reason: undefined } } },
      },
    },
    'logged-in': {
      entry: { type: 'keep', params: ({ context }) => ({ session: context.session as UserSession }) },
      on: {
        LOG_OUT: { target: 'logged-out', actions: ['forget', { type: 'leave', params: { reason: 'by-user' } }] },
        EXPIRED: { target: 'logged-out', actions: ['forget', { type: 'leave', params: { reason: 'expired' } }] },
        CHOOSE: { target: 'logged-in', reenter: true, actions: { type: 'work', params: ({ event }) => event } },
      },
    },
  },
});
