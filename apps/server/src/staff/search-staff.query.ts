import type { Queryable } from '../database/database.port.ts';
import { isWithin, type Scope } from '../database/scope.ts';
import { initialsOf } from '../shared/kept-initials.ts';
import { accountsOf, type StaffAccount } from './staff.repository.ts';

export type StaffQuestion = {
  /** Part of a user name, of a name or its pinyin initials, or the beginning of a telephone number. */
  readonly text?: string;
  readonly institutionCode?: string;
  readonly role?: string;
  readonly state?: 'active' | 'disabled';
  readonly offset?: number;
  readonly limit?: number;
};

const isMeant = ({ username, name, phone }: StaffAccount, wanted: string): boolean =>
  username.toLowerCase().includes(wanted) ||
  name.toLowerCase().includes(wanted) ||
  (/^\d{3,}$/.test(wanted) && phone?.startsWith(wanted) === true) ||
  (/^[a-z]+$/.test(wanted) && initialsOf(name).startsWith(wanted));

/** A page of the accounts of a scope, by institution and staff number. */
export async function searchStaff(
  database: Queryable,
  scope: Scope,
  { text = '', institutionCode, role, state, offset = 0, limit = 50 }: StaffQuestion,
): Promise<{ readonly rows: readonly StaffAccount[]; readonly total: number }> {
  const wanted = text.trim().toLowerCase();
  const within = institutionCode === undefined ? scope : { institutionCode };
  if (!isWithin(scope, within.institutionCode)) return { rows: [], total: 0 };
  const found = (await accountsOf(database, within).all()).filter(
    (account) =>
      (role === undefined || account.roles.includes(role)) &&
      (state === undefined || account.state === state) &&
      (wanted === '' || isMeant(account, wanted)),
  );
  return { rows: found.slice(offset, offset + limit), total: found.length };
}
