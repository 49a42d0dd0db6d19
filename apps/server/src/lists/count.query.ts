import { typedExpression, wholeCondition, type AskedList, type ListCount } from '@gongwei/domain/lists';
import type { Queryable } from '../database/database.port.ts';
import { cachedByRevision } from '../database/cached-by-revision.ts';
import type { ListReader, ServedList } from './source.ts';
import { keptCounts } from './kept-counts.ts';
import { readTogether } from './read-together.ts';
import { sqlExpression } from './sql/sql-expression.ts';
import { statementOf, tablesOf, whereOf, type Statement } from './statement.ts';

/** Counted one by one up to here; beyond, a screen says 1万+ until somebody wants to know. */
export const COUNTED_EXACTLY = 10_000;

/** How many rows a question finds. Not `exact`: counted as far as `COUNTED_EXACTLY`. `otherwise`: another way to count them as far, asked first. */
export async function countRows(
  database: Queryable,
  served: ServedList,
  question: AskedList,
  reading: ListReader,
  exact: boolean,
  without: readonly string[] = [],
  otherwise: () => Promise<number | undefined> = async () => undefined,
): Promise<ListCount> {
  const statement = statementOf(served, reading);
  const where = whereOf(served, question, reading, statement, without);
  const { into } = statement;
  const tables = tablesOf(served, statement, where);
  const limit = exact ? '' : ` limit ${COUNTED_EXACTLY + 1}`;
  const sql = `select count(*)::int as found from (select 1 from ${tables} where ${where}${limit}) as counted`;
  const ask = async (): Promise<number> =>
    (await otherwise()) ?? (await database.query<{ found: number }>(sql, into.values))[0]?.found ?? 0;
  // Archives tell of every change; other rows are counted anew.
  const found =
    isOfArchives(served) && statement.scope.reads?.records === false
      ? await cachedByRevision(database, reading.scope.institutionCode, JSON.stringify([sql, into.values]), ask)
      : await ask();
  return exact || found <= COUNTED_EXACTLY ? { found, exact: true } : { found: COUNTED_EXACTLY, exact: false };
}

/**
 * How many rows each of several questions about one list finds, exactly. Where one of them has to read somebody's records, all are counted in the same
 * pass over the rows, in which what several ask is read once a row; else each has indexes of its own.
 */
export async function countEach(
  database: Queryable,
  served: ServedList,
  questions: readonly AskedList[],
  reading: ListReader,
): Promise<readonly ListCount[]> {
  if (questions.length > 1 && questions.some((question) => readsRecords(served, question, reading)))
    return countTogether(database, served, questions, reading);
  const counts: ListCount[] = [];
  for (const question of questions) counts.push(await countRows(database, served, question, reading, true));
  return counts;
}

function readsRecords(served: ServedList, question: AskedList, reading: ListReader): boolean {
  const statement = statementOf(served, reading);
  whereOf(served, question, reading, statement);
  return statement.scope.reads?.records === true;
}

async function countTogether(
  database: Queryable,
  served: ServedList,
  questions: readonly AskedList[],
  reading: ListReader,
): Promise<readonly ListCount[]> {
  const { source } = served;
  const statement = statementOf(served, reading);
  const { into } = statement;
  const reach = source.reach(reading, into);
  const { person } = source.tables;
  // Whose rows there are at all: of so many people records are found in one pass.
  const people = person && {
    people: `select ${person.county}, ${person.id} from ${tablesOf(served, statement, reach, person.county, person.id)} where ${reach}`,
    rows: source.table === 'residents r' ? { table: 'residents', alias: 'r', joins: source.joins } : undefined,
  };
  const { scope, joins } = readTogether(source, statement.scope, people);
  const columns = questions
    .map((question, at) => `${sqlExpression(wholeCondition(question), scope, true).sql} as n${at}`)
    .join(', ');
  const beside = joins(columns);
  const counts = questions.map((_, at) => `(count(*) filter (where n${at}))::int as n${at}`).join(', ');
  const home = homeOf(served, statement);
  const told = home === undefined ? columns : `${home} as home, ${columns}`;
  const said = (among: string): string =>
    `select ${home === undefined ? `'' as home` : 'home'}, ${counts} from (select ${told} from ${tablesOf(served, statement, told, beside, reach)}${beside} where ${reach}${among} offset 0) as said group by 1`;
  const found = await keptCounts(database, {
    ...{ said, home, values: into.values, person: person?.id, of: questions.length },
    scope: reading.scope,
  });
  return questions.map((_, at) => ({ found: found[at] ?? 0, exact: true }));
}

/** Where whoever a row is of is at home; nobody's rows have none. */
const homeOf = ({ list, source }: ServedList, { scope }: Statement): string | undefined =>
  source.tables.person && list.vocabulary.roots['resident']?.['institution']
    ? sqlExpression(typedExpression('resident.institution', list.vocabulary, 'text'), scope).sql
    : undefined;

const isOfArchives = ({ list }: ServedList): boolean => list.definition.subject === 'resident';
