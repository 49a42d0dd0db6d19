import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { IDLE_WARNING, idleMachine, idleWait, type IdleEvent } from './idle.machine.ts';

type State = SnapshotFrom<typeof idleMachine>;
const LIMIT = 15 * 60_000;
const step = (from: State, event: IdleEvent) => {
  const [next, effects] = transition(idleMachine, from, event);
  return [next, effects.map(({ type }) => type)] as const;
};
const run = (...events: readonly IdleEvent[]): State =>
  events.reduce((at, event) => step(at, event)[0], initialTransition(idleMachine)[0]);
const start = (now = 0): IdleEvent => ({ type: 'START', now, last: now, limit: LIMIT });

describe('idle paths', () => {
  it.each<readonly [string, string, readonly IdleEvent[]]>([
    ['go on where another window is used', 'working', [start(), { type: 'ELSEWHERE', now: LIMIT, at: LIMIT - 9 }]],
    ['begin off', 'off', []],
    ['work', 'working', [start()]],
    ['are told a minute before', 'warned', [start(), { type: 'DUE', now: LIMIT - IDLE_WARNING }]],
    ['are not told sooner', 'working', [start(), { type: 'DUE', now: LIMIT - IDLE_WARNING - 1 }]],
    ['lock at the limit', 'over', [start(), { type: 'DUE', now: LIMIT }]],
    [
      'work on after a key',
      'working',
      [start(), { type: 'DUE', now: LIMIT - 1 }, { type: 'ACTIVITY', now: LIMIT - 1 }],
    ],
    ['lock a PC that slept, whatever key wakes it', 'over', [start(), { type: 'ACTIVITY', now: LIMIT }]],
    ['lock a page that is opened again too late', 'over', [{ type: 'START', now: LIMIT, last: 0, limit: LIMIT }]],
    ['do not lock in a call', 'held', [start(), { type: 'HELD' }, { type: 'DUE', now: 9 * LIMIT }]],
    ['begin anew after a call', 'working', [start(), { type: 'HELD' }, { type: 'RELEASED', now: 9 * LIMIT }]],
    ['stop with the lock', 'off', [start(), { type: 'DUE', now: LIMIT }, { type: 'STOP' }]],
    ['take a shorter limit at once', 'over', [start(), { type: 'LIMIT', now: 61_000, limit: 60_000 }]],
    ['are not fooled by a clock that is set back', 'working', [start(LIMIT), { type: 'DUE', now: 0 }]],
  ])('%s', (_name, state, events) => {
    expect(run(...events).value).toBe(state);
  });
});

it('locks exactly when nothing was done in any window for the limit, and is told of a minute before', () => {
  const event = fc.record({
    after: fc.integer({ min: 0, max: LIMIT }),
    kind: fc.constantFrom('ACTIVITY' as const, 'DUE' as const),
  });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let [at, now, last] = [run(start()), 0, 0];
      for (const { after, kind } of events) {
        now += after;
        const idle = now - last;
        const [next, effects] = step(at, kind === 'DUE' ? { type: kind, now } : { type: kind, now });
        const over = idle >= LIMIT;
        expect(effects.includes('lock')).toBe(over);
        if (over) return;
        if (kind === 'ACTIVITY') last = now;
        expect(next.value).toBe(now - last >= LIMIT - IDLE_WARNING ? 'warned' : 'working');
        expect(effects).toContain('wait');
        // Whoever waits for it sees the next change at its moment.
        const until = idleWait(next.context, now);
        expect(step(next, { type: 'DUE', now: now + until })[0].value).not.toBe(next.value);
        at = next;
      }
    }),
  );
});
