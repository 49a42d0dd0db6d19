import type { CallNews } from '@gongwei/domain/call';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createInProcessBus } from '../realtime/in-process-bus.adapter.ts';
import { createManualTime, type ManualTime } from '../testing/manual-time.ts';
import type { CoordinatorDoor } from './coordinator-door.ts';
import type { Call } from './coordinator/call-state.ts';
import { CALL_ID, partyOf } from './coordinator/coordinator.fixture.ts';
import { createSharedCoordinator } from './shared-coordinator.ts';

type Process = {
  readonly door: CoordinatorDoor;
  readonly heard: Map<string, CallNews[]>;
  lead(): void;
  begun: number;
};
let bus: ReturnType<typeof createInProcessBus>;
let time: ManualTime;
let kept: Map<string, Call>;
let all: Process[];
let writing: Promise<void>;

/** A process of a site, with windows whose names begin with its own. */
async function begin(name: string): Promise<Process> {
  const heard = new Map<string, CallNews[]>();
  const own = { heard, begun: 0, lead: (): void => {} };
  const door = await createSharedCoordinator({
    ...time,
    bus,
    self: name,
    leadership: {
      stand(won) {
        own.lead = won;
        return async () => {};
      },
    },
    tellHere(connection, news) {
      if (!connection.startsWith(name)) return false;
      heard.set(connection, [...(heard.get(connection) ?? []), news]);
      return true;
    },
    keep: (call) => void kept.set(call.id, call),
    settled: () => writing,
    running: async () => [...kept.values()].filter(({ endedAt }) => endedAt === undefined),
    beginAnew: () => void (own.begun += 1),
  });
  const process = Object.assign(own, { door });
  all.push(process);
  return process;
}
/** Lets messages arrive. */
const arrive = (): Promise<void> => new Promise((done) => setImmediate(done));
const kinds = (process: Process, window: string) => (process.heard.get(window) ?? []).map(({ news }) => news);
const logIn = ({ door }: Process, window: string, userId: string) =>
  door.handle(window, partyOf(userId), { do: 'log-in', device: window }, {});

beforeEach(() => {
  [bus, time, kept, all] = [createInProcessBus(), createManualTime('2026-06-15T04:00:00Z'), new Map(), []];
  writing = Promise.resolve();
});
afterEach(async () => {
  for (const { door } of all) await door.stop();
  await bus.close();
});

/** `x` leads; a's window is at `x`, b's at `y`, and they talk. */
async function talk() {
  const [x, y] = [await begin('x'), await begin('y')];
  x.lead();
  await arrive();
  await Promise.all([logIn(x, 'x1', 'a'), logIn(y, 'y1', 'b')]);
  const callees = new Map([['b', partyOf('b')]]);
  const invite = { do: 'invite', callId: CALL_ID, to: ['b'], kind: 'audio' } as const;
  expect(await x.door.handle('x1', partyOf('a'), invite, { callees })).toEqual({ ok: true, offline: [] });
  await arrive();
  expect(await y.door.handle('y1', partyOf('b'), { do: 'accept', callId: CALL_ID }, {})).toMatchObject({
    members: [{ userId: 'a' }],
  });
  return { x, y };
}

describe('one call coordinator for several processes', () => {
  it('rings from one to the other, and back', async () => {
    const { x, y } = await talk();
    expect([kinds(x, 'x1'), kinds(y, 'y1')]).toEqual([['entered'], ['invited']]);
    await y.door.handle('y1', partyOf('b'), { do: 'relay', callId: CALL_ID, to: 'a', signal: 1 }, {});
    expect(kinds(x, 'x1').at(-1)).toBe('relayed');
    expect(await y.door.presenceOf(['a', 'z'])).toEqual(
      new Map([
        ['a', 'busy'],
        ['z', 'offline'],
      ]),
    );
    await x.door.handle('x1', partyOf('a'), { do: 'hang-up', callId: CALL_ID }, {});
    await arrive();
    expect(kinds(y, 'y1')).toEqual(['invited', 'left', 'dissolved']);
  });
  it('is read of only once what it decided is written, from whichever process', async () => {
    const { x, y } = await talk();
    let written = (): void => {};
    writing = new Promise((done) => (written = done));
    const read: string[] = [];
    const reading = Promise.all([x, y].map(({ door }, at) => door.settled().then(() => read.push('xy'[at] ?? ''))));
    await arrive();
    await arrive();
    expect(read).toEqual([]);
    written();
    await reading;
    expect(read.toSorted()).toEqual(['x', 'y']);
  });
  it('lets who reads what was go on where nobody leads', async () => {
    const y = await begin('y');
    const reading = y.door.settled().then(() => 'read');
    time.advance(5_000);
    expect(await reading).toBe('read');
  });
  it('hears of windows that drop and come back elsewhere', async () => {
    const { x, y } = await talk();
    y.door.dropped('y1', 'closed');
    await arrive();
    expect(x.heard.get('x1')?.at(-1)).toMatchObject({ news: 'reconnecting', back: false });
    y.door.back('y1');
    await arrive();
    expect(x.heard.get('x1')?.at(-1)).toMatchObject({ news: 'reconnecting', back: true });
  });
  it('waits for the people of a process that died, and lets them go', async () => {
    const { x, y } = await talk();
    await y.door.stop();
    await arrive();
    expect(kinds(x, 'x1').at(-1)).toBe('reconnecting');
    time.advance(30_000);
    expect(kinds(x, 'x1').slice(-2)).toEqual(['left', 'dissolved']);
  });
  it('goes on under another leader, to whom everybody says again who they are', async () => {
    const { x, y } = await talk();
    await x.door.stop();
    y.lead();
    await arrive();
    expect(y.begun).toBe(2);
    await Promise.all([logIn(y, 'y2', 'b'), logIn(y, 'y3', 'a')]);
    for (const [window, user] of [
      ['y2', 'b'],
      ['y3', 'a'],
    ] as const)
      expect(await y.door.handle(window, partyOf(user), { do: 'rejoin', callId: CALL_ID }, {})).toMatchObject({
        ok: true,
      });
    time.advance(60_000);
    expect(await y.door.presenceOf(['a', 'b'])).toEqual(
      new Map([
        ['a', 'busy'],
        ['b', 'busy'],
      ]),
    );
  });
  it('asks again for the calls that go on where the database did not answer', async () => {
    const { y } = await talk();
    const readable = kept;
    kept = undefined as never;
    y.lead();
    await arrive();
    const answer = logIn(y, 'y2', 'b');
    kept = readable;
    time.advance(1_000);
    await arrive();
    expect(await answer).toEqual({ ok: true });
    expect(y.begun).toBe(2);
  });
  it('says so where nobody leads', async () => {
    const x = await begin('x');
    const answer = logIn(x, 'x1', 'a');
    await arrive();
    time.advance(5_000);
    expect(await answer).toMatchObject({ ok: false, message: '通话服务正在恢复，请稍后再试' });
  });
});
