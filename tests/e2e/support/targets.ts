import type { Page } from '@playwright/test';
import { addStyle, dropStyles } from './added-styles.ts';

/** Smaller than this a finger misses, in CSS pixels. */
const LEAST = 32;

/**
 * What is too small for a finger on a touch screen, in what is in front. A line of text may hold links; a box to tick is as large as
 * its label, a link that fills a row as large as the row.
 */
export async function smallTargetsOn(page: Page): Promise<readonly string[]> {
  // Sections that nobody scrolled to yet would keep the size they had.
  await addStyle(page, '* { content-visibility: visible !important }');
  const devices = await page.context().newCDPSession(page);
  await devices.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  await drawnFor(page, true);
  // Chromium leaves some elements as they were for a mouse: all are styled anew.
  await addStyle(page, '* { --touched: 1 }');
  const found = await page.evaluate((least) => {
    const front = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const small = new Set<string>();
    for (const target of front.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role^=menuitem], [role=option], [role=treeitem]',
    )) {
      if (!target.checkVisibility() || target.matches(':disabled, [type=hidden]')) continue;
      const inText = (one: Element): boolean =>
        getComputedStyle(one).display === 'inline' &&
        [...(one.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === 3 && node.textContent?.trim() !== '',
        );
      if (inText(target)) continue;
      const tick = target.matches('[type=checkbox], [type=radio]') ? target.closest('label') : null;
      const { width, height } = (tick ?? target).getBoundingClientRect();
      // Only there for keyboards and screen readers.
      if (width <= 1 || height <= 1) continue;
      if (Math.min(width, height) < least - 0.5)
        small.add(
          `${(tick ?? target).tagName}.${(tick ?? target).className} “${target.textContent?.trim().slice(0, 12)}” ${Math.round(width)} × ${Math.round(height)}`,
        );
    }
    return [...small];
  }, LEAST);
  await dropStyles(page, 2);
  await devices.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await drawnFor(page, false);
  await devices.detach();
  return found;
}

/** The page learns only after the browser that it is touched, or not any more, and is drawn anew. */
const drawnFor = (page: Page, touched: boolean): Promise<void> =>
  page.evaluate(async (coarse) => {
    const pointer = matchMedia('(pointer: coarse)');
    if (pointer.matches !== coarse)
      await new Promise((changed) => pointer.addEventListener('change', changed, { once: true }));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, touched);
