import type { Permission, PermissionLetter } from '@gongwei/domain/identity';
import { includesLetter, STRENGTH } from '@gongwei/domain/shared';
import { PERMISSION_MATRIX } from './permission-matrix.data.ts';
import { BUILTIN_ROLES, type RoleBook } from './role-book.ts';

export { permissionOfModule, RESIDENT_CODES } from '@gongwei/domain/identity';

export { STRENGTH };

/** What somebody with these roles may do; of several letters for a code the strongest counts. Disabled roles give nothing. */
export function permissionsOf(roles: readonly string[], book: RoleBook = BUILTIN_ROLES): readonly Permission[] {
  const held = roles.flatMap((role) => book.get(role) ?? []).filter(({ disabled }) => !disabled);
  return Object.keys(PERMISSION_MATRIX).flatMap((code) => {
    const own = held.flatMap(({ letters }) => letters[code] ?? []);
    const strongest = own.toSorted((a, b) => STRENGTH[b] - STRENGTH[a])[0];
    return strongest === undefined ? [] : [{ code, letter: strongest }];
  });
}

/** The letter somebody holds for a code; `undefined` for none. As the rules of the domain ask for it. */
export const lettersOf =
  ({ permissions }: { readonly permissions: readonly Permission[] }) =>
  (code: string): PermissionLetter | undefined =>
    permissions.find((held) => held.code === code)?.letter;

/** Whether one of the codes is held with at least the letter. */
export const allows = (
  permissions: readonly Permission[],
  codes: readonly string[],
  atLeast: PermissionLetter,
): boolean => permissions.some(({ code, letter }) => codes.includes(code) && includesLetter(letter, atLeast));
