import { expect, type Page } from '@playwright/test';
import { PASSWORD, type Account } from '../support/office.ts';
import type { Site } from '../support/site.ts';

/** Fills the log-in form and sends it by Enter. */
export async function enterCredentials(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByLabel('密码', { exact: true }).press('Enter');
}

/** Logs in and arrives where one wanted to go. */
export async function logIn(page: Page, site: Site, account: Account = 'doctor', path = '/'): Promise<void> {
  await page.goto(site.at(path));
  await logInAgain(page, account);
}

/** The log-in page is open already, with the way back in its address. */
export async function logInAgain(page: Page, account: Account = 'doctor'): Promise<void> {
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await enterCredentials(page, account, PASSWORD);
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
}
