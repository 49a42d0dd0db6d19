import { expect } from '@playwright/test';
import { formPage, openForm } from '../pages/form.page.ts';
import { arrive } from '../pages/login.page.ts';
import { rosterFixture } from '../../fixtures/roster.ts';
import { archivePath, residentList } from '../pages/residents.page.ts';
import { rosterPages } from '../pages/roster.page.ts';
import { signByMouse } from '../pages/signature.page.ts';
import { meterBeside } from '../support/meter.ts';
import { officeOf, someResident } from '../support/office.ts';
import { close, dialog, open, type Tour } from './tour.ts';

export const tourOfResidents: Tour = async ({ page, site, look }) => {
  const office = await officeOf(site, 'doctor');
  const { id, villageName } = await someResident(office, { condition: 'hypertension', maxAge: '120' });
  await arrive(page, site, 'doctor', '/cust/base');
  await expect(residentList(page).table.getByRole('row').nth(5)).toBeVisible();
  await residentList(page).table.getByRole('checkbox').nth(1).check();
  await look('residents');
  await page.getByRole('button', { name: '批量打印' }).click();
  await expect(dialog(page, '批量打印')).toBeVisible();
  await look('print-many');
  await close(page);
  await page.getByRole('button', { name: '新建档案' }).first().click();
  await dialog(page, '新建档案').getByRole('button', { name: '建档并填写基本信息表' }).click();
  await look('new-resident');
  await close(page);
  await rosterPages(page).open();
  await look('import');
  await rosterPages(page).upload('花名册.xlsx', (await rosterFixture({ rows: 40, villages: [villageName] })).bytes);
  await look('imported');
  await page.getByRole('button', { name: '取消导入' }).click();
  await expect(dialog(page, '取消导入')).toBeVisible();
  await look('import-question');
  await close(page);
  await open(
    page,
    site.at(archivePath(id)),
    page.getByRole('region', { name: '变化趋势' }).getByRole('figure').first(),
  );
  await look('archive');
  await page.getByRole('navigation', { name: '新建' }).getByRole('button', { name: '打印' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await look('archive-menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '档案状态' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await look('archive-status-menu');
  await page.getByRole('menuitem', { name: '登记失访' }).click();
  await expect(page.getByRole('dialog', { name: /^登记失访/ })).toBeVisible();
  await look('archive-event');
  await close(page);
  await page.getByRole('button', { name: '全部表单' }).click();
  await expect(dialog(page, '全部表单')).toBeVisible();
  await look('all-forms');
  await close(page);
  await page.getByRole('button', { name: '谁看过' }).click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  await look('resident-views');
  await close(page);
  const unnumbered = { name: '贺无号', idNumber: '', noNumber: '2', sex: 'male', birthDate: '1939-01-02' };
  await office.post('residents', { ...unnumbered, address: `${villageName}1组` });
  const [opened] = (await office.residents({ text: unnumbered.name })).rows;
  await open(page, site.at(archivePath(opened!.id)), page.getByText('暂无（无证或号码不详）'));
  await page.getByRole('button', { name: '补录身份证号' }).click();
  await expect(page.getByRole('dialog', { name: /^补录身份证号/ })).toBeVisible();
  await look('give-number');
  await close(page);
  await open(page, site.at(`${archivePath(id)}/records`), page.getByRole('heading', { level: 1 }));
  await look('records');
  await open(
    page,
    site.at('/cust/form/hypertension-follow-up'),
    page.getByRole('listbox', { name: '找到的居民' }).getByRole('option').first(),
  );
  await look('form-entry');
  await meterBeside(page);
  const form = await openForm(page, site.at, id, 'hypertension-follow-up');
  await form.box('systolic').press('Alt+m');
  await expect(dialog(page, '读血压计')).toContainText('172/104 mmHg');
  await look('form-meter');
  await close(page);
  await form.box('systolic').fill('251');
  await form.box('diastolic').fill('90');
  await form.box('diastolic').press('Enter');
  await look('form');
  await page.keyboard.press('F1');
  await expect(dialog(page, '快捷键')).toBeVisible();
  await look('keys');
  await close(page);
  await page.keyboard.press('Alt+e');
  await expect(dialog(page, '需要处理的项目')).toBeVisible();
  await look('form-issues');
  await close(page);
  const check = await openForm(page, site.at, id, 'health-check-up');
  await check.option('dentition', '2').focus();
  await page.keyboard.press('2');
  await page.getByRole('button', { name: '牙位图' }).first().click();
  await page.getByRole('checkbox', { name: '缺齿·右下 6 第一磨牙' }).click();
  await signByMouse(page);
  await expect(page.getByRole('button', { name: '完成', exact: true })).toBeVisible();
  await look('check-up');
  const [record] = await office.records(id, 'hypertension-follow-up');
  await open(page, site.at(`${archivePath(id)}/form/hypertension-follow-up/${record!.id}`), formPage(page).saveButton);
  await page.getByRole('button', { name: '修改历史' }).click();
  await expect(page.getByRole('complementary', { name: '修改历史' }).getByRole('listitem').first()).toBeVisible();
  await look('history');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await expect(dialog(page, '删除：高血压患者随访服务记录表')).toBeVisible();
  await look('sheet-removal');
  await page.keyboard.press('Escape');
  await formPage(page).box('signsOther').fill('双下肢轻度水肿');
  await formPage(page).box('systolic').fill('218');
  await (await officeOf(site, 'county')).change(record!.id, { signsOther: '头晕三天，活动后加重', systolic: 152 });
  await page.keyboard.press('Control+s');
  await expect(dialog(page, '修改原因')).toBeVisible();
  await look('save-question');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '仍然保存' })).toBeVisible();
  await look('save-warnings');
  await page.keyboard.press('Enter');
  await expect(dialog(page, '这份记录刚被他人修改')).toBeVisible();
  await look('save-conflict');
  await open(
    page,
    site.at(`${archivePath(id)}/print/${record!.id}`),
    page.getByRole('button', { name: '打印', exact: true }),
  );
  await look('paper');
  await open(page, site.at(`/print/jkzd?resident=${id}`), page.getByRole('button', { name: '打印', exact: true }));
  await look('report');
  await open(page, site.at(`${archivePath(id)}/report`), page.getByRole('button', { name: '打印', exact: true }));
  await look('health-report');
  await open(page, site.at('/wel/index'), page.getByRole('region', { name: '本机未完成的表单' }));
  await look('home-with-drafts');
  await page
    .getByRole('button', { name: /^放弃：/ })
    .first()
    .click();
  await expect(dialog(page, '放弃草稿')).toBeVisible();
  await look('discard-draft');
  await close(page);
  await page.getByRole('button', { name: '编辑快捷入口' }).click();
  await expect(dialog(page, '编辑快捷入口')).toBeVisible();
  await look('entry-editor');
  await close(page);
  await page.getByRole('region', { name: '公告' }).getByRole('button').first().click();
  await expect(dialog(page, '关于做好四季度老年人健康体检扫尾工作的通知')).toBeVisible();
  await look('announcement');
  await close(page);
  const { token } = await page.evaluate(() => ({
    token: decodeURIComponent(/x-access-token=([^;]+)/.exec(document.cookie)?.[1] ?? ''),
  }));
  await open(page, site.at('/cust/base'), residentList(page).table.getByRole('row').nth(5));
  await fetch(site.at('/api/wx/loginout'), { method: 'POST', headers: { token } });
  await page.getByRole('link', { name: '首页' }).first().click();
  await expect(dialog(page, '登录已过期')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '请输入密码' })).toBeVisible();
  await look('renewal');
  await dialog(page, '登录已过期').getByRole('button', { name: '换用户登录' }).click();
  await expect(dialog(page, '换用户登录')).toBeVisible();
  await look('renewal-leaving');
};
