import { filter } from 'rxjs';
import { STORED, type Behavior, type Scope, type StoredItems } from '../shared/index.ts';
import type { SessionGateway } from './session-gateway.port.ts';
import type { SessionState } from './session.service.ts';

type Needs = {
  readonly scope: Scope;
  readonly state$: Behavior<SessionState>;
  readonly stored: StoredItems;
  readonly gateway: Pick<SessionGateway, 'resume'>;
  /** Leaves without telling the server, which knows. */
  readonly leave: () => Promise<void>;
};

/**
 * Who logs out in one window has left all windows of that session. A window asks whether its own session still lives before it goes:
 * another person may have logged in beside it. Where the server cannot be asked it goes, too; what is typed is kept as drafts.
 */
export function followLogOut({ scope, state$, stored, gateway, leave }: Needs): void {
  let asking = false;
  const follow = async (): Promise<void> => {
    if (asking || state$.value.status !== 'logged-in') return;
    asking = true;
    const own = state$.value.lapsed ? undefined : await gateway.resume().catch(() => undefined);
    asking = false;
    if (own === undefined && !scope.ended) await leave();
  };
  scope.listen(stored.changedElsewhere$.pipe(filter((name) => name === STORED.leaving.name)), () => void follow());
}
