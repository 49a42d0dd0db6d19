import type { ListAction, ListDefinition } from '@gongwei/domain/lists';

type Buttons = { readonly [on in ListAction['on']]: readonly ListAction[] };

/** The actions somebody may take, by what they are taken on. */
export function buttonsOf({ actions = [] }: ListDefinition, may: (action: ListAction) => boolean): Buttons {
  const on = (where: ListAction['on']) => actions.filter((action) => action.on === where && may(action));
  return { page: on('page'), row: on('row'), rows: on('rows'), found: on('found') };
}
