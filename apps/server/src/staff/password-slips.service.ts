import { hashPassword } from '../identity/password.rules.ts';
import { temporaryPassword, temporaryUntil } from '../identity/temporary-password.ts';
import { keepPassword, type Staff } from '../identity/users.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure, isHttpFailure } from '../shared/http-failure.ts';
import { changeStaff } from './change-staff.ts';
import type { StaffAccount } from './staff.repository.ts';

/** A password for once, told this once: it is stored as a hash, like every other. */
export type PasswordSlip = Pick<StaffAccount, 'id' | 'name' | 'username' | 'institutionName'> & {
  readonly temporaryPassword: string;
};

export type PasswordSlips = {
  readonly slips: readonly PasswordSlip[];
  readonly refused: readonly { readonly id: string; readonly reason: string }[];
};

/**
 * 密码条: a first password for accounts that have none. Two who print at once: each account's slip comes out of one printer only.
 * Who has a password already gets a new one by `resetStaffPassword`, one by one.
 */
export async function givePasswords(context: ServerContext, by: Staff, ids: readonly string[]): Promise<PasswordSlips> {
  const slips: PasswordSlip[] = [];
  const refused: { id: string; reason: string }[] = [];
  for (const id of new Set(ids)) {
    const password = temporaryPassword(context.random);
    const hash = await hashPassword(password, context.random, context.accounts.passwordCost);
    try {
      const { name, username, institutionName } = await changeStaff(context, by, {
        id,
        async apply(inside, before) {
          if (before.state === 'disabled') throw refusal('账号已停用，请先启用');
          if (before.hasPassword) throw refusal('已有密码；忘了请用“重置密码”');
          await keepPassword(inside, id, { hash, temporaryUntil: temporaryUntil(context.clock.now()) });
          return { action: 'account.password-reset' };
        },
      });
      slips.push({ id, name, username, institutionName, temporaryPassword: password });
    } catch (error) {
      if (!isHttpFailure(error)) throw error;
      refused.push({ id, reason: error.message });
    }
  }
  return { slips, refused };
}

const refusal = (message: string) => httpFailure(409, { code: 'staff.state', message });
