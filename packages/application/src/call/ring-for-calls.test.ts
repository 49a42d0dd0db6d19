import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import type { CurrentCall } from './call.service.ts';
import type { RingingCall } from './incoming-calls.service.ts';
import { ringForCalls } from './ring-for-calls.ts';

const party = { userId: 'b', name: '李医生', number: '2', institutionCode: '1', institutionName: '东镇' };
const ringing: RingingCall = { callId: 'c', from: party, name: '李医生', kind: 'audio', others: [] };
const placed: CurrentCall = {
  callId: 'c',
  kind: 'audio',
  status: 'calling',
  inviter: true,
  others: [],
  line: 'up',
  local: { microphone: 'off', camera: 'off', screen: false },
  quality: 'unknown',
};

function createDesk() {
  const ringing$ = new BehaviorSubject<RingingCall | undefined>(undefined);
  const call$ = new BehaviorSubject<CurrentCall | undefined>(undefined);
  const sounds: string[] = [];
  ringForCalls({ ringing$, call$ }, { start: (kind) => sounds.push(kind), stop: () => sounds.push('stop') });
  sounds.length = 0;
  return { ringing$, call$, sounds };
}

it('sounds while it rings at the other end, and is silent from the answer on', () => {
  const { call$, sounds } = createDesk();
  call$.next(placed);
  call$.next({ ...placed, line: 'reconnecting' });
  call$.next({ ...placed, status: 'connected' });
  call$.next(undefined);
  expect(sounds).toEqual(['outgoing', 'stop']);
});

it('lets the words of a failed call stand in silence', () => {
  const { call$, sounds } = createDesk();
  call$.next(placed);
  call$.next({ ...placed, failure: '李医生忙线' });
  expect(sounds).toEqual(['outgoing', 'stop']);
});

it('sounds while it rings here, not while an answered call is on its way', () => {
  const { ringing$, call$, sounds } = createDesk();
  ringing$.next(ringing);
  call$.next({ ...placed, inviter: false });
  ringing$.next(undefined);
  expect(sounds).toEqual(['incoming', 'stop']);
});

it('falls silent with the desk', () => {
  const { ringing$, call$, sounds } = createDesk();
  ringing$.next(ringing);
  ringing$.complete();
  call$.complete();
  expect(sounds).toEqual(['incoming', 'stop']);
});
