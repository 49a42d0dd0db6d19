import { expect, test, type Locator, type Page } from '@playwright/test';
import { openForm } from './pages/form.page.ts';
import { arrive } from './pages/login.page.ts';
import { officeOf, someResident } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();

/** The charts of a form: a figure is found by its name, and says its value as its own text. */
const charts = (page: Page) => ({
  figure: (name: string): Locator => page.getByRole('slider', { name: new RegExp(`^${name}，`) }),
  said: (name: string): Promise<string | null> =>
    page.getByRole('slider', { name: new RegExp(`^${name}，`) }).getAttribute('aria-valuetext'),
  /** Height of today's mark on the drawing, in pixels from its top. */
  heightOfToday: async (name: string): Promise<number> =>
    Number(
      await page
        .getByRole('slider', { name: new RegExp(`^${name}，`) })
        .locator('circle[data-now]')
        .getAttribute('cy'),
    ),
});

const top = async (place: Locator): Promise<number | undefined> => (await place.boundingBox())?.y;

test('a child’s point moves on the growth curve as the weight is typed, and nothing else moves', async ({ page }) => {
  const office = await officeOf(site, 'publichealth');
  const child = await someResident(office, { minAge: '0', maxAge: '2' });
  await arrive(page, site, 'publichealth');
  const form = await openForm(page, site.at, child.id, 'child-check-up');
  const { figure, said, heightOfToday } = charts(page);
  await expect(figure('体重')).toHaveCount(1);
  await form.box('weight').focus();
  const section = page.locator('[data-section="measurement"]');
  const before = [await top(section), await top(figure('体重')), (await section.boundingBox())?.height];

  await form.box('weight').fill('9.2');
  await expect.poll(() => said('体重')).toMatch(/月龄.* 体重 9\.2 kg，/);
  const light = await heightOfToday('体重');
  await form.box('weight').fill('11.4');
  await expect.poll(() => said('体重')).toContain('体重 11.4 kg');
  expect(await heightOfToday('体重')).toBeLessThan(light);
  expect([await top(section), await top(figure('体重')), (await section.boundingBox())?.height]).toEqual(before);

  await form.box('weight').fill('114');
  // What cannot be is not drawn: earlier visits stand there alone, or nothing does.
  await expect.poll(() => said('体重')).not.toMatch(/11\.4|114/);
});

test('a pressure trend shows earlier visits and today, by keyboard and as a table, and stays folded', async ({
  page,
}) => {
  const office = await officeOf(site, 'doctor');
  const { rows } = await office.residents({ condition: 'hypertension', status: '1', minAge: '40' });
  const counts = await Promise.all(
    rows.map(async ({ id }) => (await office.records(id, 'hypertension-follow-up')).length),
  );
  const patient = rows[counts.findIndex((count) => count >= 3)];
  if (!patient) throw new Error('Nobody in the seeded county has three follow-ups.');
  const [last] = await office.records(patient.id, 'hypertension-follow-up');
  await arrive(page, site);
  const form = await openForm(page, site.at, patient.id, 'hypertension-follow-up');
  const { figure, said } = charts(page);
  await form.box('systolic').fill('162');
  await form.box('diastolic').fill('98');
  await expect.poll(() => said('血压')).toMatch(/收缩压 162、舒张压 98 mmHg，未达标$/);

  // Today's point is there at once, the earlier visits once the server has sent them.
  await expect(figure('血压')).not.toHaveAttribute('aria-valuemax', '0');
  await figure('血压').press('ArrowLeft');
  expect(await said('血压')).toContain(last!.occurredOn);
  await figure('血压').press('End');
  expect(await said('血压')).toContain('162');

  await page.getByText('数值表', { exact: true }).first().click();
  const table = page.getByRole('table', { name: '血压（mmHg）' });
  await expect(table.getByRole('row').nth(1)).toContainText(/（本次）\s*162\s*98\s*未达标/);
  expect(await table.getByRole('row').count()).toBeGreaterThanOrEqual(4);

  await page.getByText('血压趋势', { exact: true }).click();
  await expect(figure('血压')).toHaveCount(0);
  await page.reload();
  await form.waitUntilOpen(/高血压患者随访/);
  await expect(page.getByText('血压趋势', { exact: true })).toBeVisible();
  await expect(figure('血压')).toHaveCount(0);
});

test('without the server the curves and today’s point are there, and what is missing can be fetched again', async ({
  page,
}) => {
  const child = await someResident(await officeOf(site, 'publichealth'), { minAge: '0', maxAge: '2' });
  await arrive(page, site, 'publichealth');
  await page.route('**/api/v1/residents/*/series*', (route) => route.abort());
  const form = await openForm(page, site.at, child.id, 'child-check-up');
  const { said } = charts(page);
  const missed = page.getByText('以往的数值没有取到，不影响填写。');
  await form.box('weight').fill('9.2');
  await expect.poll(() => said('体重')).toContain('体重 9.2 kg，');
  await expect(missed).toBeVisible();
  await page.unroute('**/api/v1/residents/*/series*');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(missed).toHaveCount(0);
  expect(await said('体重')).toContain('体重 9.2 kg，');
});

test('four charts of a wide page stand two and two, and a page’s buttons end at its right edge', async ({ page }) => {
  await arrive(page, site, 'county');
  for (const [width, across] of [
    [1024, 1],
    [1920, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 1080 });
    await page.goto(site.at('/tjfx/xzyc'));
    await expect(page.locator('.gwg')).toHaveCount(4);
    const lefts = await page.locator('.gwg').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(across);
    await page.goto(site.at('/third/sjtj'));
    const right = async (place: Locator): Promise<number> => {
      const box = await place.boundingBox();
      return box ? Math.round(box.x + box.width) : Number.NaN;
    };
    const buttons = page.locator('.gw-page-head button').last();
    await expect(buttons).toBeVisible();
    expect(await right(buttons)).toBe(await right(page.locator('.gw-page-head')));
  }
});
