import type { Queryable } from './database.port.ts';

const MOST_ANSWERS = 500;

/** What was asked about one state of the residents; any change makes another state. */
type Kept = { readonly change: number; readonly answers: Map<string, unknown> };
const kept = new WeakMap<Queryable, Kept>();

/**
 * To be called after the commit of every change of residents, whoever may see them: all processes ask anew. Before the
 * commit it would be of no use, because somebody could still read the old state and keep that as the new one.
 */
export async function residentsChanged(database: Queryable): Promise<void> {
  await database.query("select nextval('resident_changes')");
}

/** The answer to a question about residents, asked of the database once for each state of them. `key` holds all that it depends on. */
export async function cachedByRevision<Value>(
  database: Queryable,
  key: string,
  ask: () => Promise<Value>,
): Promise<Value> {
  // Looked up before asking: a change in between makes the next question ask again.
  const [state] = await database.query<{ change: number }>(
    'select last_value + is_called::int as change from resident_changes',
  );
  const answers = answersAt(database, state?.change ?? 0);
  if (answers.has(key)) return answers.get(key) as Value;
  const value = await ask();
  if (answers.size >= MOST_ANSWERS) answers.clear();
  answers.set(key, value);
  return value;
}

function answersAt(database: Queryable, change: number): Map<string, unknown> {
  const known = kept.get(database);
  if (known?.change === change) return known.answers;
  const answers = new Map<string, unknown>();
  // A question asked before the change may end after it; its older state must not push out the newer one.
  if (!known || known.change < change) kept.set(database, { change, answers });
  return answers;
}
