import type { Permission, StaffMember } from '@gongwei/domain/identity';
import type { Queryable } from '../database/database.port.ts';
import { prefixRange } from '../shared/prefix-range.ts';
import { permissionsOf } from './permissions.policy.ts';

/** Who sends a request. */
export type Staff = {
  readonly id: string;
  readonly code: string;
  readonly username: string;
  readonly name: string;
  readonly avatar?: string;
  readonly phone?: string;
  /** An administrator gave the password; it should be changed. */
  readonly mustChangePassword?: true;
  readonly institutionCode: string;
  readonly roles: readonly string[];
  readonly permissions: readonly Permission[];
};

type UserRow = {
  id: string;
  code: string;
  username: string;
  name: string;
  avatar: string | null;
  phone: string | null;
  must_change_password: boolean;
  institution_code: string;
  password_hash: string | null;
  roles: string[];
};

const SELECT = `select u.id, u.code, u.username, u.name, u.avatar, u.phone, u.must_change_password, u.institution_code, u.password_hash,
  (select coalesce(array_agg(role order by role), '{}') from user_roles where user_id = u.id) as roles from users u`;

const staffOf = (row: UserRow): Staff => ({
  id: row.id,
  code: row.code,
  username: row.username,
  name: row.name,
  institutionCode: row.institution_code,
  roles: row.roles,
  permissions: permissionsOf(row.roles),
  ...(row.avatar === null ? {} : { avatar: row.avatar }),
  ...(row.phone === null ? {} : { phone: row.phone }),
  ...(row.must_change_password ? { mustChangePassword: true as const } : {}),
});

export async function findStaff(database: Queryable, userId: string): Promise<Staff | undefined> {
  const [row] = await database.query<UserRow>(`${SELECT} where u.id = $1`, [userId]);
  return row && staffOf(row);
}

/** With the stored hash; without one the account exists but nobody can log in with it. */
export async function findLogin(
  database: Queryable,
  username: string,
): Promise<{ readonly staff: Staff; readonly hash?: string } | undefined> {
  const [row] = await database.query<UserRow>(`${SELECT} where u.username = $1`, [username]);
  return row && { staff: staffOf(row), ...(row.password_hash === null ? {} : { hash: row.password_hash }) };
}

/** Staff of an institution and those below it who hold one of the roles, by name; at most 500, as pickers need them. */
export async function staffWithRoles(
  database: Queryable,
  institutionCode: string,
  roles: readonly string[],
): Promise<readonly StaffMember[]> {
  const { from, until } = prefixRange(institutionCode);
  return database.query<StaffMember>(
    `select u.id, u.name from users u where u.institution_code >= $1 and u.institution_code < $2
       and exists (select 1 from user_roles r where r.user_id = u.id and r.role = any($3)) order by u.name, u.id limit 500`,
    [from, until, roles],
  );
}

/** Who keeps a number and can log in. */
export async function userOfPhone(database: Queryable, phone: string): Promise<string | undefined> {
  const [row] = await database.query<{ id: string }>(
    'select id from users where phone = $1 and password_hash is not null',
    [phone],
  );
  return row?.id;
}

/** A number belongs to one account; `false` where it is another one's. A new number takes the place of the old. */
export async function keepPhone(database: Queryable, userId: string, phone: string): Promise<boolean> {
  const kept = await database.query(
    `update users set phone = $2 where id = $1 and not exists (select 1 from users where phone = $2 and id <> $1) returning id`,
    [userId, phone],
  );
  return kept.length > 0;
}

/** `mustChange`: somebody else gave the password. */
export async function keepPassword(
  database: Queryable,
  userId: string,
  { hash, mustChange }: { readonly hash: string; readonly mustChange: boolean },
): Promise<void> {
  await database.query('update users set password_hash = $2, must_change_password = $3 where id = $1', [
    userId,
    hash,
    mustChange,
  ]);
}
