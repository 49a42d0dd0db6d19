import { STORED, StoredItems } from '@gongwei/application/shared';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { useService } from './services.tsx';

/**
 * What stands in the search box of a list. It is a name or a number of somebody, so it stands in no address: addresses go into the
 * browser's history, into tabs and under the lock. This window remembers it until the screen is locked or somebody logs out, together
 * with the address it was typed at: a link to other residents does not find it again.
 */
export const soughtAt = (stored: StoredItems, list: string, at: string): string => {
  const kept = stored.read(STORED.soughtTexts)?.[list];
  return kept?.at === at ? kept.text : '';
};

/** `at`: the query of the address, without anything typed. */
export function keepSought(stored: StoredItems, list: string, at: string, text: string): void {
  const { [list]: old, ...others } = stored.read(STORED.soughtTexts) ?? {};
  if (text === (old?.text ?? '') && (text === '' || at === old?.at)) return;
  if (text !== '') stored.write(STORED.soughtTexts, { ...others, [list]: { at, text } });
  else stored.write(STORED.soughtTexts, others);
}

/**
 * The text a list is searched for, beside its address. Links and the back button win over what was typed; navigations of the list
 * itself carry `own` as their state and do not.
 */
export function useSoughtText(list: string, at: string, own: string) {
  const stored = useService(StoredItems);
  const { key, state } = useLocation();
  const [sought, setSought] = useState(() => soughtAt(stored, list, at));
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    if (state !== own) setSought(soughtAt(stored, list, at));
  }
  const seek = useCallback(
    (nextAt: string, text: string) => {
      keepSought(stored, list, nextAt, text);
      setSought(text);
    },
    [stored, list],
  );
  return { sought, seek };
}
