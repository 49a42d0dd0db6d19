import type { AskedList, CellValue, ListPage, ListRow, ListStretch } from '@gongwei/domain/lists';
import type { Queryable } from '../database/database.port.ts';
import { shownCells } from './cells.ts';
import { COUNTED_EXACTLY, countRows } from './count.query.ts';
import { isIndexed, orderBy, orderTerms } from './list-order.ts';
import { keysOf, pageOf } from './keys-of-page.ts';
import { namesOf } from './names.query.ts';
import { onePass, pageOfKeys } from './one-pass.query.ts';
import { mayTake } from './row-actions.ts';
import type { ListReader, ServedList } from './source.ts';
import { readTogether } from './read-together.ts';
import { sqlExpression } from './sql/sql-expression.ts';
import { asNumber } from './sql/sql-value.ts';
import { statementOf, whereOf, type Statement } from './statement.ts';

type Raw = { id: string; person: string | null; form: string | null; version: number | null } & {
  [column: string]: unknown;
};

/**
 * One stretch of a list. The identifiers come first, from an index where one serves the order, and from whichever end is nearer; only then
 * are the cells of those rows worked out.
 */
export async function readPage(
  database: Queryable,
  served: ServedList,
  question: AskedList,
  reading: ListReader,
  stretch: ListStretch,
): Promise<ListPage> {
  const pass = onePass(database, served, question, reading, stretch);
  const near = await countRows(database, served, question, reading, false, [], pass?.count);
  const count =
    'offset' in stretch && stretch.offset > COUNTED_EXACTLY
      ? await countRows(database, served, question, reading, true)
      : near;
  if ('offset' in stretch && stretch.offset >= count.found && count.exact)
    return { rows: [], count, offset: stretch.offset, names: {} };
  const statement = statementOf(served, reading);
  const known = pass?.keys();
  const where = known ? '' : whereOf(served, question, reading, statement);
  const terms = orderTerms(question.sort, served.source, statement.scope);
  const page = known
    ? pageOfKeys(served, statement, known)
    : pageOf(served, statement, where, terms, stretch, count.exact ? count.found : undefined);
  const rows = await cellsOf(database, served, statement, page, orderBy(terms));
  const offset = 'offset' in stretch ? stretch.offset : await placeOf(database, served, question, reading, rows[0]?.id);
  return answerOf(database, served, reading, rows, count, offset);
}

/** The rows with these identifiers as far as they still belong to the answer. */
export async function readRows(
  database: Queryable,
  served: ServedList,
  question: AskedList,
  reading: ListReader,
  ids: readonly string[],
  counted = true,
): Promise<ListPage> {
  const statement = statementOf(served, reading);
  const where = whereOf(served, question, reading, statement);
  const terms = orderTerms(question.sort, served.source, statement.scope);
  const keys = keysOf(served);
  const page = `select ${keys} from ${statement.from} where ${where} and r.${served.source.key.at(-1)} = any(${statement.into.add([...ids])}::text[])`;
  const rows = await cellsOf(database, served, statement, page, orderBy(terms));
  const count = counted
    ? await countRows(database, served, question, reading, false)
    : { found: rows.length, exact: true };
  return answerOf(database, served, reading, rows, count, 0);
}

/** The cells of the rows a page statement finds. */
async function cellsOf(
  database: Queryable,
  served: ServedList,
  { into, scope, from }: Statement,
  page: string,
  order: string,
): Promise<readonly Raw[]> {
  const { list, source } = served;
  const { scope: each, joins } = readTogether(served.source, scope);
  const cells = [...list.columns.values()].map(({ value }, at) => `${asNumber(sqlExpression(value, each))} as c${at}`);
  const actions = list.actions.flatMap(({ when }, at) =>
    when ? [`${sqlExpression(when, each, true).sql} as a${at}`] : [],
  );
  const keys = source.key.map((key) => `page.${key} = r.${key}`).join(' and ');
  const head = `r.${source.key.at(-1)} as id, ${source.person ?? 'null::text'} as person, ${source.form ?? 'null::text'} as form, ${source.version ?? 'null::int'} as version`;
  const said = [head, ...cells, ...actions].join(', ');
  return database.query<Raw>(
    `with page as materialized (${page}) select ${said}
     from page join ${from.replace(source.table, `${source.table} on ${keys}`)}${joins(said)} order by ${order}`,
    into.values,
  );
}

/** How many rows come before one: for stretches that were asked for by a neighbour. */
async function placeOf(
  database: Queryable,
  served: ServedList,
  question: AskedList,
  reading: ListReader,
  id: string | undefined,
): Promise<number> {
  if (id === undefined) return 0;
  const statement = statementOf(served, reading);
  const where = whereOf(served, question, reading, statement);
  const terms = orderTerms(question.sort, served.source, statement.scope);
  const { into, from } = statement;
  const own = `r.${served.source.key.at(-1)}`;
  if (isIndexed(terms)) {
    const columns = terms.map(({ sql }) => sql).join(', ');
    const sign = terms[0]?.descending === true ? '>' : '<';
    const sql = `select count(*)::int as place from ${from} where ${where} and (${columns}) ${sign} (select ${columns} from ${from} where ${where} and ${own} = ${into.add(id)}::text)`;
    return (await database.query<{ place: number }>(sql, into.values))[0]?.place ?? 0;
  }
  const sql = `select place::int as place from (select ${own} as id, row_number() over (order by ${orderBy(terms)}) - 1 as place from ${from} where ${where}) as ordered where id = ${into.add(id)}::text`;
  return (await database.query<{ place: number }>(sql, into.values))[0]?.place ?? 0;
}

async function answerOf(
  database: Queryable,
  served: ServedList,
  reading: ListReader,
  raw: readonly Raw[],
  count: ListPage['count'],
  offset: number,
): Promise<ListPage> {
  const columns = [...served.list.columns.values()];
  const values = raw.map((row) =>
    Object.fromEntries(columns.map(({ column }, at) => [column.key, (row[`c${at}`] ?? null) as CellValue])),
  );
  const cells = await shownCells(
    database,
    served,
    reading,
    raw.map(({ person, form }, at) => ({ person, form, cells: values[at] ?? {} })),
  );
  const rows = raw.map((row, at): ListRow => ({
    id: row.id,
    ...(row.person === null ? {} : { residentId: row.person }),
    ...(row.version === null ? {} : { version: row.version }),
    cells: cells[at] ?? {},
    actions: served.list.actions.flatMap(({ action, when }, place) =>
      action.on === 'row' || action.on === 'rows'
        ? (!when || row[`a${place}`] === true) && mayTake(served.list.definition, action, reading.staff)
          ? [action.id]
          : []
        : [],
    ),
  }));
  const [first, last] = [rows[0]?.id, rows.at(-1)?.id];
  const names = await namesOf(database, served, reading, values);
  return { rows, count, offset, ...(first !== undefined && { first }), ...(last !== undefined && { last }), names };
}
