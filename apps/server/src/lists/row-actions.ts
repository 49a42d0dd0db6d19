import { mayTakeAction, type ListAction, type ListDefinition } from '@gongwei/domain/lists';
import { lettersOf } from '../identity/permissions.policy.ts';
import type { Staff } from '../identity/users.repository.ts';

/** Whether somebody holds what an action asks for. */
export const mayTake = (
  list: ListDefinition,
  action: Pick<ListAction, 'permission' | 'letter'>,
  staff: Pick<Staff, 'permissions'>,
): boolean => mayTakeAction(list, action, lettersOf(staff));

/** Whether somebody may see a list at all. A program does by its letters only: what is everybody's is for people. */
export const maySee = (definition: ListDefinition, staff: Pick<Staff, 'permissions' | 'token'>): boolean =>
  !(staff.token && definition.permission === 'everybody') &&
  mayTake(definition, { letter: letterOf(definition) }, staff);

const letterOf = ({ permission }: ListDefinition) => (permission === 'everybody' ? 'V' : (permission.letter ?? 'V'));
