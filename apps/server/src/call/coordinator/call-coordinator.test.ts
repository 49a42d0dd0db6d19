import { beforeEach, describe, expect, it } from 'vitest';
import { CALL_ID, createOfficeWithPeople, OTHER_CALL, partyOf, type OfficeWithPeople } from './coordinator.fixture.ts';

let all: OfficeWithPeople;
beforeEach(() => {
  all = createOfficeWithPeople();
  all.enter('a', 'b', 'c', 'd');
});
const callId = CALL_ID;

describe('ringing', () => {
  it('brings two together and says who is in', () => {
    expect(all.invite('a', ['b'])).toEqual({ ok: true, offline: [] });
    expect(all.news('b')).toEqual([
      { news: 'invited', invitation: { callId, from: partyOf('a'), kind: 'video', others: [] } },
    ]);
    expect(all.tell('b', { do: 'accept', callId })).toMatchObject({ members: [{ userId: 'a', camera: true }] });
    expect(all.news('a')).toMatchObject([{ news: 'entered', member: { userId: 'b' } }]);
  });
  it('rings in all windows of a browser, and falls silent in the others once one answers', () => {
    all.enter('b2');
    all.invite('a', ['b']);
    expect([all.kinds('b'), all.kinds('b2')]).toEqual([['invited'], ['invited']]);
    all.tell('b2', { do: 'accept', callId });
    expect([all.kinds('b'), all.kinds('b2')]).toEqual([['answered-elsewhere'], []]);
    expect(all.tell('b', { do: 'accept', callId })).toMatchObject({ ok: false, code: 'gone' });
    // A running call belongs to one window: what comes now rings there only.
    all.invite('c', ['b'], OTHER_CALL);
    expect([all.kinds('b'), all.kinds('b2')]).toEqual([[], ['invited']]);
  });
  it('rings again in a page that was loaded anew', () => {
    all.invite('a', ['b']);
    all.coordinator().dropped('b', 'closed');
    all.enter('b2');
    expect(all.kinds('b2')).toEqual(['invited']);
  });
  it.each([
    [true, ['a:busy', 'b:busy']],
    [false, ['a:rejected', 'b:rejected']],
  ])('is rejected, busy: %s', (busy, outcomes) => {
    all.invite('a', ['b']);
    all.tell('b', { do: 'reject', callId, busy });
    expect(all.news('a')).toEqual([{ news: 'rejected', callId, userId: 'b', busy }]);
    expect(all.outcomes()).toEqual(outcomes);
    expect(all.coordinator().sizes().calls).toBe(0);
  });
  it.each([
    ['cancelled', ['a:cancelled', 'b:missed']],
    ['no-answer', ['a:no-answer', 'b:missed']],
  ] as const)('is taken back: %s', (because, outcomes) => {
    all.invite('a', ['b']);
    all.tell('a', { do: 'cancel', callId, because });
    expect(all.news('b').at(-1)).toEqual({ news: 'cancelled', callId, because });
    expect(all.kinds('a')).toEqual([]);
    expect(all.outcomes()).toEqual(outcomes);
  });
  it('is taken back by the server where the caller cannot, after 35 s', () => {
    all.invite('a', ['b']);
    all.time.advance(34_999);
    expect(all.kinds('b')).toEqual(['invited']);
    all.time.advance(1);
    expect([all.kinds('a'), all.news('b')]).toEqual([
      ['left', 'dissolved'],
      [{ news: 'cancelled', callId, because: 'no-answer' }],
    ]);
  });
  it('leaves a missed call with who is not there', () => {
    all.tell('b', { do: 'log-out' });
    expect(all.invite('a', ['b'])).toEqual({ ok: true, offline: ['b'] });
    expect([all.kinds('a'), all.outcomes()]).toEqual([[], ['a:no-answer', 'b:missed']]);
  });
  it('ends both with busy where two call each other at once', () => {
    all.invite('a', ['b']);
    all.invite('b', ['a'], OTHER_CALL);
    all.tell('a', { do: 'reject', callId: OTHER_CALL, busy: true });
    all.tell('b', { do: 'reject', callId, busy: true });
    expect([all.kinds('a'), all.kinds('b')]).toEqual([
      ['invited', 'rejected'],
      ['invited', 'rejected'],
    ]);
    expect(all.coordinator().sizes().calls).toBe(0);
  });
});

describe('refuses', () => {
  const refusalOf = (answer: unknown) => (answer as { code?: string }).code;
  it('oneself, strangers, and who did not log in', () => {
    expect(all.tell('a', { do: 'invite', callId, to: ['a'], kind: 'audio' })).toEqual({
      ok: false,
      code: 'self',
      message: '请输入正确号码',
    });
    expect(refusalOf(all.invite('a', ['z']))).toBe('unknown-user');
    expect(refusalOf(all.invite('e', ['a']))).toBe('not-logged-in');
  });
  it('a fourth, and words about calls one is not in', () => {
    all.connect('a', 'b');
    expect(refusalOf(all.invite('a', ['c', 'd']))).toBe('full');
    expect(all.invite('b', ['c'])).toMatchObject({ ok: true });
    expect(refusalOf(all.invite('a', ['d']))).toBe('full');
    expect(refusalOf(all.invite('d', ['a']))).toBe('gone');
    expect(refusalOf(all.tell('d', { do: 'accept', callId }))).toBe('gone');
    expect(refusalOf(all.tell('d', { do: 'relay', callId, to: 'a', signal: 1 }))).toBe('gone');
    expect(refusalOf(all.tell('a', { do: 'relay', callId, to: 'c', signal: 1 }))).toBe('gone');
    expect([all.kinds('a'), all.kinds('d')]).toEqual([[], []]);
  });
  it('a call that is over, whoever asks in it', () => {
    all.connect('a', 'b');
    all.tell('b', { do: 'hang-up', callId });
    expect(refusalOf(all.invite('a', ['c']))).toBe('gone');
    expect(refusalOf(all.tell('a', { do: 'rejoin', callId }))).toBe('gone');
    expect(all.tell('a', { do: 'hang-up', callId })).toEqual({ ok: true });
  });
  it('a second call in another window', () => {
    all.enter('a2');
    all.connect('a', 'b');
    expect(all.invite('a2', ['c'], OTHER_CALL)).toMatchObject({ ok: false, message: '您正在另一个窗口通话' });
  });
});

describe('a talk', () => {
  it('takes a third in, and goes on when one leaves', () => {
    all.connect('a', 'b');
    all.invite('b', ['c']);
    expect(all.news('c')).toMatchObject([{ invitation: { from: { userId: 'b' }, others: [{ userId: 'a' }] } }]);
    all.tell('c', { do: 'accept', callId });
    expect([all.kinds('a'), all.kinds('b')]).toEqual([['entered'], ['entered']]);
    all.tell('a', { do: 'hang-up', callId });
    expect([all.kinds('b'), all.kinds('c')]).toEqual([['left'], ['left']]);
    all.time.advance(60_000);
    all.tell('b', { do: 'hang-up', callId });
    expect(all.kinds('c')).toEqual(['left', 'dissolved']);
    expect(all.outcomes()).toEqual(['a:talked', 'b:talked', 'c:talked']);
  });
  it('goes on where the invitation of a third comes to nothing', () => {
    all.connect('a', 'b');
    all.invite('a', ['c']);
    all.tell('a', { do: 'cancel', callId, because: 'no-answer' });
    expect([all.kinds('a'), all.kinds('b'), all.kinds('c')]).toEqual([[], [], ['invited', 'cancelled']]);
    expect(all.coordinator().presenceOf('a')).toBe('busy');
  });
  it('keeps that somebody talked who is asked in once more and does not come', () => {
    all.connect('a', 'b');
    all.invite('a', ['c']);
    all.tell('c', { do: 'accept', callId });
    const since = all.kept()?.participants.find(({ party }) => party.userId === 'b')?.enteredAt;
    all.tell('b', { do: 'hang-up', callId });
    all.time.advance(1_000);
    all.invite('a', ['b']);
    all.tell('b', { do: 'reject', callId, busy: false });
    expect(all.kept()?.participants.find(({ party }) => party.userId === 'b')).toMatchObject({
      outcome: 'rejected',
      enteredAt: since,
    });
    expect(since).toEqual(expect.any(Number));
  });
  it('takes the invitations of who leaves along', () => {
    all.connect('a', 'b');
    all.invite('a', ['c']);
    all.tell('a', { do: 'hang-up', callId });
    expect([all.kinds('b'), all.kinds('c')]).toEqual([
      ['left', 'dissolved'],
      ['invited', 'cancelled'],
    ]);
  });
  it('waits a moment for who closed the page, and longer for who fell silent', () => {
    for (const [cause, wait] of [
      ['closed', 1_500],
      ['silent', 60_000],
    ] as const) {
      const id = cause === 'closed' ? CALL_ID : OTHER_CALL;
      all.connect('a', 'b', id);
      all.coordinator().dropped('b', cause);
      expect(all.news('a')).toMatchObject([{ news: 'reconnecting', userId: 'b', back: false }]);
      all.time.advance(wait - 1);
      expect(all.kinds('a')).toEqual([]);
      all.time.advance(1);
      expect(all.news('a')).toMatchObject([{ news: 'left', because: 'lost' }, { news: 'dissolved' }]);
      all.coordinator().back('b');
    }
  });
  it('goes on when they are back, by themselves or by another window', () => {
    all.connect('a', 'b');
    all.coordinator().dropped('b', 'silent');
    all.coordinator().back('b');
    expect(all.news('a')).toMatchObject([{ back: false }, { back: true }]);
    all.coordinator().dropped('b', 'closed');
    all.enter('b2');
    expect(all.tell('b2', { do: 'rejoin', callId })).toMatchObject({ ok: true, members: [{ userId: 'a' }] });
    expect(all.news('a')).toMatchObject([{ back: false }, { back: true }]);
    all.time.advance(120_000);
    expect(all.kinds('a')).toEqual([]);
  });
  it('goes on after a restart of the server for those who are back within 30 s', () => {
    all.connect('a', 'b');
    all.restart();
    all.enter('a', 'b');
    all.tell('a', { do: 'rejoin', callId });
    all.time.advance(29_000);
    expect(all.tell('b', { do: 'rejoin', callId })).toMatchObject({ members: [{ userId: 'a' }] });
    expect(all.news('a')).toMatchObject([{ news: 'reconnecting', userId: 'b', back: true }]);
    all.restart();
    all.enter('a');
    all.tell('a', { do: 'rejoin', callId });
    all.time.advance(30_000);
    expect(all.kinds('a')).toEqual(['left', 'dissolved']);
  });
  it('rings on after a restart', () => {
    all.invite('a', ['b']);
    all.restart();
    all.enter('b', 'a');
    expect(all.kinds('b')).toEqual(['invited']);
    all.tell('a', { do: 'rejoin', callId });
    all.tell('b', { do: 'accept', callId });
    expect(all.kinds('a')).toEqual(['entered']);
  });
  it('ends for who logs in on another device, and for who logs out', () => {
    all.connect('a', 'b');
    all.tell('a9', { do: 'log-in', device: 'another' });
    expect([all.kinds('a'), all.kinds('b')]).toEqual([['kicked-out'], ['left', 'dissolved']]);
    expect(all.tell('a', { do: 'hang-up', callId })).toMatchObject({ code: 'not-logged-in' });
    all.connect('a9', 'b', OTHER_CALL);
    all.tell('b', { do: 'log-out' });
    expect(all.kinds('a9')).toEqual(['left', 'dissolved']);
    expect(all.coordinator().sizes()).toEqual({ windows: 3, calls: 0, watches: 0 });
  });
  it('carries words only between those in it, and shows who hears and sees', () => {
    all.connect('a', 'b');
    all.tell('a', { do: 'relay', callId, to: 'b', signal: { sdp: 'x' } });
    all.tell('b', { do: 'announce', callId, microphone: false, camera: true });
    expect([all.news('a'), all.news('b')]).toEqual([
      [{ news: 'announced', callId, userId: 'b', microphone: false, camera: true }],
      [{ news: 'relayed', callId, from: 'a', signal: { sdp: 'x' } }],
    ]);
  });
});

it('tells who watches who can be called, and each change once', () => {
  all.tell('d', { do: 'watch', userIds: ['a', 'b', 'z'] });
  const seen = () => all.news('d').map((one) => ('presence' in one ? `${one.userId} ${one.presence}` : one.news));
  expect(seen()).toEqual(['a online', 'b online', 'z offline']);
  all.connect('a', 'b');
  all.tell('d', { do: 'watch', userIds: ['a'] });
  expect(seen()).toEqual(['a busy']);
  all.tell('a', { do: 'hang-up', callId });
  expect(seen()).toEqual(['a online']);
  all.coordinator().dropped('a', 'closed');
  expect(seen()).toEqual([]);
  all.time.advance(1_500);
  expect(seen()).toEqual(['a offline']);
  all.coordinator().back('a');
  expect(seen()).toEqual(['a online']);
  all.tell('d', { do: 'watch', userIds: [] });
  all.coordinator().gone('a');
  expect([seen(), all.coordinator().sizes().watches]).toEqual([[], 0]);
});

it('keeps of a resident only whom the call was about, and shows the rest to those in it', () => {
  const resident = { residentId: 'resident-1', title: '张三丰 男 71岁', fields: [{ label: '血压', value: '142/88' }] };
  all.tell('a', { do: 'invite', callId, to: ['b'], kind: 'audio', resident });
  expect(all.news('b')).toMatchObject([{ invitation: { resident } }]);
  expect(all.kept()?.residentId).toBe('resident-1');
  all.tell('a', { do: 'cancel', callId, because: 'cancelled' });
  const again = { do: 'invite', callId: OTHER_CALL, to: ['b'], kind: 'audio', resident } as const;
  const callees = new Map([['b', partyOf('b')]]);
  expect(all.coordinator().handle('a', partyOf('a'), again, { callees, mayShow: false })).toMatchObject({
    code: 'not-permitted',
  });
});
