import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { FOLLOW_UP, PROPOSED } from './pages/follow-up.data.ts';
import { formPage, FORM_TITLES, openForm } from './pages/form.page.ts';
import { walkTheLane } from './pages/keyboard-lane.ts';
import { enterCredentials, logIn, logInAgain } from './pages/login.page.ts';
import { newFormPath } from './pages/residents.page.ts';
import { officeOf, PASSWORD, someResidentIds, type Office } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();
const FORM = 'hypertension-follow-up';
const WARNING = '草稿暂时无法保存在本机';
let office: Office;
let residents: readonly string[] = [];
test.beforeAll(async () => {
  office = await officeOf(site, 'doctor');
  residents = await someResidentIds(office, { condition: 'hypertension', maxAge: '120' }, 4);
});

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });

/** Types one key and gives the milliseconds until the form says that drafts cannot be kept, as the page's own clock has it. */
async function warnedAfter(page: Page): Promise<number> {
  const form = formPage(page);
  await form.box('signsOther').click();
  await page.evaluate((words) => {
    const marks = window as unknown as { warnedAfter: Promise<number> };
    marks.warnedAfter = new Promise((resolve) => {
      let typed = Number.NaN;
      addEventListener('keydown', () => (typed = performance.now()), { capture: true, once: true });
      const look = (): void => {
        if (document.querySelector('footer')?.textContent?.includes(words)) resolve(performance.now() - typed);
        else requestAnimationFrame(look);
      };
      look();
    });
  }, WARNING);
  await page.keyboard.press('1');
  return page.evaluate(() => (window as unknown as { warnedAfter: Promise<number> }).warnedAfter);
}

/** After the warning: what is typed arrives, and the sheet is saved as ever. */
async function workGoesOn(page: Page, residentId: string): Promise<void> {
  const before = (await office.records(residentId, FORM)).length;
  const form = formPage(page);
  await form.option('followUpMode', '1').focus();
  await walkTheLane(page, FOLLOW_UP, { proposed: PROPOSED });
  await form.box('remark').fill('照常填写的备注');
  await expect(form.status).toContainText(WARNING);
  await form.save();
  await expect(form.status).not.toContainText(WARNING);
  const records = await office.records(residentId, FORM);
  expect(records).toHaveLength(before + 1);
  expect((await office.record(records[0]!.id)).data).toMatchObject({ remark: '照常填写的备注' });
}

test('a storage that never answers: logged in within three seconds, warned within two, and the work goes on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
  });
  await page.goto(site.at('/wel/index'));
  await enterCredentials(page, 'doctor', PASSWORD);
  const entered = Date.now();
  await expect(menu(page)).toBeVisible();
  const waited = Date.now() - entered;
  process.stdout.write(`log-in with dead storage: ${waited} ms\n`);
  expect(waited).toBeLessThanOrEqual(3_000);
  await openForm(page, site.at, residents[0]!, FORM);
  expect(await warnedAfter(page)).toBeLessThanOrEqual(2_000);
  await page.screenshot({ path: test.info().outputPath('warned.png') });
  await workGoesOn(page, residents[0]!);
});

test('a blocked storage: warned within two seconds, and the work goes on', async ({ page }) => {
  await page.addInitScript(() => {
    // As a browser does that is told to let no site keep data.
    const refuse = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    IDBFactory.prototype.open = refuse;
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse, configurable: true });
  });
  // Every load is a log-in here: nothing can say whose session it is.
  await logIn(page, site, 'doctor', newFormPath(residents[1]!, FORM));
  await formPage(page).waitUntilOpen(FORM_TITLES[FORM]);
  expect(await warnedAfter(page)).toBeLessThanOrEqual(2_000);
  await workGoesOn(page, residents[1]!);
});

test('a full disk: warned within two seconds, drafts are kept as soon as there is room, and the work goes on', async ({
  page,
}) => {
  const cdp = await page.context().newCDPSession(page);
  const origin = site.at('');
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await logIn(page, site);
  const form = await openForm(page, site.at, residents[2]!, FORM);
  expect(await warnedAfter(page)).toBeLessThanOrEqual(2_000);
  await workGoesOn(page, residents[2]!);
  await form.box('remark').fill('还没有空间');
  await expect(form.status).toContainText(WARNING);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin });
  await form.box('remark').fill('有了空间');
  await expect(form.status).toContainText('已自动保存草稿');
});

/** As by “清除浏览数据” in the settings of the browser, with the page open. */
const wipe = (cdp: CDPSession): Promise<unknown> =>
  cdp.send('Storage.clearDataForOrigin', { origin: site.at(''), storageTypes: 'all' });

test('data wiped while a form is open: typing goes on, and what was typed is there after the next log-in', async ({
  page,
}) => {
  const cdp = await page.context().newCDPSession(page);
  await logIn(page, site);
  const form = await openForm(page, site.at, residents[3]!, FORM);
  await form.box('systolic').fill('147');
  await form.draftKeptSince(Date.now());
  await wipe(cdp);
  await form.box('signsOther').click();
  await page.keyboard.type('双下肢轻度水肿');
  await form.draftKeptSince(Date.now());
  await page.goto(site.at(newFormPath(residents[3]!, FORM)));
  await logInAgain(page);
  await form.waitUntilOpen(FORM_TITLES[FORM]);
  await expect(form.draftNote).toBeVisible();
  await expect(form.box('systolic')).toHaveValue('147');
  await expect(form.box('signsOther')).toHaveValue('双下肢轻度水肿');
  await wipe(cdp);
  await form.option('followUpMode', '1').focus();
  await walkTheLane(page, FOLLOW_UP, { proposed: PROPOSED });
  await form.save();
  expect((await office.records(residents[3]!, FORM))[0]?.version).toBe(1);
});
