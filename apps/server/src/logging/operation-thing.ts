import { formIndex } from '@gongwei/domain/catalogue';
import { PAGES } from '@gongwei/domain/pages';
import { PROGRAMME_LABELS } from '@gongwei/domain/plans';
import { BUILTIN_ROLES } from '../identity/role-book.ts';

type Words = readonly (readonly [code: string, words: string])[];

const FORMS: Words = formIndex.map(({ id, title }) => [id, title]);
const ROLES: Words = [...BUILTIN_ROLES.values()].map(({ code, name }) => [code, name]);
/** Lists and pages of numbers, which what is exported, printed and frozen is called by. */
const LISTS: Words = PAGES.flatMap(({ title, shows }) => {
  if (typeof shows !== 'object') return [];
  return 'list' in shows ? [[shows.list, title]] : 'analysis' in shows ? [[shows.analysis, title]] : [];
});

/** What a code of ours is called, as SQL; the first of several names. */
const called = (code: string, words: Words): string => {
  const rows = [...new Map([...words].reverse())].map(([one, name]) => `('${one}', '${name}')`).join();
  return `(select w.name from (values ${rows}) as w(code, name) where w.code collate "C" = ${code} collate "C")`;
};

/**
 * What a line of the operation log is about, as staff call it: a form, an institution, a member of staff, a role, a list. Of a table under
 * this alias, as SQL; null where its identifier says all there is.
 */
export function operationThing(alias: string): string {
  const target = `${alias}.target collate "C"`;
  const named = (table: string, key: string): string => `(select t.name from ${table} t where t.${key} = ${target})`;
  const ofCounty = (what: string, table: string, key = 'id'): string =>
    `(select ${what} from ${table} t where t.county_code = ${alias}.county_code and t.${key} = ${target})`;
  const kinds: readonly (readonly [kinds: readonly string[], thing: string])[] = [
    [['record', 'check-up', 'upload'], ofCounty(called('t.form_id', FORMS), 'records')],
    [['report'], called(`(${alias}.details ->> 'formId')`, FORMS)],
    [['plan'], called(target, Object.entries(PROGRAMME_LABELS))],
    [['exam-session'], ofCounty('t.name', 'exam_sessions')],
    [['institution', 'population', 'annual-report'], named('institutions', 'code')],
    [['staff', 'account'], named('users', 'id')],
    [['role'], `coalesce(${called(target, ROLES)}, ${ofCounty('t.name', 'county_roles', 'code')})`],
    [['list', 'analysis'], called(target, LISTS)],
  ];
  const cases = kinds.map(([of, thing]) => `when kind in (${of.map((one) => `'${one}'`).join()}) then ${thing}`);
  return `(select case ${cases.join(' ')} end from (select split_part(${alias}.action, '.', 1) as kind) k)`;
}

/** The name of the resident a line is about, where they are of the institution that did it, or below: whoever reads its lines may see them. */
export const operationPerson = (alias: string): string =>
  `(select p.name from residents p where p.county_code = ${alias}.county_code and p.id = ${alias}.subject_id collate "C"
    and starts_with(p.institution_code, ${alias}.institution_code))`;
