import { useEffect } from 'react';
import { commandOf } from './key-command.rules.ts';

/**
 * Saving where the cursor is outside of the form, in a part beside it or nowhere, after a button that was pressed has gone: the browser would
 * offer to save the page as a file instead. Nowhere, the card of keys, too.
 */
export function useGlobalShortcuts(
  acts: { readonly save: () => void; readonly showKeys: () => void },
  readOnly: boolean,
): void {
  useEffect(() => {
    if (readOnly) return;
    const pressed = (event: KeyboardEvent): void => {
      // The form and windows listen themselves.
      if (event.defaultPrevented || (event.target instanceof Element && event.target.closest('.gwf, dialog'))) return;
      const command = commandOf(
        { key: event.key, ctrl: event.ctrlKey || event.metaKey, alt: event.altKey, shift: event.shiftKey },
        { kind: 'other', empty: false, multi: false },
      );
      if (command?.do !== 'save' && (command?.do !== 'keys' || event.target !== document.body)) return;
      event.preventDefault();
      if (command.do === 'save') acts.save();
      else acts.showKeys();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [acts, readOnly]);
}
