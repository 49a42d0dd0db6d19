import type { FieldIssue } from '@gongwei/domain/forms';
import { RIGHTS_TOPIC } from '@gongwei/domain/identity';
import type { OperationAction } from '@gongwei/domain/lists';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { countyCodeOf } from '../database/scope.ts';
import { PERMISSION_MATRIX } from '../identity/permission-matrix.data.ts';
import { rolesAt } from '../identity/role-book.query.ts';
import type { RoleBook, RoleEntry } from '../identity/role-book.ts';
import type { Staff } from '../identity/users.repository.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden, httpFailure, notFound, type HttpFailure } from '../shared/http-failure.ts';
import { keepersIn, mayGive } from './role-giving.policy.ts';
import { changesBetween } from './role-changes.rules.ts';
import { keepRole, someoneHolds } from './roles.repository.ts';
import { staffTurn } from './staff-turn.ts';

/** What becomes of a role: the entry as it is from now on, or nothing where it goes. */
export type RoleChange = {
  readonly code: string;
  /** The version that was seen. */
  readonly version: number;
  readonly action: OperationAction;
  readonly reason?: string;
  apply(before: RoleEntry, inside: Queryable): RoleEntry | undefined | Promise<RoleEntry | undefined>;
  /** Takes it away, where nothing is left of it. */
  drop?(inside: Queryable, county: string): Promise<void>;
};

/** Roles are of a county, and kept by those who work for all of it. @throws 403 */
export function requireCounty({ institutionCode }: Staff): string {
  const county = countyCodeOf(institutionCode);
  if (institutionCode !== county) throw forbidden('角色由县级管理员维护');
  return county;
}

/**
 * Changes a role in one transaction, with its line in the operation log; it holds from everybody's next request on.
 * @throws 403 for a role one holds or could not give, 404, 409 `role.conflict` where somebody was faster, `role.last-keeper`, 422 `role.invalid`.
 */
export async function changeRole(
  context: ServerContext,
  by: Staff,
  change: RoleChange,
): Promise<RoleEntry | undefined> {
  const { database, clock, bus } = context;
  const county = requireCounty(by);
  const after = await database.transaction(async (inside) => {
    await staffTurn(inside, county);
    const book = await rolesAt(inside, county);
    const before = book.get(change.code);
    if (!before) throw notFound('role.not-found', '没有这个角色');
    if (!mayGive(by, before)) throw forbidden('这个角色的权限高于您，不能修改');
    if (await holds(inside, by, change.code)) throw forbidden('不能修改自己持有的角色，请由另一位管理员修改');
    if (change.version !== before.version) throw overtaken();
    const next = await change.apply(before, inside);
    if (next) await keepRole(inside, by, checked(by, next), clock.now());
    else await change.drop?.(inside, county);
    await keepAKeeper(inside, county, book, change.code, next);
    await recordOperation(inside, context, by, {
      action: change.action,
      target: change.code,
      details: {
        changes: changesBetween(before, next) as unknown as JsonObject[],
        ...(change.reason && { reason: change.reason }),
      },
    });
    return next && { ...next, version: next.version + 1 };
  });
  bus.publish(RIGHTS_TOPIC, {});
  return after;
}

/** The roles of a session leave out what is disabled; nobody enables their own. */
async function holds(inside: Queryable, by: Staff, code: string): Promise<boolean> {
  const [held] = await inside.query('select 1 from user_roles where user_id = $1 and role = $2', [by.id, code]);
  return held !== undefined;
}

/** @throws 422 unless the role may be as it is. */
export function checked(by: Staff, role: RoleEntry): RoleEntry {
  const name = role.name.trim();
  const codes = Object.keys(role.letters);
  const problems: readonly (readonly [string, string | undefined])[] = [
    ['name', name === '' || [...name].length > 30 ? '角色名称应为 1 到 30 个字' : undefined],
    ['letters', codes.length === 0 ? '请至少给一项权限' : undefined],
    ['letters', codes.every((code) => Object.hasOwn(PERMISSION_MATRIX, code)) ? undefined : '没有这项权限'],
    ['letters', mayGive(by, role) ? undefined : '不能授予您自己没有的后台管理权限'],
  ];
  const fields = problems.flatMap(([field, message]): FieldIssue[] =>
    message === undefined ? [] : [{ field, severity: 'error', code: 'invalid', message }],
  );
  const [first] = fields;
  if (first)
    throw httpFailure(422, { code: 'role.invalid', message: first.message, advice: '请按提示修改后再保存', fields });
  return { ...role, name, remark: role.remark.trim() };
}

/** @throws 409 where nobody would be left who manages the users of the county. */
async function keepAKeeper(
  inside: Queryable,
  county: string,
  book: RoleBook,
  code: string,
  next: RoleEntry | undefined,
): Promise<void> {
  const after = new Map(book);
  if (next) after.set(code, next);
  else after.delete(code);
  const kept = keepersIn(after);
  if (keepersIn(book).every((keeper) => kept.includes(keeper))) return;
  if (!(await someoneHolds(inside, county, keepersIn(book))) || (await someoneHolds(inside, county, kept))) return;
  throw httpFailure(409, {
    code: 'role.last-keeper',
    message: '这样改以后，本县没有人能管理用户和角色了，没有保存',
    advice: '请先让另一位管理员持有“机构用户”的管理权限',
  });
}

const overtaken = (): HttpFailure =>
  httpFailure(409, {
    code: 'role.conflict',
    message: '这个角色刚被其他人修改过，您的修改没有保存',
    advice: '请刷新，核对后再改',
  });
