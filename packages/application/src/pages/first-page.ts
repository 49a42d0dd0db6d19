import type { Announcement } from '@gongwei/domain/pages';
import type { SessionService } from '../identity/session.service.ts';
import { createScope } from '../shared/index.ts';
import type { FirstPageGateway } from './first-page-gateway.port.ts';
import type { ChosenEntries, FirstPage } from './first-page.service.ts';
import { ownerOf } from './owner-of.ts';

const NONE: readonly Announcement[] = [];
const AWAITED: ChosenEntries = { status: 'awaited' };

/** Of one person at one institution: with another session everything is asked for anew. */
export function createFirstPage(gateway: FirstPageGateway, session: Pick<SessionService, 'state$'>): FirstPage {
  const scope = createScope();
  const announcements$ = scope.behavior(NONE);
  const entries$ = scope.behavior(AWAITED);
  let owner = ownerOf(session);
  scope.listen(session.state$, () => {
    const now = ownerOf(session);
    if (now === owner) return;
    owner = now;
    announcements$.next(NONE);
    entries$.next(AWAITED);
  });

  /** What came for somebody who has left is dropped. */
  const take = async <Value>(asked: Promise<Value>, onAnswer: (value: Value) => void, onNone = (): void => {}) => {
    const asker = owner;
    const answer = await asked.then(
      (value) => ({ value }),
      () => undefined,
    );
    if (asker !== owner || scope.ended) return;
    if (answer) onAnswer(answer.value);
    else onNone();
  };
  const keys = (chosen: readonly string[] | undefined): void => entries$.next({ status: 'here', keys: chosen });

  return {
    announcements$,
    entries$,
    refresh() {
      void take(gateway.announcements(), (list) => announcements$.next(list));
      if (entries$.value.status !== 'here')
        void take(gateway.entries(), keys, () => entries$.next({ status: 'failed' }));
    },
    read(id) {
      const unread = announcements$.value.some((one) => one.id === id && !one.read);
      if (!unread) return;
      const seen = (list: readonly Announcement[]): readonly Announcement[] =>
        list.map((one) => (one.id === id ? { ...one, read: true, readers: one.readers + 1 } : one));
      void take(gateway.read(id), () => announcements$.next(seen(announcements$.value)));
    },
    async keepEntries(chosen) {
      const asker = owner;
      await gateway.keepEntries(chosen);
      if (asker === owner && !scope.ended) keys(chosen);
    },
    dispose: () => scope.end(),
  };
}
