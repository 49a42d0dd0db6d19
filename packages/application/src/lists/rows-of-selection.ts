import type { ListDefinition, ListPage, ListRow, ListSelection } from '@gongwei/domain/lists';
import type { ListGateway, RowsPurpose } from './list-gateway.port.ts';
import { asSent } from './list-question.rules.ts';

/** The most the server gives at once. */
const AT_ONCE = 200;

/** Rows with the names of staff and institutions in them. */
export type SelectedRows = Pick<ListPage, 'rows' | 'names'>;

/** Fetches what is selected, for what needs the rows themselves. Rows that are gone are absent. Rejects with a `Fault`. */
export async function rowsOfSelection(
  gateway: Pick<ListGateway, 'read' | 'refresh'>,
  definition: ListDefinition,
  selection: ListSelection,
  most: number,
  what?: RowsPurpose,
): Promise<SelectedRows> {
  const rows: ListRow[] = [];
  const names: { [id: string]: string } = {};
  const take = (page: ListPage): void => {
    rows.push(...page.rows);
    Object.assign(names, page.names);
  };
  if ('ids' in selection) {
    const ids = selection.ids.slice(0, most);
    for (let at = 0; at < ids.length; at += AT_ONCE)
      take(await gateway.refresh({ list: definition.id }, ids.slice(at, at + AT_ONCE), what));
    return { rows, names };
  }
  const except = new Set(selection.except);
  for (let offset = 0; rows.length < most; offset += AT_ONCE) {
    const page = await gateway.read(asSent(definition, selection.question), { offset, limit: AT_ONCE, ...what });
    take({ ...page, rows: page.rows.filter(({ id }) => !except.has(id)) });
    if (page.rows.length < AT_ONCE) break;
  }
  return { rows: rows.slice(0, most), names };
}
