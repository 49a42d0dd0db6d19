import { expect, test, type Page } from '@playwright/test';
import { logIn } from './pages/login.page.ts';
import { residentList } from './pages/residents.page.ts';
import { officeOf, someResident } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();

/** Identity numbers of 15 and 18, and telephones of 11 digits. */
const NUMBERS = /(?<![0-9A-Za-z])(?:\d{11}|\d{15}|\d{17}[\dXx])(?![0-9A-Za-z])/;

/** Every address from now on: asked of the server, or shown by the browser. */
function addressesOf(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) seen.push(decodeURIComponent(request.url()));
  });
  page.on('framenavigated', (frame) => seen.push(decodeURIComponent(frame.url())));
  return seen;
}

test('nothing that is typed or personal stands in an address, and lists find it again', async ({ page }) => {
  const { name } = await someResident(await officeOf(site, 'doctor'), {});
  await logIn(page, site, 'doctor', '/cust/base?sort=-age');
  const seen = addressesOf(page);
  const typed = [name, '320999195001011234', '19900001234', '320999500101123'];
  const box = page.getByRole('searchbox', { name: '查找居民' });
  const list = residentList(page);
  for (const text of typed.slice(1)) {
    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/v1/lists/resident-list/search') && request.postDataJSON().text === text,
    );
    await box.fill(text);
    await asked;
  }
  await box.fill(name);
  await expect(list.row(name).first()).toBeVisible();

  // There again after a reload and by the back button, though the address does not say it.
  await page.reload();
  await expect(box).toHaveValue(name);
  await expect(list.row(name).first()).toBeVisible();
  await list.openFirst();
  await page.goBack();
  await expect(box).toHaveValue(name);
  await expect(page).toHaveURL(/\/cust\/base\?sort=-age$/);
  const said = seen.filter((address) => NUMBERS.test(address) || typed.some((text) => address.includes(text)));
  expect(said).toEqual([]);
  expect(seen.length).toBeGreaterThan(20);
});

test('a lock takes what was searched for with it', async ({ page }) => {
  await logIn(page, site, 'doctor', '/cust/base');
  await page.getByRole('searchbox', { name: '查找居民' }).fill('欧阳');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('listPlaces'))).toContain('欧阳');
  await page.getByRole('button', { name: '锁屏', exact: true }).click();
  await page.getByRole('dialog', { name: '设置锁屏密码' }).getByLabel('锁屏密码').fill('8642');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lock/);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('欧阳');
});
