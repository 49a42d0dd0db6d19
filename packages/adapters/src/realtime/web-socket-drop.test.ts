import { describe, expect, it } from 'vitest';
import { createWindow } from './window.fixture.ts';

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
