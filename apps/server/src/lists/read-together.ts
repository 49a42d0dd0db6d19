import { readAnswers } from './sql/answers-read.ts';
import type { PeopleAsked } from './sql/records-of-people.ts';
import type { ListSource } from './source.ts';
import { shareRecords } from './sql/shared-records.ts';
import type { SqlScope } from './sql/sql-expression.ts';
import { unpacked } from './sql/sql-names.ts';

/**
 * How many values of the same rows are said in one statement: each record they ask about is read once a row, and what a row itself holds is
 * unpacked once. `people`: whose rows they are, where they may be a whole county's. `joins` stand behind the tables of the rows, and are asked for when everything is written, `said` about the rows.
 */
export function readTogether(
  { table, tables: { roots } }: Pick<ListSource, 'table' | 'tables'>,
  scope: SqlScope,
  people?: PeopleAsked,
): { readonly scope: SqlScope; readonly joins: (said: string) => string } {
  const shared = shareRecords(people);
  const { record } = roots;
  if (!record || table !== `records ${record.alias}`) return { scope: { ...scope, shared }, joins: shared.joins };
  const read = readAnswers('own', 'data');
  const own = {
    ...scope.tables.roots,
    record: { ...(scope.tables.roots['record'] ?? record), data: 'own.data', read },
  };
  return {
    scope: { ...scope, shared, tables: { ...scope.tables, roots: own } },
    joins(said) {
      const others = shared.joins();
      const looksInside = `${said}${others}`.includes('own.data');
      return `${looksInside ? ` cross join lateral (${read.over(`select ${unpacked(record.alias)} as data offset 0`)}) as own` : ''}${others}`;
    },
  };
}
