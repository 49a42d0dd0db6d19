import type { Observable } from 'rxjs';
import type { SessionService } from '../identity/session.service.ts';
import type { Clock } from '../shared/index.ts';
import type { MenuService } from './menu.service.ts';

/** Milliseconds: windows of a county do not all ask in the same moment. */
const SPREAD = 3_000;

type Needs = {
  readonly session: Pick<SessionService, 'lookAgain' | 'state$'>;
  readonly menu: Pick<MenuService, 'reload'>;
  /** Somebody's rights may be others. */
  readonly told$: Observable<unknown>;
  readonly clock: Clock;
  /** 0 to 1. */
  readonly random: () => number;
};

/** Keeps the menu and the buttons in step with what the user may do: the server holds to it anyway, from the next request on. */
export function followRights({ session, menu, told$, clock, random }: Needs): void {
  let cancel = (): void => {};
  told$.subscribe(() => {
    if (session.state$.value.status !== 'logged-in') return;
    cancel();
    cancel = clock.after(Math.round(random() * SPREAD), () => {
      void session.lookAgain().then(() => menu.reload());
    });
  });
}
