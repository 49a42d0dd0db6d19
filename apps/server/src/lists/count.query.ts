import type { AskedList, ListCount } from '@gongwei/domain/lists';
import type { Queryable } from '../database/database.port.ts';
import { cachedByRevision } from '../database/cached-by-revision.ts';
import type { ListReader, ServedList } from './source.ts';
import { statementOf, tablesOf, whereOf } from './statement.ts';

/** Counted one by one up to here; beyond, a screen says 1万+ until somebody wants to know. */
export const COUNTED_EXACTLY = 10_000;

/** How many rows a question finds. Not `exact`: counted as far as `COUNTED_EXACTLY`. */
export async function countRows(
  database: Queryable,
  served: ServedList,
  question: AskedList,
  reading: ListReader,
  exact: boolean,
  without: readonly string[] = [],
): Promise<ListCount> {
  const statement = statementOf(served, reading);
  const where = whereOf(served, question, reading, statement, without);
  const { into } = statement;
  const tables = tablesOf(served, statement, where);
  const limit = exact ? '' : ` limit ${COUNTED_EXACTLY + 1}`;
  const sql = `select count(*)::int as found from (select 1 from ${tables} where ${where}${limit}) as counted`;
  const ask = async (): Promise<number> => (await database.query<{ found: number }>(sql, into.values))[0]?.found ?? 0;
  // Archives tell of every change; other rows are counted anew.
  const found =
    isOfArchives(served) && statement.scope.reads?.records === false
      ? await cachedByRevision(database, reading.scope.institutionCode, JSON.stringify([sql, into.values]), ask)
      : await ask();
  return exact || found <= COUNTED_EXACTLY ? { found, exact: true } : { found: COUNTED_EXACTLY, exact: false };
}

const isOfArchives = ({ list }: ServedList): boolean => list.definition.subject === 'resident';
