import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void): (() => void) => {
  const watcher = new MutationObserver(changed);
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
  return () => watcher.disconnect();
};

const topWindow = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;

/**
 * The modal window on top, or the page: what lies below a modal window can be neither seen nor reached, so what must be, is put
 * into it.
 */
export const useTopWindow = (): HTMLElement => useSyncExternalStore(subscribe, topWindow);
