import {
  DEADLOCK,
  SERIALIZATION_FAILURE,
  sqlStateOf,
  UNIQUE_VIOLATION,
  type Database,
  type Plans,
  type Queryable,
} from './database.port.ts';

/** What is gone when the same is tried again: somebody wrote the same row first, or two waited for each other and one had to give way. */
const PASSING: ReadonlySet<string> = new Set([UNIQUE_VIOLATION, DEADLOCK, SERIALIZATION_FAILURE]);
const TRIES = 3;

/**
 * A transaction that is done again where another one got in its way. `work` begins by looking at what is there, touches nothing
 * but the database, and the second time answers what the other one left. @throws what the last try threw.
 */
export async function repeatedTransaction<Value>(
  database: Database,
  work: (inside: Queryable) => Promise<Value>,
  plans?: Plans,
): Promise<Value> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await database.transaction(work, plans);
    } catch (error) {
      if (left === 0 || !PASSING.has(sqlStateOf(error) ?? '')) throw error;
    }
  }
}
