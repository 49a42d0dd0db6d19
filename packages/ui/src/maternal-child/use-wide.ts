import { useSyncExternalStore } from 'react';

/** Room for two sheets beside each other and the menu, in pixels of the window. */
const WIDE = '(min-width: 1700px)';

const subscribe = (changed: () => void): (() => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether two sheets stand side by side without anybody asking for it. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
