import { expect, test, type Locator, type Page } from '@playwright/test';
import { formPage, openForm } from './pages/form.page.ts';
import { arrive } from './pages/login.page.ts';
import { officeOf } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();

const rows = (page: Page) => page.locator('tbody tr[data-row]');
const search = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('searchbox', { name: /^查找/ }).fill(text);
};

/** Writes on a field's paper, with the mouse. */
async function sign(page: Page, field: Locator): Promise<void> {
  const pad = field.locator('canvas');
  await pad.scrollIntoViewIfNeeded();
  const place = (await pad.boundingBox())!;
  await page.mouse.move(place.x + 30, place.y + 40);
  await page.mouse.down();
  for (let step = 1; step <= 20; step += 1)
    await page.mouse.move(place.x + 30 + step * 8, place.y + 40 + 15 * Math.sin(step));
  await page.mouse.up();
  await field.getByRole('button', { name: '完成' }).click();
}

test('a drug is added by keyboard, found, changed with a reason, deleted and brought back', async ({ page }) => {
  await arrive(page, site, 'county', '/upms/ypml');
  await expect(rows(page).first()).toContainText('YP0001');
  await page.getByRole('button', { name: '新增' }).click();
  const form = formPage(page);
  await form.waitUntilOpen('药品目录');
  // The cursor stands in the first box; Enter goes on, a digit chooses.
  await expect(form.box('code')).toBeFocused();
  for (const [key, text] of [
    ['code', 'YP9001'],
    ['genericName', '测试降压片'],
    ['tradeName', ''],
    ['pinyin', 'CSJYP'],
    ['wubi', ''],
  ] as const) {
    await expect(form.box(key)).toBeFocused();
    await page.keyboard.insertText(text);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('1');
  await expect(form.option('category', '1')).toBeChecked();
  await form.box('spec').fill('10mg×7片');
  await form.box('minUnit').fill('片');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(site.at('/upms/ypml'));

  await search(page, 'csjyp');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('测试降压片');
  await rows(page).getByRole('button', { name: '编辑' }).click();
  await form.waitUntilOpen('药品目录');
  await form.box('spec').fill('20mg×7片');
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog', { name: '修改原因' }).getByRole('button', { name: '保存' }).click();
  // Back in the list as it was left.
  await expect(page.getByRole('searchbox', { name: /^查找/ })).toHaveValue('csjyp');
  await expect(rows(page)).toContainText('20mg×7片');

  await rows(page).getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog', { name: '删除' }).getByRole('button', { name: '删除' }).click();
  // It stays in its place, crossed out, until the list is asked anew.
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByText('已撤销')).toBeVisible();
  await rows(page).getByRole('button', { name: '编辑' }).click();
  await page.getByRole('button', { name: '修改历史' }).click();
  await expect(page.getByRole('complementary', { name: '修改历史' }).getByRole('listitem')).toContainText([
    '恢复',
    '删除',
    '更正录入错误',
    '首次填写',
  ]);
});

test('a file of drugs is looked at line by line, imported, told of and taken back; the history stands beside the list', async ({
  page,
}) => {
  await arrive(page, site, 'county', '/upms/ypml');
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '导入药品目录' });
  const head = '药品编码,通用名,拼音码,分类,规格,最小单位';
  await page.getByLabel('要导入的文件').setInputFiles({
    name: '药品.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${head}\nYP9201,导入甲,DRJ,其他,1mg,片\nYP9202,导入乙,DRY,没有这类,1mg,片\n`),
  });
  await expect(dialog.getByRole('row', { name: /没有这类/ })).toContainText('有误');
  await dialog.getByRole('button', { name: '确认导入 1 种' }).click();
  await expect(page.getByText('已导入 1 条，1 条没有导入。')).toBeVisible();
  await search(page, 'drj');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('导入甲');
  await rows(page)
    .getByRole('button', { name: /^更多操作/ })
    .click();
  await page.getByRole('menuitem', { name: '修改历史' }).click();
  await expect(page.getByRole('complementary', { name: '修改历史' })).toContainText('原因：导入');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByText(/^已撤销/)).toBeVisible();
});

test('what a list finds is printed with boxes to tick and room to write', async ({ page }) => {
  await page.addInitScript(() => void (window.print = () => undefined));
  await arrive(page, site, 'county', '/upms/jcxm');
  await expect(rows(page).first()).toContainText('SBP');
  await page.getByRole('button', { name: '打印清单' }).click();
  const lines = page.locator('.gw-tick-sheet tbody tr');
  await expect(lines.first()).toContainText('☐');
  expect(await lines.count()).toBeGreaterThan(20);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(lines).toHaveCount(0);
});

test('what the county keeps is read below it, not changed; a page without the right says so and asks nothing', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await arrive(page, site, 'doctor', '/yfrh/zsk/yd');
  await rows(page).filter({ hasText: '太极拳' }).getByRole('button', { name: '查看' }).click();
  await expect(page.getByText(/由上级机构.+维护，本机构只能查看/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^保存/ })).toHaveCount(0);
  await page.goto(site.at('/upms/jcxm'));
  await expect(page.getByRole('main').getByText('您的账号不能打开这个页面', { exact: false })).toBeVisible();
  expect(asked.filter((path) => path.includes('/lists/monitoring-item'))).toEqual([]);
});

test('a signature is written once, and signs the sheets of its owner from then on', async ({ page }) => {
  const { rows: people } = await (await officeOf(site, 'doctor')).residents({ condition: 'hypertension', status: '1' });
  await arrive(page, site, 'doctor');
  const form = await openForm(page, site.at, people[0]!.id, 'hypertension-follow-up');
  const signature = form.field('followUpDoctorSignature');
  await sign(page, signature);
  // Whoever signs by hand is told where it is done once for all.
  await signature.getByRole('link', { name: '存好签名，以后一点就签' }).click();
  await form.waitUntilOpen('个人签名');
  await sign(page, form.field('draw'));
  await expect(form.field('current').getByRole('img')).toBeVisible();
  await form.field('agree').getByText('是').first().click();
  await page.keyboard.press('Control+s');
  await expect(form.status).toContainText('已保存');
  await page.reload();
  await form.waitUntilOpen('个人签名');
  await expect(form.field('current').getByRole('img')).toBeVisible();
  await expect(form.field('updateTime')).toContainText(/\d{4}-\d{2}-\d{2}/);
  await openForm(page, site.at, people[0]!.id, 'hypertension-follow-up');
  await signature.scrollIntoViewIfNeeded();
  await signature.getByRole('button', { name: '重签' }).click();
  await signature.getByRole('button', { name: '使用我的签名' }).click();
  await expect(signature.getByRole('img', { name: /已签/ })).toBeVisible();
});

test('an unfinished entry is among the drafts of the home page and is gone on with from there', async ({ page }) => {
  await arrive(page, site, 'county', '/hotelManage/add');
  const form = formPage(page);
  await form.waitUntilOpen('酒店管理');
  await form.box('name').fill('还没写完的招待所');
  await form.draftKeptSince(Date.now());
  await page.goto(site.at('/wel/index'));
  await page
    .getByRole('region', { name: '本机未完成的表单' })
    .getByRole('row', { name: /酒店管理/ })
    .click();
  await form.waitUntilOpen('酒店管理');
  await expect(form.draftNote).toBeVisible();
  await expect(form.box('name')).toHaveValue('还没写完的招待所');
});
