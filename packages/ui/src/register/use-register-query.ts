import type { RegisterDefinition, RegisterQuery } from '@gongwei/domain/register';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { PAGE_SIZE, queryOfSearch, searchOfQuery } from './register-query-url.rules.ts';

/** Typing pauses this long before the server is asked. Milliseconds. */
const TYPING_PAUSE = 250;
const OWN = 'register-query';

export type QueryChange = { readonly [Key in keyof RegisterQuery]?: RegisterQuery[Key] | undefined };

/**
 * The query of a register, kept in the address. `text` is what stands in the search box, ahead of the address while somebody
 * types; links and the back button win over what was typed.
 */
export function useRegisterQuery(register: RegisterDefinition) {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const query = useMemo(() => queryOfSearch(register, search), [register, search]);
  const form = search.get('form');
  const [text, setText] = useState(query.text ?? '');
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    if (state !== OWN) setText(query.text ?? '');
  }

  const show = useCallback(
    (wanted: RegisterQuery) => {
      const address = searchOfQuery(wanted);
      if (form !== null) address.set('form', form);
      setSearch(address, { replace: true, state: OWN });
    },
    [form, setSearch],
  );
  /** Anything but the page goes back to the first page. */
  const change = useCallback(
    (wanted: QueryChange) => {
      const next = Object.entries({ ...query, ...wanted, offset: wanted.offset ?? 0 }).filter(
        ([, value]) => value !== undefined && value !== '',
      );
      show(Object.fromEntries(next) as RegisterQuery);
    },
    [query, show],
  );
  useEffect(() => {
    if (text === (query.text ?? '')) return;
    const timer = setTimeout(() => change({ text }), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text, query.text, change]);

  const clear = useCallback(() => {
    setText('');
    show({ formId: register.formId, offset: 0, limit: PAGE_SIZE });
  }, [register, show]);

  return { query, text, setText, change, clear };
}
