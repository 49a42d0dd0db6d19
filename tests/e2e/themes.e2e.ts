import { expect, test } from '@playwright/test';
import { cutOn } from './support/cut.ts';
import { contrastOn, findingsOn, rememberColours } from './support/findings.ts';
import { lookAt } from './support/looks.ts';
import { siteOfThisFile } from './support/site.ts';
import { TOURS } from './tours/index.ts';

// Four looks at some hundred stops: more than the usual time where the machine has other things to do.
test.describe.configure({ timeout: 600_000 });

const site = siteOfThisFile();

for (const [name, tour] of TOURS)
  test(`in all four themes: ${name}`, ({ page }) => tour({ page, site, look: (what) => lookAt(page, what) }));

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

test('what a theme makes too pale is found, and nothing else is asked again', async ({ page }) => {
  await page.goto(site.at('/404'));
  await expect(page.getByRole('link', { name: '回到首页' })).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
  await rememberColours(page);
  expect(await contrastOn(page)).toEqual([]);
  await page.evaluate(() => {
    const pale = new CSSStyleSheet();
    pale.replaceSync('h1 { color: #cccccc !important }');
    document.adoptedStyleSheets.push(pale);
  });
  expect(await contrastOn(page)).toEqual([expect.stringMatching(/^color-contrast \(1\): <h1/)]);
});
