import { wholeCondition, type AskedList } from '@gongwei/domain/lists';
import { parameters, type Parameters } from '../database/scope.ts';
import type { ListReader, ServedList } from './source.ts';
import { sqlExpression, type SqlScope } from './sql/sql-expression.ts';

/** One statement over a list in the making: its parameters, and how expressions become SQL in it. */
export type Statement = {
  readonly into: Parameters;
  readonly scope: SqlScope;
  /** The tables with their joins. */
  readonly from: string;
};

export function statementOf({ list, source }: ServedList, { asked, reader }: ListReader): Statement {
  const into = parameters();
  const tables = (reader === 'looks' && source.lookingTables) || source.tables;
  return {
    into,
    scope: {
      vocabulary: list.vocabulary,
      tables: reader === 'looks' ? { ...tables, byMonth: true } : tables,
      asked,
      into,
      reads: { records: false },
    },
    from: `${source.table} ${source.joins}`,
  };
}

/** The tables that `parts` of a statement speak of: joins beside the rows are left out where nothing names them. */
export function tablesOf({ source }: ServedList, { from }: Statement, ...parts: readonly string[]): string {
  if (source.beside === undefined) return from;
  const taken: string[] = [];
  for (const [alias, join] of source.beside.toReversed())
    if ([...parts, ...taken].some((part) => part.includes(`${alias}.`))) taken.unshift(join);
  return [source.table, ...taken].join(' ');
}

/** Everything that must hold of a row: the reader's scope first, then what was asked. `without`: conditions left out, by where they came from. */
export function whereOf(
  served: ServedList,
  question: AskedList,
  reading: ListReader,
  { into, scope }: Statement,
  without: readonly string[] = [],
): string {
  const reach = served.source.reach(reading, into);
  const conditions = question.conditions.filter(({ from }) => !without.includes(from));
  if (conditions.length === 0) return reach;
  const asked = sqlExpression(wholeCondition({ ...question, conditions }), scope, true).sql;
  return `${reach} and ${asked}`;
}
