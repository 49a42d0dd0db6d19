import { expect } from '@playwright/test';
import { zipSync } from 'fflate';
import { formPage } from '../pages/form.page.ts';
import { arrive } from '../pages/login.page.ts';
import { officeOf } from '../support/office.ts';
import { close, dialog, open, rowAction, type Tour } from './tour.ts';

/** A township of the seeded county. */
const INSTITUTION = '320999101';

/** A release and who runs it; a page of numbers on its way to paper; the report of a year before it is published. */
export const tourOfNumbers: Tour = async ({ page, site, look }) => {
  const office = await officeOf(site, 'county');
  const year = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear();
  await office.post(`annual-reports/${INSTITUTION}/${year}/generate`, { base: 0 });

  await arrive(page, site, 'admin', '/upms/bbkz');
  await page.getByRole('button', { name: '终端版本' }).first().click();
  await expect(dialog(page, '终端版本')).toBeVisible();
  await look('running-versions');
  await close(page);
  await page.getByRole('button', { name: '新增' }).first().click();
  const form = formPage(page);
  await form.waitUntilOpen('应用版本');
  await form.option('appName', '1').check();
  await form.option('platform', 'android').check();
  await form.box('versionName').fill('9.2.0');
  await form.box('versionCode').fill('920');
  await form.box('content').fill('离线也能随访');
  const choosing = page.waitForEvent('filechooser');
  await form.field('file').getByText('选择安装包').click();
  const buffer = Buffer.from(zipSync({ 'AndroidManifest.xml': Buffer.from('manifest') }));
  await (await choosing).setFiles({ name: '随访.apk', mimeType: 'application/octet-stream', buffer });
  await expect(page.getByRole('link', { name: '下载安装包' })).toBeVisible();
  await page.keyboard.press('Control+s');
  const row = page.locator('tbody tr[data-row]', { hasText: '9.2.0' });
  await expect(row).toContainText('草稿');
  await rowAction(page, row, '灰度发布');
  await dialog(page, '灰度发布').getByRole('combobox').selectOption('10');
  await dialog(page, '灰度发布').getByRole('button', { name: '灰度发布' }).click();
  await expect(dialog(page, '灰度发布')).toHaveCount(0);
  await rowAction(page, row, '下载二维码');
  await expect(dialog(page, '下载二维码').getByRole('img')).toBeVisible();
  await look('install-code');
  await close(page);

  await open(page, site.at('/tjfx/jcsjtj'), page.getByRole('button', { name: '导出与打印' }));
  await page.getByRole('button', { name: '导出与打印' }).click();
  await look('analysis-paper');
  await page.keyboard.press('Escape');

  await open(
    page,
    site.at(`/gwsj/ndfxbg?institution=${INSTITUTION}&year=${year}`),
    page.getByRole('button', { name: '审核', exact: true }),
  );
  await page.getByRole('button', { name: '审核', exact: true }).click();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(dialog(page, '发布')).toBeVisible();
  await look('annual-move');
  await close(page);
  await page.getByRole('button', { name: '导出与打印' }).click();
  await look('annual-paper');
};
