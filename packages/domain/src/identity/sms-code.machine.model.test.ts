import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { smsCodeMachine, type SmsCodeEvent } from './sms-code.machine.ts';

type State = SnapshotFrom<typeof smsCodeMachine>;
const step = (from: State, event: SmsCodeEvent) => {
  const [next, effects] = transition(smsCodeMachine, from, event);
  return [next, effects.map(({ type }) => type)] as const;
};
const initial = (): State => initialTransition(smsCodeMachine)[0];
const after = (...events: SmsCodeEvent[]): State => events.reduce<State>((at, event) => step(at, event)[0], initial());

const [ASK, TRY] = [
  { type: 'ASK', phone: '19900000001' },
  { type: 'TRY', phone: '19900000001', code: '123456' },
] as const;
const SENT = { type: 'SENT', wait: 60 } as const;
const WRONG = { type: 'REFUSED', problem: { at: 'code', message: '验证码错误' } } as const;
const EARLY = { type: 'REFUSED', problem: { at: 'phone', message: '请 9 秒后再获取验证码' }, wait: 9 } as const;
const PROVED = { type: 'PROVED', phone: '19900000001', ticket: 't' } as const;
const EVENTS: SmsCodeEvent[] = [
  ASK,
  TRY,
  SENT,
  WRONG,
  EARLY,
  PROVED,
  { type: 'TICK', left: 0 },
  { type: 'EDIT' },
  { type: 'INVALID', problem: { at: 'phone', message: '手机号码不能为空' } },
  { type: 'AGAIN', message: '短信登录已过期' },
];

describe('paths of a code by text message', () => {
  const paths = getShortestPaths(smsCodeMachine, { events: EVENTS, limit: 500 });
  it('reach every state', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(['resting', 'sending', 'checking', 'proved']),
    );
  });
  it('lead back from every state to where one may ask again', () => {
    for (const { state } of paths) {
      const back = [WRONG, { type: 'AGAIN', message: '' }, { type: 'TICK', left: 0 }] as const;
      const rested = back.reduce<State>((at, event) => step(at, event)[0], state as State);
      expect(step(rested, ASK)[0].value).toBe('sending');
    }
  });
});

it('waits for as long as the server says before the next code', () => {
  expect(step(after(ASK), SENT)[1]).toEqual(['count']);
  expect(after(ASK, SENT, ASK).value).toBe('resting');
  expect(after(ASK, SENT).context).toMatchObject({ wait: 60, sent: true });
  expect(after(ASK, EARLY).context).toMatchObject({ wait: 9, sent: false, problem: EARLY.problem });
  expect(after(ASK, SENT, { type: 'TICK', left: 0 }, ASK).value).toBe('sending');
});
it('counts the seconds the server named, and none where it named none', () => {
  const count = (event: SmsCodeEvent) =>
    transition(smsCodeMachine, after(ASK), event)[1].filter(({ type }) => type === 'count');
  expect(count(SENT)).toMatchObject([{ params: { seconds: 60 } }]);
  expect(count(EARLY)).toMatchObject([{ params: { seconds: 9 } }]);
  expect(count({ ...WRONG, wait: 0 })).toEqual([]);
  expect(count(WRONG)).toEqual([]);
  expect(after(ASK, WRONG).context).toMatchObject({ wait: 0, problem: WRONG.problem });
});
it('shows the seconds that are left, and never less than none', () => {
  expect(after(ASK, SENT, { type: 'TICK', left: 41 }).context.wait).toBe(41);
  expect(after(ASK, SENT, { type: 'TICK', left: -3 }).context.wait).toBe(0);
});
it('says what was wrong until somebody types', () => {
  expect(after(ASK, SENT, TRY, WRONG).context.problem).toEqual(WRONG.problem);
  expect(after(ASK, SENT, TRY, WRONG, { type: 'EDIT' }).context.problem).toBeUndefined();
});
it('keeps what was proved, and takes the work up again where the log-in failed', () => {
  expect(after(ASK, SENT, TRY, PROVED).context).toMatchObject({ phone: '19900000001', ticket: 't' });
  const again = after(ASK, SENT, TRY, PROVED, { type: 'AGAIN', message: '短信登录已过期' });
  expect([again.value, again.context.ticket, again.context.problem?.message]).toEqual([
    'resting',
    undefined,
    '短信登录已过期',
  ]);
});

it('has one question under way at most, and asks for no code while it must wait', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 60 }), (history) => {
      let [at, flying] = [initial(), false];
      for (const event of history) {
        const [next, effects] = step(at, event);
        if (['SENT', 'REFUSED', 'PROVED'].includes(event.type)) flying = false;
        if (effects.includes('send')) expect(at.context.wait).toBe(0);
        if (effects.includes('send') || effects.includes('check')) {
          expect(flying).toBe(false);
          flying = true;
        }
        expect(next.context.wait).toBeGreaterThanOrEqual(0);
        at = next;
      }
    }),
  );
});
