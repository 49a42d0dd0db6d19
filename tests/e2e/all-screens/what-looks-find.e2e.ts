import { expect, test } from '@playwright/test';
import { contrastNow, contrastWays, findingsInFront } from '../support/contrast.ts';
import { cutOn } from '../support/cut.ts';
import { findingsOn } from '../support/findings.ts';
import { movingOn } from '../support/moving.ts';
import { siteOfThisFile } from '../support/site.ts';

const site = siteOfThisFile();

test('the manual, which has one look', async ({ page }) => {
  for (const path of ['/docs/', '/docs/log-in.html']) {
    await page.goto(site.at(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findingsOn(page)).toEqual([]);
    expect(await cutOn(page)).toEqual([]);
  }
  await page.keyboard.press('/');
  await page.keyboard.type('谁看过');
  await expect(page.getByRole('list', { name: '搜索结果' }).getByRole('link').first()).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/residents\.html#/);
});

test('what a theme makes too pale is found, reckoned from colours or by axe', async ({ page }) => {
  await page.goto(site.at('/404'));
  await expect(page.getByRole('link', { name: '回到首页' })).toBeVisible();
  expect(await findingsInFront(page)).toEqual([]);
  expect(await contrastNow(page)).toEqual([]);
  // One after the other: words, the ground below them, a ground that lets another through, and what colours do not tell.
  for (const [rule, asked] of [
    ['h1 { color: #cccccc !important }', 0],
    ['h1 { background: #333333 !important }', 0],
    ['body, body * { background: none !important } html { background: #333333 !important }', 0],
    ['h1 { color: rgba(0, 0, 0, 0.3) !important }', 0],
    ['h1 { background: linear-gradient(#333333, #333333) !important }', 1],
  ] as const) {
    await page.evaluate((text) => {
      const pale = new CSSStyleSheet();
      pale.replaceSync(text);
      document.adoptedStyleSheets = [pale];
    }, rule);
    const ways = await contrastWays(page);
    expect(ways.asked, rule).toBeGreaterThanOrEqual(asked);
    if (asked === 0) expect(ways.pale, rule).toBeGreaterThan(0);
    const found = await contrastNow(page);
    // A picture as a ground is nothing axe decides on; it is asked all the same.
    if (asked === 0) expect(found, rule).toEqual([expect.stringMatching(/^color-contrast \(\d+\): /)]);
  }
});

test('what moves for others is seen to move', async ({ page }) => {
  await page.goto(site.at('/404'));
  await expect(page.getByRole('link', { name: '回到首页' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movingOn(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await movingOn(page)).not.toEqual([]);
});
