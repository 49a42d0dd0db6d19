import { PERMISSION_MATRIX } from '../../identity/permission-matrix.data.ts';
import { allows } from '../../identity/permissions.policy.ts';
import { BUILTIN_ROLES } from '../../identity/role-book.ts';
import type { AskedBy } from '@gongwei/domain/lists';
import { countyCodeOf, scopeCondition, type Parameters } from '../../database/scope.ts';
import { prefixRange } from '../../shared/prefix-range.ts';
import { operationPerson, operationThing } from '../../logging/operation-thing.ts';
import { readerOf } from '../../privacy/reader.policy.ts';
import type { ListSource } from '../source.ts';
import type { SqlColumns } from '../sql/sql-names.ts';
import { plain } from '../sql/sql-value.ts';
import { columns } from './source-columns.ts';

/** An institution and all below it, of a table without a county. */
const below =
  (column: string): ListSource['reach'] =>
  ({ scope }, into) => {
    const { from, until } = prefixRange(scope.institutionCode);
    return `r.${column} >= ${into.add(from)} and r.${column} < ${into.add(until)}`;
  };

/** At the reader's institution or below it. */
function within(column: string, { institution }: AskedBy, into: Parameters): string {
  const { from, until } = prefixRange(institution);
  return `${column} >= ${into.add(from)} and ${column} < ${into.add(until)}`;
}

/** Quoted for SQL: codes and names of built-in roles, which are ours. */
const BUILTIN_ROWS = [...BUILTIN_ROLES.values()]
  .map(({ code, name, levels }) => `('${code}', '${name}', array[${levels.map((one) => `'${one}'`).join()}]::text[])`)
  .join();

const USER: SqlColumns = {
  ...columns({
    id: 'id',
    code: 'code',
    username: 'username',
    name: 'name',
    institution: 'institution_code',
    lastLoginAt: 'last_login_at',
  }),
  phone: (alias) => plain(`nullif(btrim(${alias}.phone), '')`),
  roles: (alias) => plain(`(select array_agg(role order by role) from user_roles where user_id = ${alias}.id)`),
  state: (alias) => plain(`case when ${alias}.disabled_at is null then '0' else '1' end`),
  roleNames: (alias) =>
    plain(`(select string_agg(coalesce(b.name, k.name, ur.role), '、' order by ur.role) from user_roles ur
      left join (values ${BUILTIN_ROWS}) as b(code, name, levels) on b.code = ur.role
      left join county_roles k on k.code = ur.role and k.county_code = left(${alias}.institution_code, 6) where ur.user_id = ${alias}.id)`),
  weChat: (alias) => plain(`exists (select 1 from wechat_bindings w where w.user_id = ${alias}.id)`),
  hasPassword: (alias) => plain(`(${alias}.password_hash is not null)`),
  temporary: (alias) => plain(`${alias}.must_change_password`),
  // Residents of theirs, visits that are owed by them, or programmes in which they stand in, of those the reader may open.
  inCharge: (alias, { asked, into }) => {
    const people = `p.county_code = left(${alias}.institution_code, 6) and ${within('p.institution_code', asked, into)} and p.status = '1'`;
    const named = (table: string, open: string): string =>
      `exists (select 1 from ${table} n join residents p on p.county_code = n.county_code and p.id = n.resident_id
        where ${people} and n.county_code = left(${alias}.institution_code, 6) and n.doctor_id = ${alias}.id and ${open})`;
    return plain(
      `(exists (select 1 from residents p where ${people} and p.doctor_id = ${alias}.id collate "default")
        or ${named('plans', 'n.closed_on is null')} or ${named('plan_doctors', 'true')})`,
    );
  },
  // Of those the reader may open, as in the list it opens.
  residents: (alias, { asked, into }) =>
    plain(
      `(select count(*) from residents p where p.county_code = left(${alias}.institution_code, 6) and p.doctor_id = ${alias}.id collate "default"
        and ${within('p.institution_code', asked, into)} and p.status = '1')::numeric`,
    ),
};

/** Every role of every county: the built-in ones, changed or not, and the county's own. */
const ROLES = `(select c.county_code, b.code collate "C" as code, b.name, b.code as base, true as builtin, b.levels, k.letters, k.remark, k.disabled_at, k.updated_at
  from (select distinct left(code, 6) collate "C" as county_code from institutions) c
    cross join (values ${BUILTIN_ROWS}) as b(code, name, levels)
    left join county_roles k on k.county_code = c.county_code and k.code = b.code
  union all
  select county_code, code, name, base, builtin, levels, letters, remark, disabled_at, updated_at from county_roles where not builtin) r`;

const ROLE: SqlColumns = {
  ...columns({
    code: 'code',
    name: 'name',
    base: 'base',
    levels: 'levels',
    builtin: 'builtin',
    updatedAt: 'updated_at',
  }),
  remark: (alias) => plain(`nullif(${alias}.remark, '')`),
  state: (alias) => plain(`case when ${alias}.disabled_at is null then '1' else '0' end`),
  users: (alias, { asked, into }) =>
    plain(`(select count(*) from user_roles ur join users u on u.id = ur.user_id
      where ur.role = ${alias}.code and left(u.institution_code, 6) = ${alias}.county_code
        and ${within('u.institution_code', asked, into)} and u.disabled_at is null)::numeric`),
  departures: (alias) =>
    plain(
      `case when ${alias}.builtin and ${alias}.letters is not null then (select count(*) from jsonb_object_keys(${alias}.letters)) else 0 end::numeric`,
    ),
};

/** Faults that are the same but for when and to whom, in one row, with what is done about them. */
const FAULTS = `(select l.fingerprint, l.code, l.route, l.message, max(l.at) as at, min(l.at) as first_at, count(*)::numeric as times,
    count(distinct l.user_id)::numeric as users, array_to_string((array_agg(l.id order by l.at desc))[1:20], ' ') as numbers,
    c.status, c.handler, c.cause, c.note, c.handled_at
  from exception_log l left join exception_cases c on c.fingerprint = l.fingerprint
  group by l.fingerprint, l.code, l.route, l.message, c.fingerprint) r`;

/** A newer version is published for all where it is. */
const behind = (alias: string): string =>
  `exists (select 1 from records v where v.county_code = ${alias}.county_code and v.form_id = 'app-version' and v.removed_at is null
    and v.data ->> 'state' = '2' and v.data ->> 'appName' = ${alias}.app and v.data ->> 'platform' = ${alias}.platform
    and starts_with(${alias}.institution_code, v.institution_code) and (v.data ->> 'versionCode')::int > ${alias}.version_code)`;

/** It was solved, and happened again. */
const recurred = (alias: string): string =>
  `coalesce(${alias}.status = '2' and ${alias}.at > ${alias}.handled_at, false)`;

/** Codes with their words, in the order of the permission matrix, quoted for SQL. */
const CODE_ROWS = Object.entries(PERMISSION_MATRIX)
  .map(([code, { label }], place) => `('${code}', '${label}', ${place})`)
  .join();

/** Tokens of programs beside the account of each, and what they did lately. */
const TOKENS = `(select t.id, t.name, t.user_id, t.institution_code, t.created_at, t.revoked_at, u.institution_code as home,
    (t.expires_at at time zone 'Asia/Shanghai')::date - 1 as expires_on,
    (select string_agg(coalesce(c.label, l.key) || case l.value when 'V' then '（查看）' when 'E' then '（编辑）' else '（管理）' end, '、' order by c.place, l.key)
     from jsonb_each_text(t.letters) l left join (values ${CODE_ROWS}) as c(code, label, place) on c.code = l.key) as letters,
    (select max(last_at) from api_token_uses where token_id = t.id) as last_at
  from api_tokens t join users u on u.id = t.user_id) r`;

const common = { joins: '', readerOf, hidesTexts: false } as const;

/** Of what was refused: in which area, and what was meant to be done there (`居民 · 修改`). */
const askedOf = (alias: string): string =>
  `case when ${alias}.action = 'request.refused' then split_part(${alias}.details->>'reason', '：', 1) ||
    case split_part(${alias}.details->>'route', ' ', 1)
      when 'PUT' then ' · 修改' when 'PATCH' then ' · 修改' when 'DELETE' then ' · 删除' when 'POST' then ' · 办理' else ' · 查看' end end`;

/** Rows of the back office: staff, institutions, what was done and what went wrong. */
export const OFFICE_SOURCES: { readonly [subject: string]: ListSource } = {
  user: {
    ...common,
    table: 'users r',
    tables: { roots: { user: { alias: 'r', columns: USER } } },
    key: ['id'],
    reach: below('institution_code'),
  },
  role: {
    ...common,
    table: ROLES,
    tables: { roots: { role: { alias: 'r', columns: ROLE } } },
    key: ['county_code', 'code'],
    reach: ({ staff }, into) => `r.county_code = ${into.add(countyCodeOf(staff.institutionCode))}`,
  },
  terminal: {
    ...common,
    table: 'app_terminals r',
    tables: {
      roots: {
        terminal: {
          alias: 'r',
          columns: {
            ...columns({ id: 'id', app: 'app', platform: 'platform', versionName: 'version_name' }),
            ...columns({ institution: 'institution_code', user: 'user_id', firstAt: 'first_at', lastAt: 'last_at' }),
            versionCode: (alias) => plain(`${alias}.version_code::numeric`),
            model: (alias) => plain(`nullif(${alias}.model, '')`),
            behind: (alias) => plain(behind(alias)),
          },
        },
      },
    },
    key: ['county_code', 'id'],
    reach: ({ scope }, into) => scopeCondition(scope, 'r', into),
  },
  token: {
    ...common,
    table: TOKENS,
    tables: {
      roots: {
        token: {
          alias: 'r',
          columns: {
            ...columns({ id: 'id', name: 'name', user: 'user_id', institution: 'institution_code' }),
            ...columns({ letters: 'letters', createdAt: 'created_at', expiresOn: 'expires_on', lastAt: 'last_at' }),
            revoked: (alias) => plain(`(${alias}.revoked_at is not null)`),
            uses: (alias) =>
              plain(`coalesce((select sum(uses) from api_token_uses where token_id = ${alias}.id), 0)::numeric`),
          },
        },
      },
    },
    key: ['id'],
    // One's own; of others who keeps the users, as `tokensOf` has it.
    reach: ({ scope, staff }, into) =>
      allows(staff.permissions, ['ht-jgyh'], 'M')
        ? `(r.user_id = ${into.add(staff.id)} or ${below('home')({ scope, staff }, into)})`
        : `r.user_id = ${into.add(staff.id)}`,
  },
  institution: {
    ...common,
    table: 'institutions r',
    tables: {
      roots: {
        institution: {
          alias: 'r',
          columns: {
            ...columns({ code: 'code', name: 'name', parent: 'parent_code', disabledAt: 'disabled_at' }),
            level: (alias) => plain(`${alias}.level::numeric`),
            grade: (alias) => plain(`${alias}.level::text`),
            state: (alias) => plain(`case when ${alias}.disabled_at is null then '0' else '1' end`),
            users: (alias) =>
              plain(
                `(select count(*) from users u where u.institution_code = ${alias}.code and u.disabled_at is null)::numeric`,
              ),
            residents: (alias) =>
              plain(
                `(select count(*) from residents p where p.county_code = left(${alias}.code, 6) and p.institution_code >= ${alias}.code and p.institution_code < ${alias}.code || 'z' and p.status = '1')::numeric`,
              ),
          },
        },
      },
    },
    key: ['code'],
    reach: below('code'),
  },
  // Of accounts on the provincial platform; never their passwords.
  'platform-account': {
    ...common,
    table: 'platform_accounts r',
    tables: {
      roots: {
        account: {
          alias: 'r',
          columns: columns({
            ...{ id: 'id', institution: 'institution_code', user: 'user_id', username: 'username', state: 'state' },
            checkedAt: 'checked_at',
          }),
        },
      },
    },
    key: ['id'],
    reach: below('institution_code'),
  },
  log: {
    ...common,
    table: 'operation_log r',
    tables: {
      roots: {
        log: {
          alias: 'r',
          columns: {
            ...columns({ id: 'id', at: 'at', user: 'user_id', userName: 'user_name', institution: 'institution_code' }),
            ...columns({ action: 'action', target: 'target', refused: 'refused' }),
            state: (alias) => plain(`case when ${alias}.refused is null then '0' else '1' end`),
            asked: (alias) => plain(askedOf(alias)),
            thing: (alias) => plain(operationThing(alias)),
            person: (alias) => plain(operationPerson(alias)),
          },
        },
      },
    },
    key: ['county_code', 'id'],
    reach: ({ scope }, into) => scopeCondition(scope, 'r', into),
  },
  // Failures of the server are of no institution; who may see them is the list's permission.
  exception: {
    ...common,
    table: FAULTS,
    tables: {
      roots: {
        exception: {
          alias: 'r',
          columns: {
            ...columns({ at: 'at', firstAt: 'first_at', code: 'code', route: 'route', message: 'message' }),
            ...columns({ handler: 'handler', cause: 'cause', times: 'times', users: 'users', numbers: 'numbers' }),
            note: (alias) => plain(`nullif(${alias}.note, '')`),
            source: (alias) => plain(`case when ${alias}.code like 'client.%' then '1' else '2' end`),
            status: (alias) => plain(`case when ${recurred(alias)} then '0' else coalesce(${alias}.status, '0') end`),
            recurred: (alias) => plain(recurred(alias)),
          },
        },
      },
    },
    key: ['fingerprint'],
    reach: () => 'true',
  },
};
