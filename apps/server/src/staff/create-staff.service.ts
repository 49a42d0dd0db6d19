import type { Queryable } from '../database/database.port.ts';
import { hashPassword } from '../identity/password.rules.ts';
import { temporaryPassword, temporaryUntil } from '../identity/temporary-password.ts';
import { rolesAt } from '../identity/role-book.query.ts';
import type { Staff } from '../identity/users.repository.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { addUser } from './add-user.ts';
import { asRoles, cleaned, issue, refuseInvalid, staffIssues } from './staff-input.rules.ts';
import { staffTurn } from '../roles/staff-turn.ts';
import { accountsOf, type StaffAccount } from './staff.repository.ts';

export type NewStaff = {
  readonly username: string;
  readonly name: string;
  readonly phone?: string;
  readonly institutionCode: string;
  readonly roles: readonly string[];
};

export type CreatedStaff = {
  readonly user: StaffAccount;
  /** Told this once; good for seven days, to be changed at the first log-in. */
  readonly temporaryPassword: string;
};

/** 新增用户. @throws 422 `staff.invalid` field by field, 409 `staff.taken` for a name or number of another account. */
export async function createStaff(context: ServerContext, by: Staff, typed: NewStaff): Promise<CreatedStaff> {
  const { database, clock, random, accounts } = context;
  const scope = { institutionCode: by.institutionCode };
  const institution = await accountsOf(database, scope).institution(typed.institutionCode);
  const check = async (on: Queryable): Promise<void> => {
    const book = await rolesAt(on, typed.institutionCode);
    refuseInvalid([
      ...staffIssues(typed, { by, book, ...(institution && { level: institution.level }) }),
      ...(institution ? [] : [issue('institutionCode', '您的管理范围内没有这个机构')]),
    ]);
  };
  await check(database);
  const password = temporaryPassword(random);
  const hash = await hashPassword(password, random, accounts.passwordCost);
  const user = await database.transaction(async (inside) => {
    await staffTurn(inside, typed.institutionCode);
    // Somebody may have changed or taken away a role meanwhile.
    await check(inside);
    const { institutionCode } = typed;
    const id = await addUser(inside, context, {
      ...cleaned(typed),
      institutionCode,
      hash,
      roles: typed.roles,
      temporaryUntil: temporaryUntil(clock.now()),
    });
    const details = { institution: institutionCode, roles: [...asRoles(typed.roles)] };
    await recordOperation(inside, context, by, { action: 'staff.create', target: id, details });
    return (await accountsOf(inside, scope).find(id)) as StaffAccount;
  });
  return { user, temporaryPassword: password };
}
