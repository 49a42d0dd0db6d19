import type { ListQuestion } from '@gongwei/domain/lists';
import type { BehaviorSubject } from 'rxjs';
import type { SessionService } from '../identity/session.service.ts';
import type { ListGateway } from '../lists/list-gateway.port.ts';
import { createScope, type Clock } from '../shared/index.ts';
import { ownerOf } from './owner-of.ts';
import type { PageCount, PageCounts } from './page-counts.service.ts';

/** Milliseconds for which a number holds. */
const HOLDS = 60_000;

const AWAITED: PageCount = { status: 'awaited' };
type Kept = {
  readonly count$: BehaviorSubject<PageCount>;
  readonly question: ListQuestion;
  asked: number;
};

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

  const ask = async (one: Kept): Promise<void> => {
    const [asker, asked] = [owner, clock.now().getTime()];
    one.asked = asked;
    const count = await lists.count(one.question).then(
      ({ found, exact }): PageCount => ({ status: 'here', found, exact }),
      (): PageCount => ({ status: 'none' }),
    );
    if (asker === owner && asked === one.asked && !scope.ended) one.count$.next(count);
  };

  scope.listen(session.state$, () => {
    const now = ownerOf(session);
    if (now === owner) return;
    owner = now;
    for (const { count$ } of kept.values()) count$.complete();
    kept.clear();
  });

  return {
    of({ list, view, where }) {
      const question: ListQuestion = { list, ...(view !== undefined && { view }), ...(where && { where }) };
      const key = JSON.stringify(question);
      const one = kept.get(key) ?? { question, count$: scope.behavior(AWAITED), asked: Number.NEGATIVE_INFINITY };
      kept.set(key, one);
      if (clock.now().getTime() - one.asked >= HOLDS) void ask(one);
      return one.count$;
    },
    reload: () => kept.forEach((one) => void ask(one)),
    dispose: () => scope.end(),
  };
}
