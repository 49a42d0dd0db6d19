import { useEffect, useState, type RefObject } from 'react';

/** Whether what a strip holds is wider than the strip; looked at again when `content` changes or the window does. */
export function useOverflow(strip: RefObject<HTMLElement | null>, content: unknown): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    // The arrows take room themselves: they go only when everything fits beside them, too.
    const look = () => setOverflows(element.scrollWidth > element.clientWidth + 1);
    // Tells at once how wide it is, when it is laid out anyway: asked before that, a slow PC laid out the whole first page twice.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [strip, content]);
  return overflows;
}
