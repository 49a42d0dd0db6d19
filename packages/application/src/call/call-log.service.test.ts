import type { CallParty } from '@gongwei/domain/call';
import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import type { CallService } from './call.service.ts';
import { createCallLog } from './call-log.service.ts';
import type { Colleagues, PastCall } from './colleagues.port.ts';

const caller: CallParty = { userId: 'u2', name: '李四', number: '2', institutionCode: '1', institutionName: '卫生院' };
const call = (callId: string, outcome: PastCall['outcome'], seen = false): PastCall => ({
  callId,
  kind: 'audio',
  direction: 'received',
  outcome,
  others: [caller],
  startedAt: '2026-11-20T06:00:00Z',
  seconds: 0,
  seen,
  note: '',
});

function office() {
  const presence$ = new BehaviorSubject<'out' | 'in'>('out');
  const call$ = new BehaviorSubject<unknown>(undefined);
  const ringing$ = new BehaviorSubject<unknown>(undefined);
  const kept: PastCall[] = [];
  const answers: (() => void)[] = [];
  const colleagues = {
    pastCalls: () =>
      new Promise((done) => {
        const now = [...kept];
        answers.push(() => done(now));
      }),
    async markSeen() {
      kept.forEach((one, at) => (kept[at] = { ...one, seen: true }));
    },
  } as Partial<Colleagues> as Colleagues;
  const log = createCallLog(colleagues, { presence$, call$, ringing$ } as Partial<CallService> as CallService);
  const answer = async (): Promise<void> => {
    answers.splice(0).forEach((one) => one());
    await Promise.resolve();
    await Promise.resolve();
  };
  return { presence$, call$, ringing$, kept, answers, answer, log };
}

it('counts what was missed, once somebody can be called and whenever a ring or a call is over', async () => {
  const { presence$, ringing$, call$, kept, answers, answer, log } = office();
  kept.push(call('1', 'missed'), call('2', 'missed', true), call('3', 'talked'));
  expect(answers).toHaveLength(0);
  presence$.next('in');
  await answer();
  expect(log.missed$.value).toBe(1);

  ringing$.next({});
  expect(answers).toHaveLength(0);
  kept.push(call('4', 'missed'));
  ringing$.next(undefined);
  await answer();
  expect(log.missed$.value).toBe(2);

  call$.next({});
  call$.next(undefined);
  expect(answers).toHaveLength(1);
  await answer();
  await log.markSeen();
  await answer();
  expect(log.missed$.value).toBe(0);
});

it('forgets everything with the log-out, an answer under way too', async () => {
  const { presence$, kept, answer, log } = office();
  kept.push(call('1', 'missed'));
  presence$.next('in');
  presence$.next('out');
  await answer();
  expect(log.state$.value).toEqual({ calls: undefined });
  log.dispose();
});

it('keeps the last answer where a question fails', async () => {
  const { presence$, kept, answer, log } = office();
  kept.push(call('1', 'talked'));
  presence$.next('in');
  await answer();
  const failing = createCallLog(
    { pastCalls: () => Promise.reject(new Error('no line')) } as Partial<Colleagues> as Colleagues,
    {
      presence$,
      call$: new BehaviorSubject<unknown>(undefined),
      ringing$: new BehaviorSubject<unknown>(undefined),
    } as Partial<CallService> as CallService,
  );
  await Promise.resolve();
  await Promise.resolve();
  expect(failing.state$.value).toMatchObject({ calls: undefined, failure: { message: 'no line' } });
  expect(log.state$.value.calls).toHaveLength(1);
});
