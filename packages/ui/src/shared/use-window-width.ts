import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void): (() => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

/** What the width of the window in pixels means for a part of the page; who asks is drawn anew when that changes, not with each pixel. */
export const useWindowWidth = <Meant extends number | boolean>(meaning: (width: number) => Meant): Meant =>
  useSyncExternalStore(subscribe, () => meaning(innerWidth));
