import { useEffect, useEffectEvent } from 'react';

/** Keys wherever the cursor is, told to the newest `pressed`. `listening`: whether any are. */
export function useDocumentKeys(pressed: (event: KeyboardEvent) => void, listening = true): void {
  const newest = useEffectEvent(pressed);
  useEffect(() => {
    if (!listening) return undefined;
    const press = (event: KeyboardEvent) => newest(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [listening]);
}
