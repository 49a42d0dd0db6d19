import type { AccountDraft, PlatformAccount, TriedAccount } from '@gongwei/domain/upload';
import type { Institution } from '@gongwei/domain/organisation';
import type { Result } from '@gongwei/domain/shared';
import { token, type Asker } from '../shared/index.ts';

/** The sentence the platform answered with. */
export type Said = { readonly message: string };

/** Accounts on the platform check-ups are uploaded to. Rejects with a `Fault` when the network or the server fails. */
export interface PlatformGateway {
  /** Those whose password was wrong when last tried, of an institution and those below it. */
  wrongAccounts(institution: Pick<Institution, 'code' | 'level'>): Promise<readonly PlatformAccount[]>;
  /** `by`: who is logged in. An account's own `password` sent back is not another one. */
  change(account: PlatformAccount, draft: AccountDraft, by: { readonly openid?: string }): Promise<Result<Said, Said>>;
  /** Whether the platform knows a name with a password; nothing is kept. */
  check(username: string, password: string, by: { readonly username: string }): Promise<Result<Said, Said>>;
  /** Tries all accounts of an institution and those below it. */
  tryAll(
    institution: Pick<Institution, 'code' | 'level'>,
    asker?: Asker,
  ): Promise<Said & { readonly accounts: readonly TriedAccount[] }>;
}
export const PlatformGateway = token<PlatformGateway>('PlatformGateway');
