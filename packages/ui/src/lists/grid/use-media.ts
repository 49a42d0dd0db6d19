import { useMemo, useSyncExternalStore } from 'react';

/** Whether the window fits a media query; follows it. */
export function useMedia(query: string): boolean {
  const store = useMemo(() => {
    const list = window.matchMedia(query);
    return {
      read: () => list.matches,
      subscribe(changed: () => void) {
        list.addEventListener('change', changed);
        return () => list.removeEventListener('change', changed);
      },
    };
  }, [query]);
  return useSyncExternalStore(store.subscribe, store.read);
}

/** Below this width rows are cards. */
export const PHONE = '(max-width: 767px)';
/** Tablets and old screens of 1024: beside the menu is no room for all columns. */
export const NARROW = '(max-width: 1199px)';
/** What menu, edges and a bar to scroll by take of the window's width. Pixels. */
export const BESIDE = 260;
