import { expect } from '@playwright/test';
import { listPage } from '../pages/list.page.ts';
import { arrive } from '../pages/login.page.ts';
import { dialog, rowAction, type Tour } from './tour.ts';

/** A small check-up day: a session is opened, its villages are booked, somebody comes, and the board counts. */
export const tourOfCheckUpDay: Tour = async ({ page, site, look }) => {
  await arrive(page, site, 'doctor', '/appointManage');
  const sessions = listPage(page, '预约管理');
  await page.getByRole('button', { name: '新增场次' }).first().click();
  const editor = dialog(page, '新增场次');
  await editor.getByLabel('日期', { exact: true }).fill('今天');
  await editor.getByLabel('地点', { exact: true }).fill('村委会');
  for (const at of [0, 1, 2]) await editor.getByRole('checkbox').nth(at).check();
  await editor.getByLabel('号源', { exact: true }).fill('3');
  await look('exam-session');
  await editor.getByRole('button', { name: '保存并开放预约' }).click();
  await expect(sessions.rows.first()).toContainText('村委会');
  await rowAction(page, sessions.rows.first(), '预约覆盖的村');
  await expect(dialog(page, '预约覆盖的村').getByText(/应检未约 \d+ 人，还有 3 个号/)).toBeVisible();
  // Its answer had to be worked out first: an Enter pressed now means it, not the way out.
  await expect(dialog(page, '预约覆盖的村').getByRole('button', { name: '预约', exact: true })).toBeFocused();
  await look('book-villages');
  await dialog(page, '预约覆盖的村').getByRole('button', { name: '预约', exact: true }).click();
  await page.getByRole('button', { name: '预约日历' }).click();
  await page.locator('.gw-calendar-session').first().waitFor();
  await look('session-calendar');
  await page.getByRole('link', { name: '列表', exact: true }).click();
  await rowAction(page, sessions.rows.first(), '签到台');
  const people = page.locator('.gw-desk-people tbody tr');
  await expect(people.first()).toBeVisible();
  const name = await people.first().getByRole('cell').first().innerText();
  await page.getByLabel('扫码或查找').fill(name);
  await page.getByRole('button', { name: '签到', exact: true }).first().click();
  await expect(page.getByText(`${name} 已签到`).or(page.locator('.gw-desk-found'))).toBeVisible();
  const choice = page
    .locator('.gw-desk-found li')
    .filter({ hasText: name })
    .getByRole('button', { name: '签到', exact: true });
  if (await choice.count()) await choice.first().click();
  await expect(people.filter({ hasText: '已签到' })).toHaveCount(1);
  await look('check-up-desk');
  await people
    .filter({ hasText: '已签到' })
    .getByRole('button', { name: /^打印腕带/ })
    .click();
  await look('wrist-label');
  await page.keyboard.press('Escape');
  // The sheet of somebody at the desk leads back to the desk, by a key from any of its boxes.
  const desk = page.url();
  await people
    .filter({ hasText: '已签到' })
    .getByRole('button', { name: /^录入体检/ })
    .click();
  await expect(page.getByRole('link', { name: '返回签到台' })).toBeVisible();
  await look('sheet-of-the-desk');
  await page.keyboard.press('Alt+b');
  await expect(page).toHaveURL(desk);
  await page.goto(site.at('/custTj/fzjc'));
  await page.getByRole('button', { name: '叫号' }).first().click();
  await expect(dialog(page, '叫号').getByRole('button').nth(1)).toBeVisible();
  await look('call-next');
  const calling = dialog(page, '叫号');
  await calling.getByRole('group', { name: '叫号项目' }).getByRole('button').first().click();
  await expect(calling.getByRole('status')).toContainText('开始');
  await page.keyboard.press('n');
  await expect(calling.getByRole('status')).toContainText(/请 .+到|没有人在等/);
  await look('called-next');
  await page.keyboard.press('Escape');
  await page.goto(site.at('/custTj/jdkb'));
  await expect(page.locator('.gw-board-figure').first()).toBeVisible();
  await look('progress-board');
  await page.goto(site.at('/cust/tjReport'));
  const reviews = listPage(page, '居民体检档案审核');
  // Who may only look opens the row itself.
  await reviews.rows.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '体检表审核' })).toBeVisible();
  await look('check-up-review');
};
