import {
  filterCondition,
  optionsOfLabels,
  typedParts,
  type AskedList,
  type CompiledFilter,
  type ListFacets,
  type ListLibrary,
} from '@gongwei/domain/lists';
import type { Queryable } from '../database/database.port.ts';
import { countRows } from './count.query.ts';
import type { ListReader, ServedList } from './source.ts';
import { sqlExpression } from './sql/sql-expression.ts';
import { statementOf, tablesOf, whereOf } from './statement.ts';

type Asked = { readonly filter: string; readonly code: string; readonly compiled: CompiledFilter };

/**
 * How many rows each code of these filters would leave, the other filters standing; of staff, those with the most. Filters that are neither of
 * codes nor of staff have none.
 */
export async function facetsOf(
  database: Queryable,
  served: ServedList,
  question: AskedList,
  reading: ListReader,
  filters: readonly string[],
  library: ListLibrary,
): Promise<ListFacets> {
  const asked = filters.flatMap((key) => codesOf(served, key, reading, library));
  const active = new Set(question.conditions.map(({ from }) => from));
  // Filters nobody uses stand over the same rows: one pass counts all their codes.
  const passes = [
    asked.filter(({ filter }) => !active.has(filter)),
    ...[...active].map((key) => asked.filter(({ filter }) => filter === key)),
  ].filter((pass) => pass.length > 0);
  const found: { [filter: string]: { [code: string]: number } } = {};
  for (const pass of passes) {
    const row = await countPass(database, served, question, reading, pass);
    for (const [at, { filter, code }] of pass.entries()) (found[filter] ??= {})[code] = row[`n${at}`] ?? 0;
  }
  for (const key of filters) {
    const on = staffOf(served, key, reading);
    if (on) found[key] = await countStaff(database, served, question, reading, key, on);
  }
  return found;
}

/** The value a filter of staff tests, where the reader may see whose it is. */
function staffOf(served: ServedList, key: string, { reader }: ListReader): CompiledFilter['on'][number] | undefined {
  const { filter, on = [] } = served.list.filters.get(key) ?? {};
  const [value, another] = on;
  if (filter?.kind !== 'person' || another || value?.type !== 'text') return undefined;
  return reader === 'looks' && value.sensitive.size > 0 ? undefined : value;
}

/** Staff are many and most have none: those with the most are enough. */
const MOST = 20;

async function countStaff(
  database: Queryable,
  served: ServedList,
  question: AskedList,
  reading: ListReader,
  key: string,
  on: CompiledFilter['on'][number],
): Promise<{ [id: string]: number }> {
  const statement = statementOf(served, reading);
  const where = whereOf(served, question, reading, statement, [key]);
  const { sql } = sqlExpression(on, statement.scope);
  const rows = await database.query<{ id: string; n: number }>(
    `select id, count(*)::int as n from (select ${sql} as id from ${tablesOf(served, statement, where, sql)} where ${where}) counted
     where id <> '' group by id order by n desc, id limit ${MOST}`,
    statement.into.values,
  );
  return Object.fromEntries(rows.map(({ id, n }) => [id, n]));
}

function codesOf(served: ServedList, key: string, { reader }: ListReader, library: ListLibrary): readonly Asked[] {
  const compiled = served.list.filters.get(key);
  if (!compiled || (reader === 'looks' && compiled.on.some(({ sensitive }) => sensitive.size > 0))) return [];
  if (compiled.filter.kind === 'switch') return [{ filter: key, code: '1', compiled }];
  if (compiled.filter.kind !== 'choice') return [];
  return (optionsOfLabels(compiled.filter.words, library) ?? []).map(({ code }) => ({ filter: key, code, compiled }));
}

async function countPass(
  database: Queryable,
  served: ServedList,
  question: AskedList,
  reading: ListReader,
  pass: readonly Asked[],
): Promise<{ readonly [column: string]: number }> {
  const statement = statementOf(served, reading);
  const where = whereOf(served, question, reading, statement, [pass[0]?.filter ?? '']);
  const counts = pass.map(({ code, compiled }, at) => {
    const condition = filterCondition(compiled, [code], reading.asked, reading.reader);
    const typed = typedParts(condition, '', served.list.vocabulary, 'boolean');
    return `count(*) filter (where ${sqlExpression(typed, statement.scope, true).sql})::int as n${at}`;
  });
  const [row] = await database.query<{ [column: string]: number }>(
    `select ${counts.join(', ')} from ${tablesOf(served, statement, where, ...counts)} where ${where}`,
    statement.into.values,
  );
  return row ?? {};
}

/** Which filter to drop when nothing is found: the count each would leave, the best first. */
export async function countsWithout(
  database: Queryable,
  served: ServedList,
  question: AskedList,
  reading: ListReader,
): Promise<readonly { readonly filter: string; readonly found: number }[]> {
  const dropped = question.conditions
    .filter(({ from, unused }) => from !== '@fixed' && !unused)
    .map(({ from }) => from);
  const counts: { readonly filter: string; readonly found: number }[] = [];
  for (const filter of dropped) {
    const { found } = await countRows(database, served, question, reading, false, [filter]);
    if (found > 0) counts.push({ filter, found });
  }
  return counts.sort((a, b) => b.found - a.found);
}
