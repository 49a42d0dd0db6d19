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

  await logIn(page, site, 'county', '/uploadManage');
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
