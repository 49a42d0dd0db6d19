import type { SessionEvent, UserSession } from '@gongwei/domain/identity';
import { fail, ok } from '@gongwei/domain/shared';
import { filter, firstValueFrom } from 'rxjs';
import type { Behavior, Scope } from '../shared/index.ts';
import { faultOf } from '../shared/index.ts';
import type { SessionGateway } from './session-gateway.port.ts';
import type { SessionService, SessionState } from './session.service.ts';
import type { TokenStore } from './token-store.port.ts';

type Needs = {
  readonly scope: Scope;
  readonly state$: Behavior<SessionState>;
  readonly send: (event: SessionEvent) => void;
  readonly gateway: SessionGateway;
  readonly tokens: TokenStore;
};

/** What keeps a session going: a log-in in the middle of the work, one in another window, and the exchange of the token. */
export function sessionRenewal(needs: Needs): Pick<SessionService, 'renew' | 'renewed' | 'refresh'> {
  const { scope, state$, send, gateway, tokens } = needs;
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

  return {
    async renew(password, captcha) {
      const own = open();
      if (!own || !isLapsed(state$.value)) return ok(undefined);
      send({ type: 'LOG_IN' });
      try {
        const answer = await gateway.logIn({ username: own.user.username, password, ...(captcha && { captcha }) });
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
    },
    async renewed() {
      const decided = state$.pipe(filter((state) => !isLapsed(state)));
      return (await firstValueFrom(decided, { defaultValue: undefined }))?.status === 'logged-in';
    },
    async refresh() {
      const token = await gateway.refresh();
      if (open()) send({ type: 'REFRESHED', token });
    },
  };
}
