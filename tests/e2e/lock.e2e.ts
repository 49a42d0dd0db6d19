import { expect, test, type Page } from '@playwright/test';
import { formPage, openForm } from './pages/form.page.ts';
import { logIn } from './pages/login.page.ts';
import { officeOf, PASSWORD, someResident } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();
let residentId = '';
test.beforeAll(async () => {
  residentId = (await someResident(await officeOf(site, 'doctor'), { condition: 'hypertension', maxAge: '120' })).id;
});

async function lock(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: '锁屏', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '设置锁屏密码' });
  await expect(dialog.getByLabel('锁屏密码')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('锁屏密码不能为空');
  await dialog.getByLabel('锁屏密码').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/lock/);
}
async function unlock(page: Page, password: string): Promise<void> {
  await page.getByLabel('锁屏密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('a locked screen shows nothing at any address, in any window, and gives a half-filled form back', async ({
  page,
  context,
}) => {
  await logIn(page, site);
  const form = await openForm(page, site.at, residentId, 'hypertension-follow-up');
  const address = page.url();
  const other = await context.newPage();
  await other.goto(site.at('/cust/base'));
  await expect(other.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await page.bringToFront();
  await form.box('signsOther').fill('双下肢轻度水肿');
  await lock(page, '8642');
  await expect(other.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible();
  for (const path of ['/wel/index', '/cust/base', '/login']) {
    await page.goto(site.at(path));
    await expect(page.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible();
    await expect(page).toHaveURL(/\/lock/);
  }
  await page.goto(address);
  await unlock(page, '0000');
  await expect(page.getByRole('alert')).toContainText('锁屏密码错误，还可以试 4 次，之后将退出登录');
  await unlock(page, '8642');
  await expect(page).toHaveURL(address);
  await expect(form.box('signsOther')).toHaveValue('双下肢轻度水肿');
  await expect(other.getByRole('navigation', { name: '主菜单' })).toBeVisible();
});

test('five wrong passwords, in whichever windows, log out; the draft waits for the next log-in', async ({
  page,
  context,
}) => {
  await logIn(page, site);
  const form = await openForm(page, site.at, residentId, 'hypertension-follow-up');
  const address = page.url();
  await form.box('signsOther').fill('下肢静脉曲张');
  await lock(page, '8642');
  const other = await context.newPage();
  await other.goto(address);
  for (let tried = 0; tried < 5; tried += 1) {
    const window = tried % 2 === 0 ? page : other;
    await window.bringToFront();
    await expect(window.getByRole('button', { name: '解锁' })).not.toHaveAttribute('aria-busy', 'true');
    await unlock(window, `no ${tried}`);
    if (tried < 4) await expect(window.getByRole('alert')).toContainText(`还可以试 ${4 - tried} 次`);
  }
  await expect(other).toHaveURL(/\/login/);
  await other.close();
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, site);
  await page.goto(address);
  await expect(formPage(page).box('signsOther')).toHaveValue('下肢静脉曲张');
});

test('a PC that nobody touches says so, locks itself, and opens by the log-in password with what was typed', async ({
  page,
}) => {
  await page.clock.install();
  await logIn(page, site);
  const form = await openForm(page, site.at, residentId, 'hypertension-follow-up');
  const address = page.url();
  await form.box('signsOther').fill('双足背轻度水肿');
  const warning = page.getByRole('alert').filter({ hasText: '1 分钟内将自动锁屏' });
  // The lock itself comes when the page stands.
  const lockHere = page.waitForResponse((answer) => /\/assets\/idle-part/.test(answer.url()));
  await page.clock.fastForward('00:05');
  await lockHere;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lastActivity'))).not.toBeNull();
  await page.clock.fastForward('14:30');
  await expect(warning).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(warning).toHaveCount(0);
  await page.clock.fastForward('14:30');
  await expect(warning).toBeVisible();
  await page.clock.fastForward('00:40');
  await expect(page.getByRole('heading', { name: '屏幕已锁定' })).toBeVisible();
  await page.getByLabel('登录密码', { exact: true }).fill('nicht-richtig');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('密码错误，还可以试 4 次');
  await page.getByLabel('登录密码', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(form.box('signsOther')).toHaveValue('双足背轻度水肿');
});
