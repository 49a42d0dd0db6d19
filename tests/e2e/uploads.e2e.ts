import { expect, test, type Locator, type Page } from '@playwright/test';
import { formPage } from './pages/form.page.ts';
import { listPage } from './pages/list.page.ts';
import { arrive } from './pages/login.page.ts';
import { ARCHIVE, ECG, mendAccounts } from './pages/uploads.page.ts';
import { officeOf, someResident } from './support/office.ts';
import { provinceOfThisFile } from './support/province.ts';
import { siteOfThisFile } from './support/site.ts';
import { dialog, rowAction } from './tours/tour.ts';

const province = provinceOfThisFile();
const site = siteOfThisFile(() => ({ GONGWEI_PLATFORM_URL: province.url }));

async function sendTicked(page: Page, row: Locator, action: string): Promise<void> {
  await row.getByRole('checkbox').check();
  await page.locator('.gw-foot-actions').getByRole('button', { name: action, exact: true }).click();
  await dialog(page, action).getByRole('button', { name: action, exact: true }).click();
}

test('a record the platform refuses is told where it is looked at, without asking, and why in words', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const office = await officeOf(site, 'county');
  const person = await someResident(office, {}, 3);
  const [archive] = await office.records(person.id, 'resident-personal-info');
  if (!archive) throw new Error('The seeded person has no archive sheet.');
  await office.change(archive.id, ARCHIVE);
  await office.save('supplement-ecg', person.id, ECG);

  await arrive(page, site, 'county', '/uploadManage');
  await page.getByRole('button', { name: '平台账号' }).first().click();
  await mendAccounts(dialog(page, '平台账号'));
  await page.keyboard.press('Escape');

  // Refused: the list follows by itself, and the window says why.
  await province.faults({ reject: 'E07' });
  await page.goto(site.at('/uploadManage/uploadListNot'));
  const waiting = listPage(page, '未上传');
  await waiting.search.fill(person.name);
  const row = waiting.rows.filter({ hasText: person.name }).filter({ hasText: '心电图' }).first();
  await sendTicked(page, row, '上传');
  await expect(row).toContainText('上传失败', { timeout: 30_000 });
  await rowAction(page, row, '上传明细');
  const detail = page.getByRole('dialog', { name: /心电图/ });
  await expect(detail.locator('.gw-note').getByText(/数值超出平台范围（E07）/)).toBeVisible();
  await expect(detail.getByRole('listitem').filter({ hasText: '平台退回' })).toHaveCount(1);
});

/** It is struck out where it stood: it is not one of those that wait any more. */
const leaves = (row: Locator): Promise<void> => expect(row).toHaveAttribute('data-gone', 'true', { timeout: 30_000 });

/** Somebody with an archive the platform takes, and a blood sugar it does not. */
async function refusedSugar(
  nth: number,
): Promise<{ readonly id: string; readonly name: string; readonly recordId: string }> {
  const office = await officeOf(site, 'county');
  const person = await someResident(office, {}, nth);
  const [archive] = await office.records(person.id, 'resident-personal-info');
  if (!archive) throw new Error('The seeded person has no archive sheet.');
  await office.change(archive.id, ARCHIVE);
  const recordId = await office.save('supplement-biochemistry', person.id, { fasting: true, fastingGlucose: 45 });
  return { id: person.id, name: person.name, recordId };
}
const sugars = async (): Promise<readonly unknown[]> =>
  (await province.held()).records
    .filter(({ sheet }) => sheet === 'supplement-biochemistry')
    .map(({ fields }) => fields['fastingGlucose']);

test('what the platform refused is opened at the field by Enter, corrected, sent again and taken', async ({ page }) => {
  test.setTimeout(240_000);
  await province.faults({ reject: '' });
  const { name, recordId } = await refusedSugar(5);
  await arrive(page, site, 'county', '/uploadManage');
  await page.getByRole('button', { name: '平台账号' }).first().click();
  await mendAccounts(dialog(page, '平台账号'));
  await page.keyboard.press('Escape');
  const at = site.at('/uploadManage/uploadListNot');
  await page.goto(at);
  const waiting = listPage(page, '未上传');
  await waiting.search.fill(name);
  const row = page.locator(`[id="row-${recordId}"]`);
  await sendTicked(page, row, '上传');
  await expect(row).toContainText('上传失败', { timeout: 30_000 });
  await expect(row).toContainText('超出平台范围');

  await row.focus();
  await page.keyboard.press('Enter');
  const form = formPage(page);
  await expect(form.box('fastingGlucose')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('6.1');
  await form.save();

  await page.goto(at);
  await waiting.search.fill(name);
  await sendTicked(page, row, '上传');
  await expect.poll(sugars, { timeout: 30_000 }).toContain(6.1);
  await leaves(row);
});

test('a refused account leads to its window; a password that passes lets what stood still go on', async ({ page }) => {
  test.setTimeout(240_000);
  await province.faults({ reject: '' });
  const { name, recordId } = await refusedSugar(6);
  const office = await officeOf(site, 'county');
  await office.change(recordId, { fastingGlucose: 5.3 });
  await arrive(page, site, 'county', '/uploadManage');
  await page.getByRole('button', { name: '平台账号' }).first().click();
  const accounts = dialog(page, '平台账号');
  await mendAccounts(accounts);
  await page.keyboard.press('Escape');
  await province.faults({ reject: 'E01' });
  await page.goto(site.at('/uploadManage/uploadListNot'));
  const waiting = listPage(page, '未上传');
  await waiting.search.fill(name);
  const row = page.locator(`[id="row-${recordId}"]`);
  await sendTicked(page, row, '上传');

  // The window opens by itself, over the list.
  await expect(accounts).toBeVisible({ timeout: 30_000 });
  expect(await sugars()).not.toContain(5.3);
  await province.faults({ reject: '' });
  await mendAccounts(accounts);
  await expect.poll(sugars, { timeout: 60_000 }).toContain(5.3);
  await page.keyboard.press('Escape');
  await leaves(row);
});
