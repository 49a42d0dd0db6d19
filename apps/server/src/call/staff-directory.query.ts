import { callNumberOf, type CallParty } from '@gongwei/domain/call';
import type { Queryable } from '../database/database.port.ts';
import { countyCodeOf } from '../database/scope.ts';

export type StaffRow = {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly institution_code: string;
  readonly institution_name: string;
};

export const STAFF_COLUMNS =
  'u.id, u.name, u.code, u.institution_code, coalesce(i.name, u.institution_code) as institution_name';
export const STAFF_JOIN = 'from users u left join institutions i on i.code = u.institution_code';

export const partyOf = (row: StaffRow): CallParty => ({
  userId: row.id,
  name: row.name,
  number: callNumberOf(row.code),
  institutionCode: row.institution_code,
  institutionName: row.institution_name,
});

/** Who may call each other: staff of one county, and those above it whose region it belongs to. */
export const canCall = (one: string, other: string): boolean => {
  const [mine, theirs] = [countyCodeOf(one), countyCodeOf(other)];
  return mine.startsWith(theirs) || theirs.startsWith(mine);
};

/** Staff by identifier, as colleagues know them. */
export async function parties(
  database: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, CallParty>> {
  const rows = await database.query<StaffRow>(`select ${STAFF_COLUMNS} ${STAFF_JOIN} where u.id = any($1)`, [userIds]);
  return new Map(rows.map((row) => [row.id, partyOf(row)]));
}
