import type { Result } from '@gongwei/domain/shared';
import { token } from '../shared/index.ts';

/** The server's sentence where it would not do it. */
type AccountRefusal = { readonly message: string };

/** Passwords, and the WeChat of one's own account. Rejects with a `Fault` when the network or the server fails. */
export interface AccountGateway {
  /** One's own; every other session of the user ends. */
  changePassword(change: {
    readonly username: string;
    readonly current: string;
    readonly next: string;
  }): Promise<Result<undefined, AccountRefusal>>;
  /** Of somebody in the institutions one looks after (permission `ht-jgyh`); the new one is told this once. */
  resetPassword(
    username: string,
  ): Promise<Result<{ readonly name: string; readonly password: string }, AccountRefusal>>;
  /** One's own account has no WeChat any more. Safe to repeat. */
  unbindWeChat(): Promise<void>;
}
export const AccountGateway = token<AccountGateway>('AccountGateway');
