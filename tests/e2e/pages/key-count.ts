import type { Page } from '@playwright/test';

/** Counts the key strokes of a page from now on; keys that are only held beside others do not count. */
export async function countKeys(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { keyStrokes: number };
    counted.keyStrokes = 0;
    window.addEventListener('keydown', (event) => {
      if (event.isTrusted && !['Alt', 'Control', 'Shift', 'Meta'].includes(event.key)) counted.keyStrokes += 1;
    }, true);
  });
  return () => page.evaluate(() => (window as unknown as { keyStrokes: number }).keyStrokes);
}
