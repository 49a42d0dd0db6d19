import { visit, type StorageState } from './browser.ts';

/** What a browser holds after a demo account logged in. */
export async function loggedIn(url: string, username = 'doctor'): Promise<StorageState> {
  const { browser, page } = await visit();
  await page.goto(`${url}/login`);
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill('Gongwei@2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/wel/index');
  const storage = await page.context().storageState();
  await browser.close();
  return storage;
}
