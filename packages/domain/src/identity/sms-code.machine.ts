import { assign, setup } from 'xstate';

/** What is wrong, and with what. */
export type SmsProblem = { readonly at: 'phone' | 'code'; readonly message: string };

/** What `smsCodeMachine` is told while somebody logs in by a code in a text message. */
export type SmsCodeEvent =
  | { readonly type: 'ASK'; readonly phone: string }
  /** The code is on its way; `wait`: seconds until another one may be asked for. */
  | { readonly type: 'SENT'; readonly wait: number }
  /** Not sent, or not the right one. `wait` as above, where the server named it. */
  | { readonly type: 'REFUSED'; readonly problem: SmsProblem; readonly wait?: number }
  /** What was typed can not be asked with. */
  | { readonly type: 'INVALID'; readonly problem: SmsProblem }
  /** Seconds left of the wait. */
  | { readonly type: 'TICK'; readonly left: number }
  | { readonly type: 'TRY'; readonly phone: string; readonly code: string }
  /** `ticket`: what logs in, once; absent where the number was to be kept. */
  | { readonly type: 'PROVED'; readonly phone: string; readonly ticket?: string }
  /** Somebody types: what was wrong may be right now. */
  | { readonly type: 'EDIT' }
  /** The log-in with the ticket did not go through. */
  | { readonly type: 'AGAIN'; readonly message: string };

/** What `smsCodeMachine` knows beside its state. `ticket` logs in, once. */
export type SmsCodeContext = {
  /** Seconds until another code may be asked for. */
  readonly wait: number;
  /** A code was sent since this was opened. */
  readonly sent: boolean;
  readonly problem?: SmsProblem | undefined;
  readonly phone?: string | undefined;
  readonly ticket?: string | undefined;
};

/**
 * Proves a mobile number by a code from a text message. Effects: `send` a code, `count` the seconds until another one may be
 * asked for, `check` the code that was typed. One question at a time; no code is asked for before the wait is over.
 */
export const smsCodeMachine = setup({
  types: { context: {} as SmsCodeContext, events: {} as SmsCodeEvent },
  actions: {
    send: (_context, _params: { readonly phone: string }) => {},
    check: (_context, _params: { readonly phone: string; readonly code: string }) => {},
    count: (_context, _params: { readonly seconds: number }) => {},
    tick: assign((_, { left }: { readonly left: number }) => ({ wait: Math.max(0, left) })),
    hold: assign((_, { wait }: { readonly wait: number }) => ({ wait })),
    clear: assign({ problem: undefined }),
    markSent: assign({ sent: true }),
    explain: assign((_, { problem }: { readonly problem: SmsProblem }) => ({ problem })),
    forget: assign({ phone: undefined, ticket: undefined }),
    prove: assign((_, { phone, ticket }: { readonly phone: string; readonly ticket?: string }) => ({ phone, ticket })),
  },
  guards: {
    mayAsk: ({ context }) => context.wait === 0,
    mustWait: (_, { wait }: { readonly wait?: number }) => wait !== undefined && wait > 0,
  },
}).createMachine({
  id: 'sms-code',
  context: { wait: 0, sent: false },
  initial: 'resting',
  on: { TICK: { actions: { type: 'tick', params: ({ event }) => event } } },
  states: {
    resting: {
      on: {
        ASK: {
          guard: 'mayAsk',
          target: 'sending',
          actions: ['clear', { type: 'send', params: ({ event }) => event }],
        },
        TRY: { target: 'checking', actions: ['clear', { type: 'check', params: ({ event }) => event }] },
        EDIT: { actions: 'clear' },
        INVALID: { actions: { type: 'explain', params: ({ event }) => event } },
      },
    },
    sending: {
      on: {
        SENT: {
          target: 'resting',
          actions: [
            'markSent',
            { type: 'hold', params: ({ event }) => event },
            { type: 'count', params: ({ event }) => ({ seconds: event.wait }) },
          ],
        },
        REFUSED: [
          {
            guard: { type: 'mustWait', params: ({ event }) => event },
            target: 'resting',
            actions: [
              { type: 'explain', params: ({ event }) => event },
              { type: 'hold', params: ({ event }) => ({ wait: event.wait ?? 0 }) },
              { type: 'count', params: ({ event }) => ({ seconds: event.wait ?? 0 }) },
            ],
          },
          { target: 'resting', actions: { type: 'explain', params: ({ event }) => event } },
        ],
      },
    },
    checking: {
      on: {
        PROVED: { target: 'proved', actions: { type: 'prove', params: ({ event }) => event } },
        REFUSED: { target: 'resting', actions: { type: 'explain', params: ({ event }) => event } },
      },
    },
    proved: {
      on: {
        AGAIN: {
          target: 'resting',
          actions: [
            'forget',
            { type: 'explain', params: ({ event }) => ({ problem: { at: 'code' as const, message: event.message } }) },
          ],
        },
      },
    },
  },
});
