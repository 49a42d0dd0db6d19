import type { RegisterDefinition, RegisterQuery } from '@gongwei/domain/register';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PAGE_SIZE, queryOfSearch, searchOfQuery } from './register-query-url.rules.ts';

/** Typing pauses this long before the server is asked. Milliseconds. */
const TYPING_PAUSE = 250;

export type QueryChange = { readonly [Key in keyof RegisterQuery]?: RegisterQuery[Key] | undefined };

/** The query of a register, kept in the address; `text` is what stands in the search box, ahead of the address while somebody types. */
export function useRegisterQuery(register: RegisterDefinition) {
  const [search, setSearch] = useSearchParams();
  const query = useMemo(() => queryOfSearch(register, search), [register, search]);
  const form = search.get('form');

  const change = useCallback(
    (wanted: QueryChange) => {
      const next = Object.entries({ ...query, ...wanted, offset: wanted.offset ?? 0 }).filter(
        ([, value]) => value !== undefined && value !== '',
      );
      const address = searchOfQuery(Object.fromEntries(next) as RegisterQuery);
      if (form !== null) address.set('form', form);
      setSearch(address, { replace: true });
    },
    [query, form, setSearch],
  );

  const [text, setText] = useState(query.text ?? '');
  useEffect(() => {
    if (text === (query.text ?? '')) return;
    const timer = setTimeout(() => change({ text }), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text, query.text, change]);

  const clear = useCallback(() => {
    setText('');
    const address = searchOfQuery({ formId: register.formId, offset: 0, limit: PAGE_SIZE });
    if (form !== null) address.set('form', form);
    setSearch(address, { replace: true });
  }, [register, form, setSearch]);

  return { query, text, setText, change, clear };
}
