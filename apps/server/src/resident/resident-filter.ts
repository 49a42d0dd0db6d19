import type { ResidentQuery } from '@gongwei/domain/resident';
import { addDays, addYears, type CalendarDay } from '@gongwei/domain/shared';
import { scopeCondition, type Parameters, type Scope } from '../organisation/scope.ts';
import { prefixRange } from '../shared/prefix-range.ts';
import { DUE_SOON_DAYS } from './follow-up.rules.ts';
import { searchClauses } from './search-text.rules.ts';

/** `doctorId`: only those whose responsible doctor it is. */
export type ResidentFilter = Omit<ResidentQuery, 'sort' | 'offset' | 'limit' | 'mine'> & { readonly doctorId?: string };

/** The condition of a list query on `residents r`, always beginning with the scope. */
export function residentCondition(scope: Scope, filter: ResidentFilter, today: CalendarDay, into: Parameters): string {
  const within = (column: string, prefix: string): string => {
    const { from, until } = prefixRange(prefix);
    return `r.${column} >= ${into.add(from)} and r.${column} < ${into.add(until)}`;
  };
  const parts = [scopeCondition(scope, 'r', into)];
  if (filter.institutionCode) parts.push(within('institution_code', filter.institutionCode));
  if (filter.villageCode) parts.push(`r.village_code = ${into.add(filter.villageCode)}`);
  if (filter.doctorId) parts.push(`r.doctor_id = ${into.add(filter.doctorId)}`);
  if (filter.sex) parts.push(`r.sex = ${into.add(filter.sex)}`);
  if (filter.status) parts.push(`r.status = ${into.add(filter.status)}`);
  if (filter.condition) parts.push(`r.conditions @> array[${into.add(filter.condition)}]::text[]`);
  if (filter.minAge !== undefined) parts.push(`r.birth_date <= ${into.add(addYears(today, -filter.minAge))}`);
  if (filter.maxAge !== undefined) parts.push(`r.birth_date > ${into.add(addYears(today, -filter.maxAge - 1))}`);
  if (filter.due) parts.push(dueCondition(filter.due, today, into));
  if (filter.text?.trim()) {
    const meanings = searchClauses(filter.text).map(({ column, part, text }) =>
      part === 'start' ? `(${within(column, text)})` : `r.${column} = ${into.add(text)}`,
    );
    parts.push(`(${meanings.join(' or ')})`);
  }
  return parts.join(' and ');
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
