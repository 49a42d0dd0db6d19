import type { ChannelState, RealtimeChannel } from '@gongwei/application/shared';
import { CLOSED, type ClientFrame, type Fault, type ServerFrame } from '@gongwei/domain/shared';
import { BehaviorSubject, filter, map, Subject, type Subscription } from 'rxjs';
import type { ChannelNeeds } from './channel-needs.ts';
import { createLineWatch } from './line-watch.ts';
import { createNewsOrder } from './news-order.ts';
import { createPendingAsks } from './pending-asks.ts';
import { channelClosed, channelSessionLost } from './realtime-faults.ts';
import { afterRefusal, PAUSE } from './refusal.policy.ts';
import { createRetries } from './retries.ts';
import { openLine, type SocketLine } from './socket-line.ts';

type News = Extract<ServerFrame, { t: 'news' }>;

/** Closed by the client itself, for good. */
const NORMAL = 1_000;
/** After so many frames in a row that make no sense a connection is taken for spoilt. */
const MUCH_NONSENSE = 3;
/** The realtime channel over a WebSocket, with frames of `domain/shared/realtime-wire.ts`. Holds no timer and no listener while closed. */
export function createWebSocketChannel(needs: ChannelNeeds): RealtimeChannel {
  const { clock } = needs;
  const state$ = new BehaviorSubject<ChannelState>('closed');
  const [news$, begun$] = [new Subject<News>(), new Subject<void>()];
  let [wanted, watching] = [false, false];
  let line: SocketLine | undefined;
  let network: Subscription | undefined;
  /** What the server calls this window; absent before the first welcome. */
  let connection: string | undefined;
  /** How often something came that made no sense, with nothing of use in between. */
  let nonsense = 0;
  let cancelTimer = (): void => {};
  const retries = createRetries(clock, needs.random);

  const say = (frame: ClientFrame): void => {
    if (state$.value === 'open') line?.say(frame);
  };
  const tell = (next: ChannelState): void => {
    if (state$.value !== next) state$.next(next);
  };
  const asks = createPendingAsks(clock, needs.ids, () => watch.paced(false));
  const order = createNewsOrder(clock, (n) => say({ t: 'ack', n }));
  const watch = createLineWatch(clock, {
    // Somebody waits for an answer: a dead line is to be noticed while there is time to ask on a new one.
    closely: () => watching || asks.size > 0,
    sign: () => say({ t: 'ping', ...(watching && { closely: true }) }),
    silent: () => drop(CLOSED.silent),
  });

  const hangUp = (code: number): void => {
    cancelTimer();
    watch.stop();
    order.pause();
    line?.end(code);
    line = undefined;
  };
  const drop = (code: number, atLeast = 0): void => {
    if (state$.value === 'open') retries.fell();
    hangUp(code);
    tell(state$.value === 'connecting' ? 'connecting' : 'reconnecting');
    // Who heard of it may have closed the channel.
    if (!wanted) return;
    const delay = retries.next(atLeast);
    // Without a timer where none is needed: those of a hidden window come up to a minute late.
    if (delay === 0) connect();
    else cancelTimer = clock.after(delay, connect);
  };
  const shut = (reason: Fault, code = NORMAL): void => {
    hangUp(code);
    network?.unsubscribe();
    retries.reset();
    [wanted, connection, network] = [false, undefined, undefined];
    tell('closed');
    asks.failAll(reason);
  };

  const connect = (): void => {
    const token = needs.token();
    if (token === undefined) return shut(channelSessionLost());
    cancelTimer = clock.after(retries.patience(), () => drop(CLOSED.silent));
    const resume = connection === undefined ? undefined : { connection, after: order.after };
    const hello: ClientFrame = { t: 'hello', token, device: needs.device, ...(resume && { resume }) };
    try {
      line = openLine(needs.socket, hello, {
        frame: (frame) => hear(frame, token),
        garbage: distrust,
        closed: () => drop(NORMAL),
      });
    } catch {
      drop(NORMAL, PAUSE);
    }
  };
  /** What comes makes no sense. Said again it may; where it never does, the server is to begin anew. */
  const distrust = (): void => {
    nonsense += 1;
    if (nonsense === MUCH_NONSENSE) [connection, nonsense] = [undefined, 0];
    drop(CLOSED.silent);
  };
  const welcome = (frame: Extract<ServerFrame, { t: 'welcome' }>): void => {
    const wasKnown = state$.value === 'reconnecting';
    const before = asks.frames();
    if (!frame.resumed) order.begin();
    ({ connection } = frame);
    cancelTimer();
    retries.stands();
    tell('open');
    if (state$.value !== 'open') return;
    watch.begin();
    if (watching) watch.paced(true);
    // Who begins anew speaks first: what was asked of the server before makes sense only after that.
    if (wasKnown && !frame.resumed) begun$.next();
    for (const ask of before) if (asks.isPending(ask)) say(ask);
  };
  const refused = (frame: Extract<ServerFrame, { t: 'refused' }>, token: string): void => {
    const after = afterRefusal(frame, needs.token() !== token, needs.random());
    if ('over' in after) shut(after.over, CLOSED.refused);
    else drop(CLOSED.refused, after.againAfter);
  };
  const hear = (frame: ServerFrame, token: string): void => {
    if (frame.t === 'pong') return watch.answered();
    watch.heard();
    if (frame.t === 'refused') return refused(frame, token);
    if (frame.t === 'welcome') return state$.value === 'open' ? distrust() : welcome(frame);
    if (state$.value !== 'open') return distrust();
    if (frame.t === 'answer') asks.answer(frame.id, frame.body);
    else if (!taken(frame)) return distrust();
    nonsense = 0;
  };
  const taken = (frame: News): boolean => {
    const place = order.take(frame.n);
    if (place === 'next') news$.next(frame);
    return place !== 'gap';
  };

  return {
    state$,
    begun$,
    news: (topic) =>
      news$.pipe(
        filter((news) => news.topic === topic),
        map(({ body }) => body),
      ),
    ask(topic, body) {
      if (!wanted) return Promise.reject(channelClosed());
      return asks.add(topic, body, say);
    },
    watchClosely(on) {
      if (watching === on) return;
      watching = on;
      watch.paced(true);
    },
    open() {
      if (wanted) return;
      wanted = true;
      network = needs.online$.subscribe((online) => {
        if (!online) return drop(CLOSED.silent, PAUSE);
        if (state$.value === 'open') return;
        retries.reset();
        hangUp(CLOSED.silent);
        connect();
      });
      tell('connecting');
      if (wanted) connect();
    },
    close() {
      if (!wanted) return;
      say({ t: 'bye' });
      shut(channelClosed());
    },
  };
}
