import type { CallParty } from './call.ts';

/** Said once, in the specification's words. */
export type CallMessage = { readonly tone: 'info' | 'warning' | 'error'; readonly text: string };

const info = (text: string): CallMessage => ({ tone: 'info', text });
const warning = (text: string): CallMessage => ({ tone: 'warning', text });

const names = (parties: readonly Pick<CallParty, 'name'>[]): string => parties.map(({ name }) => name).join('、');

/** The other took the invitation back. */
export const CANCELLED: CallMessage = info('通话已取消');
/** It rang here for `CALL_TIMEOUT`. */
export const NOT_ANSWERED: CallMessage = info('通话超时未应答');
export const ENDED: CallMessage = info('通话已结束');
/** Not in the specification, which leaves the user without a word. Nobody is logged out of the product: only the ringing moved. */
export const KICKED_OUT: CallMessage = info('来电改在您的另一台设备上响，本机不再响铃，填表不受影响');

export const refusedBy = (name: string): CallMessage => warning(`${name}拒绝通话`);
export const busy = (name: string): CallMessage => warning(`${name}忙线`);
export const noAnswerOf = (parties: readonly Pick<CallParty, 'name'>[]): CallMessage =>
  warning(`${names(parties)}无应答`);
export const offline = (parties: readonly Pick<CallParty, 'name'>[]): CallMessage =>
  warning(`${names(parties)}不在线，已留下未接来电提醒`);
/** The words of a failure, which stand for `FAILED_CALL_PAUSE`. */
export const failure = (text: string): CallMessage => ({ tone: 'error', text });
