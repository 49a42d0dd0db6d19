import type { ResidentQuery } from '@gongwei/domain/resident';
import { addDays, addYears, type CalendarDay, type Reader } from '@gongwei/domain/shared';
import { scopeCondition, type Parameters, type Scope } from '../database/scope.ts';
import { prefixRange } from '../shared/prefix-range.ts';
import { DUE_SOON_DAYS } from './follow-up.rules.ts';
import { openClauses, searchClauses, type SearchMeaning, type StartOf } from './search-text.rules.ts';

/** `doctorId`: only those whose responsible doctor it is. */
export type ResidentFilter = Omit<ResidentQuery, 'sort' | 'offset' | 'limit' | 'mine'> & {
  readonly doctorId?: string;
  /** Nobody but these. */
  readonly among?: readonly string[];
  /** Who may only look finds by what they are shown, so that no search confirms a guess. Absent: everything is searched. */
  readonly reader?: Reader;
};

/** The condition of a list query on `residents r`, always beginning with the scope. */
export function residentCondition(scope: Scope, filter: ResidentFilter, today: CalendarDay, into: Parameters): string {
  const parts = [scopeCondition(scope, 'r', into)];
  if (filter.institutionCode) parts.push(startsWith('r.institution_code', filter.institutionCode, into));
  const { villageCode, doctorId, sex, status } = filter;
  for (const [column, value] of Object.entries({ village_code: villageCode, doctor_id: doctorId, sex, status }))
    if (value) parts.push(`r.${column} = ${into.add(value)}`);
  if (filter.among) parts.push(`r.id = any(${into.add([...filter.among])}::text[])`);
  if (filter.condition) parts.push(`r.conditions @> array[${into.add(filter.condition)}]::text[]`);
  if (filter.minAge !== undefined) parts.push(`r.birth_date <= ${into.add(addYears(today, -filter.minAge))}`);
  if (filter.maxAge !== undefined) parts.push(`r.birth_date > ${into.add(addYears(today, -filter.maxAge - 1))}`);
  if (filter.due) parts.push(dueCondition(filter.due, today, into));
  if (filter.text?.trim()) parts.push(textCondition(filter, into, ['first', 'second']));
  return parts.join(' and ');
}

/** What a clause compares; the expressions are those of the indexes in `search-indexes.ts`. */
const STARTS: { readonly [Of in StartOf]: string } = {
  name: 'r.name',
  initials: 'r.initials',
  name_pinyin: 'r.name_pinyin',
  id_number: 'r.id_number',
  'given name': 'substr(r.name, 2)',
  'given name behind two': 'substr(r.name, 3)',
  'given initials': 'substr(r.initials, 2)',
  'given initials behind two': 'substr(r.initials, 3)',
};

const startsWith = (expression: string, prefix: string, into: Parameters): string => {
  const { from, until } = prefixRange(prefix);
  return `${expression} >= ${into.add(from)} and ${expression} < ${into.add(until)}`;
};

/** Who answers to the text in the search box, by the meanings of these ranks; nobody without one. */
export function textCondition(
  { text = '', reader }: Pick<ResidentFilter, 'text' | 'reader'>,
  into: Parameters,
  ranks: readonly (keyof SearchMeaning)[],
): string {
  const meaning = reader === 'looks' ? openClauses(text) : searchClauses(text);
  const clauses = ranks
    .flatMap((rank) => meaning[rank])
    .map((clause) =>
      clause.part === 'start'
        ? `(${startsWith(STARTS[clause.column], clause.text, into)})`
        : `r.${clause.column} = ${into.add(clause.text)}`,
    );
  return clauses.length === 0 ? 'false' : `(${clauses.join(' or ')})`;
}

function dueCondition(due: NonNullable<ResidentFilter['due']>, today: CalendarDay, into: Parameters): string {
  if (due === 'follow-up-overdue') return `r.status = '1' and r.next_follow_up_on < ${into.add(today)}`;
  if (due === 'follow-up-due') {
    return `r.status = '1' and r.next_follow_up_on between ${into.add(today)} and ${into.add(addDays(today, DUE_SOON_DAYS))}`;
  }
  const elderly = into.add(addYears(`${today.slice(0, 4)}-12-31` as CalendarDay, -65));
  return `r.status = '1' and r.last_check_up_on < ${into.add(`${today.slice(0, 4)}-01-01`)}
    and (r.birth_date <= ${elderly} or r.conditions && array['hypertension', 'diabetes']::text[])`;
}
