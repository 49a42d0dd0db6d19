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
  { type: 'FOUND_LOCKED', tries: 5 },
  { type: 'TRY' },
  { type: 'COUNTED', tries: 1 },
  { type: 'COUNTED', tries: 5 },
  { type: 'COUNTED', tries: 6 },
  { type: 'RIGHT' },
  { type: 'WRONG' },
  { type: 'UNSURE' },
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
      new Set(['open', 'locking', 'locked', 'counting', 'checking', 'leaving']),
    );
  });
  it.each(
    paths.map(
      ({ state, steps }) => [steps.map(({ event }) => event.type).join(' › ') || 'start', state as State] as const,
    ),
  )('end open, by the right password or by the log-out, from: %s', (_name, from) => {
    const opened = [
      { type: 'SETTLED' },
      { type: 'TRY' },
      { type: 'COUNTED', tries: 1 },
      { type: 'RIGHT' },
    ].reduce<State>((at, event) => step(at, event as LockEvent)[0], from);
    expect(opened.value).toBe(from.value === 'leaving' ? 'leaving' : 'open');
    expect(step(opened, { type: 'CLEARED' })[0].value).toBe('open');
  });
});

it('opens only by a right password that was counted, or by a log-in or out; when no try is left it logs out and shows nothing until then', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 60 }), (history) => {
      let at = initial();
      for (const event of history) {
        const [next, effects] = step(at, event);
        if (at.value !== 'open' && next.value === 'open') {
          expect(event.type === 'CLEARED' || (event.type === 'RIGHT' && at.value === 'checking')).toBe(true);
          expect(effects.includes('clear')).toBe(event.type === 'RIGHT');
        }
        // Nothing is looked at that was not counted, and nothing beyond the last try.
        if (next.value === 'checking' && at.value !== 'checking')
          expect(event.type === 'COUNTED' && at.value === 'counting' && event.tries <= LOCK_TRIES).toBe(true);
        expect(effects.includes('count')).toBe(at.value === 'locked' && event.type === 'TRY');
        expect(effects.includes('uncount')).toBe(at.value === 'checking' && event.type === 'UNSURE');
        expect(next.context.tries).toBeGreaterThanOrEqual(0);
        const usedUp =
          (at.value === 'checking' && event.type === 'WRONG' && at.context.tries >= LOCK_TRIES) ||
          (at.value === 'counting' && event.type === 'COUNTED' && event.tries > LOCK_TRIES) ||
          (at.value === 'open' && event.type === 'FOUND_LOCKED' && (event.tries ?? 0) >= LOCK_TRIES);
        expect(effects.includes('logOut')).toBe(usedUp);
        expect(next.value === 'leaving').toBe(usedUp || (at.value === 'leaving' && event.type !== 'CLEARED'));
        expect(next.context.tries).toBeLessThanOrEqual(LOCK_TRIES);
        at = next;
      }
    }),
  );
});
