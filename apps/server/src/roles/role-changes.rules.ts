import { PERMISSION_MATRIX } from '../identity/permission-matrix.data.ts';
import type { RoleEntry } from '../identity/role-book.ts';
import { fieldChanges, type FieldChange } from '../logging/field-changes.ts';

const STATE = (role: RoleEntry): string => (role.disabled ? '停用' : '启用');

/** What the operation log tells of a role's change, in the words of the page. */
export const changesBetween = (before: RoleEntry | undefined, after: RoleEntry | undefined): readonly FieldChange[] =>
  fieldChanges(before && wordsOf(before), after && wordsOf(after));

const wordsOf = (role: RoleEntry): { readonly [label: string]: string } => ({
  角色名称: role.name,
  适用级别: role.levels.join('、'),
  状态: STATE(role),
  备注: role.remark,
  ...Object.fromEntries(
    Object.entries(PERMISSION_MATRIX).map(([code, { label }]) => [`权限：${label}`, role.letters[code] ?? '']),
  ),
});
