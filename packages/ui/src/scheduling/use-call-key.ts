import { useEffect, useRef, type RefObject } from 'react';
import { isTyping } from '../shared/is-typing.ts';

/** N calls the next person, wherever the cursor is but in something that is typed into or in a window that is not theirs. */
export function useCallKey(place: RefObject<HTMLElement | null>, call: () => void): void {
  const newest = useRef(call);
  useEffect(() => {
    newest.current = call;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const root = place.current;
      if (!root?.offsetParent || !isCallKey(event) || isTyping(event.target)) return;
      const windows = [...root.ownerDocument.querySelectorAll('dialog[open]')];
      if (windows.some((window) => !window.contains(root))) return;
      event.preventDefault();
      newest.current();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [place]);
}

// A key that is held down calls one person.
const isCallKey = ({ key, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'n' && !ctrlKey && !altKey && !metaKey && !repeat;
