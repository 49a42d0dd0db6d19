import { expect, type Page } from '@playwright/test';
import { listPage } from '../pages/list.page.ts';
import { arrive } from '../pages/login.page.ts';
import { archivePath } from '../pages/residents.page.ts';
import { officeOf, someResident, type Office } from '../support/office.ts';
import { byMenu, close, dialog, open, rowAction, type Tour } from './tour.ts';

export const tourOfBackOffice: Tour = async ({ page, site, look }) => {
  const office = await officeOf(site, 'county');
  const [given, kept] = [await someResident(office, {}, 0), await someResident(office, {}, 1)];
  await arrive(page, site, 'county', archivePath(given.id));
  await page.getByRole('button', { name: '档案状态' }).click();
  await page.getByRole('menuitem', { name: '合并档案…' }).click();
  await expect(page.getByRole('dialog', { name: /^合并档案/ })).toBeVisible();
  await look('merge');
  await page.getByRole('combobox', { name: '查找居民' }).fill(kept.archiveNumber);
  await page.getByRole('option', { name: new RegExp(kept.name) }).click();
  await expect(page.getByLabel('合并原因')).toBeVisible();
  await look('merge-preview');
  await close(page);
  await page.goto(site.at('/upms/ypml'));
  const row = page.getByRole('table', { name: '药品目录' }).getByRole('row').nth(1);
  await expect(row).toBeVisible();
  await look('register');
  await rowAction(page, row, '删除');
  await expect(dialog(page, '删除')).toBeVisible();
  await look('register-removal');
  await close(page);
  await page.getByRole('button', { name: '导入', exact: true }).click();
  await page.getByLabel('要导入的文件').setInputFiles({
    name: '药品.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('药品编码,通用名,拼音码,分类,规格,最小单位\nYP9101,甲,J,其他,1,片\nYP9102,乙,Y,没有,1,片\n'),
  });
  await expect(dialog(page, '导入药品目录').getByText('有误的不导入', { exact: false })).toBeVisible();
  await look('list-import');
  await close(page);
  await rowAction(page, row, '编辑');
  await expect(page.getByRole('button', { name: '修改历史' })).toBeVisible();
  await look('register-entry');
  await doctorOfMany(page, site, look);
  await deviceBinding(page, site, look, kept);
  await passwordSlips(page, site, look);
  await apiTokens(page, site, look);
  await lookingOn(page, site, look, office);
  const accounts = await byMenu(page, '平台账号');
  await accounts
    .getByRole('button', { name: /^修改 / })
    .first()
    .click();
  await accounts.getByRole('button', { name: '提交修改' }).click();
  await expect(accounts.getByRole('alert').filter({ hasText: '用户名或密码未修改' })).toBeVisible();
  await look('platform-accounts');
  await close(page);
  await byMenu(page, '平台密码测试');
  await expect(dialog(page, '平台密码测试').getByRole('table')).toBeVisible();
  await look('platform-test');
  await close(page);
  await byMenu(page, '平台密码检验');
  await page.keyboard.press('Enter');
  await expect(page.getByText('请输入密码')).toBeVisible();
  await look('platform-check');
  await close(page);
  const reset = await byMenu(page, '重置密码');
  await look('reset-password');
  await reset.getByLabel('用户名').fill('lab');
  await page.keyboard.press('Enter');
  await expect(dialog(page, '密码已重置')).toBeVisible();
  await look('reset-password-given');
  await page.getByRole('button', { name: '已转告，关闭' }).click();
  await open(page, site.at('/third/login'), page.getByRole('heading', { level: 1 }));
  await look('platform-page');
};

/** One of the doctors of a county, found by the initials of a name and of a place, with keys alone. */
const doctorOfMany = async (page: Page, site: Parameters<Tour>[0]['site'], look: Parameters<Tour>[0]['look']) => {
  await page.goto(site.at('/cust/jkdnMenu'));
  await listPage(page, '健康档案管理').rows.nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: '变更责任医生' }).click();
  const line = dialog(page, '变更责任医生').getByRole('combobox', { name: '新责任医生' });
  await expect(line).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await look('choose-doctor');
  await page.keyboard.type('lcm wzc');
  await page.keyboard.press('Enter');
  await expect(line).toHaveValue('李彩美（王庄村卫生室）');
  // Escape leaves an open list, not the window.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(line).toHaveAttribute('aria-expanded', 'false');
  await close(page);
};

/** Whom a meter is with. */
const deviceBinding = async (
  page: Page,
  site: Parameters<Tour>[0]['site'],
  look: Parameters<Tour>[0]['look'],
  resident: { readonly name: string; readonly archiveNumber: string },
) => {
  await page.goto(site.at('/yfrh/zntx'));
  await page.getByRole('button', { name: '规则设置' }).click();
  await expect(dialog(page, '规则设置').getByLabel(/^无人看多久转上级/)).toBeVisible();
  await look('reminder-limits');
  await close(page);
  await page.goto(site.at('/yfrh/sbgl'));
  const row = page.getByRole('table', { name: '监测设备' }).getByRole('row').filter({ hasText: '未绑定' }).first();
  await rowAction(page, row, '绑定居民');
  const asked = dialog(page, '绑定居民');
  await asked.getByRole('combobox', { name: '查找居民' }).fill(resident.archiveNumber);
  await asked.getByRole('option', { name: new RegExp(resident.name) }).click();
  await expect(asked.getByRole('button', { name: '绑定居民' })).toBeFocused();
  await look('resident-binding');
  await page.keyboard.press('Enter');
  await expect(page.getByText('已绑定居民。')).toBeVisible();
};

/** Somebody who was imported, and has no password yet. */
const passwordSlips = async (page: Page, site: Parameters<Tour>[0]['site'], look: Parameters<Tour>[0]['look']) => {
  await page.goto(site.at('/upms/jgyh'));
  await page.getByRole('button', { name: '导入用户', exact: true }).click();
  await page.getByLabel('要导入的文件').setInputFiles({
    name: '用户.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('用户名,姓名,角色\ntour.slip,陈小芳,责任医生/家庭医生\n'),
  });
  await page.getByRole('button', { name: '确认导入 1 人' }).click();
  await expect(page.getByText(/^已导入 1 人/)).toBeVisible();
  await page.getByRole('button', { name: '没发密码', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'tour.slip' });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: '打印密码条' }).click();
  await expect(dialog(page, '打印密码条')).toBeVisible();
  await look('password-slips');
  await close(page);
};

/** What somebody else can see, and the text of a fault for a ticket. */
const lookingOn = async (
  page: Page,
  site: Parameters<Tour>[0]['site'],
  look: Parameters<Tour>[0]['look'],
  office: Pick<Office, 'post'>,
) => {
  await page.goto(site.at('/upms/jgyh'));
  const users = listPage(page, '机构用户');
  // At 200 % only some of them are in sight, and so drawn.
  await users.search.fill('publichealth');
  await expect(users.rows.filter({ hasNotText: 'publichealth' })).toHaveCount(0);
  await rowAction(page, users.row('publichealth'), '看他看到的');
  await expect(page.getByRole('dialog', { name: /看到的$/ }).getByRole('table')).toBeVisible();
  await look('effective-pages');
  await close(page);
  const fault = { type: 'render', message: 'x is not a function', stack: '', info: '', url: '/cust/base' };
  await office.post('error-logs', { entries: [{ ...fault, time: new Date().toISOString() }] });
  await page.goto(site.at('/upms/ycrz'));
  await rowAction(page, page.getByRole('row').filter({ hasText: 'x is not a function' }), '复制信息');
  await expect(dialog(page, '复制异常信息').getByLabel('异常信息')).toHaveValue(/编号：[\s\S]*x is not a function/);
  await look('fault-ticket');
  await close(page);
};

/** A token for a program, from the form to what it did. */
const apiTokens = async (page: Page, site: Parameters<Tour>[0]['site'], look: Parameters<Tour>[0]['look']) => {
  await page.goto(site.at('/upms/apiToken'));
  // Where there is none yet, it stands in the empty list, too.
  await page.getByRole('button', { name: '新建令牌' }).first().click();
  const form = dialog(page, '新建令牌');
  await form.getByLabel('名称').fill('县医院体检系统');
  await form.getByRole('button', { name: '业务数据全部可查看' }).click();
  await look('token-new');
  await form.getByRole('button', { name: '新建', exact: true }).click();
  await expect(dialog(page, '令牌已新建').getByLabel('令牌')).toHaveValue(/^gw_[\w-]{43}$/);
  await look('token-given');
  await page.getByRole('button', { name: '已存好，关闭' }).click();
  await rowAction(page, page.getByRole('row').filter({ hasText: '县医院体检系统' }), '使用情况');
  await expect(dialog(page, '令牌使用情况').getByText('还没有用过。')).toBeVisible();
  await look('token-uses');
  await close(page);
};
