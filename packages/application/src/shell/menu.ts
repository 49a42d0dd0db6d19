import { shownMenu, type MenuItem } from '@gongwei/domain/shell';
import type { SessionService, SessionState } from '../identity/session.service.ts';
import { createScope } from '../shared/index.ts';
import { STORED } from '../shared/storage-catalogue.ts';
import type { StoredItems } from '../shared/stored-items.service.ts';
import type { MenuService, MenuState } from './menu.service.ts';
import type { ShellGateway } from './shell-gateway.port.ts';

/**
 * Asks for the menu at each log-in and reload. After a reload what the window kept is shown until the answer is there; while the
 * server still looks whose session it is, the menu is asked for ahead, and shown to nobody before that is known.
 */
export function createMenuService(gateway: ShellGateway, session: SessionService, stored: StoredItems): MenuService {
  const scope = createScope();
  const state$ = scope.behavior<MenuState>({ status: 'awaited' });
  let turn = 0;
  let asked = false;
  let ahead: Promise<readonly MenuItem[] | undefined> | undefined;

  const shown = (delivered: readonly MenuItem[], roles: readonly string[]): readonly MenuItem[] =>
    shownMenu(delivered, { mayOpen: (code) => session.may(code) !== undefined, roles });

  const ask = async (roles: readonly string[]): Promise<void> => {
    const mine = (turn += 1);
    asked = true;
    try {
      const early = ahead;
      ahead = undefined;
      const delivered = (early && (await early)) ?? (await gateway.menu());
      if (mine !== turn) return;
      stored.write(STORED.menu, delivered);
      state$.next({ status: 'here', menu: shown(delivered, roles) });
    } catch (failure) {
      if (mine !== turn) return;
      const before = state$.value;
      state$.next(before.status === 'here' ? { ...before, stale: true } : { status: 'failed', failure });
    }
  };
  /** A session that is none is gone in the same breath: then nothing is asked. What fails ahead is asked again in its turn. */
  const askAhead = async (): Promise<readonly MenuItem[] | undefined> => {
    await undefined;
    return session.state$.value.status === 'resuming' ? gateway.menu().catch(() => undefined) : undefined;
  };
  const follow = (state: SessionState): void => {
    if (state.status === 'logged-in') {
      if (asked) return;
      const { roles } = state.session;
      const kept = stored.read(STORED.menu);
      if (kept) state$.next({ status: 'here', menu: shown(kept, roles) });
      void ask(roles);
    } else if (state.status === 'resuming') {
      ahead = askAhead();
    } else if (state.status === 'logged-out') {
      asked = false;
      ahead = undefined;
      turn += 1;
      if (state$.value.status !== 'awaited') state$.next({ status: 'awaited' });
    }
  };
  scope.listen(session.state$, follow);

  return {
    state$,
    reload() {
      const state = session.state$.value;
      if (state.status !== 'logged-in') return;
      if (state$.value.status === 'failed') state$.next({ status: 'awaited' });
      void ask(state.session.roles);
    },
    dispose: () => scope.end(),
  };
}
