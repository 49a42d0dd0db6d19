import type { Queryable } from '../database/database.port.ts';
import { isWithin, type Scope } from '../database/scope.ts';
import { prefixRange } from '../shared/prefix-range.ts';

/** Somebody of the staff as those who look after accounts see them. */
export type StaffAccount = {
  readonly id: string;
  readonly code: string;
  readonly username: string;
  readonly name: string;
  readonly phone?: string;
  readonly institutionCode: string;
  readonly institutionName: string;
  /** Where else they may work. */
  readonly alsoAt: readonly { readonly code: string; readonly name: string }[];
  readonly roles: readonly string[];
  readonly state: 'active' | 'disabled';
  readonly weChat: boolean;
  /** Whether there is a password to log in with. */
  readonly hasPassword: boolean;
  /** The password was given by somebody else and not changed since. */
  readonly temporary: boolean;
  readonly lastLoginAt?: string;
  /** Counts changes; a change names the one it saw. */
  readonly version: number;
};

type Row = {
  id: string;
  code: string;
  username: string;
  name: string;
  phone: string | null;
  institution_code: string;
  institution_name: string | null;
  also_at: { code: string; name: string }[];
  roles: string[];
  disabled_at: string | null;
  wechat: boolean;
  has_password: boolean;
  must_change_password: boolean;
  last_login_at: string | null;
  version: number;
};

const SELECT = `select u.id, u.code, u.username, u.name, u.phone, u.institution_code, i.name as institution_name, u.disabled_at, u.version, u.must_change_password, u.last_login_at,
  u.password_hash is not null as has_password, exists (select 1 from wechat_bindings w where w.user_id = u.id) as wechat,
  (select coalesce(jsonb_agg(jsonb_build_object('code', ui.institution_code, 'name', coalesce(a.name, ui.institution_code)) order by ui.institution_code), '[]')
   from user_institutions ui left join institutions a on a.code = ui.institution_code where ui.user_id = u.id) as also_at,
  (select coalesce(array_agg(role order by role), '{}') from user_roles where user_id = u.id) as roles
  from users u left join institutions i on i.code = u.institution_code`;

/** More than work in a county; beyond it lists are cut. */
const MOST = 10_000;

const accountOf = (row: Row): StaffAccount => ({
  id: row.id,
  code: row.code,
  username: row.username,
  name: row.name,
  ...(row.phone === null ? {} : { phone: row.phone }),
  institutionCode: row.institution_code,
  institutionName: row.institution_name ?? row.institution_code,
  alsoAt: row.also_at,
  roles: row.roles,
  state: row.disabled_at === null ? 'active' : 'disabled',
  weChat: row.wechat,
  hasPassword: row.has_password,
  temporary: row.must_change_password,
  ...(row.last_login_at === null ? {} : { lastLoginAt: new Date(row.last_login_at).toISOString() }),
  version: row.version,
});

/** Accounts of one scope; those outside of it do not exist for it. */
export const accountsOf = (database: Queryable, scope: Scope) => {
  const { from, until } = prefixRange(scope.institutionCode);
  return {
    async find(id: string): Promise<StaffAccount | undefined> {
      const [row] = await database.query<Row>(
        `${SELECT} where u.id = $1 and u.institution_code >= $2 and u.institution_code < $3`,
        [id, from, until],
      );
      return row && accountOf(row);
    },
    /** By user name, in capitals or not. */
    async named(username: string): Promise<StaffAccount | undefined> {
      const [row] = await database.query<Row>(
        `${SELECT} where lower(u.username) = lower($1) and u.institution_code >= $2 and u.institution_code < $3`,
        [username, from, until],
      );
      return row && accountOf(row);
    },
    /** In the order of institutions and staff numbers. */
    async all(): Promise<readonly StaffAccount[]> {
      const rows = await database.query<Row>(
        `${SELECT} where u.institution_code >= $1 and u.institution_code < $2 order by u.institution_code, u.code, u.id limit ${MOST}`,
        [from, until],
      );
      return rows.map(accountOf);
    },
    /** Whether an institution is there and in the scope, and its level. */
    async institution(code: string): Promise<{ readonly name: string; readonly level: number } | undefined> {
      if (!isWithin(scope, code)) return undefined;
      const [row] = await database.query<{ name: string; level: number }>(
        'select name, level from institutions where code = $1',
        [code],
      );
      return row;
    },
  };
};

/** The next staff number of an institution: its code and three digits, or more where there are a thousand. Call `staffTurn` first. */
export async function nextStaffCode(inside: Queryable, institutionCode: string): Promise<string> {
  const [row] = await inside.query<{ last: number | null }>(
    `select max(substr(code, $2)::bigint)::int as last from users where institution_code = $1 and code ~ ('^' || $1 || '[0-9]{3,6}$')`,
    [institutionCode, institutionCode.length + 1],
  );
  return `${institutionCode}${String((row?.last ?? 0) + 1).padStart(3, '0')}`;
}
