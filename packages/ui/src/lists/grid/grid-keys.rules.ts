/** Which row a key leads to; `undefined` for a key that moves nothing. `leap`: rows of a page. */
export function rowOfKey(key: string, at: number, count: number, leap: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + leap,
    PageUp: at - leap,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target));
}

/** A key that presses one of the buttons below the list. */
export const isNumberKey = (key: string): boolean => key.length === 1 && key >= '1' && key <= '9';

/** Ctrl+A, or ⌘A. */
export const isTickAll = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'a';
