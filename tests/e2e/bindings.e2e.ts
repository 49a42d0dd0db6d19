import { expect, test, type Page, type Request } from '@playwright/test';
import { rosterFixture } from '../fixtures/roster.ts';
import { codeOnPage, scanWith } from './pages/identity.page.ts';
import { arrive } from './pages/login.page.ts';
import { findingsOn } from './support/findings.ts';
import { siteOfThisFile } from './support/site.ts';
import { postSearch } from './support/search.ts';

const site = siteOfThisFile();

/** Opens a window of the user's menu. */
async function open(page: Page, item: string, title = item) {
  await page.locator('.gw-header-user').click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** When the browser sent it; the test may hear of it late. Milliseconds. */
async function sentAt(request: Request): Promise<number> {
  await request.response();
  return request.timing().startTime;
}
const codeOf = (request: Request): unknown => (request.postDataJSON() as { readonly nonceStr?: unknown }).nonceStr;

test('a blood-pressure meter is bound by its code, and the PC remembers it', async ({ page }) => {
  await arrive(page, site, 'publichealth');
  const dialog = await open(page, '血压设备绑定');
  const code = dialog.getByLabel('设备编码');
  await expect(code).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('血压设备编码为空');
  await code.fill('XY-nobody');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('没有登记这个设备编码');
  expect(await findingsOn(page)).toEqual([]);
  const { body } = await postSearch(page, 'lists/device', { where: { yqtype: ['xy'] }, limit: 1 });
  const known = (body as { rows: { cells: { deviceno: string } }[] }).rows[0]?.cells.deviceno;
  await code.fill(known ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('血压设备绑定成功')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('devicenoXY'))).toContain(`"content":"${known}"`);
  await page.reload();
  await expect(await open(page, '血压设备绑定')).toContainText(`当前绑定：${known}`);
});

test('a glucose meter without a code is refused; Escape gives the focus back', async ({ page }) => {
  await arrive(page, site, 'publichealth');
  const dialog = await open(page, '血糖设备绑定');
  await dialog.getByRole('button', { name: '绑定', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('血糖设备编码为空');
  await page.route('**/jkct/app/bindingdevice*', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"code":1}' }),
  );
  await dialog.getByLabel('设备编码').fill('XT');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('血糖设备绑定失败');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('WeChat is bound by a scan; closing the window stops the asking', async ({ page, context }) => {
  await arrive(page, site, 'doctor');
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('findwxflag')) asked.push(request);
  });
  const phone = await (await context.browser()!.newContext()).newPage();
  const dialog = await open(page, '微信绑定');
  await expect(dialog.getByRole('img', { name: '微信二维码' })).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2);
  const [first = 0, second = 0] = await Promise.all(asked.slice(0, 2).map(sentAt));
  expect(second - first).toBeGreaterThan(2_500);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const closed = asked.length;
  await open(page, '微信绑定');
  await expect(page.getByRole('img', { name: '微信二维码' })).toBeVisible();
  await scanWith(phone, await codeOnPage(page), '确认', 'doctor-phone');
  await expect(page.getByText('绑定成功。')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const [before, after] = [asked.slice(0, closed), asked.slice(closed)].map((some) => new Set(some.map(codeOf)));
  expect(after!.size, 'only the code that is shown is asked about').toBe(1);
  expect([...after!].filter((code) => before!.has(code))).toEqual([]);
  await phone.context().close();

  await page.route('**/wx/getQRCodeUrl*', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"code":-1,"msg":"本系统没有接入微信"}' }),
  );
  await expect((await open(page, '微信绑定')).getByRole('alert')).toHaveText(
    '获取微信登陆二维码错误，本系统没有接入微信',
  );
});

test('data verification takes a dropped file, tells how far it is and links the check file', async ({ page }) => {
  await arrive(page, site, 'publichealth');
  const dialog = await open(page, '数据核验');
  const { bytes } = await rosterFixture({ rows: 40, villages: ['王庄村'] });
  const drop = async (name: string, content: readonly number[]) => {
    const transfer = await page.evaluateHandle(
      ({ name, content }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(content)], name));
        return data;
      },
      { name, content },
    );
    await dialog.locator('.gw-drop').dispatchEvent('drop', { dataTransfer: transfer });
  };
  await drop('名册.docx', [1, 2, 3]);
  await expect(dialog.getByRole('alert')).toContainText('请上传 .xlsx 格式的 Excel 名单');
  expect(await findingsOn(page)).toEqual([]);
  await drop('名册.xlsx', [...bytes]);
  await expect(dialog).toHaveCount(0);
  const link = page.getByRole('link', { name: '下载核对文件' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const downloading = page.waitForEvent('download');
  await link.click();
  expect((await downloading).suggestedFilename()).toContain('名册-导入结果.xlsx');
});

test('accounts with a wrong password are told of after the log-in and go once corrected', async ({ page }) => {
  await arrive(page, site, 'county');
  await page.getByRole('button', { name: '查看并修正' }).click();
  const dialog = page.getByRole('dialog', { name: '平台账号' });
  await expect(dialog.getByText('以上平台账号密码错误，影响上传，及时修正！')).toBeVisible();
  const rows = dialog.getByRole('button', { name: /^修改 / });
  const many = await rows.count();
  expect(many).toBeGreaterThan(0);
  await expect(dialog.getByRole('button', { name: '提交修改' })).toBeDisabled();
  await rows.first().click();
  const [name, password] = [dialog.getByLabel(/^平台用户名/), dialog.getByLabel(/^平台密码（/)];
  await expect(password).toBeFocused();
  await dialog.getByRole('button', { name: '提交修改' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: '用户名或密码未修改' })).toBeVisible();
  await name.fill('');
  await password.fill('');
  await name.focus();
  await expect(dialog.getByText('请输入密码')).toBeVisible();
  await password.focus();
  await expect(dialog.getByText('请输入用户名')).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: '取消' }).click();
  await rows.first().click();
  await password.fill('wrong');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: '平台用户名或密码错误' })).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill('Platform@2026');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('平台账号修改成功')).toBeVisible();
  await expect(rows).toHaveCount(many - 1);
  await page.keyboard.press('Escape');

  const tested = await open(page, '平台密码测试');
  await expect(tested.getByRole('table')).toContainText('检验通过');
  expect(await findingsOn(page)).toEqual([]);
});

test('the platform password check says what the platform says', async ({ page }) => {
  await arrive(page, site, 'county');
  const dialog = await open(page, '平台密码检验');
  await page.keyboard.press('Tab');
  await expect(dialog.getByText('请输入用户名')).toBeVisible();
  await dialog.getByLabel('平台用户名').fill('gw1');
  await dialog.getByLabel('平台密码').fill('Platform@2026');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('检验通过')).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
  await dialog.getByLabel('平台密码').fill('wrong');
  await page.keyboard.press('Enter');
  // Code -99: the system's notice says it too (specification, section 8).
  const notice = page.getByRole('dialog').filter({ hasText: '微信扫码，直连客服反馈' });
  await expect(notice).toContainText('平台用户名或密码错误');
  await notice.getByRole('button', { name: '确定' }).click();
  await expect(dialog.getByText('平台用户名或密码错误')).toBeVisible();
});

test('who does not upload is neither told of accounts nor asks for them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await arrive(page, site, 'doctor');
  await page.locator('.gw-header-user').click();
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /平台/ })).toHaveCount(0);
  expect(asked.filter((url) => url.includes('Gwptsfyzlogin'))).toEqual([]);
});
