import type { Permission, StaffMember } from '@gongwei/domain/identity';
import { waitTurn, type Database, type Queryable } from '../database/database.port.ts';
import { prefixRange } from '../shared/prefix-range.ts';
import { permissionsOf } from './permissions.policy.ts';
import type { Role } from './permission-matrix.data.ts';
import { KEPT_ROLE, worksLike } from './role-book.query.ts';
import { staffAt, worksWithin } from './staff-places.ts';
import { roleBookOf, type KeptRole } from './role-book.ts';

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
  /** What they ask is asked from here: `home`, or another of their institutions that was chosen (`staffAt`). */
  readonly institutionCode: string;
  /** The institution of the account. */
  readonly home: string;
  /** Where else it may work. */
  readonly alsoAt: readonly string[];
  readonly roles: readonly string[];
  /** The built-in roles that those in force work like. */
  readonly bases: readonly Role[];
  readonly permissions: readonly Permission[];
  /** A program asks, with this token of the account's. */
  readonly token?: { readonly id: string };
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
  also_at: string[];
  password_hash: string | null;
  password_expires_at: string | null;
  roles: string[];
  kept_roles: KeptRole[] | null;
};

// With what the county keeps of these roles: rights hold from the next request on, in every process.
const SELECT = `select u.id, u.code, u.username, u.name, u.avatar, u.phone, u.must_change_password, u.institution_code, u.password_hash, u.password_expires_at,
  (select coalesce(array_agg(role order by role), '{}') from user_roles where user_id = u.id) as roles,
  (select coalesce(array_agg(institution_code order by institution_code), '{}') from user_institutions where user_id = u.id) as also_at,
  (select jsonb_agg(${KEPT_ROLE}) from user_roles r join county_roles k on k.code = r.role and k.county_code = left(u.institution_code, 6)
   where r.user_id = u.id) as kept_roles from users u`;

/** Neither the account nor the institution it belongs to was given up. */
const IN_USE = `u.disabled_at is null
  and not exists (select 1 from institutions i where i.code = u.institution_code and i.disabled_at is not null)`;

const staffOf = (row: UserRow): Staff => {
  const book = roleBookOf(row.kept_roles ?? []);
  const roles = row.roles.filter((role) => book.get(role)?.disabled === false);
  return {
    ...memberOf(row),
    roles,
    bases: roles.flatMap((role) => book.get(role)?.base ?? []),
    permissions: permissionsOf(roles, book),
  };
};

const memberOf = (row: UserRow): Omit<Staff, 'roles' | 'bases' | 'permissions'> => ({
  id: row.id,
  code: row.code,
  username: row.username,
  name: row.name,
  institutionCode: row.institution_code,
  home: row.institution_code,
  alsoAt: row.also_at,
  ...(row.avatar === null ? {} : { avatar: row.avatar }),
  ...(row.phone === null ? {} : { phone: row.phone }),
  ...(row.must_change_password ? { mustChangePassword: true as const } : {}),
});

/** Who acts under an identifier, for the chosen institution where one is given; nobody where the account, or its institution, is disabled. */
export async function findStaff(database: Queryable, userId: string, institution?: string): Promise<Staff | undefined> {
  const [row] = await database.query<UserRow>(`${SELECT} where u.id = $1 and ${IN_USE}`, [userId]);
  return row && staffAt(staffOf(row), institution);
}

export type Login = {
  readonly staff: Staff;
  /** Without one the account exists but nobody can log in with it. */
  readonly hash?: string;
  /** ISO 8601 in UTC. A temporary password that nobody changed is good until then. */
  readonly expiresAt?: string;
};

/** By user name, in capitals or not. A disabled account looks like none, so that its name and password confirm nothing. */
export async function findLogin(database: Queryable, username: string): Promise<Login | undefined> {
  const [row] = await database.query<UserRow>(`${SELECT} where lower(u.username) = lower($1) and ${IN_USE}`, [
    username,
  ]);
  return (
    row && {
      staff: staffOf(row),
      ...(row.password_hash === null ? {} : { hash: row.password_hash }),
      ...(row.password_expires_at === null ? {} : { expiresAt: row.password_expires_at }),
    }
  );
}

/** Somebody pickers offer, with where they work. */
export type StaffToChoose = Required<StaffMember>;

/** As the product specification names them; `jgmc` and `jgbhs` are ours. */
export const asOptions = (
  members: readonly StaffToChoose[],
): readonly {
  readonly value: string;
  readonly label: string;
  readonly jgmc: string;
  readonly jgbhs: readonly string[];
}[] =>
  members.map(({ id, name, institution, places }) => ({ value: id, label: name, jgmc: institution, jgbhs: places }));

/** More than the doctors of a large county; pickers are given no more. */
const MOST_STAFF = 2_000;

/** Staff of an institution and those below it who hold one of the built-in roles or one that works like it, by institution from the top, then by name. */
export async function staffWithRoles(
  database: Queryable,
  institutionCode: string,
  roles: readonly string[],
): Promise<readonly StaffToChoose[]> {
  const { from, until } = prefixRange(institutionCode);
  return database.query<StaffToChoose>(
    `select u.id, u.name, i.name as institution,
       u.institution_code || array(select ui.institution_code from user_institutions ui where ui.user_id = u.id order by 1) as places
     from users u join institutions i on i.code = u.institution_code where ${worksWithin('u', '$1', '$2')} and u.disabled_at is null
       and exists (select 1 from user_roles r where r.user_id = u.id and ${worksLike('r.role', 'left(u.institution_code, 6)', '$3')}) 
     order by u.institution_code, u.name, u.id limit ${MOST_STAFF}`,
    [from, until, roles],
  );
}

/** Who keeps a number and can log in. */
export async function userOfPhone(database: Queryable, phone: string): Promise<string | undefined> {
  const [row] = await database.query<{ id: string }>(
    'select id from users where phone = $1 and password_hash is not null and disabled_at is null',
    [phone],
  );
  return row?.id;
}

/** A number belongs to one account; `false` where it is another one's. A new number takes the place of the old. */
export const keepPhone = (database: Database, userId: string, phone: string): Promise<boolean> =>
  database.transaction(async (inside) => {
    await waitTurn(inside, `phone:${phone}`);
    const kept = await inside.query(
      `update users set phone = $2, version = version + 1 where id = $1 and not exists (select 1 from users where phone = $2 and id <> $1) returning id`,
      [userId, phone],
    );
    return kept.length > 0;
  });

/**
 * `temporaryUntil`: somebody else gave the password; it is good until then and must be changed before anything else. `replaces`: the hash the old one was compared with; `false` where another password has
 * been set since.
 */
export async function keepPassword(
  database: Queryable,
  userId: string,
  {
    hash,
    temporaryUntil,
    replaces,
  }: { readonly hash: string; readonly temporaryUntil?: Date; readonly replaces?: string },
): Promise<boolean> {
  const kept = await database.query(
    `update users set password_hash = $2, must_change_password = $3, password_expires_at = $4
     where id = $1 and ($5::text is null or password_hash = $5) returning id`,
    [userId, hash, temporaryUntil !== undefined, temporaryUntil?.toISOString() ?? null, replaces ?? null],
  );
  return kept.length > 0;
}

/** Keeps when somebody logged in, and when they did before. */
export const noteLogIn = async (database: Queryable, userId: string, now: Date): Promise<void> =>
  void (await database.query('update users set previous_login_at = last_login_at, last_login_at = $2 where id = $1', [
    userId,
    now.toISOString(),
  ]));

/** When somebody was logged in to before the last time; ISO 8601. */
export async function logInBefore(database: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await database.query<{ at: string | null }>('select previous_login_at as at from users where id = $1', [
    userId,
  ]);
  return row?.at ?? undefined;
}

/** The account has no WeChat any more. `false` where it had none. */
export async function unbindWeChat(inside: Queryable, userId: string): Promise<boolean> {
  await inside.query('select 1 from users where id = $1 for no key update', [userId]);
  const gone = await inside.query('delete from wechat_bindings where user_id = $1 returning openid', [userId]);
  return gone.length > 0;
}
