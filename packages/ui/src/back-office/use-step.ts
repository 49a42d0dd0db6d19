import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

/**
 * A step that opens on the page, by keys alone: the cursor goes to what it asks first, Escape leaves it, and the button that opened it has
 * the cursor again. A list that is open within it closes first.
 */
export function useStep<Step extends HTMLElement>(
  leave: () => void,
): { readonly ref: RefObject<Step | null>; readonly onKeyDown: (event: KeyboardEvent) => void } {
  const ref = useRef<Step>(null);
  useEffect(() => {
    const opener = document.activeElement;
    ref.current?.querySelector<HTMLElement>(':is(input, select, button):not(:disabled)')?.focus();
    return () => {
      // Whoever went elsewhere meanwhile stays there.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return {
    ref,
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
      event.preventDefault();
      leave();
    },
  };
}
