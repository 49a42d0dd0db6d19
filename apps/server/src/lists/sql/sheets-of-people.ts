import type { PeopleAsked } from './records-of-people.ts';

/** The sheets of all people a statement asks about, of the forms it asks about: whose, which form, of which day, and their identifiers. */
export const SHEETS = 'sheets';
/** Fewer questions find their records by the form. */
const MANY = 3;

/** What is found of each of many people among their sheets, by a query of their county and identifier and more. */
export type FoundOfEach = {
  readonly alias: string;
  readonly person: { readonly county: string; readonly id: string };
  /** How many parts of the statement it answers. */
  readonly asks: () => number;
  /** Joined by itself. */
  readonly join: () => string;
  /** `id`: of the record that is looked for, which is read beside the row; else numbers `n0`, `n1` and so on. */
  readonly query: (forms: string[]) => { readonly sql: string; readonly numbers?: number };
  /** What is read of the record whose identifier was found. */
  readonly record?: string;
};

/**
 * Joins of everything that is found of each. Where that is much, the sheets of these people are read once and what is found in them stands in one row a person: a join a
 * form would read the sheets of the whole county for a village, and a planner who takes ten such joins for small compares every row with every other.
 */
export function joinsOf(found: readonly FoundOfEach[], asked: PeopleAsked | undefined): string {
  const [first] = found;
  if (!first || !asked?.sheets || found.reduce((sum, { asks }) => sum + asks(), 0) < MANY)
    return found.map(({ join }) => join()).join('');
  const forms: string[] = [];
  const parts = found.map((one) => ({ ...one, ...one.query(forms) }));
  const width = Math.max(0, ...parts.map(({ numbers = 0 }) => numbers));
  const each = parts.map(({ sql, numbers = 0, record }, part) => {
    const columns = Array.from({ length: width }, (_, at) => (at < numbers ? `n${at}::numeric` : 'null::numeric'));
    const id = record === undefined ? 'null::text' : 'id';
    return `select county_code, subject_id, ${part} as part, ${[id, ...columns].map((one, at) => `${one} as ${at === 0 ? 'id' : `n${at - 1}`}`).join(', ')} from (${sql}) as found`;
  });
  const columns = parts.flatMap(({ alias, numbers = 0, record }, part) =>
    record === undefined
      ? Array.from(
          { length: numbers },
          (_, at) => `max(n${at}) filter (where part = ${part}) as ${columnOf(alias, `n${at}`)}`,
        )
      : [`max(id) filter (where part = ${part}) as ${columnOf(alias, 'id')}`],
  );
  const { county, id } = first.person;
  const told = `with ${SHEETS} as materialized (${sheetsOf(asked, forms)}) select county_code, subject_id, ${columns.join(', ')} from (${each.join(' union all ')}) as each group by 1, 2`;
  const read = parts.map(({ alias, numbers = 0, record }) => {
    const names = Array.from({ length: numbers }, (_, at) => `told.${columnOf(alias, `n${at}`)} as n${at}`);
    return record === undefined
      ? ` cross join lateral (select ${names.join(', ')}) as ${alias}`
      : ` left join lateral (${record} where q.county_code = told.county_code and q.id = told.${columnOf(alias, 'id')} offset 0) as ${alias} on true`;
  });
  return ` left join (${told}) as told on told.county_code = ${county} and told.subject_id = ${id}${read.join('')}`;
}

const columnOf = (alias: string, name: string): string => `${alias}_${name}`;

/** Found by their person, one after the other: an index of forms would be asked for each form of each of them. */
const sheetsOf = ({ people }: PeopleAsked, forms: readonly string[]): string =>
  `select q.county_code, q.subject_id, q.form_id, q.occurred_on, q.id from (select distinct * from (${people}) as whose(county, id)) as whose
   cross join lateral (select * from records q where q.county_code = whose.county and q.subject_id = whose.id and q.removed_at is null offset 0) as q
   where q.form_id = any(array[${forms.join(', ')}])`;
