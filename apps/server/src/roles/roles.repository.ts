import type { Queryable } from '../database/database.port.ts';
import { countyCodeOf } from '../database/scope.ts';
import { departuresOf, type RoleEntry } from '../identity/role-book.ts';
import type { Staff } from '../identity/users.repository.ts';

export type RoleMark = { readonly at: string; readonly by: string };

/** When a role was changed last, and by whom; `undefined` while it is as it came. */
export async function lastChangeOf(database: Queryable, county: string, code: string): Promise<RoleMark | undefined> {
  const [row] = await database.query<RoleMark>(
    'select updated_at as at, updated_by_name as by from county_roles where county_code = $1 and code = $2',
    [county, code],
  );
  return row;
}

/** Writes a role as it is from now on, under the next version. */
export async function keepRole(inside: Queryable, by: Staff, role: RoleEntry, at: Date): Promise<void> {
  const letters = role.builtin ? departuresOf(role.base, role.letters) : role.letters;
  await inside.query(
    `insert into county_roles (county_code, code, name, base, builtin, levels, letters, remark, disabled_at, version, updated_at, updated_by, updated_by_name)
     values ($1, $2, $3, $4, $5, $6::text[], $7::jsonb, $8, $9, $10, $11, $12, $13)
     on conflict (county_code, code) do update set name = excluded.name, levels = excluded.levels, letters = excluded.letters, remark = excluded.remark,
       disabled_at = excluded.disabled_at, version = excluded.version, updated_at = excluded.updated_at, updated_by = excluded.updated_by,
       updated_by_name = excluded.updated_by_name`,
    [
      countyCodeOf(by.institutionCode),
      role.code,
      role.name,
      role.base,
      role.builtin,
      [...role.levels],
      JSON.stringify(letters),
      role.remark,
      role.disabled ? at.toISOString() : null,
      role.version + 1,
      at.toISOString(),
      by.id,
      by.name,
    ],
  );
}

export const dropRole = async (inside: Queryable, county: string, code: string): Promise<void> =>
  void (await inside.query('delete from county_roles where county_code = $1 and code = $2 and not builtin', [
    county,
    code,
  ]));

/** Who holds a role in a county, with all roles they hold; disabled accounts, too. */
export type Holder = {
  readonly id: string;
  readonly name: string;
  readonly institution: string;
  readonly active: boolean;
  readonly roles: readonly string[];
};

export const holdersOf = (database: Queryable, county: string, code: string): Promise<readonly Holder[]> =>
  database.query<Holder>(
    `select u.id, u.name, coalesce(i.name, u.institution_code) as institution, u.disabled_at is null as active,
       (select array_agg(role order by role) from user_roles where user_id = u.id) as roles
     from users u join user_roles r on r.user_id = u.id and r.role = $2 left join institutions i on i.code = u.institution_code
     where left(u.institution_code, 6) = $1 order by u.institution_code, u.code, u.id`,
    [county, code],
  );

/** Whether somebody at the county who can log in holds one of the roles. */
export async function someoneHolds(database: Queryable, county: string, roles: readonly string[]): Promise<boolean> {
  const found = await database.query(
    `select 1 from users u where u.institution_code = $1 and u.disabled_at is null and u.password_hash is not null
       and exists (select 1 from user_roles r where r.user_id = u.id and r.role = any($2)) limit 1`,
    [county, [...roles]],
  );
  return found.length > 0;
}
