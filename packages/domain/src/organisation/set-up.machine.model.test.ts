import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { setUpMachine, type SetUpEvent } from './set-up.machine.ts';

type State = SnapshotFrom<typeof setUpMachine>;
const COUNTY = [{ code: '320999', name: '云溪县卫生健康委员会' }];
const EVENTS: SetUpEvent[] = [
  { type: 'ANSWERED', needed: true },
  { type: 'ANSWERED', needed: false },
  { type: 'FAILED', cause: 'network' },
  { type: 'RETRY' },
  { type: 'TYPED', code: 'ABCD' },
  { type: 'CODE_RIGHT' },
  { type: 'CHOSEN', institutions: COUNTY },
  { type: 'BACK' },
  { type: 'DONE' },
];
const after = (events: readonly SetUpEvent[], from: State = initialTransition(setUpMachine)[0]): State =>
  events.reduce<State>((at, event) => transition(setUpMachine, at, event)[0], from);

describe('the steps of a set-up', () => {
  it('are all reached', () => {
    const paths = getShortestPaths(setUpMachine, { events: EVENTS, limit: 500 });
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(['asking', 'unreachable', 'code', 'institutions', 'administrator', 'notNeeded', 'done']),
    );
  });

  it('ask at the start and again after a failure, which is then forgotten', () => {
    const [start, effects] = initialTransition(setUpMachine);
    expect(effects.map(({ type }) => type)).toContain('ask');
    const failed = after([{ type: 'FAILED', cause: 'network' }], start);
    expect([failed.value, failed.context.failure]).toEqual(['unreachable', 'network']);
    const [again, asked] = transition(setUpMachine, failed, { type: 'RETRY' });
    expect([again.value, again.context.failure, asked.map(({ type }) => type)]).toEqual([
      'asking',
      undefined,
      expect.arrayContaining(['ask']),
    ]);
  });

  it('lead to the administrator only behind the right code and the institutions, and keep what was entered on the way back', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 30 }), (events) => {
        const state = after(events);
        const said = events.map(({ type }) => type);
        if (state.value === 'administrator' || state.value === 'done') {
          expect(said.indexOf('CODE_RIGHT')).toBeGreaterThan(-1);
          expect(state.context.institutions).toEqual(COUNTY);
        }
        if (state.value === 'institutions' && said.lastIndexOf('TYPED') < said.indexOf('CODE_RIGHT'))
          expect(['', 'ABCD']).toContain(state.context.code);
      }),
    );
    const back = after([
      { type: 'ANSWERED', needed: true },
      { type: 'TYPED', code: 'ABCD' },
      { type: 'CODE_RIGHT' },
      { type: 'CHOSEN', institutions: COUNTY },
      { type: 'BACK' },
      { type: 'BACK' },
    ]);
    expect([back.value, back.context]).toEqual([
      'code',
      expect.objectContaining({ code: 'ABCD', institutions: COUNTY }),
    ]);
  });
});
