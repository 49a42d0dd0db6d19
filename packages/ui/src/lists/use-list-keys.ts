import { rowAt, type ListSession } from '@gongwei/application/lists';
import { useEffect, type RefObject } from 'react';
import { isTyping, numberOfKey } from './grid-keys.rules.ts';

/** Keys that work wherever the focus is on the page, but not while somebody types or a window is open. */
export function useListKeys(page: RefObject<HTMLElement | null>, session: ListSession, onKeys: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const focus = (selector: string) => page.current?.querySelector<HTMLElement>(selector)?.focus();
      if (event.key === '/') focus('.gw-search input');
      else if (event.key.toLowerCase() === 'f') focus('[data-filter]');
      else if (event.key === '?') onKeys();
      else if (event.key.toLowerCase() === 'r') session.reload();
      else if (event.key.toLowerCase() === 'w')
        session.askWhy(rowAt(session.state$.value.rows, session.place.index)?.id);
      else if (numberOfKey(event.key) !== undefined)
        // The buttons of the foot say their numbers; without ticks there are none.
        page.current?.querySelector<HTMLElement>(`[data-number="${numberOfKey(event.key)}"]`)?.click();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [page, session, onKeys]);
}
