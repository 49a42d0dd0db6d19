import type { ListStretch } from '@gongwei/domain/lists';
import { isIndexed, orderBy, type OrderTerm } from './list-order.ts';
import type { ServedList } from './source.ts';
import { tablesOf, type Statement } from './statement.ts';

/** So many rows are found first and sorted then: going along an order until a hundred of few are met would be to read nearly all there are. */
const FEW = 4_000;

/** The columns that tell a row apart. */
export const keysOf = ({ source }: ServedList): string => source.key.map((key) => `r.${key}`).join(', ');

/** The statement that finds the keys of a stretch. `total`: how many rows there are in all, where that is known. */
export function pageOf(
  served: ServedList,
  statement: Statement,
  where: string,
  terms: readonly OrderTerm[],
  stretch: ListStretch,
  total: number | undefined,
): string {
  if (!('offset' in stretch)) return besideRow(served, statement, where, terms, stretch);
  const fromEnd = total !== undefined && stretch.offset > total / 2;
  const limit = fromEnd ? Math.min(stretch.limit, total - stretch.offset) : stretch.limit;
  const skip = fromEnd ? total - stretch.offset - limit : stretch.offset;
  const page: Page = { served, statement, where, terms, fromEnd, skip, limit };
  if (total !== undefined && total <= FEW) return sortedAfterwards(page);
  return terms[0]?.sparse ? inTwoParts(page) : inOrder(page);
}

type Page = {
  readonly served: ServedList;
  readonly statement: Statement;
  readonly where: string;
  readonly terms: readonly OrderTerm[];
  readonly fromEnd: boolean;
  readonly skip: number;
  readonly limit: number;
};

function inOrder({ served, statement, where, terms, fromEnd, skip, limit }: Page): string {
  const from = tablesOf(served, statement, where, orderBy(terms));
  const { into } = statement;
  return `select ${keysOf(served)} from ${from} where ${where} order by ${orderBy(terms, fromEnd)} limit ${into.add(limit)} offset ${into.add(skip)}`;
}

/** `offset 0` keeps the database from going along the order all the same. */
function sortedAfterwards({ served, statement, where, terms, fromEnd, skip, limit }: Page): string {
  const from = tablesOf(served, statement, where, orderBy(terms));
  const { into } = statement;
  const values = terms.map(({ sql }, at) => `${sql} as t${at}`).join(', ');
  const named = terms.map((term, at) => ({ ...term, sql: `few.t${at}` }));
  return `select ${served.source.key.join(', ')} from (select ${keysOf(served)}, ${values} from ${from} where ${where} offset 0) as few
    order by ${orderBy(named, fromEnd)} limit ${into.add(limit)} offset ${into.add(skip)}`;
}

/**
 * Those that have what is sorted by, from its index or its small table, and then those that have not: of what most rows lack an index in one
 * direction serves both. What comes second is not even looked for as long as the first part fills the page.
 */
function inTwoParts({ served, statement, where, terms, fromEnd, skip, limit }: Page): string {
  const { into } = statement;
  const [{ sql, descending }, ...rest] = terms as readonly [OrderTerm, ...OrderTerm[]];
  const keys = keysOf(served);
  const until = into.add(skip + limit);
  const part = (holds: string, order: string): string =>
    `(select ${keys} from ${tablesOf(served, statement, where, holds, order)} where ${where} and ${holds} order by ${order} limit ${until})`;
  const found = [{ sql, descending, plain: true }, ...rest];
  const parts = [part(`${sql} is not null`, orderBy(found, fromEnd)), part(`${sql} is null`, orderBy(rest, fromEnd))];
  return `select * from (${(fromEnd ? parts.toReversed() : parts).join(' union all ')}) as parts limit ${into.add(limit)} offset ${into.add(skip)}`;
}

/** What comes after a row, or before it. */
function besideRow(
  served: ServedList,
  statement: Statement,
  where: string,
  terms: readonly OrderTerm[],
  stretch: Exclude<ListStretch, { readonly offset: number }>,
): string {
  const { into } = statement;
  const from = tablesOf(served, statement, where, orderBy(terms));
  const keys = keysOf(served);
  const backwards = 'before' in stretch;
  const cursor = `${into.add('after' in stretch ? stretch.after : stretch.before)}::text`;
  const id = `r.${served.source.key.at(-1)}`;
  if (isIndexed(terms)) {
    const columns = terms.map(({ sql }) => sql).join(', ');
    const sign = (terms[0]?.descending === true) === backwards ? '>' : '<';
    const scope = `(select ${columns} from ${from} where ${where} and ${id} = ${cursor})`;
    return `select ${keys} from ${from} where ${where} and (${columns}) ${sign} ${scope}
      order by ${orderBy(terms, backwards)} limit ${into.add(stretch.limit)}`;
  }
  return `select ${served.source.key.join(', ')} from (select ${keys}, row_number() over (order by ${orderBy(terms, backwards)}) as place
      from ${from} where ${where}) as ordered where place > (select place from (select ${id} as id, row_number() over (order by ${orderBy(terms, backwards)}) as place
      from ${from} where ${where}) as known where id = ${cursor}) order by place limit ${into.add(stretch.limit)}`;
}
