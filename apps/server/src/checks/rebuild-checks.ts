import type { Database } from '../database/database.port.ts';
import { residentsChanged } from '../database/branch-changes.ts';
import { walkResidents } from '../facts/walk-residents.ts';
import type { CheckDrift, Checks } from './create-checks.ts';
import { judgesHere, type Judges } from './judge-beside.ts';

type Tools = { readonly database: Database; readonly checks: Checks };

/** Works out the findings of everybody, a hundred people at a time, while others read and write. Returns how many residents there were. */
export const rebuildChecks = ({ database, checks }: Tools, goOn?: () => boolean): Promise<number> =>
  walkResidents(
    database,
    'true',
    async (inside, county, ids) => void (await checks.refresh(inside, county, ids)),
    goOn,
  );

/** Who was never worked out, or by other rules. The version is our own word of letters and digits. */
export const WITHOUT_CHECKS = (version: string): string => `(select w.rules = '${version}' from check_people w
  where w.county_code = r.county_code and w.resident_id = r.id) is not true`;

/** The findings of those. */
export async function fillChecks({ database, checks }: Tools, goOn?: () => boolean): Promise<number> {
  const count = await walkResidents(
    database,
    WITHOUT_CHECKS(checks.version()),
    async (inside, county, ids) => void (await checks.refresh(inside, county, ids)),
    goOn,
  );
  if (count > 0) await residentsChanged(database);
  return count;
}

type ChecksCheck = { readonly residents: number; readonly drift: readonly CheckDrift[] };

/** Compares the findings of everybody with what the rules say of their sheets. Changes nothing. `judges` are ended. */
export async function checkChecks(
  { database, checks }: Tools,
  goOn?: () => boolean,
  judges: Judges = judgesHere(checks),
): Promise<ChecksCheck> {
  const drift: CheckDrift[] = [];
  const underWay: Promise<readonly CheckDrift[]>[] = [];
  const take = async (ahead: number): Promise<void> => {
    while (underWay.length > ahead) drift.push(...((await underWay.shift()) ?? []));
  };
  try {
    const residents = await walkResidents(
      database,
      'true',
      async (inside, county, ids) => {
        const people = await checks.read(inside, county, ids);
        const compared = judges
          .judge(people.map(({ person }) => person))
          .then((found) => checks.differing(people, found));
        // It is heard of when its turn comes.
        compared.catch(() => {});
        underWay.push(compared);
        await take(judges.ahead);
      },
      goOn,
    );
    await take(0);
    return { residents, drift };
  } finally {
    await judges.end();
  }
}
