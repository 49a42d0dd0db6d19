import {
  TOKEN_CHECK_INTERVAL,
  TOKEN_TIME,
  tokenRefreshMachine,
  type TokenRefreshEvent,
} from '@gongwei/domain/identity';
import { distinctUntilChanged, map } from 'rxjs';
import { createActor } from 'xstate';
import { createConfiguration, createScope, token, type Clock } from '../shared/index.ts';
import type { SessionService } from './session.service.ts';
import type { TokenStore } from './token-store.port.ts';

/** Exchanges the token of whoever is logged in before it runs out. */
export interface TokenRefresh {
  dispose(): void;
}
export const TokenRefresh = token<TokenRefresh>('TokenRefresh');

/** Runs the token machine: looks at the stored token's age every 3 s, or as configured. */
export function createTokenRefresh(
  session: SessionService,
  tokens: TokenStore,
  clock: Clock,
  configuration = createConfiguration(),
): TokenRefresh {
  const scope = createScope();
  let cancel = (): void => {};
  const age = (): number | undefined => {
    const at = tokens.keptAt();
    return at === undefined ? undefined : Math.floor((clock.now().getTime() - at) / 1_000);
  };
  const look = (): void => {
    const interval = configuration.number('token.checkInterval', TOKEN_CHECK_INTERVAL / 1_000) * 1_000;
    cancel = scope.after(clock, interval, () => {
      look();
      send({ type: 'CHECK', age: age(), limit: configuration.number('token.time', TOKEN_TIME) });
    });
  };
  const refresh = async (): Promise<void> => {
    try {
      await session.refresh();
    } catch {
      return send({ type: 'FAILED' });
    }
    send({ type: 'SUCCEEDED' });
    if (working()) send({ type: 'TOKEN_KEPT' });
  };
  const actor = createActor(
    tokenRefreshMachine.provide({ actions: { start: look, stop: () => cancel(), refresh: () => void refresh() } }),
  );
  const send = (event: TokenRefreshEvent): void => actor.send(event);
  const working = (): boolean => {
    const state = session.state$.value;
    return state.status === 'logged-in' && !state.lapsed;
  };
  actor.start();
  scope.onEnd(() => actor.stop());
  scope.listen(session.state$.pipe(map(working), distinctUntilChanged()), (is) =>
    send({ type: is ? 'TOKEN_KEPT' : 'LEFT' }),
  );
  return { dispose: () => scope.end() };
}
