import type { Database } from '../database/database.port.ts';
import { residentsChanged } from '../database/branch-changes.ts';
import type { FormLibrary } from '../ports/form-library.port.ts';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Drift, Facts } from './create-facts.ts';
import { alignFactColumns, columnOf, versionOf } from './fact-columns.ts';
import { walkResidents } from './walk-residents.ts';

type Tools = { readonly database: Database; readonly facts: Facts; readonly forms: FormLibrary };

/** Columns for all facts; whether any of them has to be filled anew. */
export const prepareFacts = async ({ database, facts, forms }: Tools): Promise<boolean> =>
  (await alignFactColumns(database, facts.definitions, forms)).length > 0;

/**
 * Works out the facts of everybody, a hundred people at a time, while others read and write. Then the facts count as filled, unless the program
 * of another process has given them another meaning meanwhile. Who does it on a running site calls `residentsChanged` afterwards. Returns how many residents there were.
 */
export async function rebuildFacts({ database, facts, forms }: Tools, goOn?: () => boolean): Promise<number> {
  const count = await walkResidents(
    database,
    'true',
    async (inside, county, ids) => void (await facts.refresh(inside, county, ids)),
    goOn,
  );
  if (goOn && !goOn()) return count;
  for (const fact of facts.definitions)
    await database.query('update fact_versions set built_at = now() where key = $1 and version = $2', [
      fact.key,
      versionOf(fact, forms),
    ]);
  return count;
}

/** Facts that depend on the day, of everybody they may concern. */
export async function refreshDaily(
  { database, facts }: Tools,
  today: CalendarDay,
  goOn?: () => boolean,
): Promise<number> {
  const concerned = new Set(facts.definitions.flatMap(({ key, daily }) => (daily ? [key, ...daily.whoHas] : [])));
  if (concerned.size === 0) return 0;
  // An empty list of codes is nothing, too.
  const where = [...concerned].map((key) => `(f.${columnOf(key)} is not null and f.${columnOf(key)}::text <> '{}')`);
  const count = await walkResidents(
    database,
    `f.worked_on < '${today}' and (${where.join(' or ')})`,
    async (inside, county, ids) => void (await facts.refresh(inside, county, ids)),
    goOn,
  );
  if (count > 0) await residentsChanged(database);
  return count;
}

export type FactsCheck = { readonly residents: number; readonly drift: readonly Drift[] };

/** Compares the facts of everybody with their histories. Changes nothing. */
export async function checkFacts({ database, facts }: Tools, goOn?: () => boolean): Promise<FactsCheck> {
  const drift: Drift[] = [];
  const residents = await walkResidents(
    database,
    'true',
    async (inside, county, ids) => void drift.push(...(await facts.drift(inside, county, ids))),
    goOn,
  );
  return { residents, drift };
}
