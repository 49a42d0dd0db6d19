import { usernameOf } from '@gongwei/domain/organisation';
import type { ImportedLine, SheetColumn, SheetLine } from '@gongwei/domain/lists';
import { isWithin, countyCodeOf } from '../database/scope.ts';
import type { Queryable } from '../database/database.port.ts';
import { rolesAt } from '../identity/role-book.query.ts';
import type { RoleBook } from '../identity/role-book.ts';
import type { ImportKind } from '../lists/imports/import-kind.ts';
import type { ListReader } from '../lists/source.ts';
import { mayManage } from '../roles/role-giving.policy.ts';
import { staffIssues } from './staff-input.rules.ts';

export const IMPORT_STAFF = 'import-staff';

const COLUMNS: readonly SheetColumn[] = [
  { key: 'username', label: '用户名', aliases: ['登录名', '账号'], required: true, hint: '建后不可改' },
  { key: 'name', label: '姓名', required: true },
  { key: 'phone', label: '手机号', aliases: ['手机', '联系电话'] },
  { key: 'institutionCode', label: '机构编码', hint: '空着为当前机构' },
  { key: 'roles', label: '角色', required: true, hint: '角色名称，几个用顿号隔开' },
];

/** What a line says of an account; what is left empty is not there. */
export type StaffLine = {
  readonly username: string;
  readonly name?: string;
  readonly phone?: string;
  readonly institutionCode?: string;
  readonly roles?: readonly string[];
};

/** 导入用户: accounts by their user name. Nobody gets a password by it; slips with one are printed afterwards. */
export const STAFF_IMPORT: ImportKind = {
  columns: COLUMNS,
  must: ['username'],
  job: IMPORT_STAFF,
  judge: async ({ database }, reading, lines) => {
    const read = lines.map(lineOf);
    const there = await thereAlready(database, reading, read);
    const first = { username: new Map<string, number>(), phone: new Map<string, number>() };
    const judged: ImportedLine[] = [];
    for (const [at, { cells, row }] of lines.entries()) {
      const line = read[at] as StaffLine;
      const twice = (['username', 'phone'] as const).flatMap((key) => {
        const value = line[key] ?? '';
        const before = value === '' ? undefined : first[key].get(value);
        if (before === undefined) first[key].set(value, row);
        return before === undefined ? [] : [`${key === 'phone' ? '手机号' : '用户名'}与第 ${before} 行重复`];
      });
      judged.push(judgedLine(reading, there, { row, line, said: cells['roles'] ?? '', twice }));
    }
    return judged;
  },
};

const lineOf = ({ cells }: SheetLine): StaffLine => {
  const { name, phone, institutionCode } = cells;
  return {
    username: usernameOf(cells['username'] ?? ''),
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone: phone.normalize('NFKC').replaceAll(/[\s-]/g, '') }),
    ...(institutionCode !== undefined && { institutionCode: institutionCode.normalize('NFKC') }),
  };
};

type Known = {
  readonly id: string;
  readonly username: string;
  readonly phone: string | null;
  readonly institution_code: string;
  readonly disabled: boolean;
  readonly roles: readonly string[];
};

/** Accounts, institutions and roles the lines speak of. */
type There = {
  readonly accounts: ReadonlyMap<string, Known>;
  readonly phones: ReadonlyMap<string, Known>;
  readonly levels: ReadonlyMap<string, number>;
  /** Names of those that were given up. */
  readonly closed: ReadonlyMap<string, string>;
  readonly books: ReadonlyMap<string, RoleBook>;
};

async function thereAlready(on: Queryable, { scope }: ListReader, lines: readonly StaffLine[]): Promise<There> {
  const known = await on.query<Known>(
    `select u.id, lower(u.username) as username, u.phone, u.institution_code, u.disabled_at is not null as disabled,
       (select coalesce(array_agg(role), '{}') from user_roles where user_id = u.id) as roles
     from users u where lower(u.username) = any($1::text[]) or u.phone = any($2::text[])`,
    [lines.map(({ username }) => username.toLowerCase()), lines.flatMap(({ phone }) => phone ?? [])],
  );
  const codes = [
    scope.institutionCode,
    ...lines.flatMap(({ institutionCode }) => institutionCode ?? []),
    ...known.map(({ institution_code }) => institution_code),
  ];
  const levels = await on.query<{ code: string; level: number; closed: string | null }>(
    'select code, level, case when disabled_at is not null then name end as closed from institutions where code = any($1::text[])',
    [[...new Set(codes)]],
  );
  const books = new Map<string, RoleBook>();
  for (const county of new Set(levels.map(({ code }) => countyCodeOf(code))))
    books.set(county, await rolesAt(on, county));
  return {
    accounts: new Map(known.map((one) => [one.username, one])),
    phones: new Map(known.flatMap((one) => (one.phone === null ? [] : [[one.phone, one] as const]))),
    levels: new Map(levels.map(({ code, level }) => [code, level])),
    closed: new Map(levels.flatMap(({ code, closed }) => (closed === null ? [] : [[code, closed] as const]))),
    books,
  };
}

type Judging = {
  readonly row: number;
  readonly line: StaffLine;
  /** Roles as they are written in the file. */
  readonly said: string;
  readonly twice: readonly string[];
};

/** A line with what it is about. */
type Said = Judging & {
  readonly known: Known | undefined;
  readonly place: string;
  readonly book: RoleBook;
  readonly roles: readonly string[];
  readonly unknown: readonly string[];
};

function judgedLine(reading: ListReader, there: There, judging: Judging): ImportedLine {
  const { row, line, said } = judging;
  const known = there.accounts.get(line.username.toLowerCase());
  const place = known?.institution_code ?? line.institutionCode ?? reading.scope.institutionCode;
  const book = bookOf(there, place, reading.scope.institutionCode);
  const { roles, unknown } = rolesSaid(said, book);
  const typed = known
    ? { ...line, ...(roles.length > 0 && { roles }) }
    : { ...line, name: line.name ?? '', roles, institutionCode: place };
  const about: Said = { ...judging, known, place, book, roles, unknown };
  const wrong = [
    ...judging.twice,
    ...inputProblems(reading, there, about, typed),
    ...placeProblems(reading, there, about),
  ];
  const base = { row, title: [line.name, line.username].filter(Boolean).join(' '), data: typed };
  if (wrong.length > 0) return { ...base, verdict: 'wrong', problems: wrong };
  if (!known) return { ...base, verdict: 'new', problems: [] };
  return { ...base, id: known.id, verdict: 'known', problems: notesOn(known, line) };
}

const bookOf = ({ books }: There, place: string, chosen: string): RoleBook =>
  books.get(countyCodeOf(place)) ?? books.get(countyCodeOf(chosen)) ?? new Map();

/** What is typed wrong, or belongs to somebody else. */
function inputProblems(
  { staff }: ListReader,
  { levels, phones }: There,
  { line, known, place, book, unknown }: Said,
  typed: Parameters<typeof staffIssues>[0],
): readonly string[] {
  const level = levels.get(place);
  const giving = { by: staff, book, ...(level !== undefined && { level }), ...(known && { held: known.roles }) };
  const owner = phones.get(line.phone ?? '');
  return [
    ...unknown.map((name) => `没有角色“${name}”`),
    ...(unknown.length > 0 ? [] : staffIssues(typed, giving).map(({ message }) => message)),
    ...(owner && owner.id !== known?.id ? ['这个手机号已是另一个账号的'] : []),
  ];
}

/** Why who imports may not write there. */
function placeProblems(
  { scope, staff }: ListReader,
  { levels, closed }: There,
  { known, place, book }: Said,
): readonly string[] {
  const inside = isWithin(scope, place);
  if (!known && closed.has(place)) return [`“${closed.get(place)}”已停用，请先启用机构或改填别的机构`];
  if (!known) return inside && levels.has(place) ? [] : ['您的管理范围内没有这个机构编码'];
  if (!inside) return ['这个用户名已有人使用，请换一个'];
  return mayManage(staff, known.roles, book) ? [] : ['该账号的权限高于您，不能修改'];
}

const notesOn = ({ institution_code, disabled }: Known, { institutionCode }: StaffLine): readonly string[] => [
  ...(institutionCode !== undefined && institutionCode !== institution_code ? ['机构不改，换机构请用“调动机构”'] : []),
  ...(disabled ? ['账号已停用，更新后仍是停用'] : []),
];

/** Roles by name or by code. */
function rolesSaid(
  said: string,
  book: RoleBook,
): { readonly roles: readonly string[]; readonly unknown: readonly string[] } {
  const names = said
    .split(/[、,，;；\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const found = names.map((name) => {
    const entries = [...book.values()];
    return entries.find((role) => role.name === name) ?? book.get(name.toUpperCase()) ?? book.get(name);
  });
  return {
    roles: found.flatMap((role) => role?.code ?? []),
    unknown: names.filter((_, at) => found[at] === undefined),
  };
}
