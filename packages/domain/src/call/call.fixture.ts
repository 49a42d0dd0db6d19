import { initialTransition, transition } from 'xstate';
import type { CallEvent } from './call-events.ts';
import type { CallSnapshot } from './call-state.ts';
import type { CallMember } from './call-wire.ts';
import { callMachine } from './call.machine.ts';
import type { CallParty, Invitation } from './call.ts';

/** People and steps for the tests of the call machine. */
export const party = (userId: string): CallParty => ({
  userId,
  name: `${userId}医生`,
  number: `D${userId}`,
  institutionCode: '3301',
  institutionName: '卫生院',
});
export const member = (userId: string): CallMember => ({ ...party(userId), microphone: true, camera: true });
export const invitation = (callId: string, from: string, more: Partial<Invitation> = {}): Invitation => ({
  callId,
  from: party(from),
  kind: 'video',
  others: [],
  ...more,
});

export type Effect = { readonly type: string; readonly params: Readonly<Record<string, unknown>> };

export const idle = (self = 'me'): CallSnapshot =>
  transition(callMachine, initialTransition(callMachine)[0], { type: 'USED_BY', self })[0];

export function step(from: CallSnapshot, event: CallEvent): readonly [CallSnapshot, readonly Effect[]] {
  const [next, effects] = transition(callMachine, from, event);
  return [next, effects.map(({ type, params }) => ({ type, params: (params ?? {}) as Effect['params'] }))];
}

/** Where a history leads, and everything asked for on the way. */
export function run(...history: readonly CallEvent[]): readonly [CallSnapshot, readonly Effect[]] {
  return history.reduce<readonly [CallSnapshot, readonly Effect[]]>(
    ([at, before], event) => {
      const [next, effects] = step(at, event);
      return [next, [...before, ...effects]];
    },
    [idle(), []],
  );
}

export const said = (effects: readonly Effect[]): readonly unknown[] =>
  effects.filter(({ type }) => type === 'say').map(({ params }) => params['text']);

const PAIRS = {
  ring: 'stopRinging',
  openRoom: 'closeRoom',
  startTalk: 'endTalk',
  startTimeout: 'stopTimeout',
  startPause: 'stopPause',
} as const;
export type Running = { readonly [Began in keyof typeof PAIRS]: boolean };
export const NOTHING: Running = {
  ring: false,
  openRoom: false,
  startTalk: false,
  startTimeout: false,
  startPause: false,
};

/** What still runs after these effects. What runs once must not begin a second time; the time-out may begin anew. */
export function runningAfter(before: Running, effects: readonly Effect[], due: CallEvent['type']): Running {
  const now = {
    ...before,
    // A timer that went off runs no more.
    ...(due === 'TIME_OUT' && { startTimeout: false }),
    ...(due === 'PAUSE_OVER' && { startPause: false }),
  };
  for (const { type } of effects)
    for (const [began, ended] of Object.entries(PAIRS) as [keyof Running, string][]) {
      if (type === ended) now[began] = false;
      if (type !== began) continue;
      if (now[began] && began !== 'startTimeout') throw new Error(`${began} twice`);
      now[began] = true;
    }
  return now;
}

/** A bit of everything that can happen, in two calls (`c1`, `c2`) and among four people. */
export const EVENTS: readonly CallEvent[] = [
  { type: 'PLACE', callId: 'c1', to: [party('a')], kind: 'audio' },
  { type: 'PLACE', callId: 'c1', to: [party('a'), party('b')], kind: 'video' },
  { type: 'INVITED', invitation: invitation('c1', 'a') },
  { type: 'INVITED', invitation: invitation('c1', 'a', { kind: 'audio', others: [party('b')] }) },
  { type: 'INVITED', invitation: invitation('c2', 'c') },
  { type: 'INVITED', invitation: invitation('c2', 'me') },
  { type: 'INVITED', invitation: invitation('c1', 'a', { callEnd: true }) },
  { type: 'INVITED', invitation: invitation('c2', 'c', { callEnd: true }) },
  { type: 'INVITE', to: party('b') },
  { type: 'ACCEPT', at: 0 },
  { type: 'ACCEPT', at: 10_000, camera: false },
  { type: 'REJECT' },
  { type: 'HANG_UP' },
  { type: 'LEFT_AUDIO_PAGE' },
  { type: 'LOG_OUT' },
  { type: 'ANSWERED_ELSEWHERE', callId: 'c1' },
  { type: 'REJECTED', callId: 'c1', userId: 'a', busy: true },
  { type: 'REJECTED', callId: 'c1', userId: 'b', busy: false },
  { type: 'CANCELLED', callId: 'c1', because: 'cancelled' },
  { type: 'CANCELLED', callId: 'c1', because: 'no-answer' },
  { type: 'ENTERED', callId: 'c1', member: member('a') },
  { type: 'ENTERED', callId: 'c1', member: member('b') },
  { type: 'ENTERED', callId: 'c1', member: member('c') },
  { type: 'ENTERED', callId: 'c1', member: member('me') },
  { type: 'LEFT', callId: 'c1', userId: 'a' },
  { type: 'LEFT', callId: 'c1', userId: 'b' },
  { type: 'RECONNECTING', callId: 'c1', userId: 'a', back: false },
  { type: 'RECONNECTING', callId: 'c1', userId: 'a', back: true },
  { type: 'DISSOLVED', callId: 'c1' },
  { type: 'DISSOLVED', callId: 'c2' },
  { type: 'ANNOUNCED', callId: 'c1', userId: 'a', microphone: false, camera: false },
  { type: 'KICKED_OUT' },
  { type: 'INVITE_ANSWERED', callId: 'c1', offline: [] },
  { type: 'INVITE_ANSWERED', callId: 'c1', offline: ['a'] },
  { type: 'INVITE_ANSWERED', callId: 'c1', offline: ['a', 'b'] },
  { type: 'INVITE_FAILED', callId: 'c1', to: ['a'], message: '通话人数已满' },
  { type: 'INVITE_FAILED', callId: 'c1', to: ['b'], message: '通话人数已满' },
  { type: 'MEMBERS', callId: 'c1', members: [member('me'), member('a')] },
  { type: 'MEMBERS', callId: 'c1', members: [member('me')] },
  { type: 'MEMBERS', callId: 'c2', members: [member('c')] },
  { type: 'GONE', callId: 'c1' },
  { type: 'FAILED', callId: 'c1', message: '网络连接失败' },
  { type: 'TIME_OUT' },
  { type: 'PAUSE_OVER' },
];
