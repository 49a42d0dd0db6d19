import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};
const isFull = (): boolean => document.fullscreenElement !== null;
/** A browser that refuses leaves everything as it is. */
const toggle = (): void =>
  void (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined);

/** Whether the program fills the screen, and how to change it; `undefined` where the browser cannot. */
export function useFullScreen(): { readonly full: boolean; readonly toggle: () => void } | undefined {
  const full = useSyncExternalStore(subscribe, isFull);
  return document.fullscreenEnabled ? { full, toggle } : undefined;
}
