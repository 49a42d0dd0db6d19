import { differingRights, type Role, type RoleLetters } from '@gongwei/domain/back-office';
import type { PermissionLetter } from '@gongwei/domain/identity';
import { includesLetter } from '@gongwei/domain/shared';
import type { RoleDraft } from './role-editor.service.ts';

/** What can be typed over of a role, as it is kept: where editing begins. */
export const draftOf = ({ name, levels, letters, remark }: Role): RoleDraft => ({ name, levels, letters, remark });

/** Whether whoever edits may give a letter; what is taken away always may. */
export function mayGiveLetter(
  { rights }: Pick<Role, 'rights'>,
  code: string,
  letter: PermissionLetter | undefined,
): boolean {
  const most = rights.find((right) => right.code === code)?.most;
  return letter === undefined || includesLetter(most, letter);
}

/** The letters with some codes at another one; what may not be given stays as it is. */
export function withLetter(
  role: Pick<Role, 'rights'>,
  letters: RoleLetters,
  codes: readonly string[],
  letter: PermissionLetter | undefined,
): RoleLetters {
  const next: { [code: string]: PermissionLetter } = { ...letters };
  for (const code of codes.filter((one) => mayGiveLetter(role, one, letter))) {
    if (letter === undefined) delete next[code];
    else next[code] = letter;
  }
  return next;
}

/** All letters at once, but for those that may not be given. */
export const withLetters = (role: Pick<Role, 'rights'>, letters: RoleLetters, wanted: RoleLetters): RoleLetters =>
  role.rights.reduce((next, { code }) => withLetter(role, next, [code], wanted[code]), letters);

/** Whether a draft says something else than the role that is kept; the order of levels does not count. */
export const isChanged = (role: Role, draft: RoleDraft): boolean =>
  differingRights(role.letters, draft.letters).length > 0 ||
  role.name !== draft.name ||
  role.remark !== draft.remark ||
  [...role.levels].sort().join() !== [...draft.levels].sort().join();
