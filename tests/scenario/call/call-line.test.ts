import type { ChannelState } from '@gongwei/application/shared';
import type { CallNews } from '@gongwei/domain/call';
import { logIn, startTestServer, type TestServer } from '@gongwei/server/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openLine, realIds } from './call-window.fixture.ts';
import { openLineProxy, type LineProxy } from '../../fixtures/line-proxy.ts';

let server: TestServer;
let proxy: LineProxy;
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await startTestServer();
  proxy = await openLineProxy(server.url);
  for (const user of ['doctor', 'clerk']) tokens.set(user, (await logIn(server.url, user)).body.token);
}, 60_000);
afterAll(async () => {
  await proxy.close();
  await server.stop();
});

const opened: ReturnType<typeof openLine>[] = [];
afterEach(() => opened.splice(0).forEach(({ channel }) => channel.close()));

/** Somebody's window, logged in to calling, and what it went through. */
async function openWindow(user: string, url: string) {
  const line = openLine(url, () => tokens.get(user), `device of ${user}`);
  opened.push(line);
  const [news, states, begun]: [CallNews[], ChannelState[], string[]] = [[], [], []];
  line.signalling.news$.subscribe((one) => news.push(one));
  line.signalling.open();
  await line.signalling.tell({ do: 'log-in', device: `device of ${user}` });
  line.channel.state$.subscribe((state) => states.push(state));
  line.channel.begun$.subscribe(() => begun.push('begun'));
  return { ...line, user, news, states, begun, tell: line.signalling.tell };
}
type Window = Awaited<ReturnType<typeof openWindow>>;
const until = (holds: () => void, timeout = 5_000) => vi.waitFor(holds, { timeout, interval: 5 });
const stateOf = (window: Window) => window.channel.state$.value;

/** Two who talk; the line of the second can be torn. */
async function talk() {
  const [a, b, callId] = [await openWindow('doctor', server.url), await openWindow('clerk', proxy.url), realIds.next()];
  await a.tell({ do: 'invite', callId, to: ['clerk'], kind: 'audio' });
  await until(() => expect(b.news).toContainEqual(expect.objectContaining({ news: 'invited' })));
  await b.tell({ do: 'accept', callId });
  for (const one of [a, b]) one.signalling.watchClosely(true);
  return { a, b, callId };
}

describe('a line over a real network', () => {
  it('shows within 3 s that nothing comes through, and loses nothing of what was said meanwhile', async () => {
    const { a, b, callId } = await talk();
    proxy.silence();
    const since = Date.now();
    await until(() => expect(stateOf(b)).toBe('reconnecting'));
    expect(Date.now() - since).toBeLessThan(3_000);
    const [, asked] = await Promise.all([
      a.tell({ do: 'relay', callId, to: 'clerk', signal: 'from a' }),
      b.tell({ do: 'relay', callId, to: 'doctor', signal: 'from b' }),
      new Promise((done) => setTimeout(done, 500)).then(proxy.heal),
    ]);
    expect(asked).toEqual({ ok: true });
    await until(() => expect(stateOf(b)).toBe('open'));
    const relayed = ({ news }: Window) => news.flatMap((one) => (one.news === 'relayed' ? [one.signal] : []));
    await until(() => expect([relayed(a), relayed(b)]).toEqual([['from b'], ['from a']]));
    expect(b.begun).toEqual([]);
  }, 20_000);

  it('takes a call up again after the server has started anew', async () => {
    const { a, b, callId } = await talk();
    const back: string[] = [];
    for (const one of [a, b])
      one.channel.begun$.subscribe(() => {
        void one.tell({ do: 'log-in', device: `device of ${one.user}` });
        void one.tell({ do: 'rejoin', callId }).then(() => back.push(one.user));
      });
    await server.restart();
    // A relayed word reaches who is in the call, so both are back in it before anybody speaks.
    await until(() => expect(back.toSorted()).toEqual(['clerk', 'doctor']), 15_000);
    expect([stateOf(a), stateOf(b), a.begun, b.begun]).toEqual(['open', 'open', ['begun'], ['begun']]);
    await a.tell({ do: 'relay', callId, to: 'clerk', signal: 'still here' });
    await until(() => expect(b.news).toContainEqual(expect.objectContaining({ signal: 'still here' })));
  }, 20_000);

  it('closes for good where the session is over, without another try', async () => {
    const window = await openWindow('clerk', server.url);
    tokens.set('clerk', 'no such token');
    window.online$.next(false);
    window.online$.next(true);
    const refused = window.tell({ do: 'log-out' });
    await expect(refused).rejects.toMatchObject({ category: 'session', code: 'session.expired' });
    expect(window.states).toEqual(['open', 'reconnecting', 'closed']);
  });
});
