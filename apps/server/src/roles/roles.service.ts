import { countyCodeOf } from '../database/scope.ts';
import { RIGHTS_TOPIC, type PermissionLetter } from '@gongwei/domain/identity';
import type { JsonObject } from '@gongwei/domain/shared';
import { rolesAt } from '../identity/role-book.query.ts';
import type { RoleEntry } from '../identity/role-book.ts';
import type { Staff } from '../identity/users.repository.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden, httpFailure, notFound } from '../shared/http-failure.ts';
import { changeRole, checked, requireCounty } from './change-role.service.ts';
import { changesBetween } from './role-changes.rules.ts';
import { effectOn, type RoleEffect } from './role-effect.policy.ts';
import { mayGive } from './role-giving.policy.ts';
import { dropRole, holdersOf, keepRole } from './roles.repository.ts';
import { staffTurn } from './staff-turn.ts';

type Letters = { readonly [code: string]: PermissionLetter };

export type NewRole = {
  readonly code: string;
  readonly name: string;
  /** The role it begins as: built-in or the county's own. */
  readonly like: string;
  readonly remark?: string;
};

export type RoleEdit = {
  readonly code: string;
  readonly version: number;
  readonly letters: Letters;
  readonly name: string;
  readonly levels: readonly string[];
  readonly remark: string;
};

/** 复制: a role of the county's own, which begins with the letters of another. @throws 409 `role.taken` for a code there is. */
export async function copyRole(
  context: ServerContext,
  by: Staff,
  { code, name, like, remark = '' }: NewRole,
): Promise<RoleEntry> {
  const { database, clock, bus } = context;
  const county = requireCounty(by);
  const role = await database.transaction(async (inside) => {
    await staffTurn(inside, county);
    const book = await rolesAt(inside, county);
    const from = book.get(like);
    if (!from) throw notFound('role.not-found', '没有要复制的角色');
    if (!mayGive(by, from)) throw forbidden('这个角色的权限高于您，不能复制');
    if (book.has(code))
      throw httpFailure(409, {
        code: 'role.taken',
        message: '这个编码已有角色使用，请换一个',
        fields: [{ field: 'code', severity: 'error', code: 'taken', message: '这个编码已有角色使用，请换一个' }],
      });
    const made = checked(by, { ...from, code, name, remark, builtin: false, disabled: false, version: 0 });
    await keepRole(inside, by, made, clock.now());
    const details = { like, changes: changesBetween(undefined, made) as unknown as JsonObject[] };
    await recordOperation(inside, context, by, { action: 'role.create', target: code, details });
    return { ...made, version: 1 };
  });
  bus.publish(RIGHTS_TOPIC, {});
  return role;
}

/** 编辑, 分配权限. Built-in roles keep their name and where they may be held. */
export const editRole = (context: ServerContext, by: Staff, edit: RoleEdit): Promise<RoleEntry | undefined> =>
  changeRole(context, by, {
    ...edit,
    action: 'role.change',
    apply: (before) => ({
      ...before,
      letters: edit.letters,
      remark: edit.remark,
      ...(before.builtin ? {} : { name: edit.name, levels: edit.levels.toSorted() }),
    }),
  });

export type RoleState = {
  readonly code: string;
  readonly version: number;
  readonly state: 'active' | 'disabled';
  readonly reason: string;
};

/** 停用, 启用. */
export const setRoleState = (
  context: ServerContext,
  by: Staff,
  { state, ...which }: RoleState,
): Promise<RoleEntry | undefined> =>
  changeRole(context, by, {
    ...which,
    action: state === 'disabled' ? 'role.disable' : 'role.enable',
    apply: (before) => {
      if (before.disabled === (state === 'disabled'))
        throw httpFailure(409, {
          code: 'role.state',
          message: before.disabled ? '这个角色已经停用' : '这个角色没有停用',
        });
      return { ...before, disabled: state === 'disabled' };
    },
  });

/** 删除: of one's own roles those that nobody holds. */
export const removeRole = async (
  context: ServerContext,
  by: Staff,
  which: Pick<RoleState, 'code' | 'version'>,
): Promise<void> => {
  await changeRole(context, by, {
    ...which,
    action: 'role.remove',
    apply: async (before, inside) => {
      if (before.builtin) throw httpFailure(409, { code: 'role.state', message: '内置角色不能删除，可以停用' });
      const held = await holdersOf(inside, countyCodeOf(by.institutionCode), which.code);
      if (held.length > 0)
        throw httpFailure(409, {
          code: 'role.held',
          message: `还有 ${held.length} 人持有这个角色，不能删除`,
          advice: '请先给他们换角色',
        });
      return undefined;
    },
    drop: (inside, county) => dropRole(inside, county, which.code),
  });
};

/** What letters would do to those who hold a role. Nothing is changed. */
export async function previewRole(
  { database }: Pick<ServerContext, 'database'>,
  by: Staff,
  code: string,
  letters: Letters,
): Promise<RoleEffect> {
  const county = requireCounty(by);
  const book = await rolesAt(database, county);
  const role = book.get(code);
  if (!role) throw notFound('role.not-found', '没有这个角色');
  return effectOn(await holdersOf(database, county, code), book, { ...role, letters });
}
