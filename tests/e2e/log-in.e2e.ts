import { expect, test } from '@playwright/test';
import { bindWeChat, codeOnPage, codeSentTo, scanWith } from './pages/identity.page.ts';
import { enterCredentials, logIn, logInAgain } from './pages/login.page.ts';
import { findingsOn } from './support/findings.ts';
import { PASSWORD } from './support/office.ts';
import { scanned } from './support/scan.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile(() => ({ GONGWEI_SUPPORT_PHONE: '0515-88880000 转 2' }));
const menu = { name: '主菜单' } as const;

test('after two wrong passwords the browser shows work by itself: nothing to read, nothing to fill in', async ({
  page,
}) => {
  await page.goto(site.at('/login'));
  const work: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/wx/captcha') && work.push(request.url())));
  for (let tried = 0; tried < 3; tried += 1) {
    await enterCredentials(page, 'lab', 'wrong');
    await expect(page.getByRole('alert')).toContainText('用户名或密码错误');
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled();
    await page.getByLabel('密码', { exact: true }).fill('');
    await expect(page.getByRole('textbox')).toHaveCount(2);
  }
  expect(await findingsOn(page)).toEqual([]);
  await enterCredentials(page, 'lab', PASSWORD);
  await expect(page.getByRole('navigation', menu)).toBeVisible();
  expect(work.length).toBeGreaterThanOrEqual(2);
});

test('the log-in name is remembered where it is wished, and who helps is told', async ({ page }) => {
  await page.goto(site.at('/login'));
  await expect(page.getByText('登录遇到问题，请拨打 0515-88880000 转 2')).toBeVisible();
  const [name, remember] = [page.getByLabel('用户名'), page.getByRole('checkbox', { name: '在这台电脑上记住登录名' })];
  await expect(name).toBeFocused();
  await expect(remember).not.toBeChecked();
  await remember.check();
  await enterCredentials(page, 'lab', PASSWORD);
  await expect(page.getByRole('navigation', menu)).toBeVisible();
  await page.context().clearCookies();
  await page.goto(site.at('/login'));
  await expect(name).toHaveValue('lab');
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
  await remember.uncheck();
  await enterCredentials(page, 'lab', PASSWORD);
  await expect(page.getByRole('navigation', menu)).toBeVisible();
  await page.context().clearCookies();
  await page.goto(site.at('/login'));
  await expect(name).toHaveValue('');
});

test('WeChat lets in who is bound, and says why not', async ({ page, context }) => {
  await logIn(page, site, 'publichealth');
  const cookies = await context.cookies();
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'x-access-token')?.value ?? '');
  await bindWeChat(site, token, 'ph-phone');
  await context.clearCookies();

  await page.goto(site.at('/login?from=%2Fcust%2Fbase'));
  const phone = await (await context.browser()!.newContext()).newPage();
  await page.getByRole('button', { name: '微信扫码登录' }).click();
  const code = page.getByRole('img', { name: '微信二维码' });
  await expect(code).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
  expect(await scanned(page, code, 'QR_CODE')).toBe(await codeOnPage(page));
  await scanWith(phone, await codeOnPage(page), '取消');
  await expect(page.getByRole('alert')).toContainText('已在手机上取消');
  await page.getByRole('button', { name: '重新获取二维码' }).click();
  await expect(code).toBeVisible();
  await phone.goto(await codeOnPage(page));
  await expect(page.getByText('已扫码，请在手机上确认')).toBeVisible();
  await scanWith(phone, await codeOnPage(page), '确认', 'stranger');
  await expect(page.getByRole('alert')).toContainText('没有绑定账号');
  await page.getByRole('button', { name: '重新获取二维码' }).click();
  await expect(code).toBeVisible();
  await scanWith(phone, await codeOnPage(page), '确认', 'ph-phone');
  await expect(page.getByRole('navigation', menu)).toBeVisible();
  await expect(page).toHaveURL(/cust\/base/);
  await phone.context().close();
});

test('a telephone is bound by a code, and logs in by another one', async ({ page, context }) => {
  const phone = '19912345678';
  await logIn(page, site, 'publichealth', '/info/index');
  await page.getByRole('button', { name: '绑定手机' }).click();
  const box = page.getByRole('dialog', { name: '手机绑定' });
  await expect(box.getByLabel('手机号')).toBeFocused();
  await box.getByRole('button', { name: '获取验证码' }).click();
  await expect(box.getByRole('alert')).toHaveText('手机号码不能为空');
  await box.getByLabel('手机号').fill('02081234567');
  await box.getByRole('button', { name: '获取验证码' }).click();
  await expect(box.getByRole('alert')).toHaveText('手机号码格式不正确');
  await box.getByLabel('手机号').fill(phone);
  await box.getByRole('button', { name: '获取验证码' }).click();
  await expect(box.getByRole('button', { name: /^\d+ 秒后再获取$/ })).toBeDisabled();
  await expect(box.getByLabel('短信验证码')).toBeFocused();
  expect(await findingsOn(page)).toEqual([]);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(box.getByRole('alert')).toHaveText('验证码错误');
  await box.getByLabel('短信验证码').fill(await codeSentTo(site, phone));
  await page.keyboard.press('Enter');
  await expect(page.getByText('手机号绑定成功')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '199****5678' })).toBeVisible();
  await expect(page.getByRole('button', { name: '更换手机' })).toBeVisible();
  await context.clearCookies();

  await page.goto(site.at('/login?from=%2Fcust%2Fbase'));
  await page.getByRole('button', { name: '短信登录' }).click();
  await expect(page.getByLabel('手机号')).toBeFocused();
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await expect(page.getByLabel('短信验证码')).toBeFocused();
  expect(await findingsOn(page)).toEqual([]);
  await page.keyboard.type(await codeSentTo(site, phone));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', menu)).toBeVisible();
  await expect(page).toHaveURL(/cust\/base/);
});

test('an authenticated user who visits /login goes on; the server’s refusal of user info logs out here', async ({
  page,
}) => {
  await logIn(page, site);
  await page.goto(site.at('/login'));
  await expect(page).toHaveURL(/wel\/index/);
  await page.route('**/api/users/userinfo*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { code: -90, msg: '账号已停用' } });
  });
  await page.goto(site.at('/cust/base'));
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('permissions'))).toBeNull();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('one’s own password is changed, and others’ only by who keeps the users', async ({ page }) => {
  await logIn(page, site, 'checkup');
  const menuOfUser = page.locator('.gw-header-user');
  await menuOfUser.click();
  await expect(page.getByRole('menuitem', { name: '重置密码' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: '修改密码' }).press('Enter');
  const box = page.getByRole('dialog', { name: '修改密码' });
  await expect(box.getByLabel('原密码')).toBeFocused();
  await box.getByLabel('原密码').fill(PASSWORD);
  await box.getByLabel('新密码', { exact: true }).fill('short1');
  await page.keyboard.press('Enter');
  await expect(box.getByRole('alert')).toContainText('新密码至少 8 位');
  expect(await findingsOn(page)).toEqual([]);
  await expect(box.getByLabel('新密码', { exact: true })).toBeFocused();
  await box.getByLabel('新密码', { exact: true }).fill('Chunfeng7ye');
  await box.getByLabel('再输一次新密码').fill('Chunfeng7ye');
  await page.keyboard.press('Enter');
  await expect(page.getByText('密码修改成功')).toBeVisible();
  await expect(box).toHaveCount(0);
  await page.context().clearCookies();

  await logIn(page, site, 'county');
  await menuOfUser.click();
  await page.getByRole('menuitem', { name: '重置密码' }).click();
  await page.getByLabel('用户名').fill('checkup');
  await page.keyboard.press('Enter');
  const given = (await page.getByLabel('新密码').textContent()) ?? '';
  expect(await findingsOn(page)).toEqual([]);
  expect(given).toMatch(/^\w{4}-\d{4}-\w{4}$/);
  await page.getByRole('button', { name: '已转告，关闭' }).click();
  await page.context().clearCookies();

  await page.goto(site.at('/login'));
  await enterCredentials(page, 'checkup', given);
  await expect(page.getByRole('heading', { name: '请先修改密码' })).toBeVisible();
  await expect(page.getByRole('navigation', menu)).toHaveCount(0);
  expect(await findingsOn(page)).toEqual([]);
  await page.getByLabel('临时密码').fill(given);
  await page.getByLabel('新密码', { exact: true }).fill('Chunfeng7ye');
  await page.getByLabel('再输一次新密码').fill('Chunfeng7ye');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', menu)).toBeVisible();
});

test('the server’s notices stay until their button is pressed, with the way to customer service', async ({ page }) => {
  await logIn(page, site);
  const saying = (code: number) =>
    page.route('**/api/menus/find*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), code, msg: '今晚 22 点系统维护' } });
    });
  const notice = page.getByRole('dialog', { name: '系统通知' });
  for (const [code, button] of [
    [101, '继续使用'],
    [-99, '确定'],
  ] as const) {
    await saying(code);
    await page.reload();
    await expect(notice).toContainText('今晚 22 点系统维护');
    await expect(notice).toContainText('微信扫码，直连客服反馈');
    const picture = notice.getByRole('img', { name: '客服微信二维码' });
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await scanned(page, picture, 'QR_CODE')).toBe(site.at('/service'));
    expect(await findingsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(notice.getByRole('button', { name: '关闭' })).toHaveCount(0);
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: button }).click();
    await expect(notice).toHaveCount(0);
    await page.unroute('**/api/menus/find*');
  }
});

test('leaving by choice leads to the log-in page, and back to work', async ({ page }) => {
  await logIn(page, site);
  await page.locator('.gw-header-user').click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page.getByRole('dialog')).toContainText('是否退出系统, 是否继续?');
  await page.getByRole('button', { name: '确定' }).click();
  await logInAgain(page);
  expect((await page.context().cookies()).some(({ name }) => name === 'x-access-token')).toBe(true);
});
