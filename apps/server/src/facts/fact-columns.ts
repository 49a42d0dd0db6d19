import { createHash } from 'node:crypto';
import { formsOfFact, type FactDefinition, type FactType } from '@gongwei/domain/lists';
import { changeSchema, type Database } from '../database/database.port.ts';
import type { FormLibrary } from '../ports/form-library.port.ts';

const SQL_TYPES: { readonly [type in FactType]: string } = {
  day: 'date',
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
export const alignFactColumns = (
  database: Database,
  facts: readonly FactDefinition[],
  forms: Pick<FormLibrary, 'definition'>,
): Promise<readonly string[]> =>
  changeSchema(database, async (inside) => {
    const present = await inside.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = 'resident_facts'::regclass and attnum > 0 and not attisdropped`,
    );
    const names = new Set(present.map(({ name }) => name));
    for (const fact of facts.filter(({ key }) => !names.has(columnOf(key))))
      await inside.query(
        `alter table resident_facts add column if not exists ${columnOf(fact.key)} ${sqlTypeOf(fact)}`,
      );
    for (const fact of facts)
      await inside.query(
        `insert into fact_versions (key, version) values ($1, $2)
         on conflict (key) do update set version = excluded.version, built_at = null where fact_versions.version <> excluded.version`,
        [fact.key, versionOf(fact, forms)],
      );
    const waiting = await inside.query<{ key: string }>(
      'select key from fact_versions where built_at is null order by key',
    );
    return waiting.map(({ key }) => key).filter((key) => facts.some((fact) => fact.key === key));
  });
