import { assign, setup } from 'xstate';
import { ownScope, scopeAfter, type Institution, type InstitutionScope } from '../organisation/index.ts';
import type { UserSession } from './session.ts';

/** Why a session ended: the user left, or the server no longer took its token. */
export type LeaveReason = 'by-user' | 'expired';

/** What `sessionMachine` is told. */
export type SessionEvent =
  | { readonly type: 'RESUME' }
  | { readonly type: 'LOG_IN' }
  /** Log-in or resume succeeded. `chosen`: the institution of the last visit. */
  | { readonly type: 'ADMITTED'; readonly session: UserSession; readonly chosen?: Institution | undefined }
  /** Wrong name or password, or the server could not be asked: back to where the user can try again. */
  | { readonly type: 'REFUSED' }
  /** Nothing to resume, or the server no longer knows the token. */
  | { readonly type: 'GONE' }
  | { readonly type: 'LOG_OUT' }
  /** The server answered 401: in the middle of the work the page stays and the user is asked to log in again. */
  | { readonly type: 'EXPIRED' }
  /** The log-in in the middle of the work succeeded, here or in another window. Of another person it counts as none. */
  | { readonly type: 'RENEWED'; readonly session: UserSession }
  /** The server changed the token before it ran out. */
  | { readonly type: 'REFRESHED'; readonly token: string }
  /** The user would rather leave the page than log in again. */
  | { readonly type: 'ABANDON' }
  | { readonly type: 'CHOOSE'; readonly institution: Institution }
  /** The number of the user's telephone was proved and is kept with the account. */
  | { readonly type: 'PHONE'; readonly phone: string };

/** What `sessionMachine` knows beside its state: who is logged in, and for which institution they work. */
export type SessionContext = {
  readonly session?: UserSession | undefined;
  /** The account's own institution; `session.institution` is the chosen one. */
  readonly own?: Institution | undefined;
  readonly reason?: LeaveReason | undefined;
};

const scopeOf = ({ institution, institutions }: UserSession, own: Institution | undefined): InstitutionScope => ({
  own: own ?? institution,
  within: institutions,
  chosen: institution,
});

/**
 * Who is logged in. A session that runs out in the middle of the work is `lapsed`: it still says whose work lies open, and
 * only the same person can take it up again. Effects: `keep` a session for the next visit, `forget` it, `work` in another institution.
 */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actions: {
    keep: (_context, _params: { readonly session: UserSession }) => {},
    forget: () => {},
    admit: assign((_, { session, chosen }: Pick<SessionEvent & { type: 'ADMITTED' }, 'session' | 'chosen'>) => {
      const own = ownScope(session.institution, session.institutions);
      const scope = chosen ? scopeAfter(own, { type: 'CHOOSE', institution: chosen }) : own;
      return { session: { ...session, institution: scope.chosen }, own: scope.own, reason: undefined };
    }),
    leave: assign((_, { reason }: { readonly reason: LeaveReason | undefined }) => ({
      session: undefined,
      own: undefined,
      reason,
    })),
    work: assign(({ context }, { institution }: { readonly institution: Institution }) =>
      context.session
        ? {
            session: {
              ...context.session,
              institution: scopeAfter(scopeOf(context.session, context.own), { type: 'CHOOSE', institution }).chosen,
            },
          }
        : {},
    ),
    refresh: assign(({ context }, { token }: { readonly token: string }) =>
      context.session ? { session: { ...context.session, token } } : {},
    ),
    call: assign(({ context }, { phone }: { readonly phone: string }) =>
      context.session ? { session: { ...context.session, user: { ...context.session.user, phone } } } : {},
    ),
    // The work goes on where it was: in the institution chosen before, as far as the account still may.
    renew: assign(({ context }, { session }: { readonly session: UserSession }) => {
      const { institution: own, institutions: within } = session;
      const scope = context.session
        ? scopeAfter(scopeOf(context.session, context.own), { type: 'RENEW', own, within })
        : ownScope(own, within);
      return { session: { ...session, institution: scope.chosen }, own: scope.own };
    }),
  },
  guards: {
    isSamePerson: ({ context }, { session }: { readonly session: UserSession }) =>
      context.session?.user.id === session.user.id,
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
        EXPIRED: 'lapsed',
        // The same person proved to be there, behind a lock.
        RENEWED: {
          guard: { type: 'isSamePerson', params: ({ event }) => event },
          target: 'logged-in',
          reenter: true,
          actions: { type: 'renew', params: ({ event }) => event },
        },
        REFRESHED: { target: 'logged-in', reenter: true, actions: { type: 'refresh', params: ({ event }) => event } },
        CHOOSE: { target: 'logged-in', reenter: true, actions: { type: 'work', params: ({ event }) => event } },
        PHONE: { target: 'logged-in', reenter: true, actions: { type: 'call', params: ({ event }) => event } },
      },
    },
    lapsed: {
      on: {
        LOG_IN: 'renewing',
        LOG_OUT: { target: 'logged-out', actions: ['forget', { type: 'leave', params: { reason: 'by-user' } }] },
        ABANDON: { target: 'logged-out', actions: ['forget', { type: 'leave', params: { reason: 'expired' } }] },
      },
    },
    renewing: {
      on: {
        RENEWED: [
          {
            guard: { type: 'isSamePerson', params: ({ event }) => event },
            target: 'logged-in',
            actions: { type: 'renew', params: ({ event }) => event },
          },
          { target: 'lapsed' },
        ],
        REFUSED: 'lapsed',
        LOG_OUT: { target: 'logged-out', actions: ['forget', { type: 'leave', params: { reason: 'by-user' } }] },
        ABANDON: { target: 'logged-out', actions: ['forget', { type: 'leave', params: { reason: 'expired' } }] },
      },
    },
  },
});
