import type { ListAction, ListDefinition, PermissionLetter } from '@gongwei/domain/lists';

const LETTERS: readonly PermissionLetter[] = ['V', 'E', 'M'];

/** Whether somebody with these letters may take an action at all; on which rows the server says. */
export function allowed(
  { permission }: ListDefinition,
  action: ListAction,
  may: (code: string) => PermissionLetter | undefined,
): boolean {
  const code = action.permission ?? (permission === 'everybody' ? undefined : permission.code);
  if (code === undefined) return true;
  const letter = may(code);
  return letter !== undefined && LETTERS.indexOf(letter) >= LETTERS.indexOf(action.letter);
}

type Buttons = { readonly [on in ListAction['on']]: readonly ListAction[] };

/** The actions somebody may take, by what they are taken on. */
export function buttonsOf({ actions = [] }: ListDefinition, may: (action: ListAction) => boolean): Buttons {
  const on = (where: ListAction['on']) => actions.filter((action) => action.on === where && may(action));
  return { page: on('page'), row: on('row'), rows: on('rows'), found: on('found') };
}
