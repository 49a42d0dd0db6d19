import { LIST_TOPIC } from '@gongwei/domain/lists';
import { catchError, defer, EMPTY, from, merge, share, startWith, switchMap, type Observable } from 'rxjs';
import type { RealtimeChannel } from '../shared/index.ts';

/** What the server tells of others' writes. It is asked for once, and again when the server has forgotten this window. */
export const listNews = (channel: Pick<RealtimeChannel, 'news' | 'begun$' | 'ask'>): Observable<unknown> => {
  const asked$ = channel.begun$.pipe(
    startWith(undefined),
    // Without an answer rows are as fresh as the last look at them.
    switchMap(() => defer(() => from(channel.ask(LIST_TOPIC, {}))).pipe(catchError(() => EMPTY))),
    switchMap(() => EMPTY),
  );
  return merge(channel.news(LIST_TOPIC), asked$).pipe(share());
};
