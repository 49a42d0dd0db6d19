import { expect, type BrowserContext, type Page } from '@playwright/test';
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

/** What a browser keeps of who logged in, by site and account: of the tests of this process. */
const kept = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();

/**
 * Arrives with a session, for tests that are about something else: the first of an account logs in by hand, later ones bring along what the
 * browser kept, as after a reload. Who finds the session ended logs in again.
 */
export async function arrive(page: Page, site: Site, account: Account = 'doctor', path = '/'): Promise<void> {
  const name = `${account} ${site.at('')}`;
  const before = kept.get(name);
  if (before) {
    // A page that is open would take the change for another window's.
    await page.goto('about:blank');
    await page.context().setStorageState(before);
  }
  await page.goto(site.at(path));
  const inside = page.getByRole('navigation', { name: '主菜单' });
  const outside = page.getByRole('heading', { name: '登录', exact: true });
  await expect(inside.or(outside)).toBeVisible();
  if (await inside.isVisible()) return;
  await logInAgain(page, account);
  kept.set(name, await page.context().storageState());
}

/** The log-in page is open already, with the way back in its address. */
export async function logInAgain(page: Page, account: Account = 'doctor'): Promise<void> {
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await enterCredentials(page, account, PASSWORD);
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
}
