import { sessionMachine, type SessionEvent, type UserSession } from '@gongwei/domain/identity';
import { createActor, type SnapshotFrom } from 'xstate';
import type { DraftLock } from '../forms/draft-lock.port.ts';
import { createScope, faultOf, STORED, type ShutdownTasks } from '../shared/index.ts';
import type { StoredItems } from '../shared/index.ts';
import { followLogOut } from './follow-log-out.ts';
import type { SessionGateway } from './session-gateway.port.ts';
import { createProvedLogIn } from './proved-log-in.ts';
import { keepSession, rememberedInstitution } from './session-memory.ts';
import { sessionRenewal } from './session-renewal.ts';
import type { SessionService, SessionState } from './session.service.ts';
import type { TokenStore } from './token-store.port.ts';

/** Runs the session machine: asks the gateway, keeps the browser's copy in step, opens and closes the drafts. */
export function createSessionService({
  gateway,
  stored,
  tokens,
  drafts,
  leaving,
}: {
  readonly gateway: SessionGateway;
  readonly stored: StoredItems;
  readonly tokens: TokenStore;
  readonly drafts: DraftLock;
  readonly leaving: ShutdownTasks;
}): SessionService {
  const scope = createScope();
  const actor = createActor(
    sessionMachine.provide({
      actions: {
        keep: (_, { session }) => keepSession(session, stored, tokens),
        forget() {
          const replaced = tokens.replaced();
          tokens.clear();
          stored.clear('log-out', replaced ? 'session' : undefined);
          drafts.lock();
        },
      },
    }),
  );
  const state$ = scope.behavior<SessionState>({ status: 'unknown' });
  actor.subscribe((snapshot) => state$.next(stateOf(snapshot)));
  actor.start();
  scope.onEnd(() => actor.stop());
  const send = (event: SessionEvent): void => actor.send(event);
  const { proving$, logIn } = createProvedLogIn(gateway, scope);

  /** Nobody waits for the disk to get in. A device that cannot encrypt, or does not answer, keeps no drafts. */
  const admit = (session: UserSession): UserSession => {
    if (session.draftSecret !== undefined) drafts.unlock(session.user.id, session.draftSecret).catch(() => undefined);
    send({ type: 'ADMITTED', session, chosen: rememberedInstitution(session, stored) });
    return state$.value.status === 'logged-in' ? state$.value.session : session;
  };

  let leavingNow: Promise<void> | undefined;
  /** `before` is the last thing done in the name of who leaves. */
  const leave = (
    event: { readonly type: 'LOG_OUT' } | { readonly type: 'ABANDON' },
    before: () => void = () => {},
  ): Promise<void> => {
    // What is being typed is kept first: the next log-in of this user finds it, nobody else can read it.
    leavingNow ??= leaving
      .finish()
      // On a slow disk the user may have typed on meanwhile.
      .then(() => leaving.finish())
      .catch(() => undefined)
      .then(() => {
        before();
        send(event);
      })
      .finally(() => {
        leavingNow = undefined;
      });
    return leavingNow;
  };
  /** Whoever pressed it may have gone already, over whatever line: nothing here waits for the server. */
  const logOut = async (): Promise<void> => {
    let told: Promise<void> | undefined;
    await leave({ type: 'LOG_OUT' }, () => {
      // With the token, which is gone from here at once.
      told = gateway.logOut().catch(() => undefined);
    });
    if (!told) return;
    await told;
    // Other windows ask the server whether they go, too.
    stored.write(STORED.leaving, true);
    stored.remove(STORED.leaving);
  };
  scope.listen(gateway.lost$, () => {
    if (state$.value.status === 'logged-in') send({ type: 'EXPIRED' });
  });

  followLogOut({ scope, state$, stored, gateway, leave: () => leave({ type: 'LOG_OUT' }) });

  return {
    ...sessionRenewal({ scope, state$, send, gateway, logIn, tokens }),
    state$,
    proving$,
    may(code) {
      const state = state$.value;
      return state.status === 'logged-in'
        ? state.session.permissions.find((permission) => permission.code === code)?.letter
        : undefined;
    },
    async resume() {
      const { status } = state$.value;
      if (status !== 'unknown' && status !== 'logged-out') return;
      send({ type: 'RESUME' });
      const resumable = tokens.resumable();
      if (resumable === undefined) return send({ type: 'GONE' });
      tokens.keep(resumable);
      try {
        const session = await gateway.resume();
        if (session) admit(session);
        else send({ type: 'EXPIRED' });
      } catch (thrown) {
        const fault = faultOf(thrown);
        // What another try may mend is tried again; to what was answered otherwise there is no use in staying.
        if (fault.category === 'session') send({ type: 'EXPIRED' });
        else if (fault.category === 'network') send({ type: 'REFUSED' });
        else send({ type: 'GONE' });
        if (fault.category === 'network') throw fault;
      }
    },
    async logIn(credentials) {
      send({ type: 'LOG_IN' });
      try {
        // What a former user left behind goes before the new one comes.
        stored.clear('log-out');
        const answer = await logIn(credentials);
        if (!answer.ok) {
          send({ type: 'REFUSED' });
          return answer;
        }
        tokens.keep(answer.value.token);
        return { ok: true, value: admit(answer.value) };
      } catch (thrown) {
        send({ type: 'REFUSED' });
        throw faultOf(thrown);
      }
    },
    logOut,
    abandon: () => leave({ type: 'ABANDON' }),
    proved: (phone) => send({ type: 'PHONE', phone }),
    chooseInstitution: (institution) => send({ type: 'CHOOSE', institution }),
    dispose: () => scope.end(),
  };
}

function stateOf({ value, context }: SnapshotFrom<typeof sessionMachine>): SessionState {
  if (value === 'logged-in' && context.session) return { status: 'logged-in', session: context.session };
  if ((value === 'lapsed' || value === 'renewing') && context.session)
    return { status: 'logged-in', session: context.session, lapsed: true };
  if (value === 'logged-out') return { status: 'logged-out', ...(context.reason && { reason: context.reason }) };
  return { status: value === 'resuming' || value === 'logging-in' ? value : 'unknown' };
}
