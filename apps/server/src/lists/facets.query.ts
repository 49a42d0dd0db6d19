import {
  optionsOfLabels,
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

/** A filter with its codes. */
type Asked = { readonly filter: string; readonly codes: readonly string[]; readonly on: CompiledFilter['on'] };

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
  const asked = filters.flatMap((key) => askedOf(served, key, reading, library));
  const active = new Set(question.conditions.map(({ from }) => from));
  // Filters nobody uses stand over the same rows: one pass counts all their codes.
  const passes = [
    asked.filter(({ filter }) => !active.has(filter)),
    ...[...active].map((key) => asked.filter(({ filter }) => filter === key)),
  ].filter((pass) => pass.length > 0);
  const found: { [filter: string]: { [code: string]: number } } = {};
  for (const pass of passes) Object.assign(found, await countPass(database, served, question, reading, pass));
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

function askedOf(served: ServedList, key: string, { reader }: ListReader, library: ListLibrary): readonly Asked[] {
  const { filter, on = [] } = served.list.filters.get(key) ?? {};
  if (!filter || (reader === 'looks' && on.some(({ sensitive }) => sensitive.size > 0))) return [];
  if (filter.kind === 'switch') return [{ filter: key, codes: ['1'], on: on.slice(0, 1) }];
  if (filter.kind !== 'choice') return [];
  return [{ filter: key, codes: (optionsOfLabels(filter.words, library) ?? []).map(({ code }) => code), on }];
}

type Group = { readonly n: number } & { readonly [column: string]: unknown };

/** Each value is worked out once a row and counted in groups of its own: a count a code would ask it of every row for every code. */
async function countPass(
  database: Queryable,
  served: ServedList,
  question: AskedList,
  reading: ListReader,
  pass: readonly Asked[],
): Promise<ListFacets> {
  const statement = statementOf(served, reading);
  const where = whereOf(served, question, reading, statement, [pass[0]?.filter ?? '']);
  const values = pass.map(({ on }) => on.map((one) => sqlExpression(one, statement.scope).sql));
  const named = (at: number): readonly string[] => (values[at] ?? []).map((_, nth) => `v${at}_${nth}`);
  const columns = values.flatMap((of, at) => of.map((sql, nth) => `${sql} as v${at}_${nth}`)).join(', ');
  const all = pass.flatMap((_, at) => named(at));
  const which = pass.map((_, at) => `grouping(${named(at)[0]}) as g${at}`);
  const groups = await database.query<Group>(
    `select ${[...all, ...which].join(', ')}, count(*)::int as n
     from (select ${columns} from ${tablesOf(served, statement, where, columns)} where ${where} offset 0) as said
     group by grouping sets (${pass.map((_, at) => `(${named(at).join(', ')})`).join(', ')})`,
    statement.into.values,
  );
  return Object.fromEntries(
    pass.map(({ filter, codes }, at) => {
      const own = groups.filter((group) => group[`g${at}`] === 0);
      const count = (code: string): number =>
        own.reduce((sum, group) => (named(at).some((name) => isCode(group[name], code)) ? sum + group.n : sum), 0);
      return [filter, Object.fromEntries(codes.map((code) => [code, count(code)]))];
    }),
  );
}

/** Whether a value is one a filter with this code finds (`filterCondition`). */
function isCode(value: unknown, code: string): boolean {
  if (typeof value === 'boolean') return value === (code === 'true' || code === '1');
  return Array.isArray(value) ? value.includes(code) : value === code;
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
