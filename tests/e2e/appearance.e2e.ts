import { expect, test, type Locator, type Page } from '@playwright/test';
import { logIn } from './pages/login.page.ts';
import { withoutTransitions } from './support/added-styles.ts';
import { findingsOn } from './support/findings.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();
const THEMES = ['默认', '炫彩', '黑色', '渐变'];

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
async function settings(page: Page): Promise<Locator> {
  await button(page, '界面设置').click();
  const dialog = page.getByRole('dialog', { name: '界面设置' });
  await expect(dialog).toBeVisible();
  return dialog;
}
const ground = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const ink = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).color);

test('a theme and a colour hold at once, after a reload, in other windows and on the log-in page; paper stays white', async ({
  page,
  context,
}) => {
  await logIn(page, site);
  const other = await context.newPage();
  await other.goto(site.at('/wel/index'));
  const dialog = await settings(page);
  await dialog.getByRole('radio', { name: '黑色' }).check();
  expect(await ground(page)).toBe('rgb(18, 23, 28)');
  expect(await ink(page)).toBe('rgb(230, 235, 240)');
  await expect.poll(() => ground(other)).toBe('rgb(18, 23, 28)');
  await dialog.getByRole('radio', { name: '红' }).check();
  const strong = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--gw-brand-strong'));
  const red = await strong();
  await page.keyboard.press('Escape');
  await expect(button(page, '界面设置')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  expect([await ground(page), await strong()]).toEqual(['rgb(18, 23, 28)', red]);
  await page.emulateMedia({ media: 'print' });
  expect(await ink(page)).toBe('rgb(28, 39, 51)');
  await page.emulateMedia({ media: 'screen' });
  const again = await settings(page);
  await again.getByRole('button', { name: '恢复默认' }).click();
  expect(await ground(page)).toBe('rgb(241, 244, 247)');
});

test('each switch shows and puts away what it names, at once and after a reload', async ({ page }) => {
  await logIn(page, site);
  const parts: readonly (readonly [string, Locator])[] = [
    ['标签栏', page.getByRole('navigation', { name: '已打开的页面' })],
    ['错误日志', button(page, '错误日志')],
    ['主题', button(page, '主题')],
    ['主题色', page.getByRole('group', { name: '界面工具' }).getByLabel('主题色')],
    ['全屏', button(page, '全屏')],
    ['锁屏', button(page, '锁屏')],
    ['搜索', page.getByRole('searchbox', { name: '搜索菜单' })],
    ['收起菜单', button(page, '收起菜单')],
    ['顶部菜单', page.getByRole('navigation', { name: '顶部菜单' })],
  ];
  for (const [, part] of parts) await expect(part).toBeVisible();
  const dialog = await settings(page);
  for (const [name, part] of parts) {
    await dialog.getByRole('switch', { name, exact: true }).click();
    await expect(part).toHaveCount(0);
  }
  await page.reload();
  await expect(button(page, '界面设置')).toBeVisible();
  for (const [, part] of parts) await expect(part).toHaveCount(0);
  await (await settings(page)).getByRole('button', { name: '恢复默认' }).click();
  for (const [, part] of parts) await expect(part).toBeAttached();
});

test('the program fills the screen and gives it back', async ({ page }) => {
  await logIn(page, site);
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await button(page, '全屏').click();
  await expect.poll(isFull).toBe(true);
  await button(page, '退出全屏').click();
  await expect.poll(isFull).toBe(false);
  await expect(button(page, '全屏')).toBeVisible();
});

test('no theme has serious findings, on a page and in the settings', async ({ page }) => {
  await logIn(page, site, 'doctor', '/cust/base');
  await expect(page.getByRole('table').getByRole('row').nth(5)).toBeVisible();
  await withoutTransitions(page);
  for (const theme of THEMES) {
    const dialog = await settings(page);
    await dialog.getByRole('radio', { name: theme, exact: true }).check();
    for (const close of [true, false]) {
      expect(await findingsOn(page), theme).toEqual([]);
      if (close) await page.keyboard.press('Escape');
    }
  }
});

test('a trouble of the page is counted, looked at, sent and cleared, without what is personal', async ({ page }) => {
  await logIn(page, site);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('张三丰 13900000001 is not a function');
    });
    void Promise.reject(new Error('nobody waits for this'));
  });
  await button(page, '错误日志，2 条').click();
  const dialog = page.getByRole('dialog', { name: '错误日志' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  expect(await findingsOn(page)).toEqual([]);
  await expect(dialog).toContainText('TypeError: … is not a function');
  await expect(dialog).not.toContainText('张三丰');
  expect(await page.evaluate(() => localStorage.getItem('logsList'))).not.toMatch(/张三丰|13900000001/);
  await dialog.getByRole('button', { name: '上传到服务器' }).click();
  const question = page.getByRole('dialog', { name: '上传日志' });
  await expect(question).toContainText('确定上传本地日志到服务器?');
  const answer = page.waitForResponse((response) => response.url().includes('/v1/error-logs'));
  await question.getByRole('button', { name: '上传' }).click();
  expect(await (await answer).json()).toEqual({ stored: 2 });
  await expect(dialog.getByRole('status')).toHaveText('发送成功!');
  await dialog.getByRole('button', { name: '清空' }).click();
  await page.getByRole('dialog', { name: '清空日志' }).getByRole('button', { name: '清空' }).click();
  await expect(dialog.getByRole('status')).toHaveText('清空成功!');
  await expect(dialog).toContainText('没有错误记录');
  await page.keyboard.press('Escape');
  await expect(button(page, '错误日志')).toBeFocused();
});
