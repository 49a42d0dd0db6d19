import type { CallSignalling, LineState } from '@gongwei/application/call';
import type { ChannelState, RealtimeChannel } from '@gongwei/application/shared';
import { CALL_TOPIC } from '@gongwei/domain/call';
import type { Json } from '@gongwei/domain/shared';
import { BehaviorSubject, distinctUntilChanged, filter, map } from 'rxjs';
import { callAnswerOf } from './call-answer.mapper.ts';
import { callNewsIn } from './call-news.mapper.ts';

const LINE: { readonly [State in ChannelState]: LineState } = {
  closed: 'down',
  connecting: 'down',
  open: 'up',
  reconnecting: 'reconnecting',
};

/** Calls as one topic of the realtime channel. Lives as long as the channel does. */
export function createChannelSignalling(channel: RealtimeChannel): CallSignalling {
  const line$ = new BehaviorSubject<LineState>(LINE[channel.state$.value]);
  channel.state$
    .pipe(
      map((state) => LINE[state]),
      distinctUntilChanged(),
    )
    .subscribe((line) => line !== line$.value && line$.next(line));
  return {
    line$,
    news$: channel.news(CALL_TOPIC).pipe(
      map((body) => callNewsIn(body as Json)),
      filter((news) => news !== undefined),
    ),
    begun$: channel.begun$,
    tell: async (command) => callAnswerOf((await channel.ask(CALL_TOPIC, command)) as Json),
    watchClosely: channel.watchClosely,
    open: channel.open,
    close: channel.close,
  };
}
