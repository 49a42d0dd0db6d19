import type { Queryable } from '../database/database.port.ts';
import { countyCodeOf } from '../database/scope.ts';
import { roleBookOf, type KeptRole, type RoleBook } from './role-book.ts';

/** The members of a kept role as JSON, of a table `k`: for questions that bring them along. */
export const KEPT_ROLE = `jsonb_build_object('code', k.code, 'name', k.name, 'base', k.base, 'builtin', k.builtin, 'levels', k.levels,
  'letters', k.letters, 'remark', k.remark, 'disabled', k.disabled_at is not null, 'version', k.version)`;

/** The roles in force where an institution is. */
export async function rolesAt(database: Queryable, institutionCode: string): Promise<RoleBook> {
  const rows = await database.query<{ role: KeptRole }>(
    `select ${KEPT_ROLE} as role from county_roles k where k.county_code = $1`,
    [countyCodeOf(institutionCode)],
  );
  return roleBookOf(rows.map(({ role }) => role));
}

/**
 * Whether a role (SQL) held in a county (SQL) is one of some built-in ones (SQL, a list), or works like one. For conditions on `user_roles`.
 */
export const worksLike = (role: string, county: string, builtin: string): string =>
  `(${role} = any(${builtin}) or exists (select 1 from county_roles k where k.county_code = ${county} and k.code = ${role} and k.base = any(${builtin})))`;
