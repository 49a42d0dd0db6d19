import { expect, test } from '@playwright/test';
import { cutOn } from './support/cut.ts';
import { findingsOn } from './support/findings.ts';
import { lookAt } from './support/looks.ts';
import { siteOfThisFile } from './support/site.ts';
import { TOURS } from './tours/index.ts';

// Four looks at some seventy stops: more than the usual time where the machine has other things to do.
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
});
