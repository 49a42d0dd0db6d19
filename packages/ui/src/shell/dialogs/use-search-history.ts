import { STORED, StoredItems } from '@gongwei/application/shared';
import { useCallback, useState } from 'react';
import { useService } from '../../shared/index.ts';
import { withSearched } from './palette.rules.ts';

/** Pages of the menu that were searched for and opened, the newest first; residents are never among them. */
export function useSearchHistory(): {
  readonly searched: readonly string[];
  readonly remember: (path: string) => void;
} {
  const stored = useService(StoredItems);
  const [searched, setSearched] = useState(() => stored.read(STORED.searchHistory) ?? []);
  const remember = useCallback(
    (path: string) => {
      const next = withSearched(stored.read(STORED.searchHistory) ?? [], path);
      stored.write(STORED.searchHistory, next);
      setSearched(next);
    },
    [stored],
  );
  return { searched, remember };
}
