import type { ResidentListState } from '@gongwei/application/resident';
import { parseCitizenNumber, type CitizenNumber, type ResidentQuery } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import { filtersIn } from './resident-query-url.rules.ts';

/**
 * The identity number somebody looked for and nobody here has: a whole and right one of 18 characters, with no other filter that
 * could hide its bearer, and an answer that belongs to it.
 */
export function numberToRegister(
  query: ResidentQuery,
  { page, loading, fault, query: answered }: ResidentListState,
  today: CalendarDay,
): CitizenNumber | undefined {
  const text = query.text?.trim() ?? '';
  if (text.length !== 18 || filtersIn(query) > 1) return undefined;
  if (loading || fault || page?.total !== 0 || answered.text?.trim() !== text) return undefined;
  const read = parseCitizenNumber(text, today);
  return read.ok ? read.value : undefined;
}
