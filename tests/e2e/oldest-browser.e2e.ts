import { expect, test } from '@playwright/test';
import { formPage, FORM_TITLES } from './pages/form.page.ts';
import { everyVisit, visitEach } from './pages/every-address.ts';
import { fillQuickly } from './pages/quick-hand.ts';
import { QUICK_VISITS } from './pages/quick-visits.data.ts';
import { logIn } from './pages/login.page.ts';
import { archivePath, residentList } from './pages/residents.page.ts';
import { go } from './support/go.ts';
import { officeOf, someResident } from './support/office.ts';
import { oldestBrowserOfThisFile } from './support/oldest-browser.ts';
import { readPdf, wordsOn } from './support/pdf.ts';
import { siteOfThisFile } from './support/site.ts';
import { numbersIn, openNumbers, watchPage } from './support/watch-page.ts';

const site = siteOfThisFile();
const FORM = 'hypertension-follow-up';
oldestBrowserOfThisFile();
// A browser of its own is a queue of its own, behind all others: on two cores both go on with it.
test.describe.configure({ mode: 'parallel' });

test('the main job goes through in Chromium 109 without an error of the page', async ({ page, browser }) => {
  expect(browser.version()).toMatch(/^109\./);
  const office = await officeOf(site, 'doctor');
  const { id, name } = await someResident(office, { condition: 'hypertension', maxAge: '120' });
  const watch = watchPage(page);

  await logIn(page, site);
  await expect(page.getByRole('main')).toContainText('随访');
  await go(page, '/cust/base');
  await residentList(page).findAmong(name, name);
  await go(page, archivePath(id));
  await expect(page.getByRole('region', { name: '变化趋势' }).getByRole('figure').first()).toBeVisible();

  await page.getByRole('link', { name: '高血压随访' }).first().press('Enter');
  const form = formPage(page);
  await form.waitUntilOpen(FORM_TITLES[FORM]);
  const before = (await office.records(id, FORM)).length;
  await fillQuickly(page, QUICK_VISITS[FORM]);
  await form.save();
  const records = await office.records(id, FORM);
  expect(records).toHaveLength(before + 1);
  expect((await office.record(records[0]!.id)).data).toMatchObject({ systolic: 128, diastolic: 78 });

  await page.goto(site.at(`${archivePath(id)}/print/${records[0]!.id}`));
  await expect(page.getByRole('button', { name: '打印', exact: true })).toBeEnabled();
  await page.evaluate(() => document.fonts.ready);
  const sheets = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(sheets.flatMap(({ outside }) => outside)).toEqual([]);
  expect(wordsOn(sheets)).toContain(name);

  expect(watch.troubles).toEqual([]);
});

/**
 * What the server refuses on this walk and the pages say in words, though the browser calls it an error: an entry that is not
 * there, settings nobody has made yet, a frame nobody allowed, and lists of uploads that a new site is still making.
 */
const REFUSED =
  / status of (?:40[34] .*\/api\/v1\/(?:records|embedded-pages)\/|409 .*\/api\/v1\/lists\/[a-z-]*upload[a-z-]*\/(?:search|counts))/;
/** The official sheets carry the numbers, for whoever may see them. */
const SHEETS_WITH_NUMBERS = [
  '/print/all',
  '/print/cover',
  '/print/jbxx',
  '/print/jktjCover',
  '/print/jktjFirstTemplate',
];

const PARTS = 2;
for (let part = 0; part < PARTS; part += 1)
  test(`every address of the specification opens in it: no error of the page, and every number masked (${part + 1} of ${PARTS})`, async ({
    page,
  }) => {
    const all = await everyVisit(await officeOf(site, 'doctor'));
    expect(all.length).toBeGreaterThan(290);
    const visits = all.filter((_visit, at) => at % PARTS === part);
    await logIn(page, site, 'township');
    const watch = watchPage(page);
    const found: string[] = [];
    let troubles = 0;
    await visitEach(page, site, visits, async ({ path }) => {
      const news = watch.troubles.slice(troubles).filter((line) => !REFUSED.test(line));
      troubles = watch.troubles.length;
      const numbers = SHEETS_WITH_NUMBERS.includes(path) ? [] : await openNumbers(page);
      found.push(...[...news, ...numbers].map((line) => `${path}: ${line}`));
    });
    expect(found).toEqual([]);
    expect(watch.said.flatMap(numbersIn)).toEqual([]);
    expect([...watch.hosts]).toEqual([new URL(site.at('/')).host]);
  });
