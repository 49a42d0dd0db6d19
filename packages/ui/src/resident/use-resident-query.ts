import type { ResidentQueryChange } from '@gongwei/application/resident';
import type { ResidentQuery } from '@gongwei/domain/resident';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { PAGE_SIZE, queryOfSearch, searchOfQuery } from './resident-query-url.rules.ts';

const OWN = 'list-query';

/**
 * The query of the list, with the address following it. The router renders addresses when it finds time, so the query
 * itself is kept here: fast typing loses no key. Links and the back button win over what was typed.
 */
export function useResidentQuery() {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const [query, setQuery] = useState<ResidentQuery>(() => queryOfSearch(search));
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    if (state !== OWN) setQuery(queryOfSearch(search));
  }
  const address = searchOfQuery(query).toString();
  const shown = search.toString();
  useEffect(() => {
    if (address !== shown) setSearch(address, { replace: true, state: OWN });
  }, [address, shown, setSearch]);

  /** Anything but the page goes back to the first page. */
  const change = useCallback(
    (wanted: ResidentQueryChange) => setQuery((old) => Object.assign({}, old, wanted, { offset: wanted.offset ?? 0 })),
    [],
  );
  const clear = useCallback(
    () => setQuery((old) => ({ offset: 0, limit: PAGE_SIZE, ...(old.sort && { sort: old.sort }) })),
    [],
  );
  /** Another query in place of the present one. */
  const apply = useCallback((wanted: ResidentQuery) => setQuery(wanted), []);
  return { query, change, clear, apply };
}
