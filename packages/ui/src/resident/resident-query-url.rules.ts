import type { ResidentQueryChange } from '@gongwei/application/resident';
import type { ResidentQuery, ResidentSort } from '@gongwei/domain/resident';

export const PAGE_SIZE = 100;

const TEXTS = ['text', 'institutionCode', 'villageCode', 'sex', 'condition', 'status', 'due'] as const;
const NUMBERS = ['minAge', 'maxAge'] as const;
const SORTS: readonly ResidentSort[] = ['name', 'age', 'archiveNumber', 'filedOn', 'lastCheckUpOn', 'nextFollowUpOn'];

/** The query an address stands for. Unknown words in an address typed by hand are left to the server to refuse. */
export function queryOfSearch(search: URLSearchParams): ResidentQuery {
  const query: Record<string, unknown> = { offset: (pageOf(search) - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  for (const key of TEXTS) if (search.get(key)) query[key] = search.get(key);
  if (search.get('mine') === 'true') query['mine'] = true;
  for (const key of NUMBERS) {
    const age = Number(search.get(key) || Number.NaN);
    if (Number.isInteger(age) && age >= 0 && age <= 150) query[key] = age;
  }
  const sort = search.get('sort') ?? '';
  const by = SORTS.find((one) => one === sort.replace(/^-/, ''));
  if (by) query['sort'] = { by, descending: sort.startsWith('-') };
  return query as ResidentQuery;
}

/** The address of a query: only what was chosen, so that it stays short enough to send to a colleague. */
export function searchOfQuery(query: ResidentQuery): URLSearchParams {
  const search = new URLSearchParams();
  for (const key of [...TEXTS, ...NUMBERS])
    if (query[key] !== undefined && query[key] !== '') search.set(key, String(query[key]));
  if (query.mine) search.set('mine', 'true');
  if (query.sort) search.set('sort', (query.sort.descending ? '-' : '') + query.sort.by);
  const page = Math.floor(query.offset / PAGE_SIZE) + 1;
  if (page > 1) search.set('page', String(page));
  return search;
}

/** What differs between two queries; filters that are gone come as `undefined`. */
export function changeBetween(from: ResidentQuery, to: ResidentQuery): ResidentQueryChange {
  const keys = ([...TEXTS, ...NUMBERS, 'mine', 'sort', 'offset', 'limit'] as const).filter(
    (key) => JSON.stringify(from[key]) !== JSON.stringify(to[key]),
  );
  return Object.fromEntries(keys.map((key) => [key, to[key]]));
}

/** How many filters narrow the list. */
export const filtersIn = (query: ResidentQuery): number =>
  [...TEXTS, ...NUMBERS, 'mine' as const].filter((key) => query[key] !== undefined).length;

const pageOf = (search: URLSearchParams): number => {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 ? page : 1;
};
