import type { ChannelState } from '@gongwei/application/shared';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createCountingIdSource } from '../memory/counting-id-source.ts';
import { createManualClock } from '../memory/manual-clock.ts';
import { createFakeRealtime } from './fake-realtime.fixture.ts';
import { createWebSocketChannel } from './web-socket-channel.ts';

/**
 * `timersEvery`: the window's timers run at multiples of so many milliseconds only; `chained`: just those that were set off by a timer
 * that was set off by a timer, and so on, as browsers do it in a window that has been hidden for long.
 */
function createWindow({ timersEvery = 1, chained = 0 } = {}) {
  const clock = createManualClock();
  let depth = 0;
  const now = () => clock.now().getTime();
  const own = {
    ...clock,
    after(milliseconds: number, run: () => void) {
      const own = depth + 1;
      const at = now() + milliseconds;
      return clock.after((own > chained ? Math.ceil(at / timersEvery) * timersEvery : at) - now(), () => {
        depth = own;
        run();
        depth = 0;
      });
    },
  };
  const server = createFakeRealtime(clock);
  const online$ = new Subject<boolean>();
  const session = { token: 'T1' as string | undefined };
  const channel = createWebSocketChannel({
    socket: server.network.socket,
    token: () => session.token,
    device: 'D1',
    clock: own,
    ids: createCountingIdSource(),
    random: () => 0.5,
    online$,
  });
  const [states, news, begun]: [ChannelState[], unknown[], string[]] = [[], [], []];
  channel.state$.subscribe((state) => states.push(state));
  channel.news('call').subscribe((body) => news.push(body));
  channel.begun$.subscribe(() => begun.push('begun'));
  const open = async () => {
    channel.open();
    await clock.advance(50);
  };
  return { clock, server, network: server.network, online$, session, channel, states, news, begun, open };
}
const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'answered',
    (thrown: unknown) => thrown,
  );
const helloes = ({ server }: ReturnType<typeof createWindow>) => server.heard.filter(({ t }) => t === 'hello');

describe('the line', () => {
  it('opens with who one is, asks what was asked before, and is not said to have begun anew', async () => {
    const { clock, server, channel, states, begun, open } = createWindow();
    await expect(channel.ask('call', { do: 'log-in' })).rejects.toMatchObject({ code: 'realtime.closed' });
    channel.open();
    const answer = channel.ask('call', { do: 'log-in' });
    await clock.advance(50);
    expect(await answer).toEqual({ done: { do: 'log-in' } });
    await open();
    expect(states).toEqual(['closed', 'connecting', 'open']);
    expect(server.heard[0]).toEqual({ t: 'hello', token: 'T1', device: 'D1' });
    expect([begun, server.network.opened, server.nonsense]).toEqual([[], 1, []]);
  });

  it('says good-bye, and leaves no timer and no promise behind', async () => {
    const { clock, server, channel, states, online$, open } = createWindow();
    await open();
    server.busy = true;
    const pending = failure(channel.ask('call', 1));
    channel.close();
    channel.close();
    expect(await pending).toMatchObject({ kind: 'fault', code: 'realtime.closed' });
    await clock.advance(50);
    expect(server.heard.at(-1)).toEqual({ t: 'bye' });
    expect([states.at(-1), clock.pending, online$.observed, server.connections]).toEqual(['closed', 0, false, 0]);
  });

  it.each(['reconnecting', 'open', 'connecting'] as const)(
    'stays closed when somebody closes it on “%s”',
    async (when) => {
      const { clock, network, channel, open } = createWindow();
      channel.state$.subscribe((state) => state === when && channel.close());
      await open();
      network.cut();
      await clock.advance(10_000);
      expect([channel.state$.value, clock.pending]).toEqual(['closed', 0]);
    },
  );

  it('gives an ask up after 10 s, and keeps the line', async () => {
    const { clock, server, channel, states, open } = createWindow();
    await open();
    server.busy = true;
    const given = failure(channel.ask('call', 1));
    await clock.advance(9_999);
    server.busy = false;
    await clock.advance(1);
    expect(await given).toMatchObject({ kind: 'fault', code: 'realtime.timeout', category: 'network' });
    expect(states.at(-1)).toBe('open');
    // Nothing is asked again that nobody waits for.
    server.network.cut();
    await clock.advance(1_000);
    expect(server.effects).toEqual([]);
  });

  it('refuses at once what is too long for a frame, counted in bytes', async () => {
    const { channel, open } = createWindow();
    await open();
    await expect(channel.ask('call', '公'.repeat(22_000))).rejects.toMatchObject({ code: 'realtime.too-large' });
  });
});

describe('a drop', () => {
  it('is mended at once where the socket was closed; what was told meanwhile arrives, once and in order', async () => {
    const { clock, server, network, channel, states, news, begun, open } = createWindow();
    await open();
    server.tell(1);
    await clock.advance(20);
    network.cut();
    server.tell(2);
    server.tell(3);
    expect(channel.state$.value).toBe('reconnecting');
    await clock.advance(50);
    expect([states.slice(2), news, begun]).toEqual([['open', 'reconnecting', 'open'], [1, 2, 3], []]);
    expect(server.heard).toContainEqual(expect.objectContaining({ resume: { connection: 'c1', after: 1 } }));
    await clock.advance(200);
    expect(server.unacknowledged).toBe(0);
  });

  it('is noticed within 2.5 s of silence during a call, and the ask under way is done once', async () => {
    const { clock, server, network, channel, states, open } = createWindow();
    await open();
    channel.watchClosely(true);
    await clock.advance(3_250);
    const answer = channel.ask('call', 'hang-up');
    // It reaches the server, the answer does not come through.
    await clock.advance(6);
    network.silence();
    await clock.advance(2_500);
    expect(states.at(-1)).toBe('reconnecting');
    await clock.advance(2_000);
    network.heal();
    await clock.advance(1_500);
    expect(states.at(-1)).toBe('open');
    expect(await answer).toEqual({ done: 'hang-up' });
    expect([server.effects, server.nonsense]).toEqual([['hang-up'], []]);
  });

  it('is looked for while somebody waits for an answer, also when no call is on', async () => {
    const { clock, network, channel, open } = createWindow();
    await open();
    network.silence();
    const answer = channel.ask('call', 'invite');
    await clock.advance(2_501);
    expect(channel.state$.value).toBe('reconnecting');
    network.heal();
    await clock.advance(1_000);
    expect(await answer).toEqual({ done: 'invite' });
  });

  it('is noticed within 40 s otherwise, with a sign of life every 15 s', async () => {
    const { clock, server, network, channel, open } = createWindow();
    await open();
    await clock.advance(60_000);
    expect(server.heard.filter(({ t }) => t === 'ping')).toEqual(Array.from({ length: 4 }, () => ({ t: 'ping' })));
    network.silence();
    await clock.advance(24_000);
    expect(channel.state$.value).toBe('open');
    await clock.advance(16_000);
    expect(channel.state$.value).toBe('reconnecting');
  });

  it('is noticed as soon when a call begins on a line that has just died', async () => {
    const { clock, network, channel, open } = createWindow();
    await open();
    network.silence();
    await clock.advance(15_100);
    channel.watchClosely(true);
    await clock.advance(2_400);
    expect(channel.state$.value).toBe('reconnecting');
  });

  it('tells the server from when and until when it is listened to closely', async () => {
    const { clock, server, channel, open } = createWindow();
    channel.watchClosely(true);
    await open();
    channel.watchClosely(false);
    channel.watchClosely(false);
    await clock.advance(10_000);
    expect(server.heard.slice(1)).toEqual([{ t: 'ping', closely: true }, { t: 'ping' }]);
  });

  it('is none when the browser holds the timers of a hidden window back for a minute', async () => {
    const { clock, server, states, open } = createWindow({ timersEvery: 60_000 });
    await open();
    await clock.advance(600_000);
    expect(states).toEqual(['closed', 'connecting', 'open']);
    expect(server.heard.filter(({ t }) => t === 'ping')).toHaveLength(10);
    // The server loses patience with such a window: it is back without any timer.
    server.network.cut();
    await clock.advance(30);
    expect(states.slice(3)).toEqual(['reconnecting', 'open']);
  });

  it('is none either where it holds back only what timers set off one another, and signs go out as ever', async () => {
    const { clock, server, states, open } = createWindow({ timersEvery: 60_000, chained: 5 });
    await open();
    await clock.advance(600_000);
    expect(server.heard.filter(({ t }) => t === 'ping').length).toBeGreaterThan(38);
    expect(states).toEqual(['closed', 'connecting', 'open']);
  });

  it('begins anew after a restart of the server: who logs in again comes before what was asked earlier', async () => {
    const { clock, server, channel, news, begun, states, open } = createWindow();
    await open();
    server.tell(1);
    await clock.advance(20);
    server.busy = true;
    const earlier = channel.ask('call', 'accept');
    await clock.advance(20);
    server.busy = false;
    channel.begun$.subscribe(() => void channel.ask('call', 'log-in'));
    server.restart();
    await clock.advance(50);
    expect(await earlier).toEqual({ done: 'accept' });
    expect([server.effects, begun]).toEqual([['log-in', 'accept'], ['begun']]);
    // Numbers begin at one again.
    server.tell(2);
    await clock.advance(20);
    expect([news, states.at(-1)]).toEqual([[1, 2], 'open']);
  });
});

describe('trying again', () => {
  it('waits longer from time to time, never longer than 5 s, and never hammers', async () => {
    const window = createWindow();
    const { clock, network, channel, states, open } = window;
    await open();
    network.refusing = true;
    network.cut();
    await clock.advance(60_000);
    expect(network.opened).toBeGreaterThan(10);
    expect(network.opened).toBeLessThan(25);
    network.refusing = false;
    await clock.advance(5_100);
    expect([channel.state$.value, states.slice(2)]).toEqual(['open', ['open', 'reconnecting', 'open']]);
  });

  it('gives attempts up that lead nowhere, the first ones soon', async () => {
    const { clock, network, channel, online$, open } = createWindow();
    await open();
    online$.next(false);
    network.silence();
    await clock.advance(1_000 + 3_000 + 200);
    expect(network.opened).toBe(3);
    await clock.advance(60_000);
    expect(network.opened).toBeLessThan(12);
    expect(channel.state$.value).toBe('reconnecting');
  });

  it('begins at once again after a line that stood', async () => {
    const { clock, network, states, channel, open } = createWindow();
    await open();
    network.refusing = true;
    network.cut();
    await clock.advance(30_000);
    network.refusing = false;
    await clock.advance(20_000);
    expect(channel.state$.value).toBe('open');
    states.length = 0;
    network.cut();
    await clock.advance(20);
    expect(states).toEqual(['reconnecting', 'open']);
  });

  it('does not hammer a server that lets in and throws out', async () => {
    const { clock, server, network, open } = createWindow();
    await open();
    for (let seconds = 0; seconds < 60; seconds += 1) {
      server.network.cut();
      await clock.advance(1_000);
    }
    expect(network.opened).toBeLessThan(30);
  });

  it('follows what the browser says of its network', async () => {
    const { clock, network, online$, channel, open } = createWindow();
    await open();
    network.silence();
    online$.next(false);
    expect(channel.state$.value).toBe('reconnecting');
    await clock.advance(20_000);
    network.heal();
    online$.next(true);
    await clock.advance(30);
    expect(channel.state$.value).toBe('open');
  });

  it('goes on without the browser’s word: a server on the same PC needs no network', async () => {
    const { clock, online$, channel, open } = createWindow();
    await open();
    online$.next(false);
    await clock.advance(1_100);
    expect(channel.state$.value).toBe('open');
  });

  it('survives an address the browser refuses', async () => {
    const { clock, channel, server } = createWindow();
    const { socket } = server.network;
    let refusing = true;
    const refused = createWebSocketChannel({
      socket: () => {
        if (refusing) throw new DOMException('insecure', 'SecurityError');
        return socket();
      },
      token: () => 'T1',
      device: 'D',
      clock,
      ids: createCountingIdSource(1),
      random: () => 0,
      online$: new Subject(),
    });
    refused.open();
    expect([refused.state$.value, channel.state$.value]).toEqual(['connecting', 'closed']);
    refusing = false;
    await clock.advance(1_100);
    expect(refused.state$.value).toBe('open');
  });
});

describe('a refusal', () => {
  it('closes the channel where the session is over, and fails what waits', async () => {
    const { clock, server, network, channel, states, open } = createWindow();
    await open();
    server.token = 'T2';
    const pending = failure(channel.ask('call', 1));
    network.cut();
    await clock.advance(60_000);
    expect(await pending).toMatchObject({ code: 'session.expired', category: 'session', message: '登录已失效' });
    expect([states.at(-1), network.opened, clock.pending]).toEqual(['closed', 2, 0]);
  });

  it('counts for nothing where there is a new token already', async () => {
    const { clock, server, network, session, channel, open } = createWindow();
    await open();
    server.token = 'T2';
    network.cut();
    await clock.advance(8);
    session.token = 'T2';
    await clock.advance(2_000);
    expect(channel.state$.value).toBe('open');
  });

  it('opens nothing without a token', async () => {
    const { network, session, channel, states, open } = createWindow();
    session.token = undefined;
    await open();
    expect([channel.state$.value, states, network.opened]).toEqual(['closed', ['closed', 'connecting', 'closed'], 0]);
  });

  it.each(['busy', 'not-understood'])('is waited out where it may pass: %s', async (code) => {
    const { clock, server, network, channel, open } = createWindow();
    await open();
    server.blurt(JSON.stringify({ t: 'refused', code, message: '稍后再试' }));
    await clock.advance(4_000);
    expect([channel.state$.value, network.opened]).toEqual(['reconnecting', 1]);
    await clock.advance(4_000);
    expect(channel.state$.value).toBe('open');
  });

  it('ends it where trying again is of no use', async () => {
    const { clock, server, network, channel, open } = createWindow();
    await open();
    server.blurt(JSON.stringify({ t: 'refused', code: 'too-many', message: '窗口过多' }));
    await clock.advance(60_000);
    expect([channel.state$.value, network.opened, clock.pending]).toEqual(['closed', 1, 0]);
  });
});

describe('what makes no sense', () => {
  it.each([
    '',
    '{',
    'null',
    '{"t":"pong","more":1}',
    '{"t":"welcome","connection":"x","resumed":false}',
    '{"t":"new"}',
  ])('%s ends the line, which comes back as if nothing had been', async (text) => {
    const { clock, server, channel, news, begun, open } = createWindow();
    await open();
    server.tell(1);
    await clock.advance(20);
    server.blurt(text);
    server.tell(2);
    await clock.advance(6);
    expect(channel.state$.value).toBe('reconnecting');
    await clock.advance(50);
    expect([channel.state$.value, news, begun]).toEqual(['open', [1, 2], []]);
  });

  it('makes the server begin anew where it goes on', async () => {
    const { clock, server, channel, begun, open } = createWindow();
    await open();
    for (let times = 0; times < 3; times += 1) {
      expect(begun).toEqual([]);
      // A news is missing, and will be after each resumption.
      server.blurt(JSON.stringify({ t: 'news', n: 7, topic: 'call', body: 1 }));
      await clock.advance(2_000);
    }
    expect([channel.state$.value, begun]).toEqual(['open', ['begun']]);
  });
});

it('forgives nonsense where sense comes in between', async () => {
  const { clock, server, begun, news, open } = createWindow();
  await open();
  for (let times = 0; times < 8; times += 1) {
    if (times % 2 === 0) server.tell(times);
    await clock.advance(20);
    server.blurt('nonsense');
    await clock.advance(10_000);
  }
  expect([begun, news]).toEqual([[], [0, 2, 4, 6]]);
});

it('listens closely only for as long as somebody waits for an answer', async () => {
  const { clock, server, channel, open } = createWindow();
  await open();
  const answer = channel.ask('call', 'log-in');
  await clock.advance(10_000);
  await answer;
  expect(server.heard.filter(({ t }) => t === 'ping')).toEqual([]);
});

it('passes on the news of a topic to those who asked for it', async () => {
  const { clock, server, news, open } = createWindow();
  await open();
  server.tell('other', 'board');
  server.tell('mine');
  server.stammers = true;
  server.tell('twice');
  await clock.advance(20);
  expect(news).toEqual(['mine', 'twice']);
});

it('acknowledges a burst of news once', async () => {
  const window = createWindow();
  await window.open();
  for (let n = 1; n <= 50; n += 1) window.server.tell(n);
  await window.clock.advance(300);
  expect(window.server.heard.filter(({ t }) => t === 'ack')).toEqual([{ t: 'ack', n: 50 }]);
  expect(helloes(window)).toHaveLength(1);
});
