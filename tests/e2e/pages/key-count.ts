import type { Page } from '@playwright/test';

/** Notes the key strokes of a page from now on; keys that are only held beside others do not count. */
export async function noteKeys(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const counted = window as unknown as { keyStrokes: string[] };
    counted.keyStrokes = [];
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.isTrusted && !['Alt', 'Control', 'Shift', 'Meta'].includes(event.key))
          counted.keyStrokes.push(`${event.ctrlKey ? 'Ctrl+' : ''}${event.altKey ? 'Alt+' : ''}${event.key}`);
      },
      true,
    );
  });
  return () => page.evaluate(() => (window as unknown as { keyStrokes: string[] }).keyStrokes);
}
