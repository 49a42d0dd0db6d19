import type { Queryable } from '../database/database.port.ts';
import { mayWorkFor, placesOf } from './staff-places.ts';
import { findStaff } from './users.repository.ts';

/**
 * Who is given somebody or something to take care of: where they work (nowhere where the account is gone), and why they cannot take what is of an
 * institution: of what they cannot see nobody would take care.
 */
export type Receiver = {
  readonly places: readonly string[];
  readonly whyNot: (institution: string) => string | undefined;
};

export async function receiverOf(inside: Queryable, doctorId: string): Promise<Receiver> {
  const doctor = await findStaff(inside, doctorId);
  return {
    places: doctor ? placesOf(doctor) : [],
    whyNot: (institution) =>
      doctor && mayWorkFor(doctor, institution)
        ? undefined
        : `不归${doctor ? `“${doctor.name}”` : '这位医生'}所在机构管理，交过去也看不到`,
  };
}
