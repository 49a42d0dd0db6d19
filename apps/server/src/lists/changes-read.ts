import type { Parameter } from '../database/database.port.ts';
import { countyCodeOf, parameters, scopeCondition, type Scope } from '../database/scope.ts';

/** Tables whose changes every save notes (`personChanged`, `residentsChanged`). */
const OF_PEOPLE = ['residents', 'records', 'resident_facts', 'fact_versions'];
/** Tables whose changes are noted by themselves (migration 140), each as a kind of its own. */
const NOTED_TABLES: readonly string[] = [
  ...['plans', 'plan_doctors', 'round_places', 'appointments', 'invitation_contacts'],
  ...['findings', 'upload_entries', 'upload_events', 'check_up_reviews'],
];
/** Words of a statement that stand where tables do. */
const PARTS = ['picked', 'answers', 'found', 'sheets', 'ranked', 'people', 'each', 'lateral', 'case', 'said'];

/** The relations a statement reads. */
const relationsOf = (statement: string): readonly string[] => [
  ...new Set([...statement.matchAll(/\b(?:from|join)\s+([a-z_]\w*)(?!\w|\s*[(.])/gi)].map(([, name = '']) => name)),
];

/** The kinds of changes a statement depends on, besides those of people and their sheets; `undefined` where it reads a table whose changes nobody notes. */
export function changesRead(statement: string): readonly string[] | undefined {
  const tables = relationsOf(statement).filter((name) => !PARTS.includes(name) && !OF_PEOPLE.includes(name));
  const kinds = NOTED_TABLES.filter((name) => tables.includes(name));
  return kinds.length < tables.length ? undefined : kinds;
}

/** Rows of so few people are found person by person: else those of a county are read to find those of a village. */
const FEW_PEOPLE = 2_500;

/** Rows of some homes alone. `home`: where whoever a row is of is at home, and `person`: who that is where an index finds rows by it, in SQL. */
type OfHomes = {
  readonly home: string;
  readonly person: string | undefined;
  readonly scope: Scope;
  readonly homes: readonly string[];
  /** How many are at home there, as far as is known. */
  readonly people?: number | undefined;
};

/** A further condition of a statement, and its parameters with those it brings. */
export function ofHomes(
  { home, person, scope, homes, people = Number.POSITIVE_INFINITY }: OfHomes,
  given: readonly Parameter[],
): { readonly condition: string; readonly values: readonly Parameter[] } {
  const into = parameters(given);
  const { values } = into;
  const among = `${into.add(homes)}::text[]`;
  if (person === undefined || people > FEW_PEOPLE) return { condition: ` and ${home} = any(${among})`, values };
  // An index of people begins with the county.
  const county = scopeCondition({ institutionCode: countyCodeOf(scope.institutionCode) }, 'w', into);
  const whose = `array(select w.id from residents w where ${county} and w.institution_code = any(${among}))`;
  return { condition: ` and ${home} = any(${among}) and ${person} = any(${whose})`, values };
}
