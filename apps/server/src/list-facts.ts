import { fieldsOfFacts, parseExpression, writeExpression, type FactDefinition } from '@gongwei/domain/lists';
import { columnOf } from './facts/fact-columns.ts';
import type { KeptFacts } from './lists/serve-lists.ts';
import { plain, type SqlValue } from './lists/sql/sql-value.ts';

function sqlOf({ key, type }: FactDefinition): string {
  const column = `f.${columnOf(key)}`;
  return type === 'number' ? `${column}::numeric` : type === 'codes' ? `nullif(${column}, '{}')` : column;
}

/** An expression as it is looked for, where all of it is one question about a person's records. */
function recordsAsked({ value }: FactDefinition): string | undefined {
  const tree = 'expression' in value ? parseExpression(value.expression, 'history') : undefined;
  return tree?.kind === 'records' ? writeExpression(tree) : undefined;
}

/** What is kept of residents, as lists read it: a column each, and the join by which they come. `@` stands for the residents' alias. */
export const factsForLists = (facts: readonly FactDefinition[]): KeptFacts => ({
  fields: fieldsOfFacts(facts),
  columns: Object.fromEntries(facts.map((fact) => [fact.key, (): SqlValue => plain(sqlOf(fact))])),
  kept: new Map(
    facts.flatMap((fact) => {
      const asked = recordsAsked(fact);
      return asked === undefined ? [] : [[asked, { key: fact.key, column: sqlOf(fact) }] as const];
    }),
  ),
  join: 'left join resident_facts f on f.county_code = @.county_code and f.resident_id = @.id',
});
