import { weChatPollMachine, WECHAT_POLL_INTERVAL, type WeChatPollEvent, type WeChatQr } from '@gongwei/domain/identity';
import { createActor, type SnapshotFrom } from 'xstate';
import { createConfiguration, createScope, faultOf, token, type Behavior, type Clock } from '../shared/index.ts';
import type { WeChatGateway } from './wechat-gateway.port.ts';

/** How far the scan of a QR code is. `message`: the specification’s sentence. */
export type WeChatScanState =
  | { readonly step: 'closed' | 'requesting' }
  | { readonly step: 'waiting' | 'scanned'; readonly qr: WeChatQr }
  /** `openid`: at a log-in, good for one. */
  | { readonly step: 'bound'; readonly openid?: string }
  | { readonly step: 'failed'; readonly message: string };

/** A QR code shown until somebody scanned it. Whoever shows it opens it and ends it. */
export interface WeChatScan {
  readonly state$: Behavior<WeChatScanState>;
  /** Asks for a code, or for another one. */
  open(): void;
  /** Stops asking. */
  close(): void;
  dispose(): void;
}

/** Makes a scan for an institution; the code is empty before the log-in. */
export type WeChatScans = { readonly create: (institutionCode: string) => WeChatScan };
export const WeChatScans = token<WeChatScans>('WeChatScans');

/** Scans by WeChat over a gateway, asked every `wechat.poll` milliseconds of the configuration, else every `WECHAT_POLL_INTERVAL`. */
export const createWeChatScans = (
  gateway: WeChatGateway,
  clock: Clock,
  configuration = createConfiguration(),
): WeChatScans => ({
  create: (institutionCode) =>
    createWeChatScan(gateway, clock, institutionCode, () => configuration.number('wechat.poll', WECHAT_POLL_INTERVAL)),
});

/** The specification's sentence of a code that could not be had. */
const noQr = (reason: string): string => `获取微信登陆二维码错误，${reason}`;

function createWeChatScan(
  gateway: WeChatGateway,
  clock: Clock,
  institutionCode: string,
  interval: () => number,
): WeChatScan {
  const scope = createScope();
  let cancel = (): void => {};
  // A code that comes after the window was closed, or after another was asked for, is nobody's.
  let wanted = 0;
  const look = (): void => {
    cancel = scope.after(clock, interval(), () => {
      look();
      send({ type: 'CHECK' });
    });
  };
  const request = async (): Promise<void> => {
    const mine = (wanted += 1);
    const event = await gateway.requestQr(institutionCode).then<WeChatPollEvent, WeChatPollEvent>(
      (answer) =>
        answer.ok ? { type: 'QR', qr: answer.value } : { type: 'QR_FAILED', message: noQr(answer.failure.message) },
      (thrown: unknown) => ({ type: 'QR_FAILED', message: noQr(faultOf(thrown).message) }),
    );
    if (mine === wanted) send(event);
  };
  const ask = async (qr: WeChatQr): Promise<void> => {
    try {
      send({ type: 'ANSWERED', qr, answer: await gateway.ask(qr, institutionCode) });
    } catch {
      send({ type: 'UNANSWERED' });
    }
  };
  const actor = createActor(
    weChatPollMachine.provide({
      actions: { request: () => void request(), start: look, stop: () => cancel(), ask: (_, { qr }) => void ask(qr) },
    }),
  );
  const send = (event: WeChatPollEvent): void => actor.send(event);
  const state$ = scope.behavior<WeChatScanState>({ step: 'closed' });
  actor.subscribe((snapshot) => state$.next(stateOf(snapshot)));
  actor.start();
  scope.onEnd(() => actor.stop());
  return {
    state$,
    open: () => send({ type: 'OPEN' }),
    close() {
      wanted += 1;
      send({ type: 'CLOSE' });
    },
    dispose: () => scope.end(),
  };
}

function stateOf(snapshot: SnapshotFrom<typeof weChatPollMachine>): WeChatScanState {
  const { qr, message = '', openid } = snapshot.context;
  if (snapshot.matches('polling') && qr)
    return { step: snapshot.matches({ polling: 'scanned' }) ? 'scanned' : 'waiting', qr };
  if (snapshot.matches('bound')) return { step: 'bound', ...(openid !== undefined && { openid }) };
  if (snapshot.matches('failed')) return { step: 'failed', message };
  return { step: snapshot.matches('requesting') ? 'requesting' : 'closed' };
}
