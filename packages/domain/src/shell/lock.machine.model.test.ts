import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { LOCK_TRIES, lockMachine, type LockEvent } from './lock.machine.ts';

type State = SnapshotFrom<typeof lockMachine>;
const EVENTS: LockEvent[] = [
  { type: 'LOCK' },
  { type: 'FOUND_LOCKED' },
  { type: 'FOUND_LOCKED', tries: 3 },
  { type: 'SETTLED' },
  { type: 'TRY' },
  { type: 'RIGHT' },
  { type: 'WRONG' },
  { type: 'CLEARED' },
];
const step = (from: State, event: LockEvent) => {
  const [next, effects] = transition(lockMachine, from, event);
  return [next, effects.map(({ type }) => type)] as const;
};
const initial = (): State => initialTransition(lockMachine)[0];

describe('lock paths', () => {
  const paths = getShortestPaths(lockMachine, { events: EVENTS, limit: 2_000 });
  it('reach every state', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(['open', 'locking', 'locked', 'checking', 'leaving']),
    );
  });
  it.each(
    paths.map(
      ({ state, steps }) => [steps.map(({ event }) => event.type).join(' › ') || 'start', state as State] as const,
    ),
  )('end open, by the right password or by the log-out, from: %s', (_name, from) => {
    const opened = [{ type: 'SETTLED' }, { type: 'TRY' }, { type: 'RIGHT' }].reduce<State>(
      (at, event) => step(at, event as LockEvent)[0],
      from,
    );
    expect(opened.value).toBe(from.value === 'leaving' ? 'leaving' : 'open');
    expect(step(opened, { type: 'CLEARED' })[0].value).toBe('open');
  });
});

it('opens only by the right password or by a log-in or out; the last wrong try logs out and shows nothing until then', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 60 }), (history) => {
      let [at, wrong] = [initial(), 0];
      for (const event of history) {
        const [next, effects] = step(at, event);
        if (event.type === 'FOUND_LOCKED' && at.value === 'open') wrong = event.tries ?? 0;
        if (event.type === 'LOCK' && at.value === 'open') wrong = 0;
        if (event.type === 'WRONG' && at.value === 'checking') wrong += 1;
        if (at.value !== 'open' && next.value === 'open') {
          expect(['RIGHT', 'CLEARED']).toContain(event.type);
          expect(effects.includes('clear')).toBe(event.type === 'RIGHT');
        }
        expect(effects.includes('logOut')).toBe(
          at.value === 'checking' && event.type === 'WRONG' && wrong === LOCK_TRIES,
        );
        if (next.value !== 'open') expect(next.context.tries).toBe(wrong);
        expect(wrong <= LOCK_TRIES).toBe(true);
        at = next;
      }
    }),
  );
});
