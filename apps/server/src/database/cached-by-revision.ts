import { prefixRange } from '../shared/prefix-range.ts';
import { addUpChanges, EVERYWHERE, MANY_CHANGES, SOMEWHERE } from './branch-changes.ts';
import type { Queryable } from './database.port.ts';

/** Of one branch, and branches. */
const MOST_ANSWERS = 200;
const MOST_BRANCHES = 100;
/** What was asked about one state of a branch; any change within it makes another state. */
type Kept = { readonly state: string; readonly answers: Map<string, unknown> };
const kept = new WeakMap<Queryable, Map<string, Kept>>();

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
  const [state] = await database.query<{ sum: string; more: number }>(
    `select coalesce(sum(change), 0)::text as sum, (count(*) - count(distinct institution_code))::int as more from branch_changes
     where kind = '' and (institution_code = any($1) or (institution_code >= $2 and institution_code < $3))`,
    [[EVERYWHERE, SOMEWHERE], from, until],
  );
  if ((state?.more ?? 0) > MANY_CHANGES) await addUpChanges(database);
  return state?.sum ?? '';
}

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
