import type { CallCommand, CallNews, Presence } from '@gongwei/domain/call';
import { filter, map, Observable } from 'rxjs';

type Seen = { readonly userId: string; readonly presence: Presence };

/** Watching who can be called. `ready$`: the server can be asked, for the first time or after it forgot who was watched; at once where it can be now. */
export function createPresenceWatch(
  news$: Observable<CallNews>,
  ready$: Observable<unknown>,
  tell: (command: CallCommand) => void,
): (userIds: readonly string[]) => Observable<Seen> {
  let watched: object | undefined;
  return (userIds) =>
    new Observable<Seen>((subscriber) => {
      const own = {};
      watched = own;
      const watch = (): void => {
        if (watched === own) tell({ do: 'watch', userIds });
      };
      const told$ = news$.pipe(
        filter((news) => news.news === 'presence'),
        filter(({ userId }) => watched === own && userIds.includes(userId)),
        map(({ userId, presence }): Seen => ({ userId, presence })),
      );
      subscriber.add(told$.subscribe(subscriber));
      subscriber.add(ready$.subscribe(watch));
      return () => {
        if (watched !== own) return;
        watched = undefined;
        tell({ do: 'watch', userIds: [] });
      };
    });
}
