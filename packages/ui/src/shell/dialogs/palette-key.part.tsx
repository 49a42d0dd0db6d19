import { useEffect } from 'react';
import { useShellDialog } from './shell-dialogs.tsx';

/** Ctrl+K (⌘K) opens the command palette from anywhere in the frame. */
export const PaletteKey = () => {
  const open = useShellDialog();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      // What asks something must be answered first.
      if (!document.querySelector('dialog[open]')) open('palette');
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [open]);
  return null;
};
