import { expect, test, type Page } from '@playwright/test';
import { arrive } from './pages/login.page.ts';
import { officeOf } from './support/office.ts';
import { readPdf } from './support/pdf.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();
/** By hand: half of 5.0, 6.0, 7.0, 9.0 and 12.0 is 7, a quarter 6, three quarters 9. */
const VALUES = [7, 5, 12, 9, 6];

test.beforeAll(async () => {
  const office = await officeOf(site, 'doctor');
  const { rows } = await office.residents({ minAge: '30', maxAge: '60' });
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  for (const [at, value] of VALUES.entries())
    await office.save('blood-glucose-reading', rows[at]!.id, {
      ...{ resident: rows[at]!.id, measuredAt: `${day}T00:0${at}:00`, timePoint: '0', value, department: '92' },
      ...{ measurementSource: '1', entrySource: '1', sampleType: '1', valid: true },
    });
});

const drawing = (page: Page, title: string) => page.getByRole('figure').filter({ hasText: title });

test('a box tells its five numbers, has them as a table, and opens its readings by a key', async ({ page }) => {
  await arrive(page, site, 'county', '/yfrh/tj/ksxtjc');
  const boxes = drawing(page, '科室血糖分布');
  const box = boxes.getByRole('button', { name: /^慢病管理门诊：/ });
  await expect(box).toHaveAccessibleName(
    '慢病管理门诊：最低 5.00，下四分位 6.00，中位数 7.00，上四分位 9.00，最高 12.00 mmol/L',
  );
  await boxes.getByRole('button', { name: '看表' }).click();
  await expect(boxes.getByRole('row', { name: /慢病管理门诊/ }).getByRole('cell')).toHaveText([
    '5.00',
    '6.00',
    '7.00',
    '9.00',
    '12.00',
  ]);
  await boxes.getByRole('button', { name: '看图' }).click();
  await box.focus();
  await expect(boxes.getByText('中位数 7.00')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sjgl\/xthz\/xtjl\?/);
  await expect(page.locator('tbody tr[data-row]')).toHaveCount(VALUES.length);
});

test('tiles are walked with the arrows, points stand in their table and open their sheet; all of it lies on A4', async ({
  page,
}) => {
  // The window of the browser would wait for somebody.
  await page.addInitScript(() => void (window.print = () => {}));
  await arrive(page, site, 'county', '/yfrh/tj/xtyjfb');
  const map = drawing(page, '乡镇预警分布');
  const tiles = map.locator('[data-mark]');
  await tiles.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tiles.nth(1)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tiles.first()).toBeFocused();
  await expect(tiles.first()).toHaveAccessibleName(/：.*%$|：—$/);

  const points = drawing(page, '血糖值散点');
  await expect(points.locator('[data-mark]').first()).toBeAttached();
  const drawn = await points.locator('[data-mark]').count();
  expect(drawn).toBeGreaterThanOrEqual(VALUES.length);
  await points.getByRole('button', { name: '看表' }).click();
  await expect(points.locator('tbody tr')).toHaveCount(drawn);
  await points.getByRole('button', { name: '看图' }).click();

  await page.getByRole('button', { name: '导出与打印' }).click();
  await page.getByRole('menuitem', { name: /打印/ }).click();
  await expect(page.locator('.gwd-print .gwg-point').first()).toBeAttached();
  const sheets = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(sheets.flatMap(({ outside }) => outside)).toEqual([]);

  await points.locator('[data-mark]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/form\/blood-glucose-reading\//);
});

test('the hours of nucleic sampling are drawn at once', async ({ page }) => {
  await arrive(page, site, 'county', '/hsjc/hsjccxtj');
  await expect(drawing(page, '每小时采样人次')).toBeVisible();
  await expect(drawing(page, '每小时出结果人次')).toBeVisible();
});
