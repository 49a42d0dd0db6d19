import { useEffect, useRef, type RefObject } from 'react';
import { callKeyOf, type CallKey } from '../call-keys.rules.ts';

const WRITES = 'input, textarea, select, [contenteditable="true"], [role="menu"], dialog';

/** The letters of the call page: while nothing else has the focus, or something of the page, and nobody writes. */
export function useCallKeys(
  box: RefObject<HTMLElement | null>,
  acts: Readonly<Partial<Record<CallKey, () => void>>>,
): void {
  const now = useRef(acts);
  useEffect(() => {
    now.current = acts;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const key = event.repeat ? undefined : callKeyOf(event);
      const target = event.target;
      if (!key || !(target instanceof Element) || target.closest(WRITES) || document.querySelector('dialog[open]'))
        return;
      // The page itself holds the focus when nothing of it does.
      const mine = target === document.body || target.contains(box.current) || box.current?.contains(target);
      const act = now.current[key];
      if (!mine || !act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [box]);
}
