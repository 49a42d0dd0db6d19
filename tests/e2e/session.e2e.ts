import { expect, test, type Page } from '@playwright/test';
import { FOLLOW_UP, PROPOSED } from './pages/follow-up.data.ts';
import { openForm, type formPage } from './pages/form.page.ts';
import { walkTheLane } from './pages/keyboard-lane.ts';
import { enterCredentials, logIn } from './pages/login.page.ts';
import { findingsOn } from './support/findings.ts';
import { officeOf, PASSWORD, someResidentIds, type Office } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();
const FORM = 'hypertension-follow-up';
let office: Office;
let residents: readonly string[] = [];
test.beforeAll(async () => {
  office = await officeOf(site, 'doctor');
  residents = await someResidentIds(office, { condition: 'hypertension', maxAge: '120' }, 2);
});

/** The server forgets the session of this page, as it does after two hours or when the password was changed. */
async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'x-access-token')?.value ?? '');
  expect(token).not.toBe('');
  expect((await fetch(site.at('/api/wx/loginout'), { method: 'POST', headers: { token } })).status).toBe(200);
}
const box = (page: Page) => page.getByRole('dialog', { name: '登录已过期' });
const renew = async (page: Page, password: string): Promise<void> => {
  await box(page).getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
};

/** Half of a visit; the server knows nothing of it. */
async function halfFilled(page: Page, residentId: string): Promise<ReturnType<typeof formPage>> {
  await logIn(page, site);
  const form = await openForm(page, site.at, residentId, FORM);
  await form.box('systolic').fill('151');
  await form.box('signsOther').fill('双下肢轻度水肿');
  return form;
}

test('a save that meets an ended session is made after the log-in over the form', async ({ page }) => {
  const before = await office.records(residents[0]!, FORM);
  await logIn(page, site);
  const form = await openForm(page, site.at, residents[0]!, FORM);
  await form.option('followUpMode', '1').focus();
  await walkTheLane(page, FOLLOW_UP, { proposed: PROPOSED });
  await endSession(page);
  const place = () => page.getByRole('main').evaluate((element) => element.scrollTop);
  const before401 = await place();
  expect(before401).toBeGreaterThan(0);
  await page.keyboard.press('Control+s');
  const unusual = page.getByRole('button', { name: '仍然保存' });
  await expect(box(page).or(unusual).first()).toBeVisible();
  if (await unusual.isVisible()) await unusual.press('Enter');
  await expect(box(page)).toContainText('页面和已填写的内容都还在');
  await expect(box(page).getByLabel('密码', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await renew(page, 'not this one');
  await expect(box(page).getByRole('alert')).toContainText('密码错误');
  await renew(page, 'nor this');
  await expect(box(page).getByRole('alert')).toContainText('密码错误');
  expect(await findingsOn(page)).toEqual([]);
  await renew(page, PASSWORD);
  await expect(box(page)).toHaveCount(0);
  await form.throughQuestions();
  expect(await place()).toBe(before401);
  expect(await office.records(residents[0]!, FORM)).toHaveLength(before.length + 1);
});

test('a log-in in one window frees the other one', async ({ page, context }) => {
  const form = await halfFilled(page, residents[1]!);
  const other = await context.newPage();
  await other.goto(site.at('/wel/index'));
  await expect(other.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await page.bringToFront();
  await endSession(page);
  // At once: a page that waits hears of it by its line, and asks before anybody clicks.
  await page.getByRole('link', { name: '首页' }).first().click();
  await expect(box(page)).toBeVisible();
  await other.bringToFront();
  await other.goto(site.at('/cust/base'));
  await expect(other.getByRole('heading', { name: '登录' })).toBeVisible();
  await enterCredentials(other, 'doctor', PASSWORD);
  await expect(other.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await expect(box(page)).toHaveCount(0);
  await expect(page).toHaveURL(/wel\/index/);
  await page.goBack();
  await expect(form.box('signsOther')).toHaveValue('双下肢轻度水肿');
});

test('who would rather leave finds the draft after the next log-in', async ({ page }) => {
  const form = await halfFilled(page, residents[1]!);
  const address = page.url();
  await form.draftKeptSince(Date.now());
  await endSession(page);
  await page.getByRole('link', { name: '首页' }).first().click();
  await box(page).getByRole('button', { name: '换用户登录' }).click();
  const question = page.getByRole('dialog', { name: '换用户登录' });
  await expect(question).toContainText('草稿留在本机');
  await question.getByRole('button', { name: '换用户登录' }).click();
  await expect(page.getByText('登录已过期，请重新登录。')).toBeVisible();
  await enterCredentials(page, 'doctor', PASSWORD);
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await page.goto(address);
  await expect(form.box('signsOther')).toHaveValue('双下肢轻度水肿');
});
