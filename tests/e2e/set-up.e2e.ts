import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startServer, type ServerProcess } from '../../tools/lib/server-process.ts';
import { fixtureIdNumber } from '../fixtures/roster.ts';
import { formPage } from './pages/form.page.ts';
import { enterCredentials } from './pages/login.page.ts';

const folder = mkdtempSync(join(tmpdir(), 'gongwei-set-up-'));
let server: ServerProcess;
test.beforeAll(async () => {
  server = await startServer(folder, { SEED_RESIDENTS: '0' });
});
test.afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const [ADMINISTRATOR, DOCTOR] = ['Yunxi2026ok', 'Chunfeng7ye'];
const HEAD = '机构编码,机构名称,级别,上级机构编码\n';
const COUNTY = `320999,云溪县卫生健康委员会,县级,\n320999101,城关镇中心卫生院,乡镇级,320999\n`;
const sheet = (text: string) => ({ name: '机构名册.csv', mimeType: 'text/csv', buffer: Buffer.from(HEAD + text) });
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });

async function codeOnTheTerminal(): Promise<string> {
  const code = (): string => /：((?:[0-9A-Z]{4}-){2}[0-9A-Z]{4})/.exec(server.said())?.[1] ?? '';
  await expect.poll(code).not.toBe('');
  return code();
}

/** What the page of accounts will do when it is there: the administrator adds a doctor and tells the temporary password. */
async function addDoctor(): Promise<string> {
  const ask = async (path: string, init: RequestInit) => (await fetch(`${server.url}/api/${path}`, init)).json();
  const credentials = { username: 'zhang.wei', password: ADMINISTRATOR };
  const { token } = await ask('api/wx/loginin', { method: 'POST', body: new URLSearchParams(credentials) });
  const doctor = { username: 'wang.li', name: '王丽', institutionCode: '320999101101', roles: ['VIL'] };
  const made = await ask('v1/users', {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify(doctor),
  });
  return made.temporaryPassword;
}

test('an empty site is set up from its code to a second doctor’s first record', async ({ page, browser }) => {
  await page.goto(`${server.url}/home/index`);
  await expect(page.getByRole('heading', { name: '初始设置' })).toBeVisible();
  const next = page.getByRole('button', { name: '下一步' });
  await expect(page.getByLabel('初始化码')).toBeFocused();
  await page.getByLabel('初始化码').fill('AAAA-AAAA-AAAA');
  await next.click();
  await expect(page.getByRole('alert')).toContainText('初始化码不正确');
  await page.getByLabel('初始化码').fill((await codeOnTheTerminal()).toLowerCase());
  await next.click();

  await page
    .getByLabel('机构名册', { exact: true })
    .setInputFiles(sheet(`${COUNTY}32099910110,王庄村卫生室,村级,320999101\n`));
  await expect(page.getByText('其中 1 个有问题')).toBeVisible();
  await expect(page.getByRole('row', { name: /王庄村卫生室/ })).toContainText('机构编码应为 6 位');
  await next.click();
  await expect(page.getByRole('alert')).toContainText('请在文件中改好有问题的行');
  await page
    .getByLabel('机构名册', { exact: true })
    .setInputFiles(sheet(`${COUNTY}320999101101,王庄村卫生室,村级,320999101\n`));
  await expect(page.getByText('读入 3 个机构，全部可用')).toBeVisible();
  await next.click();

  await page.getByLabel('姓名').fill('张伟');
  await page.getByLabel('用户名').fill('zhang.wei');
  await page.getByLabel('密码', { exact: true }).fill('12345678');
  await page.getByLabel('再输一次密码').fill('12345678');
  await page.getByRole('button', { name: '完成设置' }).click();
  await expect(page.getByRole('alert')).toContainText('密码须同时有字母和数字');
  await page.getByLabel('密码', { exact: true }).fill(ADMINISTRATOR);
  await page.getByLabel('再输一次密码').fill(ADMINISTRATOR);
  await page.getByRole('button', { name: '完成设置' }).click();
  await page.getByRole('link', { name: '去登录' }).click();
  await enterCredentials(page, 'zhang.wei', ADMINISTRATOR);
  await expect(menu(page)).toBeVisible();
  await page.goto(`${server.url}/setup`);
  await expect(page.getByText('本站已完成初始设置')).toBeVisible();

  const temporary = await addDoctor();
  const doctor = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await doctor.goto(server.url);
  await enterCredentials(doctor, 'wang.li', temporary);
  await expect(doctor.getByRole('heading', { name: '请先修改密码' })).toBeVisible();
  await expect(menu(doctor)).toHaveCount(0);
  // No address leads around it.
  await doctor.goto(`${server.url}/cust/base`);
  await expect(doctor.getByRole('heading', { name: '请先修改密码' })).toBeVisible();
  await doctor.getByLabel('临时密码').fill(temporary);
  await doctor.getByLabel('新密码', { exact: true }).fill(DOCTOR);
  await doctor.getByLabel('再输一次新密码').fill(DOCTOR);
  await doctor.getByRole('button', { name: '修改密码并进入系统' }).click();
  await expect(menu(doctor)).toBeVisible();

  await doctor.getByRole('button', { name: '新建档案' }).first().click();
  const dialog = doctor.getByRole('dialog', { name: '新建档案' });
  await dialog.getByLabel('姓名').fill('李小芳');
  await dialog.getByLabel('身份证号').fill(fixtureIdNumber(90));
  await dialog.getByRole('button', { name: '建档并填写基本信息表' }).click();
  await expect(doctor).toHaveURL(/\/form\/resident-personal-info/);
  await doctor.goto(doctor.url().replace('resident-personal-info', 'supplement-blood-routine'));
  const form = formPage(doctor);
  await expect(form.saveButton).toBeEnabled();
  await form.box('hemoglobin').fill('131');
  await form.save();
  await expect(form.status).toContainText('已保存');
});
