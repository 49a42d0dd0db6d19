import { expect, type Page } from '@playwright/test';
import { THEME_NAMES, type ThemeName } from '@gongwei/domain/shell';
import { cutOn } from './cut.ts';
import { contrastNow, rememberContrast } from './contrast.ts';
import { findingsInFront, FRONT } from './findings.ts';
import { pictureOf } from './picture.ts';

/** What moves to where it belongs has arrived there; what goes round for ever is not waited for. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A change of style begins to move with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  });

/** Changes the theme without touching the page, as another window does when it is changed there. */
async function wear(page: Page, theme: ThemeName): Promise<void> {
  await page.evaluate((name) => {
    const item = { dataType: 'string', content: name, type: 'local', datetime: Date.now() };
    localStorage.setItem('themeName', JSON.stringify(item));
    dispatchEvent(new StorageEvent('storage', { key: 'themeName', storageArea: localStorage }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await atRest(page);
}

/**
 * Looks at what is open in all four themes: what axe finds, what is cut off, and words too pale. A theme changes colours only,
 * so everything else is asked once, and of the others only whether words are too pale in them, most of it reckoned from colours. The test goes on and tells everything at its end.
 */
export async function lookAt(page: Page, name: string): Promise<void> {
  for (const theme of THEME_NAMES) {
    await wear(page, theme);
    if (theme === 'default') {
      expect.soft(await findingsInFront(page), name).toEqual([]);
      expect.soft(await rememberContrast(page, FRONT), name).toEqual([]);
      expect.soft(await cutOn(page), `${name}: cut off`).toEqual([]);
    } else expect.soft(await contrastNow(page), `${name}, ${theme}`).toEqual([]);
    await pictureOf(page, `${name}-${theme}`);
  }
  await wear(page, 'default');
}
