import type { WeChatAnswer, WeChatQr } from '@gongwei/domain/identity';
import type { Result } from '@gongwei/domain/shared';
import { token } from '../shared/index.ts';

/**
 * WeChat as the platform's server knows it. Who is logged in asks for a code that binds the account; who is not, for one that
 * logs in. Rejects with a `Fault` when the network or the server fails.
 */
export interface WeChatGateway {
  /** `institutionCode` is empty before the log-in. A failure carries the server's reason. */
  requestQr(institutionCode: string): Promise<Result<WeChatQr, { readonly message: string }>>;
  ask(qr: WeChatQr, institutionCode: string): Promise<WeChatAnswer>;
}
export const WeChatGateway = token<WeChatGateway>('WeChatGateway');
