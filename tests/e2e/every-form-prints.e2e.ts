import { formIndex } from '@gongwei/domain/catalogue';
import { isLongRun } from '@gongwei/server/long-runs';
import { expect, test } from '@playwright/test';
import { checkSheets } from '../paper/check-sheets.ts';
import { FILLS, type Fill } from '../paper/fill.ts';
import { buildPaperPage, servePaperPage } from '../paper/paper-page.ts';

let site: Awaited<ReturnType<typeof servePaperPage>> | undefined;
test.beforeAll(async () => {
  await buildPaperPage();
  site = await servePaperPage();
});
test.afterAll(() => site?.close());

/** Blank sheets hold less in the same frames: every day the fullest of each second form are enough, and answers at random of each third. */
const formsWith = (fill: Fill): readonly string[] =>
  formIndex.map(({ id }) => id).filter((_, at) => isLongRun() || at % (fill === 'longest' ? 2 : 3) === 0);

for (const fill of FILLS.filter((one) => isLongRun() || one !== 'empty'))
  test(`every form prints on A4 with nothing cut off or left out: ${fill} answers`, async ({ page }) => {
    test.setTimeout(600_000);
    const { troubles } = await checkSheets(page, site?.origin ?? '', formsWith(fill), fill);
    expect(troubles).toEqual([]);
  });
