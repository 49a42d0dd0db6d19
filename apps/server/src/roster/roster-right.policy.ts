import { holdersOf } from '../access/route-access.ts';
import type { Queryable } from '../database/database.port.ts';
import { allows, RESIDENT_CODES } from '../identity/permissions.policy.ts';
import { mayWorkFor } from '../identity/staff-places.ts';
import { findStaff } from '../identity/users.repository.ts';
import type { RosterUser } from '../resident/filed-people.ts';

/** Imports hold whole numbers: they are for who may change residents' files. */
export const ROSTER_WORKERS = holdersOf(RESIDENT_CODES, 'E');

/** In whose name an import is written may still do so: the account is in use, works there, and holds the letter. */
export async function mayGoOn(inside: Queryable, user: RosterUser): Promise<boolean> {
  const staff = await findStaff(inside, user.id, user.institutionCode);
  return (
    staff !== undefined &&
    mayWorkFor(staff, user.institutionCode) &&
    allows(staff.permissions, ROSTER_WORKERS.codes, ROSTER_WORKERS.letter)
  );
}
