import { holdsRight, includesLetter, type PermissionLetter } from '../shared/index.ts';
import type { ListAction, ListDefinition } from './list-definition.ts';

/** What of a list and an action says who may take it. */
type Guarded = Pick<ListDefinition, 'permission'>;
type Asked = Pick<ListAction, 'permission' | 'letter' | 'also'>;

/** The code whose letters an action asks for, the list's own where it names none; `undefined`: everybody's who is logged in. */
export const codeOfAction = ({ permission }: Guarded, action: Asked): string | undefined =>
  action.permission ?? (permission === 'everybody' ? undefined : permission.code);

/**
 * Whether somebody may take an action of a list at all; which rows it fits is the action's `when`. Buttons and the server ask the same.
 * `letterOf`: the letter they hold for a code.
 */
export function mayTakeAction(
  list: Guarded,
  action: Asked,
  letterOf: (code: string) => PermissionLetter | undefined,
): boolean {
  const code = codeOfAction(list, action);
  return (
    code === undefined ||
    includesLetter(letterOf(code), action.letter) ||
    (action.also !== undefined && holdsRight(letterOf, action.also))
  );
}
