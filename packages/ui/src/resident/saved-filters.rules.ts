import type { StoredFilter } from '@gongwei/application/shared';
import type { ResidentQuery } from '@gongwei/domain/resident';
import { filtersIn, queryOfSearch, searchOfQuery } from './resident-query-url.rules.ts';

/** A set of filters under a name of the user's. `search` is the address's query, so that it means what a bookmark means. */
export type SavedFilter = StoredFilter;

const MOST = 20;
const LONGEST = 20;

/** Adds a set in front; the same name is replaced. What was searched for and the page are no filters: a name must not be kept on the device. */
export function withFilter(kept: readonly SavedFilter[], name: string, query: ResidentQuery): readonly SavedFilter[] {
  const { text: _text, ...filters } = query;
  const short = name.trim().slice(0, LONGEST);
  const search = searchOfQuery({ ...filters, offset: 0 }).toString();
  return [{ name: short, search }, ...kept.filter((one) => one.name !== short)].slice(0, MOST);
}

/** Whether there is anything to keep besides what was searched for. */
export function canBeKept(query: ResidentQuery): boolean {
  const { text: _text, ...filters } = query;
  return filtersIn(filters) > 0;
}

export const withoutFilter = (kept: readonly SavedFilter[], name: string): readonly SavedFilter[] =>
  kept.filter((one) => one.name !== name);

export const queryOfFilter = ({ search }: SavedFilter): ResidentQuery => queryOfSearch(new URLSearchParams(search));
