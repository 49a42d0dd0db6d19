import { createKept, STORED, type Behavior, type StoredItems } from '../shared/index.ts';

/** Pages that stand in the history at most. */
const MOST = 6;

/** Pages of the menu that were searched for and opened, the newest first; residents are never among them. */
interface SearchHistory {
  readonly state$: Behavior<{ readonly kept: readonly string[] | undefined }>;
  remember(path: string): void;
}

/** The history of searched pages, at most six, in the storage of the browser. */
export function createSearchHistory(stored: StoredItems): SearchHistory {
  const { state$, read, keep } = createKept(stored, STORED.searchHistory);
  return {
    state$,
    remember: (path) => keep([path, ...(read() ?? []).filter((one) => one !== path)].slice(0, MOST)),
  };
}
