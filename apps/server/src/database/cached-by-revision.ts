import { prefixRange } from '../shared/prefix-range.ts';
import type { Queryable } from './database.port.ts';

/** Of one branch, and branches. */
const MOST_ANSWERS = 200;
const MOST_BRANCHES = 100;
/** Rows of changes that are added up into one. */
const MANY_CHANGES = 500;

/** What was asked about one state of a branch; any change within it makes another state. */
type Kept = { readonly state: string; readonly answers: Map<string, unknown> };
const kept = new WeakMap<Queryable, Map<string, Kept>>();

/** Code under which changes stand that no branch is known of: they count for all of them. */
const EVERYWHERE = '';

/** To be called after a change of residents whose branches are not told: everything kept of them is asked anew, in all processes. */
export async function residentsChanged(database: Queryable): Promise<void> {
  await database.query('insert into branch_changes (institution_code) values ($1)', [EVERYWHERE]);
}

/** Somebody whose archive or sheets changed, and where they and a changed sheet belonged before. */
type ChangedPerson = {
  readonly countyCode: string;
  readonly id: string;
  readonly institutionCode: string;
  readonly sheetAt?: string;
};

/**
 * The same of one person, within the transaction that changes them: numbers of branches they have nothing in are kept. A person is in the
 * branch they belong to and wherever a sheet of theirs does. Who was moved took sheets along from anywhere.
 */
export async function personChanged(inside: Queryable, person: ChangedPerson): Promise<void> {
  const { countyCode, id, institutionCode, sheetAt = institutionCode } = person;
  await inside.query(
    `insert into branch_changes (institution_code)
     select case when institution_code = $3 then institution_code else $5 end from residents where county_code = $1 and id = $2
     union select institution_code from records where county_code = $1 and subject_id = $2
     union select $4`,
    [countyCode, id, institutionCode, sheetAt, EVERYWHERE],
  );
}

/**
 * The answer to a question about residents of a branch (an institution with all below it, by its code), asked of the database once for each
 * state of the branch. `key` holds all else that it depends on.
 */
export async function cachedByRevision<Value>(
  database: Queryable,
  branch: string,
  key: string,
  ask: () => Promise<Value>,
): Promise<Value> {
  // Looked up before asking: a change in between makes the next question ask again.
  const answers = answersAt(database, branch, await stateOf(database, branch));
  if (answers.has(key)) return answers.get(key) as Value;
  const value = await ask();
  if (answers.size >= MOST_ANSWERS) answers.clear();
  answers.set(key, value);
  return value;
}

/**
 * Changes of a branch added up: each has a number of its own, so that another one makes another sum. Saves only add rows, and never wait for each
 * other because of them; who reads many adds them up.
 */
async function stateOf(database: Queryable, branch: string): Promise<string> {
  const { from, until } = prefixRange(branch);
  const [state] = await database.query<{ sum: string; rows: number }>(
    `select coalesce(sum(change), 0)::text as sum, count(*)::int as rows from branch_changes
     where institution_code = $1 or (institution_code >= $2 and institution_code < $3)`,
    [EVERYWHERE, from, until],
  );
  if ((state?.rows ?? 0) > MANY_CHANGES) await addUp(database);
  return state?.sum ?? '';
}

/** One row for many of the same institution; the sums stay what they were. Of several who do so at once each takes rows of its own. */
const addUp = (database: Queryable): Promise<unknown> =>
  database.query(
    `with gone as (delete from branch_changes where ctid = any (array(select ctid from branch_changes for update skip locked))
       returning institution_code, change)
     insert into branch_changes (institution_code, change) select institution_code, sum(change)::bigint from gone group by 1`,
  );

function answersAt(database: Queryable, branch: string, state: string): Map<string, unknown> {
  const branches = kept.get(database) ?? new Map<string, Kept>();
  kept.set(database, branches);
  const known = branches.get(branch);
  if (known?.state === state) return known.answers;
  const answers = new Map<string, unknown>();
  if (!known && branches.size >= MOST_BRANCHES) branches.clear();
  branches.set(branch, { state, answers });
  return answers;
}
