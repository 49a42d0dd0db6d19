import { formIndex } from '@gongwei/domain/catalogue';
import { maySave, type Permission } from '@gongwei/domain/identity';
import { allows, lettersOf } from '../identity/permissions.policy.ts';

/**
 * The sheets whose planned visits stand on somebody's first page: those they may fill in; `undefined`, all of them, for who sees the round. Visits of
 * others lead nowhere, and their number is nobody's work there.
 */
export function visitForms({
  permissions,
}: {
  readonly permissions: readonly Permission[];
}): readonly string[] | undefined {
  if (allows(permissions, ['gwsfmkgl'], 'V')) return undefined;
  const letterOf = lettersOf({ permissions });
  return formIndex.filter((form) => maySave(form, letterOf)).map(({ id }) => id);
}
