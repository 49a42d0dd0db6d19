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
  const one = (what: string, table: string, key: string): string =>
    `(select t.${what} from ${table} t where t.${key} = ${target})`;
  const ofCounty = (table: string): string => `${table} t where t.county_code = ${alias}.county_code`;
  return `case split_part(${alias}.action, '.', 1)
    when 'record' then (select ${called('t.form_id', FORMS)} from ${ofCounty('records')} and t.id = ${target})
    when 'check-up' then '健康体检表'
    when 'upload' then (select ${called('t.form_id', FORMS)} from ${ofCounty('records')} and t.id = ${target})
    when 'report' then ${called(`(${alias}.details ->> 'formId')`, FORMS)}
    when 'plan' then ${called(target, Object.entries(PROGRAMME_LABELS))}
    when 'exam-session' then (select t.name from ${ofCounty('exam_sessions')} and t.id = ${target})
    when 'institution' then ${one('name', 'institutions', 'code')}
    when 'population' then ${one('name', 'institutions', 'code')}
    when 'annual-report' then ${one('name', 'institutions', 'code')}
    when 'staff' then ${one('name', 'users', 'id')}
    when 'account' then ${one('name', 'users', 'id')}
    when 'role' then coalesce(${called(target, ROLES)}, (select t.name from ${ofCounty('county_roles')} and t.code = ${target}))
    when 'list' then ${called(target, LISTS)}
    when 'analysis' then ${called(target, LISTS)}
  end`;
}

/** The name of the resident a line is about, where they are of the institution that did it, or below: whoever reads its lines may see them. */
export const operationPerson = (alias: string): string =>
  `(select p.name from residents p where p.county_code = ${alias}.county_code and p.id = ${alias}.subject_id collate "C"
    and starts_with(p.institution_code, ${alias}.institution_code))`;
