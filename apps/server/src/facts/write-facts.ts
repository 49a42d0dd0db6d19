import type { FactDefinition, FactValues } from '@gongwei/domain/lists';
import type { CalendarDay, Json, JsonObject } from '@gongwei/domain/shared';
import { sendAlong, type Queryable } from '../database/database.port.ts';
import { columnOf, sqlTypeOf } from './fact-columns.ts';

export type WorkedOut = { readonly id: string; readonly values: FactValues };

/** The statement that writes rows of these facts. */
export function factsWriting(facts: readonly FactDefinition[]): string {
  const columns = ['county_code', 'resident_id', 'worked_on', ...facts.map(({ key }) => columnOf(key))];
  const types = [
    'county_code text',
    'resident_id text',
    'worked_on date',
    ...facts.map((fact) => `${columnOf(fact.key)} ${sqlTypeOf(fact).replace(' collate "C"', '')}`),
  ];
  return `insert into resident_facts (${columns.join(', ')}) select ${columns.join(', ')} from jsonb_to_recordset($1::jsonb) as t(${types.join(', ')})
    on conflict (county_code, resident_id) do update set ${columns
      .slice(2)
      .map((column) => `${column} = excluded.${column}`)
      .join(', ')}`;
}

export async function writeFacts(
  inside: Queryable,
  statement: string,
  countyCode: string,
  today: CalendarDay,
  rows: readonly WorkedOut[],
): Promise<void> {
  if (rows.length === 0) return;
  await sendAlong(inside, statement, [JSON.stringify(rows.map((row) => factRow(countyCode, today, row)))]);
}

/** Facts as they are stored. */
export const factRow = (countyCode: string, today: CalendarDay, { id, values }: WorkedOut) => ({
  county_code: countyCode,
  resident_id: id,
  worked_on: today,
  ...Object.fromEntries(Object.entries(values).map(([key, value]) => [columnOf(key), value])),
});

/** Keys of the facts of which the stored row says something else than was worked out. */
export const differingFacts = (
  facts: readonly FactDefinition[],
  stored: JsonObject | undefined,
  values: FactValues,
): readonly string[] =>
  facts
    .filter(
      ({ key }) => JSON.stringify(stored?.[columnOf(key)] ?? null) !== JSON.stringify((values[key] ?? null) as Json),
    )
    .map(({ key }) => key);
