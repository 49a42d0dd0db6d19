import { expect, type Page } from '@playwright/test';
import { THEME_NAMES, type ThemeName } from '@gongwei/domain/shell';
import { cutOn } from './cut.ts';
import { atRest } from './at-rest.ts';
import { dropStyles, withoutTransitions } from './added-styles.ts';
import { contrastNow, findingsInFront } from './contrast.ts';
import { movingOn } from './moving.ts';
import { pictureOf } from './picture.ts';
import { smallTargetsOn } from './targets.ts';

/** How such a walk is set up: by somebody who wants nothing to move. */
export const STILL_WALK = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Changes the theme without touching the page, as another window does when it is changed there. */
async function wear(page: Page, theme: ThemeName): Promise<void> {
  await page.evaluate((name) => {
    const item = { dataType: 'string', content: name, type: 'local', datetime: Date.now() };
    localStorage.setItem('themeName', JSON.stringify(item));
    dispatchEvent(new StorageEvent('storage', { key: 'themeName', storageArea: localStorage }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

const OTHERS = THEME_NAMES.filter((theme) => theme !== 'default');
let stops = 0;

/**
 * Looks at what is open as somebody may have it before them: in the themes and at 200 %, both of one walk (`STILL_WALK`), for the way to a
 * window takes longer than the look at it. `everyWay`: in all themes and enlarged; else one of the two at each stop in turn, the default
 * theme with one other, for what is drawn at one stop is drawn at dozens. The test goes on and tells everything at its end.
 */
export async function lookAt(page: Page, name: string, everyWay: boolean): Promise<void> {
  const stop = stops;
  stops += 1;
  const other = (stop / 2) % OTHERS.length;
  if (everyWay || stop % 2 === 0) await inThemes(page, name, everyWay ? OTHERS : OTHERS.slice(other, other + 1));
  if (everyWay || stop % 2 === 1) await enlarged(page, name);
}

/**
 * In the themes: what axe finds, what is cut off, and words too pale. A theme changes colours only, so everything else is asked once, and
 * of the others only whether words are too pale in them, most of it reckoned from colours.
 */
async function inThemes(page: Page, name: string, others: readonly ThemeName[]): Promise<void> {
  await atRest(page);
  await withoutTransitions(page);
  for (const theme of ['default', ...others] as const) {
    await wear(page, theme);
    if (theme === 'default') {
      expect.soft(await findingsInFront(page), name).toEqual([]);
      expect.soft(await cutOn(page), `${name}: cut off`).toEqual([]);
    } else expect.soft(await contrastNow(page), `${name}, ${theme}`).toEqual([]);
    await pictureOf(page, `${name}-${theme}`);
  }
  await wear(page, 'default');
  await dropStyles(page, 1);
}

/** A screen of 1366 × 768 at 200 %. */
const ENLARGED = { width: 683, height: 384 };

/**
 * At 200 %: nothing is cut off, nothing moves, a finger finds everything, and a window's buttons are in sight whatever it holds. What is
 * open stays open.
 */
async function enlarged(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()!;
  await page.setViewportSize(ENLARGED);
  await atRest(page);
  expect.soft(await cutOn(page), `${name}, 200 %: cut off`).toEqual([]);
  expect.soft(await movingOn(page), `${name}, 200 %: moves`).toEqual([]);
  const buttons = page.locator('dialog[open]').last().locator('.gw-dialog-actions button');
  for (const button of await buttons.all()) await expect.soft(button, `${name}, 200 %`).toBeInViewport({ ratio: 1 });
  expect.soft(await smallTargetsOn(page), `${name}, 200 %: too small for a finger`).toEqual([]);
  await pictureOf(page, `${name}-zoomed`);
  await page.setViewportSize(before);
  await atRest(page);
}
