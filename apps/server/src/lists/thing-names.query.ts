import type { ListQuestion } from '@gongwei/domain/lists';
import type { Queryable } from '../database/database.port.ts';
import { readAsked } from './asked.ts';
import { readRows } from './read-page.query.ts';
import type { ServedLists } from './serve-lists.ts';
import type { ListReader, ServedList } from './source.ts';

/** Of an identifier nothing stands behind any more, or nothing the reader reaches. */
const NOWHERE = '已删除或不在您的范围';

/**
 * What stands for the identifiers a question names (a box, a hotel, a role): what the list that has them calls them, as the reader may see
 * it, also of what was taken out.
 */
export async function thingNames(
  database: Queryable,
  lists: ServedLists,
  { list }: ServedList,
  reading: ListReader,
  where: ListQuestion['where'] = {},
): Promise<{ readonly [id: string]: string }> {
  const names: { [id: string]: string } = {};
  for (const { key, kind, of } of list.definition.filters) {
    const value = where[key];
    const things = of && lists.get(of.list);
    if (!of || !things || !Array.isArray(value) || value.length === 0) continue;
    const ids = value as readonly string[];
    if (kind === 'thing') Object.assign(names, Object.fromEntries(ids.map((id) => [id, NOWHERE])));
    Object.assign(names, await titlesOf(database, things, of.column, reading, ids));
  }
  return names;
}

async function titlesOf(
  database: Queryable,
  { list, source }: ServedList,
  column: string,
  { scope, staff, asked }: ListReader,
  ids: readonly string[],
): Promise<{ readonly [id: string]: string }> {
  const title = list.columns.get(column);
  if (!title) return {};
  // Nothing but the title: what else a row shows may take long.
  const titled: ServedList = { list: { ...list, columns: new Map([[column, title]]), actions: [] }, source };
  const reader: ListReader = { scope, staff, asked, reader: source.readerOf(staff) };
  const question = { ...readAsked({ list, source }, {}, reader), conditions: [], sort: [] };
  const { rows } = await readRows(database, titled, question, reader, ids, false);
  return Object.fromEntries(
    rows.flatMap(({ id, cells }) => {
      const name = cells[column];
      return typeof name === 'string' ? [[id, name]] : [];
    }),
  );
}
