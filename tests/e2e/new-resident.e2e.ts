import { expect, test } from '@playwright/test';
import { fixtureIdNumber } from '../fixtures/roster.ts';
import { formPage, FORM_TITLES } from './pages/form.page.ts';
import { arrive } from './pages/login.page.ts';
import { officeOf, someResident } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();
/** The day in China. */
const today = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
/** Nobody of the seeded county has this number. */
const NUMBER = fixtureIdNumber(90);

test('新建档案 reads the number while it is typed, asks for what is missing and goes on to the sheet', async ({
  page,
}) => {
  await arrive(page, site, 'village', '/cust/base');
  await page.getByRole('button', { name: '新建档案' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建档案' });
  await expect(dialog.getByLabel('姓名')).toBeFocused();
  await dialog.getByLabel('身份证号').fill(NUMBER.slice(0, 12));
  await expect(dialog).toContainText('还差 6 位');
  await dialog.getByLabel('身份证号').fill(NUMBER);
  await expect(dialog).toContainText(`${NUMBER.slice(6, 10)}-${NUMBER.slice(10, 12)}-${NUMBER.slice(12, 14)} 出生`);
  const create = dialog.getByRole('button', { name: '建档并填写基本信息表' });
  await create.click();
  await expect(dialog).toContainText(/姓名不能为空|请输入姓名|请填写姓名/);
  await expect(dialog.getByLabel('姓名')).toBeFocused();
  await dialog.getByLabel('姓名').fill('李小芳');
  await dialog.getByLabel('联系电话').fill('13900002222');
  await create.click();

  const form = formPage(page);
  await form.waitUntilOpen(FORM_TITLES['resident-personal-info']);
  await expect(form.box('name')).toHaveValue('李小芳');
  const found = await (await officeOf(site, 'village')).residents({ text: NUMBER });
  expect(found.rows).toMatchObject([
    { name: '李小芳', birthDate: `${NUMBER.slice(6, 10)}-${NUMBER.slice(10, 12)}-${NUMBER.slice(12, 14)}` },
  ]);
});

test('somebody who has a file is named, with the way to it; one that was let go elsewhere moves in', async ({
  page,
}) => {
  const office = await officeOf(site, 'village');
  const known = await someResident(office);
  const number = await office.reveal(known.id, 'idNumber');
  await arrive(page, site, 'village', '/cust/base');
  await page.getByRole('button', { name: '新建档案' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建档案' });
  await dialog.getByLabel('身份证号').fill(number);
  await expect(dialog).toContainText(`${known.name}（${known.villageName}）已经建档`);
  await dialog.getByRole('link', { name: '打开已有的档案' }).click();
  await expect(page).toHaveURL(new RegExp(`/cust/jkdn/${known.id}$`));

  // 迁入: a file another township let go is taken over under the same name, with all that was written, and opens.
  const county = await officeOf(site, 'admin');
  const own = known.archiveNumber.slice(0, 9);
  const { rows } = await county.residents({ minAge: '40', maxAge: '64', status: '1', limit: '200' });
  const mover = rows.find(({ archiveNumber }) => !archiveNumber.startsWith(own));
  if (!mover) throw new Error('Everybody of the seeded county lives in one township');
  const moved = await county.reveal(mover.id, 'idNumber');
  await county.post(`residents/${mover.id}/archive-events`, {
    id: crypto.randomUUID(),
    event: { type: 'MOVE_OUT', on: today(), destination: '王庄村', handover: '已电话告知' },
  });
  await page.goto(site.at('/cust/base'));
  await page.getByRole('button', { name: '新建档案' }).first().click();
  await dialog.getByLabel('身份证号').fill(moved);
  await dialog.getByLabel('姓名').fill(mover.name);
  await dialog.getByRole('button', { name: '建档并填写基本信息表' }).press('Enter');
  await expect(dialog).toContainText('可以迁入本机构，以往的记录一并转来');
  await expect(dialog.getByRole('button', { name: '迁入本机构' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${mover.name}的档案已迁入`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/cust/jkdn/${mover.id}`));
  expect((await office.residents({ text: moved })).rows).toMatchObject([{ id: mover.id, status: '1' }]);
});

test('somebody without a number who may be filed already is asked about by one question, which another Enter answers', async ({
  page,
}) => {
  for (const asked of [false, true]) {
    await arrive(page, site, 'village', '/cust/base');
    await page.getByRole('button', { name: '新建档案' }).first().click();
    const dialog = page.getByRole('dialog', { name: '新建档案' });
    await dialog.getByLabel('姓名').fill('周桂珍');
    await dialog.getByRole('button', { name: '没有身份证号' }).press('Enter');
    await dialog.getByRole('radio', { name: '女' }).press('Space');
    await dialog.getByRole('textbox', { name: '出生日期' }).fill('19400203');
    const create = dialog.getByRole('button', { name: '建档并填写基本信息表' });
    await create.press('Enter');
    if (asked) {
      // One sentence: the question, and no trouble beside it.
      await expect(dialog.locator('.gw-note--danger')).toHaveText(/^可能已经建档：周桂珍/);
      await expect(dialog.getByRole('link', { name: '打开已有的档案' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: '确为另一人，继续建档' })).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await formPage(page).waitUntilOpen(FORM_TITLES['resident-personal-info']);
  }
  expect((await (await officeOf(site, 'village')).residents({ text: '周桂珍' })).total).toBe(2);
});

test('a number with a wrong check digit opens no file', async ({ page }) => {
  await arrive(page, site, 'village', '/cust/base');
  await page.getByRole('button', { name: '新建档案' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建档案' });
  await dialog.getByLabel('姓名').fill('李小芳');
  const wrong = NUMBER.slice(0, 17) + (NUMBER.endsWith('3') ? '4' : '3');
  await dialog.getByLabel('身份证号').fill(wrong);
  await dialog.getByRole('button', { name: '建档并填写基本信息表' }).click();
  await expect(dialog).toContainText(`末位应为 ${NUMBER.slice(17)}，请逐位核对`);
  expect((await (await officeOf(site, 'village')).residents({ text: wrong })).total).toBe(0);
});

test('自动注册 opens a file for a number nobody has, once, and not where it is switched off', async ({ page }) => {
  const unknown = fixtureIdNumber(91);
  await arrive(page, site, 'village', '/cust/base');
  const search = page.getByRole('searchbox', { name: '查找居民' });
  const dialog = page.getByRole('dialog', { name: '新建档案' });
  await search.fill(unknown);
  await expect(dialog.getByLabel('身份证号')).toHaveValue(unknown);
  await expect(dialog.getByLabel('姓名')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`没有找到“${unknown}”`)).toBeVisible();
  await page.getByRole('button', { name: '界面设置' }).click();
  await page.getByRole('switch', { name: '自动注册' }).click();
  await page.keyboard.press('Escape');
  await search.fill('');
  await expect(page.getByRole('table').getByRole('row').nth(3)).toBeVisible();
  await search.fill(unknown);
  await expect(page.getByText(`没有找到“${unknown}”`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
