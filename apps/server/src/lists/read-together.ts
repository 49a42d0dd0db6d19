import type { ListSource } from './source.ts';
import { shareRecords } from './sql/shared-records.ts';
import type { SqlScope } from './sql/sql-expression.ts';
import { unpacked } from './sql/sql-names.ts';

/**
 * How many values of the same rows are said in one statement: each record they ask about is read once a row, and what a row itself holds is
 * unpacked once. `joins` stand behind the tables of the rows, and are asked for when everything is written.
 */
export function readTogether(
  { table, tables: { roots } }: Pick<ListSource, 'table' | 'tables'>,
  scope: SqlScope,
): { readonly scope: SqlScope; readonly joins: () => string } {
  const shared = shareRecords();
  const { record } = roots;
  if (!record || table !== `records ${record.alias}`) return { scope: { ...scope, shared }, joins: shared.joins };
  const own = { ...scope.tables.roots, record: { ...(scope.tables.roots['record'] ?? record), data: 'own.data' } };
  return {
    scope: { ...scope, shared, tables: { ...scope.tables, roots: own } },
    joins: () => ` cross join lateral (select ${unpacked(record.alias)} as data offset 0) as own${shared.joins()}`,
  };
}
