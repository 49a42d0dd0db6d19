import { isLongRun } from '@gongwei/server/long-runs';
import { test } from '@playwright/test';
import { lookAt, STILL_WALK } from '../support/looks.ts';
import { siteOfThisFile } from '../support/site.ts';
import { TOURS } from '../tours/index.ts';

test.use(STILL_WALK);

const site = siteOfThisFile();

for (const [name, tour] of TOURS.work)
  test(`in all themes, one after the other, and at 200 %, without motion: ${name}`, ({ page }) =>
    tour({ page, site, look: (what) => lookAt(page, what, isLongRun()) }));
