import { callNumberOf } from '@gongwei/domain/call';
import { combineLatest, distinctUntilChanged, map } from 'rxjs';
import type { SessionService, SessionState } from '../identity/session.service.ts';
import type { Scope } from '../shared/index.ts';
import type { LockService } from '../shell/lock.service.ts';
import type { CallUser } from './call-registration.ts';

/** Who could be called here now: nobody while the session is lapsed, as the server knows it no more. */
export function callUserOf(state: SessionState): CallUser | undefined {
  if (state.status !== 'logged-in' || state.lapsed) return undefined;
  const { user, institution } = state.session;
  return { userId: user.id, name: user.name, number: callNumberOf(user.code), institutionCode: institution.code };
}

/** Whoever is logged in and not locked out can be called: the desk follows session and screen lock. */
export function attendCalls(needs: {
  readonly scope: Scope;
  readonly session: Pick<SessionService, 'state$'>;
  readonly lock: Pick<LockService, 'state$'>;
  readonly logIn: () => void;
  readonly logOut: () => void;
}): void {
  const { scope, session, lock, logIn, logOut } = needs;
  const present$ = combineLatest([session.state$, lock.state$]).pipe(
    map(([state, { covered }]) => (covered ? undefined : callUserOf(state)?.userId)),
    distinctUntilChanged(),
  );
  scope.listen(present$, (userId) => (userId === undefined ? logOut() : logIn()));
}
