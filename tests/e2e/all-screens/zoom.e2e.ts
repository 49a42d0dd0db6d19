import { expect, test, type Page } from '@playwright/test';
import { cutOn } from '../support/cut.ts';
import { STILL } from '../support/launch-options.ts';
import { movingOn } from '../support/moving.ts';
import { pictureOf } from '../support/picture.ts';
import { siteOfThisFile } from '../support/site.ts';
import { smallTargetsOn } from '../support/targets.ts';
import { TOURS } from '../tours/index.ts';

// A screen of 1366 × 768 at 200 %, of somebody who wants nothing to move.
test.use({
  viewport: { width: 683, height: 384 },
  deviceScaleFactor: 2,
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: STILL,
});

const site = siteOfThisFile();

/** Nothing is cut off, nothing moves, and a window's buttons are in sight whatever it holds. */
async function lookClosely(page: Page, name: string): Promise<void> {
  expect.soft(await cutOn(page), `${name}: cut off`).toEqual([]);
  expect.soft(await movingOn(page), `${name}: moves`).toEqual([]);
  const buttons = page.locator('dialog[open]').last().locator('.gw-dialog-actions button');
  for (const button of await buttons.all()) await expect.soft(button, name).toBeInViewport({ ratio: 1 });
  expect.soft(await smallTargetsOn(page), `${name}: too small for a finger`).toEqual([]);
  await pictureOf(page, `${name}-zoomed`);
}

for (const [name, tour] of [...TOURS.work, ...TOURS.office])
  test(`at 200 % and without motion: ${name}`, ({ page }) =>
    tour({ page, site, look: (what) => lookClosely(page, what) }));

test('what moves for others is seen to move', async ({ page }) => {
  await page.goto(site.at('/404'));
  await expect(page.getByRole('link', { name: '回到首页' })).toBeVisible();
  expect(await movingOn(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await movingOn(page)).not.toEqual([]);
});
