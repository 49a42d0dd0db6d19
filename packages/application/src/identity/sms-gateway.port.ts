import type { Result } from '@gongwei/domain/shared';
import { token } from '../shared/index.ts';

/** The server's sentence; `wait`: seconds until another code may be asked for. */
export type SmsRefusal = { readonly message: string; readonly wait?: number };

/**
 * Codes by text message as the platform's server knows them. Who is logged in proves the number that is then kept with the
 * account; who is not logs in with a number that is kept. Rejects with a `Fault` when the network or the server fails.
 */
export interface SmsGateway {
  /** Has a code sent, once a minute. A number of nobody's is answered like one of somebody's. */
  send(phone: string): Promise<Result<{ readonly wait: number }, SmsRefusal>>;
  /** `ticket`: logs in, once and within a minute; absent for who is logged in. */
  verify(phone: string, code: string): Promise<Result<{ readonly ticket?: string }, SmsRefusal>>;
}
export const SmsGateway = token<SmsGateway>('SmsGateway');
