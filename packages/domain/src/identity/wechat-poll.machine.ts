import { assign, setup } from 'xstate';

/** Milliseconds between two questions after a QR code (specification). */
export const WECHAT_POLL_INTERVAL = 3_000;

/** A QR code to scan: what it says, and the name under which the server remembers it. */
export type WeChatQr = { readonly qrCodeUrl: string; readonly nonceStr: string };

/** What became of a QR code. `bound`: code 100; at a log-in `openid` is good for one log-in. */
export type WeChatAnswer =
  | { readonly kind: 'waiting' }
  /** Scanned, not yet confirmed on the phone. */
  | { readonly kind: 'scanned' }
  | { readonly kind: 'bound'; readonly openid?: string }
  /** Too old, declined, or of a WeChat that belongs to nobody: a new code is needed. */
  | { readonly kind: 'gone'; readonly message: string };

/** What `weChatPollMachine` is told while a code waits to be scanned. */
export type WeChatPollEvent =
  | { readonly type: 'OPEN' }
  | { readonly type: 'QR'; readonly qr: WeChatQr }
  | { readonly type: 'QR_FAILED'; readonly message: string }
  /** The interval went by. */
  | { readonly type: 'CHECK' }
  | { readonly type: 'ANSWERED'; readonly qr: WeChatQr; readonly answer: WeChatAnswer }
  /** The question did not get through. */
  | { readonly type: 'UNANSWERED' }
  | { readonly type: 'CLOSE' };

/** What `weChatPollMachine` knows beside its state. `openid` is good for one log-in. */
export type WeChatPollContext = {
  readonly qr?: WeChatQr | undefined;
  /** Why there is no code, or none that can be scanned. */
  readonly message?: string | undefined;
  readonly openid?: string | undefined;
};

/**
 * Waits for somebody to scan a QR code with WeChat, to log in or to bind. Effects: `request` a code, `start` and `stop` the
 * timer, `ask` after a code. Never two questions in flight; `bound` and closing stop the asking; `OPEN` asks for another code.
 */
export const weChatPollMachine = setup({
  types: { context: {} as WeChatPollContext, events: {} as WeChatPollEvent },
  actions: {
    request: () => {},
    start: () => {},
    stop: () => {},
    ask: (_context, _params: { readonly qr: WeChatQr }) => {},
    forget: assign({ qr: undefined, message: undefined, openid: undefined }),
    show: assign((_, { qr }: { readonly qr: WeChatQr }) => ({ qr })),
    explain: assign((_, { message }: { readonly message: string }) => ({ qr: undefined, message })),
    take: assign((_, { openid }: { readonly openid: string | undefined }) => ({ openid })),
  },
  guards: {
    isBound: (_, { kind }: WeChatAnswer) => kind === 'bound',
    isGone: (_, { kind }: WeChatAnswer) => kind === 'gone',
    isScanned: (_, { kind }: WeChatAnswer) => kind === 'scanned',
    // The answer about a code that was replaced meanwhile says nothing about this one.
    isOfAnother: ({ context }, { qr }: { readonly qr: WeChatQr }) => qr.nonceStr !== context.qr?.nonceStr,
  },
}).createMachine({
  id: 'wechat-poll',
  context: {},
  initial: 'closed',
  on: { OPEN: '.requesting', CLOSE: '.closed' },
  states: {
    closed: { entry: 'forget' },
    requesting: {
      entry: ['forget', 'request'],
      on: {
        OPEN: undefined,
        QR: { target: 'polling', actions: { type: 'show', params: ({ event }) => event } },
        QR_FAILED: { target: 'failed', actions: { type: 'explain', params: ({ event }) => event } },
      },
    },
    polling: {
      entry: 'start',
      exit: 'stop',
      initial: 'resting',
      on: {
        ANSWERED: [
          { guard: { type: 'isOfAnother', params: ({ event }) => event } },
          {
            guard: { type: 'isBound', params: ({ event }) => event.answer },
            target: 'bound',
            actions: {
              type: 'take',
              params: ({ event }) => ({ openid: event.answer.kind === 'bound' ? event.answer.openid : undefined }),
            },
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event.answer },
            target: 'failed',
            actions: {
              type: 'explain',
              params: ({ event }) => ({ message: event.answer.kind === 'gone' ? event.answer.message : '' }),
            },
          },
          { guard: { type: 'isScanned', params: ({ event }) => event.answer }, target: '.scanned' },
          { target: '.resting' },
        ],
        UNANSWERED: '.resting',
      },
      states: {
        resting: { on: { CHECK: 'asking' } },
        scanned: { on: { CHECK: 'asking' } },
        asking: { entry: { type: 'ask', params: ({ context }) => ({ qr: context.qr as WeChatQr }) } },
      },
    },
    bound: {},
    failed: {},
  },
});
