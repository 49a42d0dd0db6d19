import type { Page } from '@playwright/test';

/** What moves to where it belongs has arrived there; what goes round for ever is not waited for. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A change of style begins to move with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  });
