import { createHash } from 'node:crypto';
import { formsOfFact, type FactDefinition, type FactType } from '@gongwei/domain/lists';
import { changeSchema, type Database, type Queryable } from '../database/database.port.ts';
import type { FormLibrary } from '../ports/form-library.port.ts';

const SQL_TYPES: { readonly [type in FactType]: string } = {
  day: 'date',
  time: 'text collate "C"',
  number: 'double precision',
  boolean: 'boolean',
  code: 'text collate "C"',
  codes: 'text[]',
  text: 'text collate "C"',
};

/** The column of a fact: `lastFollowUpOn` is `last_follow_up_on`. */
export const columnOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const sqlTypeOf = ({ type }: Pick<FactDefinition, 'type'>): string => SQL_TYPES[type];

/** The definition in one word: another one after any change of what the fact says, also of the forms it reads. */
export function versionOf(fact: FactDefinition, forms: Pick<FormLibrary, 'definition'>): string {
  const { value } = fact;
  const said = 'rule' in value ? [value.rule.name, value.rule.version] : [value.expression];
  const read = formsOfFact(fact).map((formId) => [formId, forms.definition(formId)?.version ?? 0]);
  return createHash('sha256')
    .update(JSON.stringify([fact.type, fact.daily, said, read]))
    .digest('hex')
    .slice(0, 16);
}

/**
 * Adds the columns that are missing, and forgets that a fact was filled whose definition has changed. Safe to repeat, from several processes.
 * A column whose fact is gone stays, unread. Gives the keys that are not filled yet.
 */
export async function alignFactColumns(
  database: Database,
  facts: readonly FactDefinition[],
  forms: Pick<FormLibrary, 'definition'>,
): Promise<readonly string[]> {
  const versions = new Map(facts.map((fact) => [fact.key, versionOf(fact, forms)] as const));
  const own = (keys: readonly string[]): readonly string[] => keys.filter((key) => versions.has(key));
  const kept = await stateOf(database);
  const asDefined = ({ key }: FactDefinition): boolean =>
    kept.columns.includes(columnOf(key)) && kept.versions[key] === versions.get(key);
  // Mostly nothing has changed: then a start asks this once and holds nobody up.
  if (facts.every(asDefined)) return own(kept.waiting);
  return changeSchema(database, async (inside) => {
    const { columns } = await stateOf(inside);
    for (const fact of facts.filter(({ key }) => !columns.includes(columnOf(key))))
      await inside.query(
        `alter table resident_facts add column if not exists ${columnOf(fact.key)} ${sqlTypeOf(fact)}`,
      );
    await inside.query(
      `insert into fact_versions (key, version) select key, value from jsonb_each_text($1::jsonb)
       on conflict (key) do update set version = excluded.version, built_at = null where fact_versions.version <> excluded.version`,
      [JSON.stringify(Object.fromEntries(versions))],
    );
    // Of nobody nothing has to be worked out; every save keeps it so.
    await inside.query(
      'update fact_versions set built_at = now() where built_at is null and not exists (select 1 from residents)',
    );
    return own((await stateOf(inside)).waiting);
  });
}

type State = {
  readonly columns: readonly string[];
  readonly versions: { readonly [key: string]: string };
  /** Keys that are not filled yet. */
  readonly waiting: readonly string[];
};

/** What is kept of facts now. */
async function stateOf(on: Queryable): Promise<State> {
  const [state] = await on.query<State>(
    `select array(select attname::text from pg_attribute where attrelid = 'resident_facts'::regclass and attnum > 0 and not attisdropped) as columns,
       (select coalesce(jsonb_object_agg(key, version), '{}') from fact_versions) as versions,
       array(select key from fact_versions where built_at is null order by key) as waiting`,
  );
  return state ?? { columns: [], versions: {}, waiting: [] };
}
