import { expect, test } from '@playwright/test';
import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import { formPage } from './pages/form.page.ts';
import { arrive } from './pages/login.page.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();

/** Two pieces and a bit, so that a package goes in several calls. */
const noise = Buffer.alloc(9 * 1024 * 1024, 'gongwei');
const APK = Buffer.from(
  zipSync({ 'AndroidManifest.xml': Buffer.from('manifest'), 'classes.dex': noise }, { level: 0 }),
);

test('a package is uploaded by pieces, tried at one institution, installed by its code without a session, and withdrawn', async ({
  page,
  browser,
}) => {
  await arrive(page, site, 'admin', '/upms/bbkz');
  await page.getByRole('button', { name: '新增' }).first().click();
  const form = formPage(page);
  await form.waitUntilOpen('应用版本');
  await form.option('appName', '1').check();
  await form.option('platform', 'android').check();
  await form.box('versionName').fill('9.1.0');
  await form.box('versionCode').fill('910');
  await form.box('content').fill('离线也能随访');
  const choosing = page.waitForEvent('filechooser');
  await form.field('file').getByText('选择安装包').click();
  await (await choosing).setFiles({ name: '随访.apk', mimeType: 'application/octet-stream', buffer: APK });
  await expect(page.getByRole('link', { name: '下载安装包' })).toBeVisible();
  await expect(form.box('md5')).toHaveValue(createHash('md5').update(APK).digest('hex'));
  await page.keyboard.press('Control+s');

  const row = page.locator('tbody tr[data-row]', { hasText: '9.1.0' });
  await expect(row).toContainText('草稿');
  await expect(page.getByRole('navigation', { name: '位置' })).not.toContainText('新增');
  const more = async (name: string): Promise<void> => {
    const there = row.getByRole('button', { name, exact: true });
    if (await there.isVisible()) return there.click();
    await row.getByRole('button', { name: /更多/ }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await more('灰度发布');
  const window = page.getByRole('dialog', { name: '灰度发布' });
  await window.getByRole('combobox').selectOption('10');
  await window.getByRole('button', { name: '灰度发布' }).click();
  await expect(row).toContainText('灰度');

  await more('下载二维码');
  const code = page.getByRole('dialog', { name: '下载二维码' });
  const address = await code.getByRole('img').getAttribute('data-code');
  await expect(code).toContainText('本机地址');
  await page.keyboard.press('Escape');
  const telephone = await browser.newContext();
  const taken = await telephone.request.get(address ?? '');
  expect(Buffer.compare(await taken.body(), APK)).toBe(0);

  await more('下架');
  const end = page.getByRole('dialog', { name: '下架' });
  await end.getByLabel(/原因/).fill('发现缺陷');
  await end.getByRole('button', { name: '下架' }).click();
  await expect(row).toContainText('已下架');
  expect((await telephone.request.get(address ?? '')).status()).toBe(404);
  await telephone.close();

  await page.getByRole('button', { name: '终端版本' }).click();
  await expect(page.getByRole('table', { name: '终端版本' }).getByRole('row', { name: /9\.1\.0/ })).toContainText(
    '1 次',
  );
});
