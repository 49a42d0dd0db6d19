import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { TOKEN_TIME, tokenRefreshMachine, type TokenRefreshEvent } from './token-refresh.machine.ts';

type State = SnapshotFrom<typeof tokenRefreshMachine>;
const step = (from: State, event: TokenRefreshEvent) => {
  const [next, effects] = transition(tokenRefreshMachine, from, event);
  return [next, effects.map(({ type }) => type)] as const;
};
const initial = (): State => initialTransition(tokenRefreshMachine)[0];
const EVENTS: TokenRefreshEvent[] = [
  { type: 'TOKEN_KEPT' },
  { type: 'CHECK', age: TOKEN_TIME - 1 },
  { type: 'CHECK', age: TOKEN_TIME },
  { type: 'CHECK' },
  { type: 'SUCCEEDED' },
  { type: 'FAILED' },
  { type: 'LEFT' },
];

describe('token refresh paths', () => {
  const paths = getShortestPaths(tokenRefreshMachine, { events: EVENTS });
  it('reach every state', () => {
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set(['"stopped"', '{"watching":"checking"}', '{"watching":"refreshing"}']),
    );
  });
  it.each(paths.map(({ state }) => [JSON.stringify(state.value), state] as const))(
    'can be left from %s',
    (_, state) => {
      expect(step(state as State, { type: 'LEFT' })[0].value).toBe('stopped');
    },
  );
});

const after = (...events: TokenRefreshEvent[]): State =>
  events.reduce<State>((at, event) => step(at, event)[0], initial());

describe('a token', () => {
  it('is exchanged at the configured age, not a second before', () => {
    const kept = after({ type: 'TOKEN_KEPT' });
    expect(step(kept, { type: 'CHECK', age: 5_999 })[1]).toEqual([]);
    expect(step(kept, { type: 'CHECK', age: 6_000 })[1]).toEqual(['refresh']);
  });
  it('of unknown age is left alone', () => {
    expect(step(after({ type: 'TOKEN_KEPT' }), { type: 'CHECK' })[1]).toEqual([]);
  });
  it('is exchanged once at a time; the timer stops on success and starts with the new token', () => {
    const inFlight = after({ type: 'TOKEN_KEPT' }, { type: 'CHECK', age: 6_000 });
    expect(step(inFlight, { type: 'CHECK', age: 6_003 })[1]).toEqual([]);
    const [stopped, effects] = step(inFlight, { type: 'SUCCEEDED' });
    expect(effects).toEqual(['stop']);
    expect(step(stopped, { type: 'TOKEN_KEPT' })[1]).toEqual(['start']);
  });
  it('is tried again with the next check after a failure', () => {
    const failed = after({ type: 'TOKEN_KEPT' }, { type: 'CHECK', age: 6_000 }, { type: 'FAILED' });
    expect(step(failed, { type: 'CHECK', age: 6_003 })[1]).toEqual(['refresh']);
  });
});

it('never has two refreshes in flight nor two timers', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 60 }), (history) => {
      let [at, timers, flying] = [initial(), 0, false];
      for (const event of history) {
        const [next, effects] = step(at, event);
        if (event.type === 'SUCCEEDED' || event.type === 'FAILED' || event.type === 'LEFT') flying = false;
        for (const effect of effects) {
          if (effect === 'start') timers += 1;
          if (effect === 'stop') timers -= 1;
          if (effect === 'refresh') {
            expect(flying).toBe(false);
            flying = true;
          }
        }
        expect(timers).toBe(next.value === 'stopped' ? 0 : 1);
        at = next;
      }
    }),
  );
});
