import { expect, test, type Page } from '@playwright/test';
import type { ResidentRow } from '@gongwei/domain/resident';
import { arrive } from './pages/login.page.ts';
import { residentList } from './pages/residents.page.ts';
import { officeOf, someResident, type Office } from './support/office.ts';
import { readPdf, wordsOn, type PrintedPage } from './support/pdf.ts';
import { scanned } from './support/scan.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();
let office: Office;
let elder: ResidentRow;
test.beforeAll(async () => {
  office = await officeOf(site, 'doctor');
  elder = await somebodyWith('supplement-biochemistry');
});

/** An elderly resident who has a check-up and a record of the form. */
async function somebodyWith(formId: string): Promise<ResidentRow> {
  for (const row of (await office.residents({ minAge: '65', status: '1' })).rows)
    if (row.lastCheckUpOn && (await office.records(row.id, formId)).length > 0) return row;
  throw new Error(`Nobody in the seeded county has ${formId}.`);
}

/** What the PDF of an opened print page says, without blanks. */
async function printed(page: Page): Promise<{ readonly pages: readonly PrintedPage[]; readonly text: string }> {
  await expect(page.getByRole('button', { name: '打印', exact: true })).toBeEnabled();
  await page.evaluate(() => document.fonts.ready);
  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  return { pages, text: wordsOn(pages) };
}

function expectA4(pages: readonly PrintedPage[]): void {
  for (const { width, height, outside } of pages) {
    expect(Math.abs(width - 595.3)).toBeLessThan(1);
    expect(Math.abs(height - 841.9)).toBeLessThan(1);
    expect(outside).toEqual([]);
  }
}

/** Each print page of the specification: how many sheets of A4, and words that only it prints. */
const PAGES: readonly (readonly [name: string, sheets: number, words: string])[] = [
  ['cover', 1, '居民健康档案'],
  ['jktjCover', 1, '健康体检表'],
  ['jktjCoverNew', 1, '年度健康体检报告'],
  ['jktjCoverImg', 1, '居民健康体检报告'],
  ['jktjCoverGuard', 1, '国家基本公共卫生服务项目'],
  ['guardBack', 1, '健康提示'],
  ['jbxx', 1, '个人基本信息表'],
  ['jktj', 4, '健康体检表'],
  ['jktjFirstTemplate', 1, '健康体检结果首页'],
  ['shct', 1, '生化检验报告单'],
  ['xcgct', 1, '血常规检验报告单'],
  ['ncgct', 1, '尿常规检验报告单'],
  ['jkzd', 1, '您好'],
  ['jkzdb', 1, '健康指导表'],
];

test('every print page of the specification opens at its address and comes out on A4', async ({ page }) => {
  await arrive(page, site);
  for (const [name, sheets, words] of PAGES)
    await test.step(name, async () => {
      await page.goto(site.at(`/print/${name}?resident=${elder.id}`));
      const { pages, text } = await printed(page);
      expectA4(pages);
      // Long answers may take a continuation.
      expect(pages.length - (text.includes('续页') ? 1 : 0)).toBe(sheets);
      expect(text).toContain(words.normalize('NFKC'));
      expect(text).toContain(elder.name);
      expect(text).not.toContain('返回');
    });
});

test('the whole report holds everything there is, in its order, and says what is missing', async ({ page }) => {
  await arrive(page, site);
  await page.goto(site.at(`/print/all?resident=${elder.id}`));
  const { pages, text } = await printed(page);
  expectA4(pages);
  const order = [
    '居民健康档案',
    '个人基本信息表',
    '健康体检表',
    '您好',
    '生化检验报告单',
    '血常规检验报告单',
    '尿常规检验报告单',
  ].map((words) => text.indexOf(words.normalize('NFKC')));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  await page.getByText('还没有填写，没有列在下面').click();
  await expect(page.getByText('没有心电图报告记录')).toBeVisible();
});

test('pages of sheets that nobody has filled in yet open all the same', async ({ page }) => {
  await arrive(page, site);
  const younger = await someResident(office, { minAge: '40', maxAge: '60' });
  const missing = [
    ['oldShzlnl', '该居民还没有老年人生活自理能力评估表记录'],
    ['color', '该居民还没有B超报告记录'],
    ['xdt', '该居民还没有心电图报告记录'],
  ] as const;
  for (const [name, sentence] of missing)
    await test.step(name, async () => {
      await page.goto(site.at(`/print/${name}?resident=${younger.id}`));
      await expect(page.getByText(sentence)).toBeVisible();
    });
});

test('a page without its record says so, with the way to fill it in', async ({ page }) => {
  await arrive(page, site);
  await page.goto(site.at(`/print/jktj?resident=${elder.id}&year=2019`));
  await expect(page.getByText('该居民 2019 年没有健康体检记录')).toBeVisible();
  await expect(page.getByRole('button', { name: '打印', exact: true })).toBeDisabled();
  await expect(page.getByRole('link', { name: '现在填写' })).toHaveAttribute(
    'href',
    `/cust/jkdn/${elder.id}/form/health-check-up`,
  );
  await page.getByRole('link', { name: /^看 \d{4} 年的$/ }).click();
  await expect(page.locator('.gwp-sheet')).not.toHaveCount(0);
  await page.getByLabel('打印内容').selectOption('健康指导');
  await expect(page).toHaveURL(/\/print\/jkzd\?resident=.*year=/);
  await expect(page.getByRole('heading', { name: '健康指导', level: 1 }).last()).toBeVisible();
});

test('the health report looks back on a period, with figures and conclusions', async ({ page }) => {
  const treated = await someResident(office, { condition: 'hypertension', maxAge: '120' });
  await arrive(page, site, 'doctor', `/cust/jkdn/${treated.id}`);
  await page.getByRole('button', { name: '打印' }).first().click();
  await page.getByRole('menuitem', { name: '健康报告（月、季、年）' }).click();
  await expect(page.getByText('居民健康报告')).toBeVisible();
  const { pages, text } = await printed(page);
  expectA4(pages);
  expect(pages).toHaveLength(1);
  for (const words of ['居民健康报告', treated.name, '高血压患者随访服务记录表']) expect(text).toContain(words);
  expect(text).toMatch(/血压测量\d+次,平均\d+\/\d+mmHg/);
  await expect(page.locator('svg.gwc').first()).toBeVisible();
  await page.getByLabel('报告周期').selectOption('月报');
  await expect(page).toHaveURL(/period=month/);
  await expect(page.getByLabel('报告期', { exact: true })).toHaveValue(/-01$/);
});

test('barcode and QR code on a cover read back as the archive number', async ({ page }) => {
  await arrive(page, site);
  await page.goto(site.at(`/print/cover?resident=${elder.id}`));
  await expect(page.getByText('居民健康档案', { exact: true })).toBeVisible();
  expect(await scanned(page, page.locator('.gwr-barcode svg'), 'CODE_128')).toBe(elder.archiveNumber);
  expect(await scanned(page, page.locator('.gwr-qr'), 'QR_CODE')).toBe(elder.archiveNumber);
});

test('residents ticked in the list come out in one go, those without a record are named', async ({ page }) => {
  const { rows } = await office.residents({ minAge: '60', status: '1' });
  const examined = rows.filter((row) => row.lastCheckUpOn).slice(0, 2);
  const missing = rows.find((row) => !row.lastCheckUpOn)!;
  await arrive(page, site, 'doctor', '/cust/base?sort=-age');
  const list = residentList(page);
  for (const { name } of [...examined, missing]) await list.tick(name);
  await page.getByRole('button', { name: '批量打印' }).click();
  const dialog = page.getByRole('dialog', { name: '批量打印' });
  await expect(dialog.getByLabel('已勾选的 3 人')).toBeChecked();
  await expect(dialog.getByLabel('健康体检表', { exact: true })).toBeChecked();
  await dialog.getByRole('button', { name: '准备打印' }).click();
  await expect(page.getByText('3 人已准备好')).toBeVisible();
  await page.getByText('1 人没有可打印的记录').click();
  await expect(page.getByRole('link', { name: missing.name })).toBeVisible();
  const { pages, text } = await printed(page);
  expectA4(pages);
  expect(pages.length).toBeGreaterThanOrEqual(8);
  for (const { name } of examined) expect(text).toContain(name);
  await page.getByRole('button', { name: '返回' }).click();
  await expect(list.table).toBeVisible();
});

test('a batch goes on where the server failed, and can be stopped', async ({ page }) => {
  const { rows } = await office.residents({ minAge: '65', status: '1' });
  const people = rows.filter((row) => row.lastCheckUpOn).slice(0, 6);
  const [unlucky] = people;
  await arrive(page, site);
  await page.route(`**/api/v1/residents/${unlucky!.id}/overview*`, (route) => route.abort());
  await page.goto(site.at(`/print/jktj?residents=${people.map(({ id }) => id).join(',')}`));
  await expect(page.getByText('1 人没有取到')).toBeVisible();
  await expect(page.locator('.gwr-report')).toHaveCount(5);
  await page.unroute(`**/api/v1/residents/${unlucky!.id}/overview*`);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('6 人已准备好')).toBeVisible();
  await expect(page.locator('.gwr-report').first()).toHaveAttribute('aria-label', unlucky!.name);
  // Held answers leave time to stop.
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/api/v1/residents/*/overview*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.at(`/print/jkzd?residents=${people.map(({ id }) => id).join(',')}`));
  await expect(page.getByText('正在准备打印 0 / 6 人')).toBeVisible();
  await page.getByRole('button', { name: '停止' }).click();
  release();
  await expect(page.getByText('已停止，准备好 0 / 6 人。')).toBeVisible();
  await page.getByRole('button', { name: '继续准备' }).click();
  await expect(page.getByText('6 人已准备好')).toBeVisible();
});

test('who may not see reports is told so', async ({ page }) => {
  // The maternal and child staff have no report permission; the demonstration has no such account, so its session is answered without it.
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    await route.fulfill({ response: answer, body: body.replaceAll('bggl', 'none') });
  });
  await arrive(page, site);
  await page.goto(site.at(`/print/jktj?resident=${elder.id}`));
  await expect(page.getByRole('heading', { name: '403 没有权限' })).toBeVisible();
  await page.goto(site.at('/print/nothing?resident=x'));
  await expect(page.getByRole('heading', { name: '404 页面不存在' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
