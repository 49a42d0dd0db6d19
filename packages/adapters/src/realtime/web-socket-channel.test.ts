import { describe, expect, it } from 'vitest';
import { createWindow, failure, helloes } from './window.fixture.ts';

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
