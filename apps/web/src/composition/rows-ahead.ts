import { SessionService } from '@gongwei/application/identity';
import { ListSessions } from '@gongwei/application/lists';
import type { Token } from '@gongwei/application/shared';
import { LockService } from '@gongwei/application/shell';
import type { ListDefinition } from '@gongwei/domain/lists';
import { dailyPages, mayOpen } from '@gongwei/domain/pages';
import { filter, firstValueFrom } from 'rxjs';

/** As many as a high screen shows; what else is to be seen the grid asks for. */
const ROWS = 30;

type Address = Pick<Location, 'pathname' | 'search'>;
type Needs = {
  /** A service, once those behind the log-in are there. */
  readonly late: <Service>(service: Token<Service>) => Promise<Service>;
  /** The address of the window, as it is whenever it is read. */
  readonly at: Address;
};

/**
 * Asks for the first rows of the daily list at `path` as soon as it is known who is there, if the program was opened at its address: a slow
 * PC draws the frame while they come. Nothing is asked for whoever may not open the page, must change their password first or has locked the
 * screen. The list finds the session with its rows, as it finds those of a list that it comes back to.
 */
export async function askRowsAhead(path: string, definition: ListDefinition, { late, at }: Needs): Promise<void> {
  if (at.pathname !== path) return;
  const [login, lock] = [await late(SessionService), await late(LockService)];
  const state = await firstValueFrom(
    login.state$.pipe(filter(({ status }) => status === 'logged-in' || status === 'logged-out')),
  );
  if (state.status !== 'logged-in' || state.session.mustChangePassword || lock.state$.value.covered) return;
  const page = dailyPages.at(path)?.page;
  // Whoever went on meanwhile has another address, whose query says nothing of this list.
  if (at.pathname !== path || !page || !mayOpen(page, login.may, dailyPages.pages)) return;
  const session = (await late(ListSessions)).at(definition, at.search.replace(/^\?/, ''));
  const { index } = session.place;
  if (!session.state$.value.count) session.show(index, index + ROWS);
}
