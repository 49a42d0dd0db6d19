import { describe, expect, it } from 'vitest';
import type { CallSnapshot } from './call-state.ts';
import type { CallEvent } from './call-events.ts';
import {
  idle,
  invitation,
  member,
  NOTHING,
  party,
  runningAfter,
  said,
  step,
  type Effect,
  type Running,
} from './call.fixture.ts';

type Who = 'a' | 'b';
const OTHER = { a: 'b', b: 'a' } as const;
type Desk = {
  readonly at: CallSnapshot;
  readonly running: Running;
  readonly said: readonly unknown[];
  /** On their way to the server and from it: lossless, in order, as late as it pleases. */
  readonly out: readonly Effect[];
  readonly in: readonly CallEvent[];
  /** What the user still wants to do. */
  readonly acts: readonly CallEvent[];
};
type World = { readonly a: Desk; readonly b: Desk; readonly placed: readonly Who[] };

const begin = (who: Who): Desk => ({
  at: idle(who),
  running: NOTHING,
  said: [],
  out: [],
  in: [],
  acts: [{ type: 'PLACE', callId: `call-of-${who}`, to: [party(OTHER[who])], kind: 'video' }],
});

function happen(world: World, who: Who, event: CallEvent): World {
  const desk = world[who];
  const [at, effects] = step(desk.at, event);
  const next: Desk = {
    ...desk,
    at,
    running: runningAfter(desk.running, effects, event.type),
    said: [...desk.said, ...said(effects)],
    out: [...desk.out, ...effects.filter(({ type }) => type.startsWith('send'))],
  };
  const isPlaced = effects.some(({ type }) => type === 'sendInvite');
  return { ...world, [who]: next, placed: isPlaced ? [...world.placed, who] : world.placed };
}

/** What the server makes of a message, for a call of two. */
function newsOf(from: Who, { type, params }: Effect): readonly (readonly [Who, CallEvent])[] {
  const [callId, other] = [String(params['callId']), OTHER[from]];
  if (type === 'sendInvite')
    return [
      [other, { type: 'INVITED', invitation: invitation(callId, from) }],
      [from, { type: 'INVITE_ANSWERED', callId, offline: [] }],
    ];
  if (type === 'sendReject')
    return [[other, { type: 'REJECTED', callId, userId: from, busy: params['busy'] === true }]];
  if (type === 'sendAccept')
    return [
      [other, { type: 'ENTERED', callId, member: member(from) }],
      [from, { type: 'MEMBERS', callId, members: [member(other)] }],
    ];
  if (type === 'sendCancel')
    return [
      [other, { type: 'CANCELLED', callId, because: params['because'] === 'no-answer' ? 'no-answer' : 'cancelled' }],
    ];
  return [[other, { type: 'LEFT', callId, userId: from }]];
}

const post = (world: World, who: Who, event: CallEvent): World => ({
  ...world,
  [who]: { ...world[who], in: [...world[who].in, event] },
});

/** Every world that can come next. */
function nextOf(world: World): readonly World[] {
  return (['a', 'b'] as const).flatMap((who) => {
    const { acts, in: incoming, out } = world[who];
    const [act, told, sent] = [acts[0], incoming[0], out[0]];
    const shift = (part: Partial<Desk>): World => ({ ...world, [who]: { ...world[who], ...part } });
    return [
      ...(act ? [happen(shift({ acts: acts.slice(1) }), who, act)] : []),
      ...(told ? [happen(shift({ in: incoming.slice(1) }), who, told)] : []),
      ...(sent
        ? [newsOf(who, sent).reduce((at, [to, event]) => post(at, to, event), shift({ out: out.slice(1) }))]
        : []),
    ];
  });
}

/** How it can end, over all orders in which acts, messages and news can fall. */
function endsOf(start: World): readonly World[] {
  const [seen, ends, open] = [new Set<string>(), [] as World[], [start]];
  for (let world = open.pop(); world; world = open.pop()) {
    const key = JSON.stringify([
      world.placed,
      ...[world.a, world.b].map((desk) => [desk.at.value, desk.at.context, desk.said, desk.out, desk.in, desk.acts]),
    ]);
    if (seen.has(key)) continue;
    seen.add(key);
    const next = nextOf(world);
    if (next.length === 0) ends.push(world);
    open.push(...next);
  }
  return ends;
}

describe('two who call each other', () => {
  const ends = endsOf({ a: begin('a'), b: begin('b'), placed: [] });
  const both = ends.filter(({ placed }) => placed.length === 2);

  it('at once are both told that the other is busy, and both are idle, in whatever order it happens', () => {
    expect(both.length).toBeGreaterThan(0);
    for (const { a, b } of both) {
      expect([a.at.value, b.at.value]).toEqual(['idle', 'idle']);
      expect([a.said, b.said]).toEqual([['b医生忙线'], ['a医生忙线']]);
      expect([a.running, b.running]).toEqual([NOTHING, NOTHING]);
    }
  });

  it('one after the other have one call: it rings where the second wanted to place theirs', () => {
    const one = ends.filter(({ placed }) => placed.length === 1);
    expect(one.length).toBe(2);
    for (const world of one) {
      const caller = world.placed[0] as Who;
      expect([world[caller].at.value, world[OTHER[caller]].at.value]).toEqual([
        { calling: 'outgoing' },
        { calling: 'ringing' },
      ]);
    }
  });

  it('end idle however the one call goes on', () => {
    const acts: readonly (readonly [CallEvent[], CallEvent[]])[] = [
      [[{ type: 'HANG_UP' }], [{ type: 'ACCEPT', at: 0 }, { type: 'HANG_UP' }]],
      [[{ type: 'TIME_OUT' }, { type: 'HANG_UP' }], [{ type: 'TIME_OUT' }]],
      [[{ type: 'HANG_UP' }], [{ type: 'REJECT' }]],
      [[{ type: 'LOG_OUT' }], [{ type: 'ACCEPT', at: 0 }, { type: 'LOG_OUT' }]],
    ];
    for (const world of ends.filter(({ placed }) => placed[0] === 'a' && placed.length === 1))
      for (const [ofA, ofB] of acts)
        for (const { a, b } of endsOf({ ...world, a: { ...world.a, acts: ofA }, b: { ...world.b, acts: ofB } })) {
          expect([a.at.value, b.at.value]).toEqual(['idle', 'idle']);
          expect([a.running, b.running]).toEqual([NOTHING, NOTHING]);
          expect([a.said.length <= 1, b.said.length <= 1]).toEqual([true, true]);
        }
  });
});
