import { expect, test, type Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import { fixtureIdNumber } from '../fixtures/roster.ts';
import { XSS_PAYLOADS } from '../security/xss-payloads.ts';
import { formPage, FORM_TITLES } from './pages/form.page.ts';
import { listPage } from './pages/list.page.ts';
import { arrive } from './pages/login.page.ts';
import { archivePath } from './pages/residents.page.ts';
import { rosterPages } from './pages/roster.page.ts';
import { signByMouse } from './pages/signature.page.ts';
import { officeOf, someResident } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';
import { watchScripts, type ScriptWatch } from './support/watch-scripts.ts';

const site = siteOfThisFile();
/** One line, as a box takes it, and no longer than a name may be. */
const SHORT = XSS_PAYLOADS.filter((text) => text.length <= 45 && !/[\r\n\t]/.test(text) && text === text.trim());

let watch: ScriptWatch;
test.beforeEach(async ({ page }) => {
  watch = await watchScripts(page);
});
test.afterEach(() => expect(watch).toEqual({ ran: [], reported: [] }));

/** Waits until a page stands, and moves over it what hovering and focus would set off. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.mouse.move(500, 300);
  await page.keyboard.press('Tab');
}

test('what is typed into windows and sheets is kept and shown as text: in lists, the file, its history, on paper', async ({
  page,
}) => {
  const number = fixtureIdNumber(93);
  const [hostile, address, workplace, contact, view] = SHORT as [string, string, string, string, string];
  await arrive(page, site, 'village', '/cust/base');
  await page.getByRole('button', { name: '新建档案' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建档案' });
  await dialog.getByLabel('身份证号').fill(number);
  await dialog.getByLabel('姓名').fill(hostile);
  await dialog.getByLabel('联系电话').fill('13900002222');
  await dialog.getByLabel('现住址').fill(address);
  await dialog.getByRole('button', { name: '建档并填写基本信息表' }).click();
  // A name has no signs; what is said about it holds it as a text.
  await expect(dialog).toContainText(`姓名“${hostile}”含有数字或符号`);
  await settle(page);
  await dialog.getByLabel('姓名').fill('李小芳');
  await dialog.getByRole('button', { name: '建档并填写基本信息表' }).click();
  const form = formPage(page);
  await form.waitUntilOpen(FORM_TITLES['resident-personal-info']);
  await form.box('workplace').fill(workplace);
  await form.box('contactName').fill(contact);
  await page.keyboard.press('Control+s');
  await settle(page);
  const office = await officeOf(site, 'village');
  const [row] = (await office.residents({ text: number })).rows;
  await page.goto(site.at(archivePath(row!.id)));
  await expect(page.getByRole('region', { name: '居民信息' })).toContainText(address);
  await settle(page);
  await page.goto(site.at(`/print/jbxx?resident=${row!.id}`));
  await expect(page.locator('.gwp-desk')).toContainText('李小芳');
  await settle(page);

  // A sheet that is saved: in the file's timeline, opened again, in its history, on paper.
  await page.goto(site.at(`${archivePath(row!.id)}/form/visit-record`));
  await form.waitUntilOpen('接诊记录表');
  const texts = XSS_PAYLOADS.slice(20, 24);
  for (const [at, key] of ['subjective', 'objective', 'assessment', 'plan'].entries())
    await form.field(key).locator('textarea').fill(texts[at]!);
  await signByMouse(page);
  await form.field('doctorSignature').getByRole('button', { name: '完成' }).click();
  await form.save();
  await page.getByRole('button', { name: '修改历史' }).click();
  await settle(page);
  const [record] = await office.records(row!.id, 'visit-record');
  expect((await office.record(record!.id)).data).toMatchObject({ subjective: texts[0], plan: texts[3] });
  await page.goto(site.at(archivePath(row!.id)));
  await expect(page.getByRole('region', { name: '居民信息' })).toContainText('李小芳');
  await expect(page.getByRole('main')).toContainText('接诊记录表');
  await settle(page);
  await page.goto(site.at(`${archivePath(row!.id)}/print/${record!.id}`));
  await expect(page.locator('.gwp-desk, main').first()).toContainText(texts[0]!.slice(0, 8));
  await settle(page);

  await page.goto(site.at('/cust/base'));
  const list = listPage(page, '居民列表');
  await list.search.fill(hostile);
  await expect(page.getByText(`没有找到“${hostile}”`)).toBeVisible();
  await page.getByRole('button', { name: '清除筛选' }).first().click();
  await list.choose('性别', '女');
  await page.getByRole('button', { name: '存为视图…' }).click();
  await page.getByRole('dialog', { name: '存为视图' }).getByRole('textbox').first().fill(view.slice(0, 20));
  await page
    .getByRole('dialog', { name: '存为视图' })
    .getByRole('button', { name: /^(?:保存|存为视图)$/ })
    .click();
  await expect(page.getByRole('navigation', { name: '视图' })).toContainText(view.slice(0, 20));
  await settle(page);
});

test('what is typed into a register stands in its list, its entry and its history as text', async ({ page }) => {
  await arrive(page, site, 'county', '/upms/ypml/add');
  const form = formPage(page);
  await form.waitUntilOpen('药品目录');
  const texts = SHORT.filter((text) => text.length <= 30);
  await form.box('code').fill('YP9002');
  await form.box('genericName').fill(texts[0]!);
  await form.box('tradeName').fill(texts[1]!);
  await form.box('pinyin').fill('CSYP');
  await form.option('category', '1').check({ force: true });
  await form.box('spec').fill(texts[2]!.slice(0, 20));
  await form.box('minUnit').fill('片');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(site.at('/upms/ypml'));
  await page.getByRole('searchbox', { name: /^查找/ }).fill('YP9002');
  const rows = page.locator('tbody tr[data-row]');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(texts[0]!);
  await settle(page);
  await rows.getByRole('button', { name: '编辑' }).click();
  await form.waitUntilOpen('药品目录');
  await expect(form.box('genericName')).toHaveValue(texts[0]!);
  await page.getByRole('button', { name: '修改历史' }).click();
  await expect(page.getByRole('complementary', { name: '修改历史' }).getByRole('listitem').first()).toBeVisible();
  await settle(page);
});

test('a workbook of hostile names is previewed, refused row by row, written and given back as text', async ({
  page,
}) => {
  const village = (await someResident(await officeOf(site, 'village'))).villageName;
  const text = (value: string): Cell => ({ value, type: String, format: '@' });
  const payloads = SHORT.slice(5, 29);
  const head = ['姓名', '身份证号码', '联系电话', '现住址', '村（居）委会'].map(text);
  const people = payloads.map((payload, at) => {
    const good = fixtureIdNumber(200 + at);
    // Every third has the name, and every fourth the village of a payload; all live there.
    return [
      text(at % 3 === 2 ? payload : '李小芳'),
      text(good),
      text('19900001111'),
      text(payload),
      text(at % 4 === 3 ? payload : village),
    ];
  });
  const bytes = new Uint8Array(await writeXlsxFile([head, ...people], { sheet: '花名册' }).toBuffer());
  await arrive(page, site, 'village', '/cust/base');
  const panel = rosterPages(page);
  await panel.open();
  await panel.upload(`${payloads[0]!.replaceAll(/[\\/:*?"|]/g, '')}.xlsx`, bytes);
  await expect(page.getByRole('table', { name: '逐行结果' })).toContainText('李小芳');
  await settle(page);
  await panel.outcome('不能导入').click();
  await expect(page.getByRole('table', { name: '逐行结果' })).toContainText(payloads[2]!);
  await settle(page);
  await panel.confirm();
  await settle(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: '下载核对文件' }).click();
  const sheets = await readXlsxFile(await (await downloading).path());
  const said = JSON.stringify(sheets);
  for (const payload of payloads) expect(said).toContain(JSON.stringify(payload).slice(1, -1));
});
