import { RESIDENT_CODES, type Permission, type PermissionLetter } from '@gongwei/domain/identity';
import { PERMISSION_MATRIX, type Role } from './permission-matrix.data.ts';

export { permissionOfModule, RESIDENT_CODES } from '@gongwei/domain/identity';

const STRENGTH: { readonly [Letter in PermissionLetter]: number } = { V: 1, E: 2, M: 3 };

/** What somebody with these roles may do; of several letters for a code the strongest counts. */
export function permissionsOf(roles: readonly string[]): readonly Permission[] {
  return Object.entries(PERMISSION_MATRIX).flatMap(([code, { letters }]) => {
    const own = roles.flatMap((role) => letters[role as Role] ?? []);
    const strongest = own.toSorted((a, b) => STRENGTH[b] - STRENGTH[a])[0];
    return strongest === undefined ? [] : [{ code, letter: strongest }];
  });
}

/** Whether one of the codes is held with at least the letter. */
export const allows = (
  permissions: readonly Permission[],
  codes: readonly string[],
  atLeast: PermissionLetter,
): boolean => permissions.some(({ code, letter }) => codes.includes(code) && STRENGTH[letter] >= STRENGTH[atLeast]);

/** Who may only look (supervision) gets identity and phone numbers masked everywhere, forms included. */
export const seesNumbers = (permissions: readonly Permission[]): boolean => allows(permissions, RESIDENT_CODES, 'E');
