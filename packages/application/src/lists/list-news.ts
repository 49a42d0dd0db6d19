import { LIST_TOPIC } from '@gongwei/domain/lists';
import { Observable } from 'rxjs';
import type { RealtimeChannel } from '../shared/index.ts';

/** What the server tells of others' writes. It is asked for with the first list, and again when the server has forgotten this window. */
export function listNews(channel: Pick<RealtimeChannel, 'news' | 'begun$' | 'ask'>): Observable<unknown> {
  let asked = false;
  // Without an answer rows are as fresh as the last look at them.
  const ask = (): void => void channel.ask(LIST_TOPIC, {}).catch(() => undefined);
  return new Observable((subscriber) => {
    if (!asked) {
      asked = true;
      ask();
      channel.begun$.subscribe(ask);
    }
    return channel.news(LIST_TOPIC).subscribe(subscriber);
  });
}
