import { RIGHTS_TOPIC } from '@gongwei/domain/identity';
import { sqlStateOf, UNIQUE_VIOLATION, type Queryable } from '../database/database.port.ts';
import { revokeSessionsOf } from '../identity/sessions.repository.ts';
import { rolesAt } from '../identity/role-book.query.ts';
import type { RoleBook } from '../identity/role-book.ts';
import type { Staff } from '../identity/users.repository.ts';
import { recordOperation, type Operation } from '../logging/operation-log.ts';
import { countyCodeOf } from '../database/scope.ts';
import { keepersIn, mayManage } from '../roles/role-giving.policy.ts';
import { SESSIONS_TOPIC } from '../realtime/session-check.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden, httpFailure, notFound, type HttpFailure } from '../shared/http-failure.ts';
import { issue } from './staff-input.rules.ts';
import { staffTurn } from '../roles/staff-turn.ts';
import { accountsOf, type StaffAccount } from './staff.repository.ts';

/** One change of an account by somebody who looks after it. */
export type StaffChange = {
  readonly id: string;
  /** The version that was seen; where it is left out any will do (a new password does not depend on what else changed). */
  readonly version?: number;
  /** What is written, and the line of the operation log that tells of it. */
  apply(inside: Queryable, before: StaffAccount, book: RoleBook): Promise<Pick<Operation, 'action' | 'details'>>;
  /** All sessions of the account end with the change, its windows at once. */
  readonly endsSessions?: boolean;
  /** The account may do something else than before. */
  readonly changesRights?: boolean;
};

/**
 * Applies a change in one transaction and gives the account as it is then. @throws 404 outside of the scope, 403 where the account holds
 * more than who asks may give, 409 `staff.conflict` where somebody else was faster.
 */
export async function changeStaff(context: ServerContext, by: Staff, change: StaffChange): Promise<StaffAccount> {
  const { database, bus } = context;
  const account = await database.transaction((inside) => changeInside(inside, context, by, change));
  if (change.endsSessions) bus.publish(SESSIONS_TOPIC, {});
  if (change.changesRights) bus.publish(RIGHTS_TOPIC, {});
  return account;
}

/** The same inside of somebody else's transaction, who tells of it when it is committed. */
export async function changeInside(
  inside: Queryable,
  context: ServerContext,
  by: Staff,
  change: StaffChange,
): Promise<StaffAccount> {
  const staff = accountsOf(inside, { institutionCode: by.institutionCode });
  const seen = await staff.find(change.id);
  if (!seen) throw unknownAccount();
  await staffTurn(inside, seen.institutionCode);
  const before = await staff.find(change.id);
  if (!before) throw unknownAccount();
  const book = await rolesAt(inside, before.institutionCode);
  if (!mayManage(by, before.roles, book)) throw forbidden('该账号的权限高于您，不能修改');
  if (change.version !== undefined && change.version !== before.version) throw overtaken();
  const operation = await change.apply(inside, before, book);
  const [kept] = await inside.query(
    'update users set version = version + 1 where id = $1 and version = $2 returning id',
    [before.id, before.version],
  );
  // Somebody changed their own telephone number in this very moment.
  if (!kept) throw overtaken();
  if (change.endsSessions) await revokeSessionsOf(inside, before.id, context.clock.now(), undefined);
  await recordOperation(inside, context, by, { ...operation, target: before.id });
  return (await staff.find(before.id)) as StaffAccount;
}

const unknownAccount = (): HttpFailure => notFound('staff.not-found', '本机构及下级机构中没有这个用户');

const overtaken = (): HttpFailure =>
  httpFailure(409, {
    code: 'staff.conflict',
    message: '这个账号刚被其他人修改过，您的修改没有保存',
    advice: '请刷新，核对后再改',
  });

/**
 * `after`: the roles the account will have there; none where it will be disabled or elsewhere. @throws 409 where nobody would be left
 * who keeps the users of the county.
 */
export async function keepAKeeper(
  inside: Queryable,
  { id, roles, institutionCode, state }: StaffAccount,
  book: RoleBook,
  after: readonly string[] = [],
): Promise<void> {
  const county = countyCodeOf(institutionCode);
  const keepers = keepersIn(book);
  const keeps = (held: readonly string[]): boolean => held.some((role) => keepers.includes(role));
  if (state === 'disabled' || institutionCode !== county || !keeps(roles) || keeps(after)) return;
  const others = await inside.query(
    `select 1 from users u where u.institution_code = $1 and u.id <> $2 and u.disabled_at is null and u.password_hash is not null
       and exists (select 1 from user_roles r where r.user_id = u.id and r.role = any($3)) limit 1`,
    [county, id, keepers],
  );
  if (others.length > 0) return;
  throw httpFailure(409, {
    code: 'staff.last-administrator',
    message: '这是本县最后一位能管理用户的管理员，不能停用、调走或去掉管理员角色',
    advice: '请先新增或启用另一位县级管理员',
  });
}

const TAKEN: { readonly [index: string]: readonly [field: string, message: string] } = {
  users_username_folded: ['username', '这个用户名已有人使用，请换一个'],
  users_username_key: ['username', '这个用户名已有人使用，请换一个'],
  users_phone: ['phone', '这个手机号已是另一个账号的'],
};

/** Writes to `users`; what belongs to another account already is told in words. @throws 409 `staff.taken` with the field. */
export async function writeUser(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const [field, message] = TAKEN[(error as { constraint?: string }).constraint ?? ''] ?? [];
    if (sqlStateOf(error) !== UNIQUE_VIOLATION || field === undefined || message === undefined) throw error;
    throw httpFailure(409, { code: 'staff.taken', message, fields: [issue(field, message, 'taken')] });
  }
}
