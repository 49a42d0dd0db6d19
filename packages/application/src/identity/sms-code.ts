import { smsCodeMachine, type SmsCodeEvent, type SmsProblem } from '@gongwei/domain/identity';
import { mobileProblem } from '@gongwei/domain/resident';
import { createActor, type SnapshotFrom } from 'xstate';
import { createScope, faultOf, token, type Behavior, type Clock } from '../shared/index.ts';
import type { SmsGateway } from './sms-gateway.port.ts';

/** How far the proof of a telephone number is. */
export type SmsCodeState = {
  readonly step: 'resting' | 'sending' | 'checking' | 'proved';
  /** Seconds until another code may be asked for. */
  readonly wait: number;
  readonly sent: boolean;
  readonly problem?: SmsProblem;
  /** The number that was proved. */
  readonly phone?: string;
  /** At a log-in: what logs in, once. */
  readonly ticket?: string;
};

/** A number that is to be proved. Whoever shows it ends it. */
export interface SmsCode {
  readonly state$: Behavior<SmsCodeState>;
  /** Has a code sent to a number, unless there is something wrong with it or the minute is not over. */
  ask(phone: string): void;
  try(phone: string, code: string): void;
  /** What was wrong is being mended. */
  edit(): void;
  /** The log-in with the ticket failed. */
  again(message: string): void;
  dispose(): void;
}

/** Makes a number to be proved: one for each place that asks for it. */
export type SmsCodes = { readonly create: () => SmsCode };
export const SmsCodes = token<SmsCodes>('SmsCodes');

/** Codes by text message over a gateway. Seconds are counted by the clock, not by ticks, which pages in the background get few of. */
export const createSmsCodes = (gateway: SmsGateway, clock: Clock): SmsCodes => ({
  create: () => createSmsCode(gateway, clock),
});

const SECOND = 1_000;

function createSmsCode(gateway: SmsGateway, clock: Clock): SmsCode {
  const scope = createScope();
  let stop = (): void => {};
  /** By the clock, not by the number of ticks: a page in the background gets few of them. */
  const count = (seconds: number): void => {
    const until = clock.now().getTime() + seconds * SECOND;
    const tick = (): void => {
      stop = scope.after(clock, SECOND, () => {
        const left = Math.ceil((until - clock.now().getTime()) / SECOND);
        if (left > 0) tick();
        send({ type: 'TICK', left });
      });
    };
    stop();
    tick();
  };
  const refused = (at: SmsProblem['at'], { message, wait }: { readonly message: string; readonly wait?: number }) =>
    ({ type: 'REFUSED', problem: { at, message }, ...(wait !== undefined && { wait }) }) as const;
  const ask = async (phone: string): Promise<void> =>
    send(
      await gateway.send(phone).then<SmsCodeEvent, SmsCodeEvent>(
        (answer) => (answer.ok ? { type: 'SENT', ...answer.value } : refused('phone', answer.failure)),
        (thrown: unknown) => refused('phone', { message: faultOf(thrown).message }),
      ),
    );
  const check = async (phone: string, code: string): Promise<void> =>
    send(
      await gateway.verify(phone, code).then<SmsCodeEvent, SmsCodeEvent>(
        (answer) => (answer.ok ? { type: 'PROVED', phone, ...answer.value } : refused('code', answer.failure)),
        (thrown: unknown) => refused('code', { message: faultOf(thrown).message }),
      ),
    );
  const actor = createActor(
    smsCodeMachine.provide({
      actions: {
        send: (_, { phone }) => void ask(phone),
        check: (_, { phone, code }) => void check(phone, code),
        count: (_, { seconds }) => count(seconds),
      },
    }),
  );
  const send = (event: SmsCodeEvent): void => actor.send(event);
  const state$ = scope.behavior<SmsCodeState>(stateOf(actor.getSnapshot()));
  actor.subscribe((snapshot) => state$.next(stateOf(snapshot)));
  actor.start();
  scope.onEnd(() => actor.stop());

  /** The specification's three sentences are said before anybody is asked. */
  const withNumber = (typed: string, go: (phone: string) => void): void => {
    const phone = typed.trim();
    const problem = mobileProblem(phone);
    if (problem === undefined) go(phone);
    else send({ type: 'INVALID', problem: { at: 'phone', message: problem } });
  };
  return {
    state$,
    ask: (typed) => withNumber(typed, (phone) => send({ type: 'ASK', phone })),
    try: (typed, code) =>
      withNumber(typed, (phone) => {
        if (code.trim() === '') send({ type: 'INVALID', problem: { at: 'code', message: '请输入验证码' } });
        else send({ type: 'TRY', phone, code: code.trim() });
      }),
    edit: () => send({ type: 'EDIT' }),
    again: (message) => send({ type: 'AGAIN', message }),
    dispose: () => scope.end(),
  };
}

function stateOf({ value, context }: SnapshotFrom<typeof smsCodeMachine>): SmsCodeState {
  const { wait, sent, problem, phone, ticket } = context;
  return {
    step: value,
    wait,
    sent,
    ...(problem && { problem }),
    ...(phone !== undefined && { phone }),
    ...(ticket !== undefined && { ticket }),
  };
}
