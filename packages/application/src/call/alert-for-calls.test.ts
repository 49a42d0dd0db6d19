import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import { alertForCalls } from './alert-for-calls.ts';
import type { RingingCall } from './incoming-calls.service.ts';

const party = { userId: 'b', name: '李医生', number: '2', institutionCode: '1', institutionName: '东镇' };
const ringing: RingingCall = { callId: 'c', from: party, name: '李医生', kind: 'audio', others: [] };

it('tells of each call once, and takes it back when it no longer rings', () => {
  const ringing$ = new BehaviorSubject<RingingCall | undefined>(undefined);
  const told: string[] = [];
  alertForCalls(
    { ringing$ },
    {
      show({ callId }) {
        told.push(callId);
        return () => told.push(`no ${callId}`);
      },
    },
  );
  ringing$.next(ringing);
  ringing$.next({ ...ringing });
  ringing$.next(undefined);
  ringing$.next({ ...ringing, callId: 'd' });
  ringing$.complete();
  expect(told).toEqual(['c', 'no c', 'd', 'no d']);
});
