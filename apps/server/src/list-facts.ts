import { fieldsOfFacts, type FactDefinition } from '@gongwei/domain/lists';
import { columnOf } from './facts/fact-columns.ts';
import type { KeptFacts } from './lists/serve-lists.ts';
import { plain, type SqlValue } from './lists/sql/sql-value.ts';

/** What is kept of residents, as lists read it: a column each, and the join by which they come. `@` stands for the residents' alias. */
export const factsForLists = (facts: readonly FactDefinition[]): KeptFacts => ({
  fields: fieldsOfFacts(facts),
  columns: Object.fromEntries(
    facts.map(({ key, type }) => {
      const column = `f.${columnOf(key)}`;
      const sql = type === 'number' ? `${column}::numeric` : type === 'codes' ? `nullif(${column}, '{}')` : column;
      return [key, (): SqlValue => plain(sql)];
    }),
  ),
  join: 'left join resident_facts f on f.county_code = @.county_code and f.resident_id = @.id',
});
