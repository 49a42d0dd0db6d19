import { useEffect } from 'react';
import { commandOf } from './key-command.rules.ts';

/**
 * Saving and the card of keys where the cursor is nowhere: after a button that was pressed has gone. The browser would
 * offer to save the page as a file instead.
 */
export function useGlobalShortcuts(
  acts: { readonly save: () => void; readonly showKeys: () => void },
  readOnly: boolean,
): void {
  useEffect(() => {
    if (readOnly) return;
    const pressed = (event: KeyboardEvent): void => {
      if (event.target !== document.body || event.defaultPrevented) return;
      const command = commandOf(
        { key: event.key, ctrl: event.ctrlKey || event.metaKey, alt: event.altKey, shift: event.shiftKey },
        { kind: 'other', empty: false, multi: false },
      );
      if (command?.do !== 'save' && command?.do !== 'keys') return;
      event.preventDefault();
      if (command.do === 'save') acts.save();
      else acts.showKeys();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [acts, readOnly]);
}
