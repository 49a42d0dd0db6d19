import { expect, test, type Page } from '@playwright/test';
import { formPage, FORM_TITLES, openForm } from './pages/form.page.ts';
import { enterCredentials, logIn, logInAgain } from './pages/login.page.ts';
import { archivePath, newFormPath, residentList } from './pages/residents.page.ts';
import { officeOf, someResident, type Office } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';
import { openNumbers, watchPage } from './support/watch-page.ts';

const site = siteOfThisFile();
const FORM = 'hypertension-follow-up';
let office: Office;
let residentId = '';
test.beforeAll(async () => {
  office = await officeOf(site, 'doctor');
  residentId = (await someResident(office, { condition: 'hypertension', maxAge: '120' })).id;
});

test('a wrong password is refused in a sentence, and the way in stays open', async ({ page }) => {
  await page.goto(site.at('/'));
  await enterCredentials(page, 'doctor', 'nicht-richtig');
  await expect(page.getByRole('alert')).toContainText(/用户名或密码/);
  await expect(page.getByLabel('用户名')).toHaveValue('doctor');
  await logInAgain(page);
});

test('an empty log-in says what is missing without asking the server', async ({ page }) => {
  await page.goto(site.at('/login'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('请输入用户名');
  await expect(page.getByLabel('用户名')).toBeFocused();
  expect(asked.filter((url) => url.includes('loginin'))).toEqual([]);
});

test('after logging in one arrives where one wanted to go', async ({ page }) => {
  await logIn(page, site, 'doctor', archivePath(residentId));
  await expect(page).toHaveURL(site.at(archivePath(residentId)));
});

test('an unknown address says so within the frame', async ({ page }) => {
  await logIn(page, site, 'doctor', '/cust/no-such-page');
  await expect(page.getByRole('main')).toContainText('404 页面不存在');
  await page.getByRole('main').getByRole('link', { name: '回到首页' }).click();
  await expect(page).toHaveURL(/\/wel\/index$/);
});

test('a record of somebody else’s village is refused in a sentence, and the frame stays', async ({ page }) => {
  const elsewhere = (await office.residents({ institutionCode: '320999101102' })).rows[0]!;
  await logIn(page, site, 'village', archivePath(elsewhere.id));
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/没有权限|没有找到|不在您的管理范围/);
  await expect(page.getByRole('main')).not.toContainText(elsewhere.name);
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await page.goto(site.at('/403'));
  await expect(page.getByText('您的账号不能打开这个页面', { exact: false })).toBeVisible();
});

test('leaving asks first', async ({ page }) => {
  await logIn(page, site);
  const leave = async (): Promise<void> => {
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(page.getByRole('dialog', { name: '提示' })).toContainText('是否退出系统, 是否继续?');
  };
  await leave();
  await page.getByRole('button', { name: '取消' }).click();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await leave();
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await page.goto(site.at('/cust/base'));
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
});

test('a session that ends in the middle of a form loses nothing', async ({ page }) => {
  await logIn(page, site);
  const form = await openForm(page, site.at, residentId, FORM);
  await form.box('signsOther').fill('登录过期之前写的');
  await endSessionsOf(page);
  await form.option('followUpMode', '1').check();
  await form.box('remark').fill('过期之后还在写');
  // The first question to the server after that tells that the session is over; one of the page's own may come before this one.
  await page
    .getByRole('navigation', { name: '已打开的页面' })
    .getByRole('link', { name: '首页' })
    .dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: '登录已过期' })).toBeVisible();
  // Whoever closes the window instead comes back to the log-in page.
  await page.reload();
  await expect(page.getByText('登录已过期，请重新登录')).toBeVisible();
  await logInAgain(page);
  await page.goto(site.at(newFormPath(residentId, FORM)));
  await form.waitUntilOpen(FORM_TITLES[FORM]);
  await expect(form.box('signsOther')).toHaveValue('登录过期之前写的');
  await expect(form.option('followUpMode', '1')).toBeChecked();
  await expect(form.box('remark')).toHaveValue('过期之后还在写');
});

/** Ends the page's own session at the server, as its expiry does; the page does not hear of it. */
async function endSessionsOf(page: Page): Promise<void> {
  const token = (await page.context().cookies()).find((cookie) => cookie.name === 'x-access-token')?.value;
  expect(token).toBeDefined();
  const answer = await fetch(site.at('/api/wx/loginout'), { method: 'POST', headers: { token: token! } });
  expect(answer.status).toBe(200);
}

test('numbers stay masked, nothing leaves for another host, no content rule is broken', async ({ page }) => {
  const watch = watchPage(page);
  await logIn(page, site);
  await expect(page.getByRole('main')).toContainText('随访');
  expect(await openNumbers(page)).toEqual([]);
  await page.goto(site.at('/cust/base'));
  await expect(residentList(page).table.getByRole('row').nth(5)).toBeVisible();
  await expect(residentList(page).table).toContainText(/\d{6}\*{8}\d{3}[\dX]/);
  expect(await openNumbers(page)).toEqual([]);
  await page.goto(site.at(archivePath(residentId)));
  await expect(page.getByRole('region', { name: '变化趋势' })).toBeVisible();
  expect(await openNumbers(page)).toEqual([]);
  await page.goto(site.at(newFormPath(residentId, FORM)));
  await formPage(page).waitUntilOpen(FORM_TITLES[FORM]);
  expect([...watch.hosts]).toEqual([new URL(site.at('/')).host]);
  expect(watch.troubles).toEqual([]);
});

test('showing a number is written to the operation log', async ({ page }) => {
  const idNumber = await office.reveal(residentId, 'idNumber');
  await logIn(page, site, 'doctor', archivePath(residentId));
  const card = page.getByRole('region', { name: '居民信息' });
  await expect(card).not.toContainText(idNumber);
  await card.getByRole('button', { name: /^查看.*的身份证号$/ }).click();
  await expect(card).toContainText(idNumber);
  await card.getByRole('button', { name: /^隐藏.*的身份证号$/ }).click();
  await expect(card).not.toContainText(idNumber);
  await site.stop();
  // Once from beside the browser, once by the click.
  const shown = (await site.operations()).filter(
    ({ action, subjectId }) => action === 'resident.reveal' && subjectId === residentId,
  );
  expect(shown).toHaveLength(2);
  expect(JSON.stringify(shown)).not.toContain(idNumber);
  await site.start();
});

test('the drop-down behind the name has all the links of the specification, log-out last', async ({ page }) => {
  await logIn(page, site, 'county');
  await page.locator('.gw-header-user').click();
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
  const entries = await page.locator('[role=menuitem]:has(svg)').allTextContents();
  const wanted = [
    '首页',
    '个人签名',
    '机构设置',
    '数据核验',
    '微信绑定',
    '视频通话',
    '平台密码测试',
    '平台密码检验',
    '退出登录',
  ];
  expect(entries.filter((entry) => wanted.includes(entry))).toEqual(wanted);
  expect(entries.at(-1)).toBe('退出登录');
  await expect(page.locator('.gw-menu-heading')).toContainText(['本机构', '绑定', '通话', '上传平台']);
  await page.getByRole('menuitem', { name: '机构设置' }).click();
  await expect(page).toHaveURL(/\/info\/org/);
});
