import { expect, test } from '@playwright/test';
import { zipSync } from 'fflate';
import { logIn } from './pages/login.page.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();
const bytes = (text: string) => new TextEncoder().encode(text);
/** A little over one piece, so that it goes in two. */
const APK = Buffer.from(
  zipSync({ 'AndroidManifest.xml': bytes('manifest'), 'classes.dex': new Uint8Array(4_300_000) }, { level: 0 }),
);

test('a package of 版本控制 is uploaded over a line that breaks, saved with its check sum, and downloaded whole', async ({
  page,
}) => {
  await logIn(page, site, 'admin');
  await page.goto(site.at('/upms/bbkz/add'));
  const file = page.locator('[data-field=file]');
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('安装包：选择安装包').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await choose('随访.zip', APK);
  await expect(file.getByRole('alert')).toContainText('安装包应为 .apk 或 .exe 文件');

  await page.route('**/api/excels/putapk', (route) => route.abort());
  await choose('随访.apk', APK);
  await expect(file.getByRole('alert')).toContainText('随访.apk');
  await page.unroute('**/api/excels/putapk');
  await file.getByRole('button', { name: '继续上传' }).click();
  const download = file.getByRole('link', { name: '下载安装包' });
  await expect(download).toBeVisible();
  await expect(page.locator('#size')).toHaveValue(String(Math.ceil(APK.length / 1024)));
  await expect(page.locator('#md5')).toHaveValue(/^[0-9a-f]{32}$/);

  const [got] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(got.suggestedFilename()).toBe('随访.apk');

  await page.getByText('随访APP', { exact: true }).click();
  await page.getByText('Android', { exact: true }).click();
  await page.locator('#versionName').fill('1.2.0');
  await page.locator('#versionCode').fill('12');
  await page.locator('#content').fill('首个版本');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('已保存')).toBeVisible();
  await page.goto(site.at('/upms/bbkz'));
  await expect(page.getByRole('row').filter({ hasText: '1.2.0' })).toContainText('草稿');
});
