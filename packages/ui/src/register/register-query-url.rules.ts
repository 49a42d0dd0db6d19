import type { RegisterDefinition, RegisterQuery } from '@gongwei/domain/register';

export const PAGE_SIZE = 50;

/** The query an address stands for; words of an address typed by hand that the register does not know are left out. */
export function queryOfSearch(register: RegisterDefinition, search: URLSearchParams): RegisterQuery {
  const where = register.filters.flatMap((field) => {
    const code = search.get(`f.${field}`);
    return code === null || code === '' ? [] : [[field, code] as const];
  });
  const sort = search.get('sort') ?? '';
  const by = register.columns.find(({ key, sortable }) => sortable && key === sort.replace(/^-/, ''))?.key;
  const text = search.get('text') ?? '';
  const page = Number(search.get('page') ?? 1);
  return {
    formId: register.formId,
    ...(text !== '' && { text }),
    ...(where.length > 0 && { where: Object.fromEntries(where) }),
    ...(by !== undefined && { sort: { by, descending: sort.startsWith('-') } }),
    ...(search.get('removed') === 'true' && { removed: true }),
    offset: Number.isInteger(page) && page > 1 ? (page - 1) * PAGE_SIZE : 0,
    limit: PAGE_SIZE,
  };
}

/** The address of a query: only what was chosen. */
export function searchOfQuery(query: RegisterQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (query.text) search.set('text', query.text);
  for (const [field, code] of Object.entries(query.where ?? {})) search.set(`f.${field}`, code);
  if (query.sort) search.set('sort', (query.sort.descending ? '-' : '') + query.sort.by);
  if (query.removed) search.set('removed', 'true');
  if (query.offset > 0) search.set('page', String(query.offset / PAGE_SIZE + 1));
  return search;
}

/** Whether something narrows the list. */
export const isNarrowed = ({ text, where, removed }: RegisterQuery): boolean =>
  text !== undefined || where !== undefined || removed === true;
