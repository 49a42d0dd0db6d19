import { expect, test, type Locator, type Page } from '@playwright/test';
import { listPage } from './pages/list.page.ts';
import { logIn } from './pages/login.page.ts';
import { ARCHIVE, ECG, mendAccounts } from './pages/uploads.page.ts';
import { officeOf, someResident } from './support/office.ts';
import { provinceOfThisFile } from './support/province.ts';
import { siteOfThisFile } from './support/site.ts';
import { dialog, rowAction } from './tours/tour.ts';

const province = provinceOfThisFile();
const site = siteOfThisFile(() => ({ GONGWEI_PLATFORM_URL: province.url }));

async function sendTicked(page: Page, row: Locator, action = '上传'): Promise<void> {
  await row.getByRole('checkbox').check();
  await page.locator('.gw-foot-actions').getByRole('button', { name: action, exact: true }).click();
  await dialog(page, action).getByRole('button', { name: action, exact: true }).click();
}

test('a record the platform refuses is mended from one key, a refused account from its window, and both go on', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const office = await officeOf(site, 'county');
  const person = await someResident(office, {}, 3);
  const [archive] = await office.records(person.id, 'resident-personal-info');
  if (!archive) throw new Error('The seeded person has no archive sheet.');
  await office.change(archive.id, ARCHIVE);
  const id = await office.save('supplement-ecg', person.id, ECG);

  await logIn(page, site, 'county', '/uploadManage');
  await page.getByRole('button', { name: '平台账号' }).first().click();
  await mendAccounts(dialog(page, '平台账号'));
  await page.keyboard.press('Escape');

  // Refused: the list follows by itself, the window says why, Enter opens the sheet.
  await province.faults({ reject: 'E07' });
  await page.goto(site.at('/uploadManage/uploadListNot'));
  const row = listPage(page, '未上传').rows.filter({ hasText: person.name }).filter({ hasText: '心电图' }).first();
  await sendTicked(page, row);
  await expect(row).toContainText('上传失败', { timeout: 30_000 });
  await rowAction(page, row, '上传明细');
  const detail = page.getByRole('dialog', { name: /心电图/ });
  await expect(detail.locator('.gw-note').getByText(/数值超出平台范围（E07）/)).toBeVisible();
  await expect(detail.getByRole('listitem').filter({ hasText: '平台退回' })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/form/supplement-ecg/${id}`));

  // Mended by the record itself, and refused for the account: its window opens by itself where uploads are looked at.
  await office.change(id, { heartRate: 74 });
  await province.faults({ reject: 'E01' });
  await page.goto(site.at('/uploadManage/uploadListNot'));
  await sendTicked(page, row, '重传');
  const accounts = dialog(page, '平台账号');
  await expect(accounts).toBeVisible({ timeout: 30_000 });
  expect((await province.held()).records).toEqual([]);
  await province.faults({ reject: '' });
  await mendAccounts(accounts);
  await expect
    .poll(async () => (await province.held()).records.filter(({ name }) => name === person.name).length, {
      timeout: 60_000,
    })
    .toBe(2);
  expect((await province.held()).repeats).toBe(0);
  await page.goto(site.at('/uploadManage/uploadListed'));
  await expect(listPage(page, '已上传').rows.filter({ hasText: person.name })).toHaveCount(2);

  // Urgent or failed, it was told in the header; what came to its end is gone from there.
  await page.getByRole('button', { name: /^提醒/ }).click();
  await expect(dialog(page, '提醒').getByText('没有要办的提醒')).toBeVisible();
});
