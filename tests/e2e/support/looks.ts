import { expect, type Page } from '@playwright/test';
import { THEME_NAMES, type ThemeName } from '@gongwei/domain/shell';
import { cutOn } from './cut.ts';
import { contrastOn, findingsOn, rememberColours } from './findings.ts';
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
 * so everything else is asked once, and only what changed its colours is asked about them again. The test goes on and tells everything at its end.
 */
export async function lookAt(page: Page, name: string): Promise<void> {
  for (const theme of THEME_NAMES) {
    await wear(page, theme);
    if (theme === 'default') {
      expect.soft(await findingsOn(page, 'front'), name).toEqual([]);
      expect.soft(await cutOn(page), `${name}: cut off`).toEqual([]);
      await rememberColours(page);
    } else expect.soft(await contrastOn(page), `${name}, ${theme}`).toEqual([]);
    await pictureOf(page, `${name}-${theme}`);
  }
  await wear(page, 'default');
}
