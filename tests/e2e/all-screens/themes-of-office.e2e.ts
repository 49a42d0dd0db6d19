import { test } from '@playwright/test';
import { lookAt } from '../support/looks.ts';
import { siteOfThisFile } from '../support/site.ts';
import { TOURS } from '../tours/index.ts';

// Four looks at some hundred stops: more than the usual time where the machine has other things to do.
test.describe.configure({ timeout: 600_000 });

const site = siteOfThisFile();

for (const [name, tour] of TOURS.office)
  test(`in all four themes: ${name}`, ({ page }) => tour({ page, site, look: (what) => lookAt(page, what) }));
