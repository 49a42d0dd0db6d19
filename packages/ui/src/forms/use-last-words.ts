import type { FormSession } from '@gongwei/application/forms';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** A text that hangs on some fields; drawn again only when it reads differently. `keys` are those of one block and never change. */
export function useLastWords(
  session: FormSession,
  keys: readonly string[],
  words: () => string | undefined,
): string | undefined {
  const name = keys.join(' ');
  const states = useMemo(() => name.split(' ').map((key) => session.field$(key)), [session, name]);
  const subscribe = useCallback(
    (changed: () => void) => {
      const listening = states.map((state) => state.subscribe(changed));
      return () => {
        for (const one of listening) one.unsubscribe();
      };
    },
    [states],
  );
  return useSyncExternalStore(subscribe, words);
}
