import { expect, test } from '@playwright/test';
import { formPage, FORM_TITLES, openForm } from './pages/form.page.ts';
import { logIn } from './pages/login.page.ts';
import { residentList } from './pages/residents.page.ts';
import { officeOf, someResident } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';
import { openNumbers } from './support/watch-page.ts';

const site = siteOfThisFile();

test('an address of the specification asks whose form it is and opens it by keyboard', async ({ page }) => {
  const office = await officeOf(site, 'doctor');
  const patient = (await office.residents({ condition: 'hypertension', status: '1', sort: 'nextFollowUpOn' })).rows[1]!;
  await logIn(page, site, 'doctor', '/cust/hfollowup');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('选择居民');
  const found = page.getByRole('listbox', { name: '找到的居民' });
  await expect(found.getByRole('option').first()).toBeVisible();
  // Patients with the nearest follow-up first, without anything typed.
  await expect(found.getByRole('option').nth(1)).toContainText(patient.name);
  await expect(page.getByRole('combobox', { name: '查找居民' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(found.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await formPage(page).waitUntilOpen(FORM_TITLES['hypertension-follow-up']);
  await expect(page).toHaveURL(new RegExp(`/cust/jkdn/${patient.id}/form/hypertension-follow-up`));

  const other = await someResident(office, { sex: 'female' }, 2);
  await page.goto(site.at('/cust/hfollowup'));
  await page.getByRole('combobox', { name: '查找居民' }).fill(await office.reveal(other.id, 'idNumber'));
  await expect(found.getByRole('option')).toHaveCount(1);
  await found.getByRole('option').click();
  await expect(page).toHaveURL(new RegExp(`/cust/jkdn/${other.id}/form/hypertension-follow-up`));
});

test('numbers in a stored sheet stay masked until one is opened', async ({ page }) => {
  const office = await officeOf(site, 'doctor');
  const { id } = await someResident(office);
  const [sheet] = await office.records(id, 'resident-personal-info');
  await logIn(page, site);
  await page.goto(site.at(`/cust/jkdn/${id}/form/resident-personal-info/${sheet!.id}`));
  const form = formPage(page);
  await form.waitUntilOpen(FORM_TITLES['resident-personal-info']);
  const number = await office.reveal(id, 'idNumber');
  const masked = form.field('idNumber').getByRole('button', { name: /查看并修改$/ });
  await expect(masked).toContainText(`${number.slice(0, 6)}********${number.slice(14)}`);
  expect(await openNumbers(page)).toEqual([]);
  await masked.click();
  await expect(form.box('idNumber')).toHaveValue(number);
  await expect(form.box('idNumber')).toBeFocused();
  // The others stay closed.
  expect(new Set(await openNumbers(page))).toEqual(new Set([number]));
});

test('我负责的 lists the residents of the doctor who asks', async ({ page }) => {
  const office = await officeOf(site, 'village');
  const mine = (await office.residents({ mine: 'true' })).total;
  expect(mine).toBeGreaterThan(0);
  await logIn(page, site, 'village', '/cust/base');
  const list = residentList(page);
  await expect(list.status).toHaveText(/共 \d+ 人/);
  await page.getByRole('navigation', { name: '视图' }).getByRole('button', { name: '我负责的居民' }).click();
  await expect(page).toHaveURL(/view=mine/);
  await expect(list.status).toHaveText(`共 ${mine} 人`);
  await page.getByRole('button', { name: '清除筛选' }).click();
  await expect(list.filter('责任医生')).not.toContainText('我');

  // The same filter of the doctor of the township is about others.
  expect((await (await officeOf(site, 'publichealth')).residents({ mine: 'true' })).total).toBe(0);
});

test('a save that found the server down gets through by itself', async ({ page }) => {
  const office = await officeOf(site, 'doctor');
  const { id } = await someResident(office, { condition: 'hypertension', maxAge: '120' });
  const [stored] = await office.records(id, 'hypertension-follow-up');
  await logIn(page, site);
  // What signs never comes: the form stands all the same.
  await page.route(/\/assets\/signature-field/, (route) => route.abort());
  await openForm(page, site.at, id, 'hypertension-follow-up');
  await page.goto(site.at(`/cust/jkdn/${id}/form/hypertension-follow-up/${stored!.id}`));
  const form = formPage(page);
  await form.waitUntilOpen(FORM_TITLES['hypertension-follow-up']);
  await form.box('remark').fill('停电之前写好的');
  await expect(page.getByText(/^签名没有加载出来/).first()).toBeAttached();
  await site.kill();
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog', { name: '修改原因' }).getByRole('button', { name: '保存', exact: true }).click();
  const warnings = page.getByRole('button', { name: '仍然保存' });
  await expect(form.status.filter({ hasText: '没有保存成功' }).or(warnings)).toBeVisible();
  if (await warnings.isVisible()) await warnings.press('Enter');
  await expect(form.status).toContainText('没有保存成功');
  await site.start();
  // Nobody presses anything any more.
  await expect(form.status).toContainText(/^已保存 \d/, { timeout: 60_000 });
  const again = (await office.records(id, 'hypertension-follow-up')).find((record) => record.id === stored!.id)!;
  expect(again.version).toBe(stored!.version + 1);
  expect((await office.record(stored!.id)).data).toMatchObject({ remark: '停电之前写好的' });
});
