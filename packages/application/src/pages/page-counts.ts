import type { ListQuestion } from '@gongwei/domain/lists';
import type { BehaviorSubject } from 'rxjs';
import type { SessionService } from '../identity/session.service.ts';
import type { ListGateway } from '../lists/list-gateway.port.ts';
import { createScope, faultOf, type Clock } from '../shared/index.ts';
import { ownerOf } from './owner-of.ts';
import type { PageCount, PageCounts } from './page-counts.service.ts';

/** Milliseconds for which a number holds. */
const HOLDS = 60_000;

/** Milliseconds after which something that is still being worked out is asked for anew. */
const MADE_SOON = 10_000;

const AWAITED: PageCount = { status: 'awaited' };
const MAKING: PageCount = { status: 'making' };
type Kept = {
  readonly count$: BehaviorSubject<PageCount>;
  readonly question: ListQuestion;
  asked: number;
};

/** Whether somebody still looks at what was being worked out; for nobody it is asked once somebody does. */
function waits(one: Kept): boolean {
  if (one.count$.value.status === 'making' && !one.count$.observed) one.asked = Number.NEGATIVE_INFINITY;
  return one.count$.value.status === 'making' && one.count$.observed;
}

/**
 * Counts by the definitions of the lists behind the pages: what a card says is what the list shows. All of one list are
 * asked at once, and anew with another session.
 */
export function createPageCounts(
  lists: Pick<ListGateway, 'counts'>,
  session: Pick<SessionService, 'state$'>,
  clock: Clock,
): PageCounts {
  const scope = createScope();
  const kept = new Map<string, Kept>();
  const wanted = new Map<string, Set<Kept>>();
  let owner = ownerOf(session);

  const want = (one: Kept): void => {
    one.asked = clock.now().getTime();
    if (wanted.size === 0) void Promise.resolve().then(askAll);
    const { list } = one.question;
    wanted.set(list, (wanted.get(list) ?? new Set()).add(one));
  };
  const askAll = (): void => {
    for (const [list, ones] of wanted) void ask(list, [...ones]);
    wanted.clear();
  };
  const ask = async (list: string, ones: readonly Kept[]): Promise<void> => {
    if (scope.ended) return;
    const [asker, asked] = [owner, ones.map((one) => one.asked)];
    const questions = ones.map(({ question: { list: _list, ...question } }) => question);
    let making = false;
    const counts = await lists.counts(list, questions).catch((thrown: unknown) => {
      making = faultOf(thrown).code === 'list.unfinished';
      return [];
    });
    if (asker !== owner || scope.ended) return;
    for (const [at, one] of ones.entries()) {
      if (one.asked !== asked[at]) continue;
      const count = counts[at];
      one.count$.next(count ? { status: 'here', ...count } : making ? MAKING : { status: 'none' });
    }
    if (making) scope.after(clock, MADE_SOON, () => ones.filter(waits).forEach(want));
  };
  scope.listen(session.state$, () => {
    const now = ownerOf(session);
    if (now === owner) return;
    owner = now;
    for (const { count$ } of kept.values()) count$.complete();
    kept.clear();
    wanted.clear();
  });

  return {
    of({ list, view, where }) {
      const question: ListQuestion = { list, ...(view !== undefined && { view }), ...(where && { where }) };
      const key = JSON.stringify(question);
      const one = kept.get(key) ?? { question, count$: scope.behavior(AWAITED), asked: Number.NEGATIVE_INFINITY };
      kept.set(key, one);
      if (clock.now().getTime() - one.asked >= HOLDS) want(one);
      return one.count$;
    },
    reload: () => kept.forEach(want),
    dispose: () => scope.end(),
  };
}
