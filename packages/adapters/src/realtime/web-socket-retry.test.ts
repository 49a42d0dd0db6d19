import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createCountingIdSource } from '../memory/counting-id-source.ts';
import { createWebSocketChannel } from './web-socket-channel.ts';
import { createWindow, failure } from './window.fixture.ts';

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
