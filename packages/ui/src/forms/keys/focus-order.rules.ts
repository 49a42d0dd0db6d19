/** The next field in the order of the form that can be filled now, or `undefined` at the end. */
export function nextInOrder(
  order: readonly string[],
  fillable: (key: string) => boolean,
  from: string | undefined,
  direction: 1 | -1,
): string | undefined {
  const start = from === undefined ? (direction === 1 ? -1 : order.length) : order.indexOf(from);
  for (let at = start + direction; at >= 0 && at < order.length; at += direction) {
    const key = order[at];
    if (key !== undefined && fillable(key)) return key;
  }
  return undefined;
}

const HINTS = '123456789abcdefghijklmnopqrstuvwxyz';

/** The key that jumps to the nth section while the index has focus: 1 to 9, then letters. */
export const jumpKey = (at: number): string => HINTS[at] ?? '';
export const jumpTarget = (key: string): number => (key.length === 1 ? HINTS.indexOf(key.toLowerCase()) : -1);
