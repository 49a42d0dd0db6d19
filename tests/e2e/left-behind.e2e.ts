import { expect, test, type Page } from '@playwright/test';
import { openForm } from './pages/form.page.ts';
import { logIn } from './pages/login.page.ts';
import { archivePath, residentList } from './pages/residents.page.ts';
import { filesOf, readableIn, storedBy } from './support/left-behind.ts';
import { onPc } from './support/on-pc.ts';
import { officeOf, someResident, type Office } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();
const WRITTEN = '诉夜间阵发性胸闷三月余';
let office: Office;
let residentId = '';
/** What nobody may read any more: names of the list, all of one resident's numbers, and what was written about them. */
let words: readonly string[] = [];
test.beforeAll(async () => {
  office = await officeOf(site, 'doctor');
  const resident = await someResident(office, { condition: 'hypertension', maxAge: '120' });
  residentId = resident.id;
  const { rows } = await office.residents({});
  words = [
    WRITTEN,
    ...new Set([resident.name, ...rows.map(({ name }) => name)]),
    await office.reveal(resident.id, 'idNumber'),
    await office.reveal(resident.id, 'phone'),
    resident.archiveNumber,
    ...(resident.birthDate === undefined ? [] : [resident.birthDate]),
  ];
});

/** The list with its names, a resident's file with an opened number, and a sheet half-filled. */
async function work(page: Page): Promise<void> {
  await page.goto(site.at('/cust/base'));
  await expect(residentList(page).table.getByRole('row').nth(5)).toBeVisible();
  await page.goto(site.at(archivePath(residentId)));
  await expect(page.getByRole('region', { name: '居民信息' })).toBeVisible();
  const form = await openForm(page, site.at, residentId, 'hypertension-follow-up');
  await form.box('signsOther').fill(WRITTEN);
  await form.draftKeptSince(Date.now());
}
const nothingReadable = async (page: Page): Promise<void> =>
  expect(readableIn(await storedBy(page), words)).toEqual([]);

test('behind a locked screen nothing about a resident can be read', async ({ page }) => {
  await logIn(page, site);
  await work(page);
  // The search itself finds what is there: the words stand on the screen.
  expect(await page.getByRole('main').textContent()).toContain(words[1]);
  await page.getByRole('button', { name: '锁屏', exact: true }).click();
  await page.getByRole('dialog', { name: '设置锁屏密码' }).getByLabel('锁屏密码').fill('8642');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lock/);
  await nothingReadable(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible();
  await nothingReadable(page);
});

test('after the log-out, and after a session that ran out, nothing about a resident can be read', async ({ page }) => {
  await logIn(page, site);
  await work(page);
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await nothingReadable(page);
  await logIn(page, site);
  await work(page);
  const cookies = await page.context().cookies();
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'x-access-token')?.value ?? '');
  expect((await fetch(site.at('/api/wx/loginout'), { method: 'POST', headers: { token } })).status).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await nothingReadable(page);
});

test('in a browser that was closed with a form open the disk holds nothing that can be read', () =>
  onPc(async (open, folder) => {
    const browser = await open();
    const page = await browser.newPage();
    await logIn(page, site);
    await work(page);
    await browser.close();
    const files = filesOf(folder);
    // The search finds what lies there: where one was is no secret.
    expect(readableIn(files, [residentId])).not.toEqual([]);
    expect(readableIn(files, words)).toEqual([]);
  }));
