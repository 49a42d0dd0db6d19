import type { SessionEvent, UserSession } from '@gongwei/domain/identity';
import { fail, ok, type Result } from '@gongwei/domain/shared';
import { filter, firstValueFrom } from 'rxjs';
import type { Behavior, Scope } from '../shared/index.ts';
import { faultOf } from '../shared/index.ts';
import type { ProvedLogIn } from './proved-log-in.ts';
import type { LogInRefusal, SessionGateway } from './session-gateway.port.ts';
import type { SessionService, SessionState } from './session.service.ts';
import type { TokenStore } from './token-store.port.ts';

type Needs = {
  readonly scope: Scope;
  readonly state$: Behavior<SessionState>;
  readonly send: (event: SessionEvent) => void;
  readonly gateway: SessionGateway;
  readonly logIn: ProvedLogIn['logIn'];
  readonly tokens: TokenStore;
};

/** What keeps a session going: a log-in in the middle of the work, one in another window, and the exchange of the token. */
export function sessionRenewal(
  needs: Needs,
): Pick<SessionService, 'renew' | 'confirm' | 'renewed' | 'refresh' | 'lookAgain'> {
  const { scope, state$, send, gateway, logIn, tokens } = needs;
  const open = (): UserSession | undefined => {
    const state = state$.value;
    return state.status === 'logged-in' ? state.session : undefined;
  };
  const isLapsed = (state: SessionState): boolean => state.status === 'logged-in' && state.lapsed === true;

  const adopt = async (token: string): Promise<void> => {
    const [own, lapsed] = [open(), isLapsed(state$.value)];
    if (!own) return;
    if (lapsed) send({ type: 'LOG_IN' });
    const found = await gateway.resume(token).catch(() => undefined);
    if (found?.user.id !== own.user.id) return send({ type: 'REFUSED' });
    send(lapsed ? { type: 'RENEWED', session: found } : { type: 'REFRESHED', token: found.token });
  };
  scope.listen(tokens.keptElsewhere$, (token) => void adopt(token));

  /** In `logged-in` the machine hears of nothing but the new session: the work below goes on. */
  const proved = async (own: UserSession, password: string): Promise<Result<undefined, LogInRefusal>> => {
    send({ type: 'LOG_IN' });
    try {
      const answer = await logIn({ username: own.user.username, password });
      if (!answer.ok) {
        send({ type: 'REFUSED' });
        return fail(answer.failure);
      }
      send({ type: 'RENEWED', session: answer.value });
      return ok(undefined);
    } catch (thrown) {
      send({ type: 'REFUSED' });
      throw faultOf(thrown);
    }
  };

  return {
    async renew(password) {
      const own = open();
      return own && isLapsed(state$.value) ? proved(own, password) : ok(undefined);
    },
    async confirm(password) {
      const own = open();
      return own ? proved(own, password) : fail({ message: '登录已过期，请重新登录' });
    },
    async renewed() {
      const decided = state$.pipe(filter((state) => !isLapsed(state)));
      return (await firstValueFrom(decided, { defaultValue: undefined }))?.status === 'logged-in';
    },
    async lookAgain() {
      if (!open() || isLapsed(state$.value)) return;
      const found = await gateway.resume().catch(() => undefined);
      if (found && found.user.id === open()?.user.id && !isLapsed(state$.value))
        send({ type: 'RENEWED', session: found });
    },
    async refresh() {
      const token = await gateway.refresh();
      if (open()) send({ type: 'REFRESHED', token });
    },
  };
}
