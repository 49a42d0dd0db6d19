import {
  filterCondition,
  optionsOfWords,
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
import { statementOf, whereOf } from './statement.ts';

type Asked = { readonly filter: string; readonly code: string; readonly compiled: CompiledFilter };

/** How many rows each code of these filters would leave, the other filters standing. Filters without words of their own have none. */
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
  return found;
}

function codesOf(served: ServedList, key: string, { reader }: ListReader, library: ListLibrary): readonly Asked[] {
  const compiled = served.list.filters.get(key);
  if (!compiled || (reader === 'looks' && compiled.on.some(({ sensitive }) => sensitive.size > 0))) return [];
  if (compiled.filter.kind === 'switch') return [{ filter: key, code: '1', compiled }];
  if (compiled.filter.kind !== 'choice') return [];
  return (optionsOfWords(compiled.filter.words, library) ?? []).map(({ code }) => ({ filter: key, code, compiled }));
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
    `select ${counts.join(', ')} from ${statement.from} where ${where}`,
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
