import { callNumberOf, type CallParty } from '@gongwei/domain/call';
import type { Queryable } from '../database/database.port.ts';
import type { Staff } from '../identity/users.repository.ts';
import { countyCodeOf } from '../database/scope.ts';
import { initialsOf } from '../shared/kept-initials.ts';
import { prefixRange } from '../shared/prefix-range.ts';
import { canCall, partyOf, STAFF_COLUMNS, STAFF_JOIN, type StaffRow } from './staff-directory.query.ts';

/** More than work in a county; beyond it lists are cut. */
const STAFF_AT_MOST = 5_000;

/** Everybody somebody may call, by institution and name, oneself left out. */
async function callable(database: Queryable, { id, institutionCode }: Staff): Promise<readonly StaffRow[]> {
  const county = countyCodeOf(institutionCode);
  const { from, until } = prefixRange(county);
  const rows = await database.query<StaffRow>(
    `select ${STAFF_COLUMNS} ${STAFF_JOIN}
     where ((u.institution_code >= $1 and u.institution_code < $2) or u.institution_code = any($3)) and u.id <> $4 and u.disabled_at is null
     order by u.institution_code, u.name, u.id limit ${STAFF_AT_MOST}`,
    [from, until, beginningsOf(county), id],
  );
  return rows.filter((row) => canCall(institutionCode, row.institution_code));
}

/** The codes of the institutions above a county. */
const beginningsOf = (county: string): readonly string[] =>
  [...county].slice(0, -1).map((_, at) => county.slice(0, at + 1));

/** By part of a name, its initials, the beginning of a number, or part of the institution's name. */
export async function findColleagues(database: Queryable, by: Staff, text: string): Promise<readonly CallParty[]> {
  const wanted = text.trim().toLowerCase();
  const rows = await callable(database, by);
  return rows.filter((row) => wanted === '' || isMeant(row, wanted)).map(partyOf);
}

const isMeant = (row: StaffRow, wanted: string): boolean =>
  row.name.toLowerCase().includes(wanted) ||
  row.institution_name.toLowerCase().includes(wanted) ||
  row.code.toLowerCase().startsWith(wanted) ||
  callNumberOf(row.code).toLowerCase().startsWith(wanted) ||
  (/^[a-z]+$/.test(wanted) && initialsOf(row.name).startsWith(wanted));

/** Who is reached by a staff code, with or without the county before it, or by a telephone number. Codes come before telephones. */
export async function colleaguesByNumber(
  database: Queryable,
  by: Staff,
  number: string,
): Promise<readonly CallParty[]> {
  const wanted = number.toLowerCase();
  const rows = await callable(database, by);
  const byCode = rows.filter(({ code }) => [code, callNumberOf(code)].some((one) => one.toLowerCase() === wanted));
  if (byCode.length > 0) return byCode.map(partyOf);
  const phones = await database.query<{ id: string }>('select id from users where phone = $1', [number]);
  return rows.filter((row) => phones.some(({ id }) => id === row.id)).map(partyOf);
}
