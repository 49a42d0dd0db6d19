import type { ResidentRow } from '@gongwei/domain/resident';
import { expect, test, type Page } from '@playwright/test';
import { arrive } from './pages/login.page.ts';
import { officeOf } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();

const somebody = async (query: Readonly<Record<string, string>>) => {
  const [first] = (await (await officeOf(site, 'publichealth')).residents(query)).rows;
  if (!first) throw new Error(`Nobody is like ${JSON.stringify(query)}.`);
  return first;
};
const aWoman = () => somebody({ sex: 'female', minAge: '22', maxAge: '40' });

/** Types a name into the dialog that asks for a relative, and takes whoever is found. */
async function chooseRelative(page: Page, { name, villageName }: ResidentRow): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').or(dialog.locator('input')).first().fill(name);
  await dialog.getByRole('option').filter({ hasText: villageName }).first().click();
  await expect(dialog).toHaveCount(0);
}

test('the visits of a child open the due one with its stage, and keep what is half filled', async ({ page }) => {
  const child = await somebody({ maxAge: '4' });
  await arrive(page, site, 'publichealth', `/health/etjbxx/${child.id}/jbtj`);
  const plan = page.getByRole('navigation', { name: '按年龄体检' });
  const current = plan.locator('[aria-current]');
  await expect(plan.getByRole('link')).toHaveCount(13);
  // The form says `3月龄` as its sheet prints it, the plan `3 月龄`.
  const label = ((await current.locator('b').textContent()) ?? '').replaceAll(' ', '');
  const stage = page.locator('[data-field="stageMonth"] label:has(:checked)');
  await expect(stage).toContainText(label);
  await page.locator('#weight').fill('9.9');

  await plan.getByRole('link', { name: /^3 岁/ }).click();
  await expect(stage).toContainText('3岁');
  await expect(page.locator('#weight')).toHaveValue('');
  await page.getByRole('link', { name: '其他检查' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('心理');
  await page.goto(site.at(`/health/etjbxx/${child.id}`));
  await page.getByRole('link', { name: '基本体检' }).click();
  await expect(stage).toContainText(label);
  await expect(page.locator('#weight')).toHaveValue('9.9');
});

test('a mother is tied to her child: his sheets know her name, her page leads to him, and all of it is one tab', async ({
  page,
}) => {
  const [woman, child] = [await aWoman(), await somebody({ maxAge: '3' })];
  await arrive(page, site, 'publichealth', `/health/etjbxx/${child.id}`);
  await page.getByRole('button', { name: '关联' }).click();
  await chooseRelative(page, woman);
  await page.locator('.gw-care-family').getByRole('link', { name: woman.name }).click();
  await page.getByRole('link', { name: '产时保健' }).click();
  await page.getByRole('link', { name: '产时婴儿保健' }).click();
  await expect(page.locator('.gwf-who')).toContainText(child.name);
  await expect(page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link')).toHaveCount(3);
  await page.locator('.gw-care-family').getByRole('link', { name: child.name }).click();
  await page.goto(site.at(`/health/etjbxx/${child.id}/jbtj/day42?stage=0`));
  await expect(page.locator('#motherName')).toHaveValue(woman.name);
});

test('a birth is written down in the mother’s file before the child has one, and found there when it has', async ({
  page,
}) => {
  const [woman, child] = [
    await somebody({ sex: 'female', minAge: '28', maxAge: '33' }),
    await somebody({ maxAge: '2' }),
  ];
  await arrive(page, site, 'publichealth', `/health/fnbjxx/${woman.id}/csbj/csyebj`);
  await expect(page.locator('.gwf-who')).toContainText(woman.name);
  await expect(page.getByText('先记在产妇本人的档案里')).toBeVisible();
  await expect(page.locator('[data-field="sex"] label:has(:checked)')).toHaveCount(0);
  await page.locator('#birthWeight').fill('3200');
  await page.getByRole('button', { name: '关联子女的档案' }).click();
  await chooseRelative(page, child);
  await expect(page.locator('.gwf-who')).toContainText(child.name);
  await expect(page.locator('#birthWeight')).toHaveValue('');
});

test('man and woman stand side by side, each in the own file, each with the own boxes', async ({ page }) => {
  const [woman, man] = [await aWoman(), await somebody({ sex: 'male', minAge: '22', maxAge: '40' })];
  await arrive(page, site, 'publichealth', `/health/manhqjc/${woman.id}/manyxjc`);
  await page.getByRole('button', { name: '关联配偶的档案' }).click();
  await chooseRelative(page, man);
  await expect(page.locator('.gwf-who')).toContainText(man.name);
  await expect(page.locator('#partnerName')).toHaveValue(woman.name);
  await page.getByRole('button', { name: '并排对照' }).click();
  await expect(page.locator('.gwf-who')).toHaveCount(2);
  await expect(page.locator('#beside-partnerName')).toHaveValue(man.name);
  const doubled = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('.gwf [id]')].map(({ id }) => id).filter((id) => !id.startsWith('gwf-'));
    return ids.filter((id, at) => ids.indexOf(id) !== at);
  });
  expect(doubled).toEqual([]);
  await page.getByRole('button', { name: '女方一般检查' }).click();
  await expect(page.locator('.gwf-who')).toHaveCount(1);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(page.locator('.gwf-who')).toHaveCount(2);
});

test('a sheet of the wrong person is taken out for a reason, found again, and put back', async ({ page }) => {
  const woman = await aWoman();
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const office = await officeOf(site, 'publichealth');
  await office.save('supplement-blood-routine', woman.id, { examDate: day, hemoglobin: 132 });
  await arrive(page, site, 'publichealth', `/cust/jkdn/${woman.id}/records?form=supplement-blood-routine`);
  const title = '血常规检查结果（补充录入）';
  await page.locator('.gw-timeline').getByRole('link', { name: title, exact: true }).first().click();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `删除：${title}` });
  await expect(dialog.getByRole('radio', { name: '录错人' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('请选择删除原因');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  const told = page.getByText('不计入统计和随访计划；原因见修改历史');
  await expect(told).toBeVisible();
  for (const name of [/^保存/, '打印']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page.goto(site.at(`/cust/jkdn/${woman.id}/records`));
  await page.getByRole('button', { name: '查看已删除的表' }).click();
  await page
    .getByRole('region', { name: /^已删除的表/ })
    .getByRole('link')
    .first()
    .click();
  await told.getByRole('button', { name: '恢复' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '恢复' }).click();
  await expect(told).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^保存/ })).toBeEnabled();
});
