import { describe, expect, it } from 'vitest';
import { callUserStateOf } from './call-state.ts';
import { invitation, member, party, run, said, type Effect } from './call.fixture.ts';
import { eventOf, type CallEvent } from './call-events.ts';

const PLACE: CallEvent = { type: 'PLACE', callId: 'c1', to: [party('a')], kind: 'audio' };
const PLACE_TWO: CallEvent = { ...PLACE, to: [party('a'), party('b')] };
const ENTERED: CallEvent = { type: 'ENTERED', callId: 'c1', member: member('a') };
const THIRD: CallEvent = { type: 'ENTERED', callId: 'c1', member: member('b') };
const INVITED: CallEvent = { type: 'INVITED', invitation: invitation('c1', 'a') };
const accept = (at: number): CallEvent => ({ type: 'ACCEPT', at });
const rejected = (userId: string, busy: boolean): CallEvent => ({ type: 'REJECTED', callId: 'c1', userId, busy });
const left = (userId: string): CallEvent => ({ type: 'LEFT', callId: 'c1', userId });
const MEMBERS: CallEvent = { type: 'MEMBERS', callId: 'c1', members: [member('me'), member('a')] };

const pages = (effects: readonly Effect[]) =>
  effects.filter(({ type }) => type === 'move').map(({ params }) => params['page']);
const count = (effects: readonly Effect[], ...types: readonly string[]) =>
  effects.filter(({ type }) => types.includes(type)).length;
const sent = (effects: readonly Effect[]) => effects.filter(({ type }) => type.startsWith('send'));

describe('an end is told in the specification’s words', () => {
  it.each<[string, readonly CallEvent[], readonly string[]]>([
    ['the caller took it back', [INVITED, { type: 'CANCELLED', callId: 'c1', because: 'cancelled' }], ['通话已取消']],
    ['it rang here for 30 s', [INVITED, { type: 'TIME_OUT' }], ['通话超时未应答']],
    [
      'the caller’s 30 s were over first',
      [INVITED, { type: 'CANCELLED', callId: 'c1', because: 'no-answer' }],
      ['通话超时未应答'],
    ],
    ['refused', [PLACE, rejected('a', false)], ['a医生拒绝通话']],
    ['busy', [PLACE, rejected('a', true)], ['a医生忙线']],
    ['not answered', [PLACE, { type: 'TIME_OUT' }], ['a医生无应答']],
    ['two who do not answer', [PLACE_TWO, { type: 'TIME_OUT' }], ['a医生、b医生无应答']],
    ['the other hung up', [PLACE, ENTERED, left('a'), { type: 'DISSOLVED', callId: 'c1' }], ['通话已结束']],
    ['dissolved', [INVITED, accept(0), MEMBERS, { type: 'DISSOLVED', callId: 'c1' }, left('a')], ['通话已结束']],
    ['over before the answer came', [INVITED, accept(0), { type: 'GONE', callId: 'c1' }], ['通话已结束']],
    [
      'nobody is there',
      [PLACE, { type: 'INVITE_ANSWERED', callId: 'c1', offline: ['a'] }, { type: 'PAUSE_OVER' }],
      ['a医生不在线，已留下未接来电提醒'],
    ],
    [
      'a failure',
      [PLACE, { type: 'INVITE_FAILED', callId: 'c1', to: ['a'], message: '网络连接失败' }, { type: 'PAUSE_OVER' }],
      ['网络连接失败'],
    ],
    ['hung up by oneself', [PLACE, ENTERED, { type: 'HANG_UP' }], []],
    ['answered in another window', [INVITED, { type: 'ANSWERED_ELSEWHERE', callId: 'c1' }], []],
  ])('%s', (_name, history, words) => {
    const [state, effects] = run(...history);
    expect(state.value).toBe('idle');
    expect(said(effects)).toEqual(words);
  });
});

describe('who hears of it', () => {
  it.each<[string, readonly CallEvent[], readonly unknown[]]>([
    [
      'taken back',
      [PLACE, { type: 'HANG_UP' }],
      // Who answered in this very moment must hear of it, too.
      [
        { type: 'sendCancel', params: { callId: 'c1', because: 'cancelled' } },
        { type: 'sendHangUp', params: { callId: 'c1' } },
      ],
    ],
    [
      'given up',
      [PLACE, { type: 'TIME_OUT' }],
      // Who answered in this very moment must hear of it, too.
      [
        { type: 'sendCancel', params: { callId: 'c1', because: 'no-answer' } },
        { type: 'sendHangUp', params: { callId: 'c1' } },
      ],
    ],
    ['refused', [INVITED, { type: 'REJECT' }], [{ type: 'sendReject', params: { callId: 'c1', busy: false } }]],
    ['missed by a log-out', [INVITED, { type: 'LOG_OUT' }], []],
    ['hung up', [INVITED, accept(0), MEMBERS, { type: 'HANG_UP' }], [{ type: 'sendHangUp', params: { callId: 'c1' } }]],
    ['logged out in a call', [PLACE, ENTERED, { type: 'LOG_OUT' }], [{ type: 'sendHangUp', params: { callId: 'c1' } }]],
  ])('%s', (_name, history, expected) => {
    const after = sent(run(...history)[1]).filter(({ type }) => type !== 'sendInvite' && type !== 'sendAccept');
    expect(after).toEqual(expected);
  });

  it('a colleague who still rings, when the call they were asked into ends', () => {
    const [state, effects] = run(PLACE, ENTERED, { type: 'INVITE', to: party('b') }, left('a'));
    expect(state.value).toBe('idle');
    expect(sent(effects).slice(2)).toEqual([
      { type: 'sendCancel', params: { callId: 'c1', because: 'cancelled' } },
      { type: 'sendHangUp', params: { callId: 'c1' } },
    ]);
  });
});

it.each<[string, readonly CallEvent[], CallEvent, 'ignored' | 'idle']>([
  ['one’s own, at rest', [], { type: 'INVITED', invitation: invitation('c9', 'me') }, 'ignored'],
  ['one’s own, in a call', [PLACE, ENTERED], { type: 'INVITED', invitation: invitation('c9', 'me') }, 'ignored'],
  ['call-end, at rest', [], { type: 'INVITED', invitation: invitation('c1', 'a', { callEnd: true }) }, 'ignored'],
  [
    'call-end of another',
    [INVITED],
    { type: 'INVITED', invitation: invitation('c9', 'b', { callEnd: true }) },
    'ignored',
  ],
  [
    'call-end of this one',
    [INVITED],
    { type: 'INVITED', invitation: invitation('c1', 'a', { callEnd: true }) },
    'idle',
  ],
])('an invitation that is %s is answered by nothing', (_name, history, event, outcome) => {
  const [before, effects] = run(...history);
  const [after, all] = run(...history, event);
  expect(after.value).toEqual(outcome === 'idle' ? 'idle' : before.value);
  expect(sent(all)).toEqual(sent(effects));
});

it('accepting leads to video-home, then to the page of the kind, and an end back', () => {
  expect(pages(run(INVITED, accept(0), MEMBERS, { type: 'HANG_UP' })[1])).toEqual([
    'video-home',
    'video-call',
    'video-home',
  ]);
  expect(pages(run(PLACE, ENTERED, { type: 'HANG_UP' })[1])).toEqual(['audio-call', 'video-home']);
  expect(pages(run(INVITED, { type: 'REJECT' })[1])).toEqual([]);
});

it.each([
  [499, false],
  [500, true],
  [501, true],
  // The clock was set back.
  [-900, true],
])('a click %i ms after the one before answers the next call: %s', (later, answers) => {
  const again: CallEvent = { type: 'INVITED', invitation: invitation('c2', 'b') };
  const taken: CallEvent = { type: 'CANCELLED', callId: 'c1', because: 'cancelled' };
  const [state, effects] = run(INVITED, accept(1_000), taken, again, accept(1_000 + later));
  expect(state.value).toEqual({ calling: answers ? 'answering' : 'ringing' });
  expect(count(effects, 'sendAccept')).toBe(answers ? 2 : 1);
});

it('a second click on the same call answers it once', () => {
  expect(count(run(INVITED, accept(0), accept(200), accept(501))[1], 'sendAccept', 'openRoom')).toBe(2);
});

it('a video call answered by voice starts without the camera', () => {
  const room = (effects: readonly Effect[]) => effects.find(({ type }) => type === 'openRoom')?.params['camera'];
  expect(room(run(INVITED, { type: 'ACCEPT', at: 0, camera: false })[1])).toBe(false);
  expect(room(run(INVITED, accept(0))[1])).toBe(true);
  expect(room(run(PLACE, ENTERED)[1])).toBe(false);
});

describe('three', () => {
  it('may one refuse while the other still rings', () => {
    const [state, effects] = run(PLACE_TWO, rejected('b', false), ENTERED);
    expect(state.value).toBe('connected');
    expect(said(effects)).toEqual(['b医生拒绝通话']);
  });

  it('the third only comes into what runs', () => {
    const [state, effects] = run(PLACE_TWO, ENTERED, THIRD);
    expect(state.context.others.map(({ userId }) => userId)).toEqual(['a', 'b']);
    expect([count(effects, 'openRoom'), count(effects, 'startTalk')]).toEqual([1, 1]);
  });

  it('may one leave, and the talk goes on', () => {
    const [state, effects] = run(PLACE_TWO, ENTERED, THIRD, left('a'));
    expect([state.value, said(effects)]).toEqual(['connected', []]);
    expect(callUserStateOf(state, undefined, { microphone: true, camera: true }).meetingUserIdList).toEqual([
      'me',
      'b',
    ]);
  });

  it('may one not answer, and the talk goes on', () => {
    const [state, effects] = run(PLACE_TWO, ENTERED, { type: 'TIME_OUT' }, { type: 'TIME_OUT' });
    expect([state.value, said(effects)]).toEqual(['connected', ['b医生无应答']]);
  });

  it('is full: a fourth is not asked', () => {
    const [, effects] = run(PLACE_TWO, ENTERED, THIRD, { type: 'INVITE', to: party('d') });
    expect(count(effects, 'sendInvite')).toBe(1);
  });
});

it('leaving the page of a voice call ends it once it is connected, that of a video call does not', () => {
  expect(run(PLACE, { type: 'LEFT_AUDIO_PAGE' })[0].value).toEqual({ calling: 'outgoing' });
  expect(run(PLACE, ENTERED, { type: 'LEFT_AUDIO_PAGE' })[0].value).toBe('idle');
  expect(run(INVITED, accept(0), MEMBERS, { type: 'LEFT_AUDIO_PAGE' })[0].value).toBe('connected');
});

it('is not placed to oneself, to nobody or to three', () => {
  for (const to of [[], [party('me')], ['a', 'b', 'c'].map(party)]) expect(run({ ...PLACE, to })[0].value).toBe('idle');
});

it('the words of a failure stand with everything stopped, and the status as it was', () => {
  const [state, effects] = run(PLACE, ENTERED, { type: 'FAILED', callId: 'c1', message: '媒体服务不可用' });
  expect([state.value, state.context.failure]).toEqual(['failing', '媒体服务不可用']);
  expect(callUserStateOf(state, undefined, { microphone: false, camera: false }).callStatus).toBe('connected');
  expect(effects.slice(-5).map(({ type }) => type)).toEqual([
    'endTalk',
    'closeRoom',
    'stopTimeout',
    'startPause',
    'say',
  ]);
});

it('news become events, but those that change nothing about the call itself', () => {
  expect(eventOf({ news: 'invited', invitation: invitation('c1', 'a') })).toEqual(INVITED);
  expect(eventOf({ news: 'entered', callId: 'c1', member: member('a') })).toEqual(ENTERED);
  expect(eventOf({ news: 'left', callId: 'c1', userId: 'a', because: 'lost' })).toEqual(left('a'));
  expect(eventOf({ news: 'presence', userId: 'a', presence: 'busy' })).toBeUndefined();
  expect(eventOf({ news: 'relayed', callId: 'c1', from: 'a', signal: {} })).toBeUndefined();
});
