import { MAX_FRAME } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';
import { createManualTime } from '../testing/manual-time.ts';
import { createAskQueue } from './ask-queue.ts';
import { createHub, type TopicHandler } from './hub.ts';
import { createSocketSession, type SessionOfToken } from './socket-session.ts';

/** What a database that does not answer makes the server hold for others: little, whoever they are. */
const hello = JSON.stringify({ t: 'hello', token: 'any', device: 'd' });
const idOf = (at: number): string => `017f22e2-79b0-7cc3-98c4-${String(at).padStart(12, '0')}`;
const askOf = (at: number, characters: number): string =>
  JSON.stringify({ t: 'ask', id: idOf(at), topic: 'slow', body: 'x'.repeat(Math.max(0, characters - 100)) });
/** Everything that waits to be done, done. */
const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

/** A socket of a server whose look-ups and answers come when they are let go. */
function socketOver(sessionOf: SessionOfToken, ask: TopicHandler['ask']) {
  const { clock, timers } = createManualTime('2026-06-15T04:00:00.000Z');
  const sent: { readonly t: string; readonly code?: string; readonly id?: string }[] = [];
  const closed: number[] = [];
  const hub = createHub({ clock, timers, newId: () => 'window', failed: () => undefined });
  hub.handle('slow', { ask });
  const socket = {
    send: (text: string) => void sent.push(JSON.parse(text)),
    close: (code: number) => void closed.push(code),
    unsent: () => 0,
  };
  return { session: createSocketSession(socket, { hub, clock, timers, sessionOf }), hub, sent, closed };
}
const isDoctor: SessionOfToken = async () => ({ userId: 'doctor', session: 's' });

describe('who is not let in yet', () => {
  it.each([
    ['frames', 21, 200],
    ['characters', 2, MAX_FRAME],
  ])('is sent away where more %s wait than one may send before', async (_what, most, characters) => {
    let known: (who: undefined) => void = () => {};
    const asked: unknown[] = [];
    const { session, sent, closed } = socketOver(
      () => new Promise((resolve) => (known = resolve)),
      async (_window, body) => asked.push(body),
    );
    session.heard(hello);
    for (let at = 0; at < most - 1; at += 1) session.heard(askOf(at, characters));
    expect(sent).toEqual([]);
    session.heard(askOf(most, characters));
    expect([sent, closed]).toEqual([[{ t: 'refused', code: 'busy', message: '操作太频繁，请稍后再试' }], [4003]]);
    known(undefined);
    await settled();
    expect([sent.length, asked]).toEqual([1, []]);
  });

  it('is answered afterwards what was asked before, in its order', async () => {
    const { session, sent } = socketOver(isDoctor, async () => 'done');
    session.heard(hello);
    for (let at = 0; at < 20; at += 1) session.heard(askOf(at, 200));
    await settled();
    expect(sent.map(({ t, id }) => id ?? t)).toEqual(['welcome', ...Array.from({ length: 20 }, (_, at) => idOf(at))]);
  });
});

describe('a window whose questions are not answered', () => {
  it.each([
    ['questions', 300, 200],
    ['characters', 6, 65_000],
  ])('is sent away where too many %s wait, and may come back', async (_what, held, characters) => {
    let begun = 0;
    const { session, sent, hub } = socketOver(isDoctor, () => {
      begun += 1;
      return new Promise(() => {});
    });
    session.heard(hello);
    await settled();
    for (let at = 0; at < held; at += 1) session.heard(askOf(at, characters));
    await settled();
    expect([sent.map(({ t }) => t), begun, hub.standingOf('window')]).toEqual([['welcome'], 1, 'up']);
    session.heard(askOf(held, characters));
    expect([sent.at(-1)?.code, hub.standingOf('window')]).toEqual(['busy', 'down']);
  });
});

describe('answers that are kept', () => {
  it('are few, and what is still being done is not done twice', async () => {
    const sent: string[] = [];
    const { ask, done } = createAskQueue((text) => void sent.push(text));
    const times = new Map<number, number>();
    const askFor = (at: number, answer: unknown): boolean =>
      ask(idOf(at), 10, async () => {
        times.set(at, (times.get(at) ?? 0) + 1);
        return answer;
      });
    for (let at = 0; at < 100; at += 1) expect(askFor(at, 'x'.repeat(50_000))).toBe(true);
    askFor(99, 'again while it waits');
    await done();
    expect([...times.values()]).toEqual(Array.from({ length: 100 }, () => 1));
    // The newest twenty or so are answered again from what is kept, the oldest are done again.
    askFor(99, 'new');
    askFor(0, 'new');
    await done();
    expect([times.get(99), times.get(0)]).toEqual([1, 2]);
    expect(sent).toHaveLength(102);
  });
});
