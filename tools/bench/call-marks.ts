import type { Page } from 'playwright';
import { PATIENCE } from './browser.ts';

/** When something was last done or first seen on a page, in milliseconds that are the same for all pages of a machine. */
export type Marks = { readonly pressed: number; readonly rang: number; readonly frame: number };

type Marked = { -readonly [Name in keyof Marks]: number };

/**
 * Has every page mark when it was pressed, when an incoming call stood on its screen, and when the first frame of somebody else's picture
 * was shown.
 */
export const markCalls = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const marks: Marked = { pressed: 0, rang: 0, frame: 0 };
    Object.assign(window, { marks });
    const now = (): number => performance.timeOrigin + performance.now();
    const watched = new WeakSet<Element>();
    addEventListener('click', () => (marks.pressed = now()), true);
    new MutationObserver(() => {
      const card = document.querySelector('.gw-incoming');
      if (card && !watched.has(card)) {
        watched.add(card);
        requestAnimationFrame(() => (marks.rang = now()));
      }
      for (const video of document.querySelectorAll<HTMLVideoElement>('[data-user]:not([data-user="own"]) video')) {
        if (watched.has(video)) continue;
        watched.add(video);
        video.requestVideoFrameCallback(() => (marks.frame = now()));
      }
    }).observe(document, { childList: true, subtree: true });
  });

export const marksOf = (page: Page): Promise<Marks> =>
  page.evaluate(() => (window as unknown as { readonly marks: Marks }).marks);

/** Waits until a mark is newer than an instant, and gives it. */
export async function markAfter(page: Page, mark: keyof Marks, instant: number): Promise<number> {
  await page.waitForFunction(
    ({ name, since }) => (window as unknown as { readonly marks: Marks }).marks[name] > since,
    { name: mark, since: instant },
    { polling: 20, timeout: PATIENCE },
  );
  return (await marksOf(page))[mark];
}
