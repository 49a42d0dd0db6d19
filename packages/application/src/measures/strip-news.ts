import type { NumberStrip } from '@gongwei/domain/measures';
import { UPLOAD_TOPIC } from '@gongwei/domain/upload';
import { merge, Observable } from 'rxjs';
import type { RealtimeChannel } from '../shared/index.ts';

type Channel = Pick<RealtimeChannel, 'news' | 'begun$' | 'ask'>;

/**
 * What tells that numbers of a strip may be others now. `saves$`: of sheets that were saved; tasks of uploads save none, and tell of themselves.
 */
export const stripNews = (
  channel: Channel,
  saves$: Observable<unknown>,
  { of }: Pick<NumberStrip, 'of'>,
): Observable<unknown> => (of === 'upload' ? merge(saves$, uploadNews(channel)) : saves$);

/** Asked for while somebody listens, and again when the server has forgotten this window. */
const uploadNews = (channel: Channel): Observable<unknown> =>
  new Observable((hearer) => {
    const ask = (): void => void channel.ask(UPLOAD_TOPIC, {}).catch(() => undefined);
    hearer.add(channel.news(UPLOAD_TOPIC).subscribe(hearer));
    hearer.add(channel.begun$.subscribe(ask));
    ask();
  });
