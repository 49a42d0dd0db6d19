import type { LineState } from '@gongwei/application/call';
import type { ChannelState, RealtimeChannel } from '@gongwei/application/shared';
import { BehaviorSubject, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createChannelSignalling } from './channel-signalling.ts';

function createChannel(answer: (body: unknown) => unknown = () => ({ ok: true })) {
  const [state$, news$, begun$] = [new BehaviorSubject<ChannelState>('closed'), new Subject(), new Subject<void>()];
  const done: unknown[] = [];
  const channel: RealtimeChannel = {
    state$,
    begun$,
    news: (topic) => (topic === 'call' ? news$ : new Subject()),
    async ask(topic, body) {
      done.push([topic, body]);
      return answer(body);
    },
    watchClosely: (on) => void done.push(['watch', on]),
    open: () => void done.push('open'),
    close: () => void done.push('close'),
  };
  return { signalling: createChannelSignalling(channel), state$, news$, begun$, done };
}

it('takes the state of the channel for that of the line, each change once', () => {
  const { signalling, state$ } = createChannel();
  const lines: LineState[] = [];
  signalling.line$.subscribe((line) => lines.push(line));
  for (const state of ['connecting', 'open', 'reconnecting', 'reconnecting', 'open', 'closed'] as const)
    state$.next(state);
  expect(lines).toEqual(['down', 'up', 'reconnecting', 'up', 'down']);
  expect(signalling.line$.value).toBe('down');
});

it('asks under its topic, passes news on that it knows and leaves others alone', async () => {
  const { signalling, news$, done } = createChannel();
  const heard: unknown[] = [];
  signalling.news$.subscribe((news) => heard.push(news));
  news$.next({ news: 'something-new' });
  news$.next(undefined);
  news$.next({ news: 'dissolved', callId: 'c1' });
  expect(await signalling.tell({ do: 'hang-up', callId: 'c1' })).toEqual({ ok: true });
  signalling.open();
  signalling.watchClosely(true);
  signalling.close();
  expect(heard).toEqual([{ news: 'dissolved', callId: 'c1' }]);
  expect(done).toEqual([['call', { do: 'hang-up', callId: 'c1' }], 'open', ['watch', true], 'close']);
});

it.each([undefined, null, 7, 'ok', {}, { ok: 'true' }, []])(
  'rejects with a fault where %j is the answer',
  async (body) => {
    const { signalling } = createChannel(() => body);
    await expect(signalling.tell({ do: 'log-out' })).rejects.toMatchObject({ kind: 'fault', code: 'call.unreadable' });
  },
);
