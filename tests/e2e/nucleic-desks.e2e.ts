import type { ResidentRow } from '@gongwei/domain/resident';
import { expect, test } from '@playwright/test';
import { fixtureIdNumber } from '../fixtures/roster.ts';
import { formPage } from './pages/form.page.ts';
import { arrive } from './pages/login.page.ts';
import { officeOf } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();

/** Two of the village whose files have a mobile. */
async function twoPeople(): Promise<readonly [ResidentRow, ResidentRow]> {
  const { rows } = await (await officeOf(site, 'village')).residents({ limit: '50' });
  const [one, other] = rows.filter(({ phone }) => phone !== undefined);
  if (!one || !other) throw new Error('Nobody of the seeded village has a telephone');
  return [one, other];
}

/** Tubes that were taken in the village before the laboratory scans them. */
async function taken(codes: readonly string[]): Promise<void> {
  const office = await officeOf(site, 'village');
  const [person] = (await office.residents({ limit: '1' })).rows;
  const village = person?.archiveNumber.slice(0, 12) ?? '';
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  for (const [at, tubeBarcode] of codes.entries())
    await office.save('nucleic-sample', village, {
      ...{
        idType: '01',
        idNo: fixtureIdNumber(60 + at),
        name: '受检者',
        sex: '1',
        phone: '13900003333',
        region: village,
      },
      ...{ crowdType: '10', tubeBarcode, specimenType: '3', mixType: '1', sampleOrg: village, samplePoint: '村卫生室' },
      ...{ sampler: 'village', sampleTime: `${day}T00:00` },
    });
}

test('single tubes: the person, the tube, and the next; those without a file by their card', async ({ page }) => {
  const [person] = await twoPeople();
  await arrive(page, site, 'village', '/hsjc/cjyb');
  const form = formPage(page);
  const finder = page.getByRole('combobox', { name: '查找居民' });
  const latest = page.getByRole('complementary', { name: '最近登记' });
  await form.waitUntilOpen('核酸采样登记（单管）');
  await expect(finder).toBeFocused();
  // A scanner types and presses Enter at once.
  await page.keyboard.insertText(person.archiveNumber);
  await page.keyboard.press('Enter');
  await expect(form.box('name')).toHaveValue(person.name);
  await form.option('crowdType', '10').check();
  await form.box('samplePoint').fill('村卫生室');
  await form.box('tubeBarcode').fill('TUBE-E2E-001');
  await page.keyboard.press('Enter');
  await expect(latest.getByRole('listitem')).toContainText([/\d{16}/]);
  await expect(latest).toContainText(person.name);

  // The page is ready for the next: place and group stay, the person is gone.
  await expect(finder).toBeFocused();
  await expect(form.box('name')).toHaveValue('');
  await expect(form.box('samplePoint')).toHaveValue('村卫生室');
  await page.keyboard.insertText(fixtureIdNumber(91));
  await page.keyboard.press('Enter');
  await expect(form.box('name')).toBeFocused();
  await page.keyboard.insertText('过路人');
  await form.box('phone').fill('13900003333');
  await form.box('region').fill('外地');
  await page.getByRole('button', { name: '取新管码' }).click();
  await expect(form.box('tubeBarcode')).toHaveValue(/^T\d{17}$/);
  await expect(form.box('tubeBarcode')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(latest.getByRole('listitem')).toHaveCount(2);

  // What was entered is opened again from the list.
  await latest.getByRole('link', { name: person.name }).click();
  await expect(form.box('tubeBarcode')).toHaveValue('TUBE-E2E-001');
});

test('of two cards one behind the other the later one counts, though its file comes first', async ({ page }) => {
  const [one, other] = await twoPeople();
  await arrive(page, site, 'village', '/hsjc/cjyb');
  const form = formPage(page);
  const finder = page.getByRole('combobox', { name: '查找居民' });
  await form.waitUntilOpen('核酸采样登记（单管）');
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(`**/api/v1/residents/${one.id}/overview*`, async (route) => {
    await held;
    await route.continue();
  });
  for (const { id, archiveNumber } of [one, other]) {
    const asked = page.waitForRequest((request) => request.url().includes(`/residents/${id}/overview`));
    await finder.fill(archiveNumber);
    await finder.press('Enter');
    await asked;
  }
  const late = page.waitForResponse((response) => response.url().includes(`/residents/${one.id}/overview`));
  release();
  await (await late).finished();
  // What the page makes of it is made.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await expect(form.box('name')).toHaveValue(other.name);
});

test('a pooled tube fills up by cards, takes nobody twice, and is closed by itself', async ({ page }) => {
  await arrive(page, site, 'village', '/hsjc/jcyb');
  const form = formPage(page);
  const finder = page.getByRole('combobox', { name: '查找居民' });
  await form.waitUntilOpen('核酸混采登记');
  await form.option('mixType', '5').check();
  const { rows } = await (await officeOf(site, 'village')).residents({ limit: '50' });
  const people = rows.filter(({ phone }) => phone !== undefined).slice(0, 5);
  for (const [at, { archiveNumber }] of people.entries()) {
    await finder.fill(archiveNumber);
    await finder.press('Enter');
    await expect(page.getByText(`本管 ${at + 1} / 5 人`)).toBeVisible();
    if (at > 0) continue;
    await finder.fill(archiveNumber);
    await finder.press('Enter');
    await expect(page.getByText('此人已在本管名单中')).toBeVisible();
  }
  await expect(page.getByText('已采满 5 人，已自动封管')).toBeVisible();
  await expect(form.option('tubeState', '2')).toBeChecked();
  await form.box('samplePoint').fill('村卫生室');
  await form.box('tubeBarcode').fill('POOL-E2E-001');
  await form.box('tubeBarcode').press('Enter');
  const latest = page.getByRole('complementary', { name: '最近登记' });
  await expect(latest).toContainText('POOL-E2E-001');
  await expect(latest).toContainText('5混1');
  await expect(page.getByText('本管 0 / 5 人')).toBeVisible();
});

test('tubes are received one scan after the other', async ({ page }) => {
  await taken(['TUBE-A', 'TUBE-B', 'TUBE-C']);
  await arrive(page, site, 'lab', '/hsjc/sjyb');
  const form = formPage(page);
  await form.waitUntilOpen('样本接收登记');
  const latest = page.getByRole('complementary', { name: '最近登记' });
  await form.box('boxNo').fill('BOX-1');
  await form.box('tubeBarcode').focus();
  for (const [at, code] of ['TUBE-A', 'TUBE-B', 'TUBE-C'].entries()) {
    await expect(form.box('tubeBarcode')).toBeFocused();
    await expect(form.box('tubeBarcode')).toHaveValue('');
    await page.keyboard.insertText(code);
    await page.keyboard.press('Enter');
    await expect(latest.getByRole('listitem')).toHaveCount(at + 1);
    await expect(form.box('boxNo')).toHaveValue('BOX-1');
  }
  await expect(latest.getByRole('listitem').first()).toContainText(/TUBE-C.*\d{17}/);
});

test('a tube scanned while the one before is still being saved is the next one', async ({ page }) => {
  await taken(['SLOW-1', 'SLOW-2', 'SLOW-3']);
  await arrive(page, site, 'lab', '/hsjc/sjyb');
  const form = formPage(page);
  await form.waitUntilOpen('样本接收登记');
  const latest = page.getByRole('complementary', { name: '最近登记' });
  await expect(form.box('tubeBarcode')).toBeFocused();
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/api/v1/records/*', async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  for (const code of ['SLOW-1', 'SLOW-2', 'SLOW-3']) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  }
  release();
  for (const code of ['SLOW-1', 'SLOW-2', 'SLOW-3'])
    await expect(latest.getByRole('link', { name: code, exact: true })).toBeVisible();
  await expect(form.box('tubeBarcode')).toBeFocused();
  await expect(form.box('tubeBarcode')).toHaveValue('');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  // What belongs to no entry is not lost without a word.
  await page.route('**/api/v1/records/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await page.keyboard.type('SLOW-5');
    await route.abort('connectionreset');
  });
  await page.keyboard.type('SLOW-4');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“SLOW-5”没有录入：前一份还没有保存。')).toBeVisible();
  await expect(form.box('tubeBarcode')).toHaveValue('SLOW-4');
});
