import { expect, test, type Page } from '@playwright/test';
import { FOLLOW_UP, PROPOSED } from './pages/follow-up.data.ts';
import { formPage, FORM_TITLES, openForm } from './pages/form.page.ts';
import { walkTheLane } from './pages/keyboard-lane.ts';
import { logIn } from './pages/login.page.ts';
import { newFormPath } from './pages/residents.page.ts';
import { officeOf, someResident, type Office } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();
const FORM = 'hypertension-follow-up';
let office: Office;
test.beforeAll(async () => {
  office = await officeOf(site, 'doctor');
});

/** A filled follow-up of the nth hypertensive resident, and how many there were before. */
async function filled(page: Page, nth: number): Promise<{ readonly residentId: string; readonly before: number }> {
  const residentId = (await someResident(office, { condition: 'hypertension', maxAge: '120' }, nth)).id;
  const before = (await office.records(residentId, FORM)).length;
  await logIn(page, site);
  const form = await openForm(page, site.at, residentId, FORM);
  await form.option('followUpMode', '1').focus();
  await walkTheLane(page, FOLLOW_UP, { proposed: PROPOSED });
  return { residentId, before };
}

test('a double click on 保存 makes one record', async ({ page }) => {
  const { residentId, before } = await filled(page, 0);
  await formPage(page).saveButton.dblclick();
  await formPage(page).throughQuestions();
  const records = await office.records(residentId, FORM);
  expect(records).toHaveLength(before + 1);
  expect(records[0]!.version).toBe(1);
});

test('Ctrl+S held down makes one record', async ({ page }) => {
  const { residentId, before } = await filled(page, 1);
  await page.keyboard.down('Control');
  for (let repeat = 0; repeat < 12; repeat += 1) await page.keyboard.down('s');
  await page.keyboard.up('s');
  await page.keyboard.up('Control');
  await formPage(page).throughQuestions();
  const records = await office.records(residentId, FORM);
  expect(records).toHaveLength(before + 1);
  expect(records[0]!.version).toBe(1);
});

test('one sheet is written in one of two windows, goes over with every word, and makes one record', async ({
  page,
  context,
}) => {
  const { residentId, before } = await filled(page, 4);
  await formPage(page).draftKeptSince(Date.now());
  const other = await context.newPage();
  await other.goto(page.url());
  const goOn = (window: Page) => window.getByRole('button', { name: '在此继续' }).first();
  await expect(other.getByText('这张表已在另一个窗口打开，这里只能查看。').first()).toBeVisible();
  await expect(formPage(other).box('remark')).toBeDisabled();
  await expect(formPage(other).saveButton).toHaveCount(0);
  await other.getByRole('button', { name: '只读查看' }).click();
  await expect(goOn(other)).toBeVisible();

  await formPage(page).box('remark').fill('最后一个字');
  await goOn(other).click();
  await expect(page.getByText('这张表已转到另一个窗口填写').first()).toBeVisible();
  await expect(formPage(page).box('remark')).toBeDisabled();
  await expect(formPage(other).box('remark')).toHaveValue('最后一个字');
  await formPage(other).save();
  await other.close();

  await goOn(page).click();
  await expect(formPage(page).status).toContainText('已保存的记录');
  await expect(formPage(page).box('remark')).toHaveValue('最后一个字');
  await expect(formPage(page).box('remark')).toBeEnabled();
  expect(await office.records(residentId, FORM)).toHaveLength(before + 1);
});

test('an answer lost on the way and a second save make one record', async ({ page }) => {
  const { residentId, before } = await filled(page, 2);
  let lost = 0;
  await page.route('**/api/v1/records/*', async (route) => {
    if (route.request().method() !== 'PUT' || lost > 0) return route.continue();
    lost += 1;
    const answer = await route.fetch();
    expect(answer.status()).toBe(200);
    await route.abort('connectionreset');
  });
  await page.keyboard.press('Control+s');
  const warnings = page.getByRole('button', { name: '仍然保存' });
  await expect(formPage(page).status.filter({ hasText: '没有保存成功' }).or(warnings)).toBeVisible();
  if (await warnings.isVisible()) await warnings.press('Enter');
  await expect(formPage(page).status).toContainText('没有保存成功');
  expect(await office.records(residentId, FORM)).toHaveLength(before + 1);
  await formPage(page).save();
  expect(lost).toBe(1);
  const records = await office.records(residentId, FORM);
  expect(records).toHaveLength(before + 1);
  expect(await office.history(records[0]!.id)).toHaveLength(1);
});

test('two people at one record settle their differences field by field', async ({ browser, page }) => {
  const { residentId } = await filled(page, 3);
  await formPage(page).save();
  const record = (await office.records(residentId, FORM))[0]!;
  const address = site.at(`${newFormPath(residentId, FORM)}/${record.id}`);
  const colleague = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  const theirs = await colleague.newPage();
  await logIn(theirs, site, 'publichealth');
  for (const desk of [page, theirs]) {
    await desk.goto(address);
    await formPage(desk).waitUntilOpen(FORM_TITLES[FORM]);
  }
  await formPage(theirs).box('systolic').fill('158');
  await formPage(theirs).box('heartRate').fill('80');
  await formPage(theirs).box('remark').fill('对方改的备注');
  await formPage(theirs).save();

  await formPage(page).box('systolic').fill('154');
  await formPage(page).box('heartRate').fill('82');
  await formPage(page).box('signsOther').fill('只有我改的体征');
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog', { name: '修改原因' }).getByRole('button', { name: '保存', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '这份记录刚被他人修改' });
  const warnings = page.getByRole('button', { name: '仍然保存' });
  await expect(dialog.or(warnings)).toBeVisible();
  if (await warnings.isVisible()) await warnings.press('Enter');
  await expect(dialog).toContainText('保存了另一份内容');
  const line = (label: string) =>
    dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });
  await expect(line('收缩压')).toContainText(/156 mmHg.*154 mmHg.*158 mmHg/);
  await expect(dialog.getByRole('button', { name: '还有 2 项未选' })).toBeDisabled();
  await line('收缩压').getByRole('radio').nth(0).check();
  await line('心率').getByRole('radio').nth(1).check();
  await dialog.getByRole('button', { name: '按所选保存' }).click();
  await formPage(page).throughQuestions();

  const settled = await office.record(record.id);
  expect(settled.version).toBe(3);
  expect(settled.data).toMatchObject({
    systolic: 154,
    heartRate: 80,
    remark: '对方改的备注',
    signsOther: '只有我改的体征',
  });
  await page.getByRole('button', { name: '修改历史' }).click();
  const history = page.getByRole('complementary', { name: '修改历史' });
  await expect(history.getByText(/^第 3 次保存/)).toBeVisible();
  await expect(history.getByRole('listitem').filter({ hasText: '第 2 次保存' })).toContainText(/156 mmHg.*158 mmHg/);
  await expect(history.getByRole('listitem').filter({ hasText: '第 3 次保存' })).toContainText(/158 mmHg.*154 mmHg/);
  await colleague.close();
});
