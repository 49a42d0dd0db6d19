import { test } from '@playwright/test';
import { STILL } from '../support/launch-options.ts';
import { lookAt } from '../support/looks.ts';
import { siteOfThisFile } from '../support/site.ts';
import { TOURS } from '../tours/index.ts';

test.use({ launchOptions: STILL });

const site = siteOfThisFile();

for (const [name, tour] of TOURS.office)
  test(`in all four themes: ${name}`, ({ page }) => tour({ page, site, look: (what) => lookAt(page, what) }));
