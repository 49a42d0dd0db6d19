import type { AskedList, ListStretch } from '@gongwei/domain/lists';
import type { Queryable } from '../database/database.port.ts';
import { COUNTED_EXACTLY } from './count.query.ts';
import { isIndexed, orderBy, orderTerms } from './list-order.ts';
import { keysOf } from './keys-of-page.ts';
import type { ListReader, ServedList } from './source.ts';
import { statementOf, tablesOf, whereOf, type Statement } from './statement.ts';

/** What counts the rows and finds a stretch of them on the way. */
export type OnePass = {
  /** How many rows there are, counted as far as `countRows` does; `undefined` where the stretch lies beyond them. */
  count(): Promise<number | undefined>;
  /** The keys of the stretch, column by column, once they were counted and there are no more than are counted one by one. */
  keys(): readonly (readonly string[])[] | undefined;
};

/**
 * One pass over the rows for both, instead of one for each. `undefined` where two read less: where nothing is asked of the rows, where the order alone
 * reads somebody's records, and where an index serves the order and counting does without its tables.
 */
export function onePass(
  database: Queryable,
  served: ServedList,
  question: AskedList,
  reading: ListReader,
  stretch: ListStretch,
): OnePass | undefined {
  if (!('offset' in stretch) || stretch.offset > COUNTED_EXACTLY) return undefined;
  const statement = statementOf(served, reading);
  const { into, scope } = statement;
  const where = whereOf(served, question, reading, statement);
  const readsRecords = scope.reads?.records === true;
  const terms = orderTerms(question.sort, served.source, scope);
  if (question.conditions.length === 0 || (scope.reads?.records === true && !readsRecords)) return undefined;
  const tables = tablesOf(served, statement, where, orderBy(terms));
  if (isIndexed(terms) && tables !== tablesOf(served, statement, where)) return undefined;
  const keys = served.source.key;
  const values = terms.map(({ sql }, at) => `${sql} as t${at}`).join(', ');
  const named = orderBy(terms.map((term, at) => ({ ...term, sql: `found.t${at}` })));
  const sql = `with found as materialized (select ${keysOf(served)}, ${values} from ${tables} where ${where} limit ${COUNTED_EXACTLY + 1})
    select (select count(*) from found)::int as found, ${keys.join(', ')} from found order by ${named} limit ${into.add(stretch.limit)} offset ${into.add(stretch.offset)}`;
  let rows: readonly { readonly [key: string]: string | number }[] | undefined;
  return {
    async count() {
      rows = await database.query(sql, into.values);
      return rows[0] ? Number(rows[0]['found']) : stretch.offset === 0 ? 0 : undefined;
    },
    keys() {
      if (rows?.[0] === undefined || Number(rows[0]['found']) > COUNTED_EXACTLY) return undefined;
      const found = rows;
      return keys.map((key) => found.map((row) => String(row[key])));
    },
  };
}

/** A page statement of rows whose keys are known. */
export function pageOfKeys({ source }: ServedList, { into }: Statement, keys: readonly (readonly string[])[]): string {
  const lists = keys.map((column) => `${into.add([...column])}::text[]`).join(', ');
  return `select * from unnest(${lists}) as known(${source.key.join(', ')})`;
}
