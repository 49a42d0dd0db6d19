import { expect, test } from '@playwright/test';
import { logIn } from './pages/login.page.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();

test('the device check tries camera, speaker, microphone and network for two seconds', async ({ page }) => {
  await logIn(page, site);
  await expect(page).toHaveTitle(/ - 智慧公共卫生医疗服务平台$/);
  await page.locator('.gw-header-user').click();
  const begun = Date.now();
  await page.getByRole('menuitem', { name: '设备检测' }).click();
  const dialog = page.getByRole('dialog', { name: '设备检测' });
  await expect(dialog.getByRole('status')).toHaveText('正在检测设备和网络…');
  await expect(dialog.getByRole('status')).toHaveText('设备及网络连接成功');
  expect(Date.now() - begun).toBeGreaterThanOrEqual(2_000);
  for (const name of ['摄像头', '扬声器', '麦克风', '网络'])
    await expect(dialog.getByRole('listitem').filter({ hasText: name })).toContainText('正常');

  await page.route('**/api/v1/time*', (route) => route.abort('internetdisconnected'));
  await dialog.getByRole('button', { name: '重新检测' }).click();
  await expect(dialog.getByRole('status')).toHaveText('网络连接失败，请检查网络连接');
  await expect(dialog.getByRole('listitem').filter({ hasText: '网络' })).toContainText('异常');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
