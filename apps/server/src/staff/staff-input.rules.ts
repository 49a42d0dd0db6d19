import type { FieldIssue } from '@gongwei/domain/forms';
import { staffNameProblem, usernameOf, usernameProblem } from '@gongwei/domain/organisation';
import { mobileProblem } from '@gongwei/domain/resident';
import type { RoleBook } from '../identity/role-book.ts';
import { mayGive, placeProblem, type Giver } from '../roles/role-giving.policy.ts';
import { httpFailure } from '../shared/http-failure.ts';

/** What an administrator typed; what is left out is not looked at. */
export type TypedStaff = {
  readonly username?: string;
  readonly name?: string;
  /** Empty: none. */
  readonly phone?: string;
  readonly roles?: readonly string[];
};

export const issue = (field: string, message: string, code = 'invalid'): FieldIssue => ({
  field,
  severity: 'error',
  code,
  message,
});

/**
 * Who gives roles, the roles of the county they are given in, the level of the institution, and those held already: a disabled one may be
 * kept and not be given.
 */
export type Giving = {
  readonly by: Giver;
  readonly book: RoleBook;
  readonly level?: number;
  readonly held?: readonly string[];
};

const rolesProblem = (roles: readonly string[], { by, book, level, held = [] }: Giving): string | undefined => {
  if (roles.length === 0) return '请至少选择一个角色';
  for (const code of roles) {
    const role = book.get(code);
    if (!role) return '没有这个角色';
    if (!mayGive(by, role)) return '不能授予高于您自己权限的角色';
    if (role.disabled && !held.includes(code)) return `“${role.name}”已停用，不能授予`;
    const misplaced = level === undefined ? undefined : placeProblem(role, level);
    if (misplaced !== undefined) return misplaced;
  }
  return undefined;
};

/** What to mend, field by field. Roles are looked at where it is said who gives them. */
export function staffIssues(typed: TypedStaff, giving?: Giving): readonly FieldIssue[] {
  const found: readonly (readonly [string, string | undefined])[] = [
    ['username', typed.username === undefined ? undefined : usernameProblem(typed.username)],
    ['name', typed.name === undefined ? undefined : staffNameProblem(typed.name)],
    ['phone', typed.phone === undefined || typed.phone.trim() === '' ? undefined : mobileProblem(typed.phone.trim())],
    ['roles', typed.roles === undefined || !giving ? undefined : rolesProblem(typed.roles, giving)],
  ];
  return found.flatMap(([field, message]) => (message === undefined ? [] : [issue(field, message)]));
}

/** @throws 422 `staff.invalid` where there is something to mend. */
export function refuseInvalid(fields: readonly FieldIssue[]): void {
  const [first] = fields;
  if (first)
    throw httpFailure(422, { code: 'staff.invalid', message: first.message, advice: '请按提示修改后再保存', fields });
}

/** As it is stored. */
export const cleaned = (typed: {
  readonly username: string;
  readonly name: string;
  readonly phone?: string;
}): { readonly username: string; readonly name: string; readonly phone: string | null } => ({
  username: usernameOf(typed.username),
  name: typed.name.trim(),
  phone: typed.phone?.trim() || null,
});

/** Each once, in one order. */
export const asRoles = (roles: readonly string[]): readonly string[] => [...new Set(roles)].sort();
