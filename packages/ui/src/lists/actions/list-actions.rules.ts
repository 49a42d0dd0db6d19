import type { ListAction, ListDefinition, ListRow } from '@gongwei/domain/lists';

type Buttons = { readonly [on in ListAction['on']]: readonly ListAction[] };

/** The actions somebody may take, by what they are taken on. */
export function buttonsOf({ actions = [] }: ListDefinition, may: (action: ListAction) => boolean): Buttons {
  const on = (where: ListAction['on']) => actions.filter((action) => action.on === where && may(action));
  return { page: on('page'), row: on('row'), rows: on('rows'), found: on('found') };
}

/** What H does with a row: dealing with it, where its list knows that and somebody may. Whether a ticked row fits, the server says. */
export const handlingOf = (
  { actions = [] }: ListDefinition,
  row: ListRow,
  may: (action: ListAction) => boolean,
): ListAction | undefined =>
  actions.find(
    (action) => action.id === 'handle' && may(action) && (action.on === 'rows' || row.actions.includes(action.id)),
  );

/** Those of which the column of buttons is made: what a row that is known offers. What none offers takes the room of what can be read. */
export function offeredByRows(
  actions: readonly ListAction[],
  chunks: Iterable<{ readonly rows: readonly ListRow[] }>,
): readonly ListAction[] {
  const offered = new Set([...chunks].flatMap(({ rows }) => rows.flatMap((row) => row.actions)));
  return actions.filter(({ id }) => offered.has(id));
}
