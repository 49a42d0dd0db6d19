import { rowAt } from '@gongwei/application/lists';
import { useEffect, type RefObject } from 'react';
import { handlingOf } from './actions/list-actions.rules.ts';
import { isTyping } from '../shared/is-typing.ts';
import { isNumberKey } from './grid/grid-keys.rules.ts';
import type { ListHere } from './list-context.ts';

/** Keys that work wherever the focus is on the page, but not while somebody types or a window is open. */
export function useListKeys(
  page: RefObject<HTMLElement | null>,
  { session, act, may }: Pick<ListHere, 'session' | 'act' | 'may'>,
  onKeys: () => void,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      // The buttons of the foot say their numbers; without ticks there are none.
      if (isNumberKey(event.key)) page.current?.querySelector<HTMLElement>(`[data-number="${event.key}"]`)?.click();
      else if (!pressed(event.key.toLowerCase())) return;
      event.preventDefault();
    };
    const here = () => rowAt(session.state$.value.rows, session.place.index);
    const handle = (): void => {
      const row = here();
      const action = row && handlingOf(session.definition, row, may);
      if (row && action) act(action, { selection: { ids: [row.id] }, count: 1, rows: [row] });
    };
    const pressed = (key: string): boolean => {
      const focus = (selector: string) => page.current?.querySelector<HTMLElement>(selector)?.focus();
      const keys: { readonly [key: string]: () => void } = {
        '/': () => focus('.gw-search input'),
        f: () => focus('[data-filter]'),
        '?': onKeys,
        r: session.reload,
        h: handle,
        w: () => session.askWhy(here()?.id),
      };
      keys[key]?.();
      return keys[key] !== undefined;
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [page, session, act, may, onKeys]);
}
