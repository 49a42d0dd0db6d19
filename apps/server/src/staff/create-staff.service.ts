import type { Queryable } from '../database/database.port.ts';
import { hashPassword } from '../identity/password.rules.ts';
import { temporaryPassword, temporaryUntil } from '../identity/temporary-password.ts';
import { rolesAt } from '../identity/role-book.query.ts';
import type { Staff } from '../identity/users.repository.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { addUser, type AddedUser } from './add-user.ts';
import { asRoles, cleaned, issue, refuseInvalid, staffIssues } from './staff-input.rules.ts';
import { staffTurn } from '../roles/staff-turn.ts';
import { closedIssues } from './staff-places.service.ts';
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

type Needs = Pick<ServerContext, 'clock' | 'random'>;

/** What to mend before somebody may be put there with these roles. */
async function newStaffIssues(on: Queryable, by: Staff, typed: NewStaff): Promise<ReturnType<typeof staffIssues>> {
  const institution = await accountsOf(on, { institutionCode: by.institutionCode }).institution(typed.institutionCode);
  const book = await rolesAt(on, typed.institutionCode);
  return [
    ...staffIssues(typed, { by, book, ...(institution && { level: institution.level }) }),
    ...(institution
      ? await closedIssues(on, [typed.institutionCode])
      : [issue('institutionCode', '您的管理范围内没有这个机构')]),
  ];
}

/** Writes a new account with its line of the operation log. Without a password nobody can log in with it. @throws as `createStaff`. */
export async function createInside(
  inside: Queryable,
  context: Needs,
  by: Staff,
  typed: NewStaff,
  password: Pick<AddedUser, 'hash' | 'temporaryUntil'> = {},
): Promise<StaffAccount> {
  const { institutionCode, roles } = typed;
  await staffTurn(inside, institutionCode);
  // Somebody may have changed or taken away a role meanwhile.
  refuseInvalid(await newStaffIssues(inside, by, typed));
  const id = await addUser(inside, context, { ...cleaned(typed), institutionCode, roles, ...password });
  const details = { institution: institutionCode, roles: [...asRoles(roles)] };
  await recordOperation(inside, context, by, { action: 'staff.create', target: id, details });
  return (await accountsOf(inside, { institutionCode: by.institutionCode }).find(id)) as StaffAccount;
}

/** 新增用户. @throws 422 `staff.invalid` field by field, 409 `staff.taken` for a name or number of another account. */
export async function createStaff(context: ServerContext, by: Staff, typed: NewStaff): Promise<CreatedStaff> {
  const { database, clock, random, accounts } = context;
  refuseInvalid(await newStaffIssues(database, by, typed));
  const password = temporaryPassword(random);
  const hash = await hashPassword(password, random, accounts.passwordCost);
  const user = await database.transaction((inside) =>
    createInside(inside, context, by, typed, { hash, temporaryUntil: temporaryUntil(clock.now()) }),
  );
  return { user, temporaryPassword: password };
}
