import { expect, test, type Page } from '@playwright/test';
import { arrive } from './pages/login.page.ts';
import { officeOf, someResident, type Office } from './support/office.ts';
import { readPdf, type PrintedPage } from './support/pdf.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();
let office: Office;
test.beforeAll(async () => {
  office = await officeOf(site, 'doctor');
});

/** Opens the print page of a resident's newest record of a form and prints it as the browser would. */
async function printed(page: Page, formId: string, condition: string) {
  const resident = await someResident(office, { condition, maxAge: '120' });
  const [record] = await office.records(resident.id, formId);
  await arrive(page, site);
  await page.goto(site.at(`/cust/jkdn/${resident.id}/print/${record!.id}`));
  await expect(page.getByRole('button', { name: '打印', exact: true })).toBeEnabled();
  await page.evaluate(() => document.fonts.ready);
  return {
    resident,
    data: (await office.record(record!.id)).data,
    pages: await readPdf(await page.pdf({ preferCSSPageSize: true })),
  };
}

/** A4 upright, in points; a hundredth of an inch either way. */
function expectA4({ width, height }: PrintedPage): void {
  expect(Math.abs(width - 595.3)).toBeLessThan(1);
  expect(Math.abs(height - 841.9)).toBeLessThan(1);
}

/** Without blanks; a PDF names some characters by the radicals that look like them. */
const wordsOf = (pages: readonly PrintedPage[]): string =>
  pages
    .map((one) => one.text)
    .join('')
    .normalize('NFKC')
    .replaceAll(/\s/g, '');

test('a check-up comes out on its four official A4 pages', async ({ page }) => {
  const { resident, data, pages } = await printed(page, 'health-check-up', 'hypertension');
  const text = wordsOf(pages);
  // What does not fit into the sheet's boxes goes on a sheet of its own, and the box says so.
  expect(pages).toHaveLength(text.includes('续') ? 5 : 4);
  pages.forEach(expectA4);
  for (const number of [1, 2, 3, 4]) expect(wordsOf(pages.slice(number - 1, number))).toContain(`${number}/4`);
  expect(pages.flatMap(({ outside }) => outside)).toEqual([]);
  expect(text).toContain('健康体检表'.normalize('NFKC'));
  expect(text).toContain(resident.name);
  for (const key of ['height', 'weight', 'leftSystolic', 'leftDiastolic', 'fastingGlucose', 'bmi'] as const)
    if (data[key] !== undefined) expect(text, key).toContain(String(data[key]));
  // The sheet, and nothing of the screen around it.
  for (const word of ['返回', '退出登录', '居民列表']) expect(text).not.toContain(word);
});

test('hypertension follow-ups come out side by side on one page', async ({ page }) => {
  const { resident, data, pages } = await printed(page, 'hypertension-follow-up', 'hypertension');
  expect(pages).toHaveLength(1);
  pages.forEach(expectA4);
  expect(pages[0]!.outside).toEqual([]);
  const text = wordsOf(pages);
  expect(text).toContain('高血压患者随访服务记录表');
  expect(text).toContain(resident.name);
  expect(text).toContain(String(data['systolic']));
});
