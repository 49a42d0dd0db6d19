import { expect, type Page } from '@playwright/test';

/** Where a signature pad (the first, where nothing is said) lies, once the sections before it are drawn and push it no further. */
export async function steadyPad(page: Page, nth = 0): Promise<{ readonly x: number; readonly y: number }> {
  const pad = page.locator('canvas.gwf-pad').nth(nth);
  let before = '';
  await expect
    .poll(async () => {
      await pad.scrollIntoViewIfNeeded();
      const now = JSON.stringify(await pad.boundingBox());
      const steady = now === before;
      before = now;
      return steady;
    })
    .toBe(true);
  return (await pad.boundingBox())!;
}

/** One stroke on a pad (the first, where nothing is said), by the mouse. */
export async function signByMouse(page: Page, nth = 0): Promise<void> {
  const { x, y } = await steadyPad(page, nth);
  await page.mouse.move(x + 40, y + 30);
  await page.mouse.down();
  await page.mouse.move(x + 160, y + 60, { steps: 12 });
  await page.mouse.up();
}
