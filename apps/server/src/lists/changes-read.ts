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
export const FEW_PEOPLE = 2_500;

/** Rows of the people of these homes, which an index of people finds: all of one county, as an institution's code begins with it. `id`: whose they are. */
export const ofPeopleAt = (id: string, homes: string): string =>
  `${id} = any(array(select w.id from residents w where w.county_code = left((${homes})[1], 6) and w.institution_code = any(${homes})))`;
