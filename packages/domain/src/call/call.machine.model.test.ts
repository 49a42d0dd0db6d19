import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { callStatusOf, callUserStateOf, type CallSnapshot } from './call-state.ts';
import { EVENTS, idle, invitation, NOTHING, runningAfter, said, step, type Running } from './call.fixture.ts';
import { callMachine } from './call.machine.ts';

const FULL = JSON.stringify;
// Only what decides what happens next: without the names, it stays small enough to be walked whole.
const paths = getShortestPaths(callMachine, {
  fromState: idle(),
  events: [...EVENTS],
  serializeState: (state) => {
    const { value, context } = state as CallSnapshot;
    const { callId, kind, isInviter, isAccepted, invited, others, reconnecting, acceptedAt } = context;
    const ids = [invited, others].map((people) => people.map(({ userId }) => userId));
    return FULL([value, callId, kind, isInviter, isAccepted, ids, reconnecting, acceptedAt]);
  },
});

const replay = (events: readonly { readonly event: unknown }[]): Running => {
  let [at, running] = [idle(), NOTHING];
  for (const { event } of events) {
    const known = event as (typeof EVENTS)[number];
    if (!EVENTS.some((one) => one === known)) continue;
    const [next, effects] = step(at, known);
    running = runningAfter(running, effects, known.type);
    at = next;
  }
  return running;
};

describe('every call', () => {
  it('state is reached', () => {
    expect(new Set(paths.map(({ state }) => FULL(state.value)))).toEqual(
      new Set(
        ['idle', { calling: 'outgoing' }, { calling: 'ringing' }, { calling: 'answering' }, 'connected', 'failing'].map(
          (value) => FULL(value),
        ),
      ),
    );
    expect(paths.length).toBeGreaterThan(50);
  });

  it.each(['HANG_UP', 'LOG_OUT', 'KICKED_OUT'] as const)('comes to rest by %s, and nothing goes on', (type) => {
    for (const { state, steps } of paths) {
      const [next, effects] = step(state as CallSnapshot, { type });
      expect(next.value).toBe('idle');
      expect({ ...next.context, self: '', acceptedAt: undefined }).toEqual({
        ...idle('').context,
        acceptedAt: undefined,
      });
      expect(runningAfter(replay(steps), effects, type)).toEqual(NOTHING);
    }
  });

  it('that is not failing ends by the word of the server, said once unless it only rang elsewhere', () => {
    for (const { state } of paths) {
      if (state.value === 'idle') continue;
      const [next, effects] = step(state as CallSnapshot, { type: 'DISSOLVED', callId: state.context.callId ?? '' });
      expect(next.value).toBe('idle');
      expect(said(effects)).toEqual(state.value === 'failing' ? [] : ['通话已结束']);
    }
  });

  it('answers a foreign invitation as busy, and is not moved by it', () => {
    for (const { state } of paths) {
      const [next, effects] = step(state as CallSnapshot, { type: 'INVITED', invitation: invitation('c9', 'z') });
      if (state.value === 'idle') expect(next.value).toEqual({ calling: 'ringing' });
      else {
        expect(effects).toEqual([{ type: 'sendReject', params: { callId: 'c9', busy: true } }]);
        expect([next.value, next.context]).toEqual([state.value, state.context]);
      }
    }
  });
});

describe('whatever happens, in whatever order,', () => {
  const histories = fc.array(fc.constantFrom(...EVENTS), { maxLength: 50 });

  it('at most two others take part, what runs fits the state, and one step says at most one thing', () => {
    fc.assert(
      fc.property(histories, (history) => {
        let [at, running] = [idle(), NOTHING];
        for (const event of history) {
          const [next, effects] = step(at, event);
          running = runningAfter(running, effects, event.type);
          const { others, invited, isAccepted, isInviter } = next.context;
          expect(Math.max(others.length, invited.length)).toBeLessThanOrEqual(2);
          expect(others.map(({ userId }) => userId)).not.toContain('me');
          expect(running).toEqual({
            ring: next.matches({ calling: 'ringing' }),
            openRoom: next.matches('connected') || next.matches({ calling: 'answering' }),
            startTalk: next.matches('connected'),
            startTimeout:
              next.matches({ calling: 'outgoing' }) ||
              next.matches({ calling: 'ringing' }) ||
              (next.matches('connected') && invited.length > 0),
            startPause: next.matches('failing'),
          });
          if (next.matches('connected')) expect(others.length > 0 && (isAccepted || isInviter)).toBe(true);
          expect(said(effects).length).toBeLessThanOrEqual(1);
          if (next.matches('idle')) expect(callStatusOf(next)).toBe('idle');
          at = next;
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('an end that was told is not told again', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const end = history.reduce((at, event) => step(at, event)[0], idle());
        const over = step(end, { type: 'HANG_UP' })[0];
        const late = EVENTS.filter(({ type }) => !['PLACE', 'INVITED', 'KICKED_OUT'].includes(type));
        for (const event of late) expect(step(over, event)[1]).toEqual([]);
      }),
    );
  });

  it('the state of the specification agrees with the machine', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const at = history.reduce((before, event) => step(before, event)[0], idle());
        const state = callUserStateOf(at, undefined, { microphone: true, camera: false });
        expect(state.callStatus === 'idle').toBe(at.value === 'idle');
        if (state.callStatus === 'connected') {
          expect(state.meetingUserIdList).toEqual(['me', ...at.context.others.map(({ userId }) => userId)]);
          expect(state.muteVideoUserIdList[0]).toBe('me');
        } else expect([...state.meetingUserIdList, ...state.muteAudioUserIdList]).toEqual([]);
      }),
    );
  });
});
