/** Which tab a key leads to from the one at `at`; `undefined` for keys that lead nowhere. */
export function tabStep(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return Math.min(at + 1, count - 1);
  if (key === 'ArrowLeft') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
