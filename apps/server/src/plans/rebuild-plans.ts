import { PLAN_RULES_VERSION } from '@gongwei/domain/plans';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Database } from '../database/database.port.ts';
import { residentsChanged } from '../database/branch-changes.ts';
import { walkResidents } from '../facts/walk-residents.ts';
import type { PlanDrift, Plans } from './create-plans.ts';

type Tools = { readonly database: Database; readonly plans: Plans };

/** Works out the plans of everybody, a hundred people at a time, while others read and write. Returns how many residents there were. */
export const rebuildPlans = ({ database, plans }: Tools, goOn?: () => boolean): Promise<number> =>
  walkResidents(database, 'true', async (inside, county, ids) => void (await plans.refresh(inside, county, ids)), goOn);

const OUT_OF_DATE = (
  today: CalendarDay,
): string => `(select w.rules = ${PLAN_RULES_VERSION} and (w.turns_on is null or w.turns_on > '${today}') from plan_people w
  where w.county_code = r.county_code and w.resident_id = r.id) is not true`;

/** The plans of those for whom the day makes other ones, who were never worked out, or by older rules. */
export async function turnPlans({ database, plans }: Tools, today: CalendarDay, goOn?: () => boolean): Promise<number> {
  // Whoever stood in until yesterday does so no longer.
  await database.query('delete from plan_doctors where until_day < $1', [today]);
  const count = await walkResidents(
    database,
    OUT_OF_DATE(today),
    async (inside, county, ids) => void (await plans.refresh(inside, county, ids)),
    goOn,
  );
  if (count > 0) await residentsChanged(database);
  return count;
}

export type PlansCheck = { readonly residents: number; readonly drift: readonly PlanDrift[] };

/** Compares the plans of everybody with their histories. Changes nothing. */
export async function checkPlans({ database, plans }: Tools, goOn?: () => boolean): Promise<PlansCheck> {
  const drift: PlanDrift[] = [];
  const residents = await walkResidents(
    database,
    'true',
    async (inside, county, ids) => void drift.push(...(await plans.drift(inside, county, ids))),
    goOn,
  );
  return { residents, drift };
}
