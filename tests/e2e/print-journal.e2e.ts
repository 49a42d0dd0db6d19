import { expect, test, type Page } from '@playwright/test';
import { arrive } from './pages/login.page.ts';
import { officeOf, someResident } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();

/** What the browser says once its print window is closed; nobody presses anything in that of a test. */
const printed = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

test('what goes to the printer is listed under 打印记录, with who, what and how often', async ({ page }) => {
  const resident = await someResident(await officeOf(site, 'doctor'), { checkedUp: 'true' });
  await arrive(page, site);
  await page.goto(site.at(`/print/cover?resident=${resident.id}`));
  await expect(page.getByRole('button', { name: '打印', exact: true })).toBeEnabled();
  await printed(page);
  const told = page.getByText('已记入打印记录 1 份');
  await expect(told).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '打印', exact: true })).toBeEnabled();
  await printed(page);
  await told.getByRole('link', { name: '查看' }).click();

  await expect(page.getByRole('heading', { level: 1, name: '打印记录' })).toBeVisible();
  const rows = page.getByRole('row').filter({ hasText: resident.name });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('档案封面');
  await page.getByRole('button', { name: /^报告/ }).click();
  await page.getByRole('option', { name: /^体检表\s*[\d,]*$/ }).click();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: '清除筛选' }).first().click();
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('button', { name: '登记领取' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '报告打印任务' })).toBeVisible();
});

test('a print that could not be kept says so and is kept by pressing 重试', async ({ page }) => {
  const resident = await someResident(await officeOf(site, 'doctor'), {}, 1);
  await arrive(page, site);
  await page.goto(site.at(`/print/cover?resident=${resident.id}`));
  await expect(page.getByRole('button', { name: '打印', exact: true })).toBeEnabled();
  await page.route('**/api/v1/print-jobs', (route) => route.abort());
  await printed(page);
  const trouble = page.getByRole('alert').filter({ hasText: '这次打印没有记下来' });
  await expect(trouble).toBeVisible();
  await page.unroute('**/api/v1/print-jobs');
  await trouble.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('已记入打印记录 1 份')).toBeVisible();
});
