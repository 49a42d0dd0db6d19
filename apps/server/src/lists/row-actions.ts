import type { ListAction, ListDefinition } from '@gongwei/domain/lists';
import { allows } from '../identity/permissions.policy.ts';
import type { Staff } from '../identity/users.repository.ts';

/** Whether somebody holds what an action asks for; the code is the list's own where it names none. */
export function mayTake(
  { permission }: ListDefinition,
  action: Pick<ListAction, 'permission' | 'letter'>,
  staff: Pick<Staff, 'permissions'>,
): boolean {
  const code = action.permission ?? (permission === 'everybody' ? undefined : permission.code);
  return code === undefined || allows(staff.permissions, [code], action.letter);
}

/** Whether somebody may see a list at all. */
export const maySee = (definition: ListDefinition, staff: Pick<Staff, 'permissions'>): boolean =>
  mayTake(definition, { letter: 'V' }, staff);
