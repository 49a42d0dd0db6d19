import type { PageCounter } from '@gongwei/domain/pages';
import type { BehaviorSubject } from 'rxjs';
import type { SessionService } from '../identity/session.service.ts';
import type { ListGateway } from '../lists/list-gateway.port.ts';
import { createScope, type Clock } from '../shared/index.ts';
import type { PageCount, PageCounts } from './page-counts.service.ts';

/** Milliseconds for which a number holds. */
const HOLDS = 60_000;

const AWAITED: PageCount = { status: 'awaited' };
type Kept = { readonly count$: BehaviorSubject<PageCount>; asked: number };

/**
 * Counts by the definitions of the lists behind the pages: what a card says is what the list shows. The numbers are of one person at
 * one institution: with another session they are asked anew.
 */
export function createPageCounts(
  lists: Pick<ListGateway, 'count'>,
  session: Pick<SessionService, 'state$'>,
  clock: Clock,
): PageCounts {
  const scope = createScope();
  const kept = new Map<string, Kept>();
  let owner = ownerOf(session);

  const ask = async (counter: PageCounter, one: Kept): Promise<void> => {
    const asker = owner;
    one.asked = clock.now().getTime();
    const { list, where } = counter;
    const count = await lists.count({ list, ...(where && { where }) }).then(
      ({ found, exact }): PageCount => ({ status: 'here', found, exact }),
      (): PageCount => ({ status: 'none' }),
    );
    if (asker === owner && !scope.ended) one.count$.next(count);
  };

  scope.listen(session.state$, () => {
    const now = ownerOf(session);
    if (now === owner) return;
    owner = now;
    for (const { count$ } of kept.values()) count$.complete();
    kept.clear();
  });

  return {
    of(counter) {
      const key = JSON.stringify([counter.list, counter.where ?? {}]);
      const one = kept.get(key) ?? { count$: scope.behavior(AWAITED), asked: Number.NEGATIVE_INFINITY };
      kept.set(key, one);
      if (clock.now().getTime() - one.asked >= HOLDS) void ask(counter, one);
      return one.count$;
    },
    dispose: () => scope.end(),
  };
}

function ownerOf({ state$ }: Pick<SessionService, 'state$'>): string {
  const state = state$.value;
  return state.status === 'logged-in' ? `${state.session.user.id} ${state.session.institution.code}` : '';
}
