import type { Queryable } from '../database/database.port.ts';
import { mayWorkFor, placesOf } from './staff-places.ts';
import { findStaff, type Staff } from './users.repository.ts';

/**
 * Who is given somebody or something to take care of: the account, where it is in use, where they work, and why they cannot take what is of an
 * institution: of what they cannot see nobody would take care.
 */
export type Receiver = {
  readonly account: Staff | undefined;
  readonly places: readonly string[];
  readonly whyNot: (institution: string) => string | undefined;
};

export async function receiverOf(inside: Queryable, userId: string): Promise<Receiver> {
  const account = await findStaff(inside, userId);
  return {
    account,
    places: account ? placesOf(account) : [],
    whyNot: (institution) =>
      account && mayWorkFor(account, institution)
        ? undefined
        : `不归${account ? `“${account.name}”` : '这位医生'}所在机构管理，交过去也看不到`,
  };
}
