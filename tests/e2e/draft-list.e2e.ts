import { expect, test } from '@playwright/test';
import { formPage, openForm } from './pages/form.page.ts';
import { logIn } from './pages/login.page.ts';
import { officeOf, someResident, type Account } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();
const FORM = 'hypertension-follow-up';

test('an unfinished form is listed on the home page and thrown away there after a question', async ({ page }) => {
  const office = await officeOf(site, 'doctor');
  const resident = await someResident(office, { condition: 'hypertension', maxAge: '120' }, 0);
  await logIn(page, site);
  const form = await openForm(page, site.at, resident.id, FORM);
  await form.box('systolic').click();
  await page.keyboard.type('147');
  await form.draftKeptSince(Date.now());
  await page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: '首页' }).click();

  const list = page.getByRole('region', { name: '本机未完成的表单' });
  const discard = list.getByRole('button', { name: /^放弃：/ });
  await expect(discard).toHaveCount(1);
  await discard.click();
  const question = page.getByRole('dialog', { name: '放弃草稿' });
  await expect(question).toContainText('将无法找回');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toHaveCount(0);
  await page.screenshot({ path: test.info().outputPath('home.png') });
  await discard.click();
  await question.getByRole('button', { name: '放弃草稿' }).click();
  await expect(list).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('heading', { name: '应访的人' })).toBeVisible();
  await expect(list).toHaveCount(0);
  await openForm(page, site.at, resident.id, FORM);
  await expect(formPage(page).draftNote).toHaveCount(0);
});

test('who logs in after another on the same PC is offered none of their drafts, nor does it harm them', async ({
  page,
}) => {
  const office = await officeOf(site, 'doctor');
  const resident = await someResident(office, { condition: 'hypertension', maxAge: '120' }, 1);
  const leave = async (): Promise<void> => {
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.getByRole('button', { name: '确定' }).click();
    await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  };
  const begin = async (account: Account, words: string): Promise<void> => {
    await logIn(page, site, account);
    const form = await openForm(page, site.at, resident.id, FORM);
    await expect(form.draftNote).toHaveCount(0);
    await expect(form.box('signsOther')).toHaveValue('');
    await form.box('signsOther').fill(words);
    await form.draftKeptSince(Date.now());
    await page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link', { name: '首页' }).click();
    await expect(page.getByRole('region', { name: '本机未完成的表单' })).toContainText('1 份');
    await leave();
  };
  await begin('doctor', '医生甲写的');
  await begin('publichealth', '公卫科乙写的');
  for (const [account, words] of [
    ['doctor', '医生甲写的'],
    ['publichealth', '公卫科乙写的'],
  ] as const) {
    await logIn(page, site, account);
    const form = await openForm(page, site.at, resident.id, FORM);
    await expect(form.draftNote).toBeVisible();
    await expect(form.box('signsOther')).toHaveValue(words);
    await leave();
  }
});
