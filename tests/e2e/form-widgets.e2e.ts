import { expect, test, type Page } from '@playwright/test';
import { formPage, openForm } from './pages/form.page.ts';
import { arrive } from './pages/login.page.ts';
import { newFormPath } from './pages/residents.page.ts';
import { signByMouse, steadyPad } from './pages/signature.page.ts';
import { officeOf, someResident } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();

const focused = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);

test('a region is chosen by keys alone: the own village is one key away, others by their initials, and typing is enough', async ({
  page,
}) => {
  const { id } = await someResident(await officeOf(site, 'village'), { sex: 'female', minAge: '18', maxAge: '60' });
  await arrive(page, site, 'village');
  await page.goto(site.at(newFormPath(id, 'pregnancy-basic-info')));
  const box = page.locator('#householdAddress');
  await box.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.gwf-regions').getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue(/^江苏省盐城市望禾县.+镇.+村$/);
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('residenceAddress');

  await page.keyboard.type('dhm');
  await expect(page.locator('.gwf-regions').getByRole('option').first()).toContainText('北京市东城区东华门街道');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('#residenceAddress')).toHaveValue('北京市东城区东华门街道');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');

  await page.keyboard.type('外省某村 3 组');
  await page.keyboard.press('Enter');
  await expect(page.locator('#postpartumAddress')).toHaveValue('外省某村 3 组');
  await formPage(page).draftKeptSince(Date.now());
  await page.reload();
  await expect(box).toHaveValue(/^江苏省盐城市望禾县.+镇.+村$/);
  await expect(page.locator('#postpartumAddress')).toHaveValue('外省某村 3 组');
});

test('the check-up takes teeth, eyesight, rows and a signature as they are written, and loses none', async ({
  page,
}) => {
  const { id } = await someResident(await officeOf(site, 'doctor'), { minAge: '66', maxAge: '90' });
  await arrive(page, site);
  // What signs does not come at first.
  const signing = /\/assets\/signature-field/;
  await page.route(signing, (route) => route.abort());
  const form = await openForm(page, site.at, id, 'health-check-up');

  await form.option('dentition', '2').check();
  await form.box('missingTeethUpperLeft').fill('76');
  await form.box('missingTeethUpperLeft').press('Enter');
  await expect(form.box('missingTeethUpperLeft')).toHaveValue('6,7');
  await page.getByRole('button', { name: '牙位图' }).first().click();
  await page.getByRole('checkbox', { name: '缺齿·右下 6 第一磨牙' }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(form.box('missingTeethLowerRight')).toHaveValue('6,7');

  await form.box('visionLeft').fill('0.8');
  await form.box('visionLeft').press('Enter');
  await expect(form.box('visionLeft')).toHaveValue('4.9');
  await expect(form.field('visionLeft')).toContainText('小数 0.8');

  const rows = form.field('medications').locator('tbody tr');
  const name = (row: number) => rows.nth(row).locator('[data-stop]').first();
  await name(0).fill('氨氯地平');
  await name(1).fill('二甲双胍');
  await name(1).press('Alt+ArrowUp');
  await expect(name(0)).toHaveValue('二甲双胍');
  await expect(name(0)).toBeFocused();
  // The cursor is in the new row before the next key.
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('阿司匹林');
  await expect(name(1)).toBeFocused();
  await name(0).press('Control+Delete');
  await expect(name(0)).toHaveValue('阿司匹林');
  await expect(page.locator('.gw-notices')).toContainText('已删除第 1 行');
  await page.getByRole('button', { name: '撤销' }).click();
  for (const [row, drug] of ['二甲双胍', '阿司匹林', '氨氯地平'].entries()) await expect(name(row)).toHaveValue(drug);

  const missing = page.getByText(/^签名没有加载出来/).filter({ visible: true });
  await expect(missing.first()).toBeVisible();
  await page.unroute(signing);
  await missing.first().getByRole('button', { name: '重试' }).click();
  await signByMouse(page);
  await formPage(page).draftKeptSince(Date.now());
  await page.reload();
  await expect(page.locator('img.gwf-signed')).toHaveCount(1);
});

test('a suggestion somebody departed from is taken after all by Alt+P; where there is none, that is said', async ({
  page,
}) => {
  const { id } = await someResident(await officeOf(site, 'doctor'), { condition: 'hypertension', maxAge: '120' });
  await arrive(page, site);
  const form = await openForm(page, site.at, id, 'hypertension-follow-up');
  await form.box('systolic').fill('158');
  await form.box('diastolic').fill('96');
  const day = form.box('nextFollowUpDate');
  await expect(day).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  const suggested = await day.inputValue();
  await day.fill(`${Number(suggested.slice(0, 4)) + 1}${suggested.slice(4)}`);
  const suggestion = form.field('nextFollowUpDate').getByRole('button', { name: `建议：${suggested}` });
  await expect(suggestion).toBeVisible();
  await day.press('Alt+p');
  await expect(day).toHaveValue(suggested);
  await expect(day).toBeFocused();
  await expect(suggestion).toHaveCount(0);
  await day.press('Alt+p');
  await expect(page.getByText('这一项没有建议值')).toBeVisible();
  // Nothing was done, so there is no tick; one at a time; and no box of the form lies below it, on a screen of 1024 either.
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.locator('.gw-notice')).toHaveClass(/gw-notice--info/);
  const below = await page.locator('.gw-notice').evaluate((notice) => {
    const { left, right, top, bottom } = notice.getBoundingClientRect();
    const places = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
      [top + 1, bottom - 1].map((y) => [x, y] as const),
    );
    return places.filter(([x, y]) => {
      // What is in sight below the notice: what scrolled under the head of the form is not.
      const under = document.elementsFromPoint(x, y).find((one) => !notice.contains(one) && !one.contains(notice));
      return under?.closest('.gwf [data-stop]');
    }).length;
  });
  expect(below).toBe(0);
});

test('a stored check-up names the institution above that examined and the doctor there, and keeps their codes', async ({
  page,
}) => {
  const office = await officeOf(site, 'village');
  const { rows } = await office.residents({ minAge: '65' });
  const stored = (await Promise.all(rows.map(({ id }) => office.records(id, 'health-check-up')))).flat()[0]!;
  await arrive(page, site, 'village');
  await page.goto(site.at(`${newFormPath(stored.subjectId, stored.formId)}/${stored.id}`));
  const place = page.locator('[data-kind="institution"] input').first();
  await expect(place).toHaveValue(/卫生院$/);
  await expect(page.locator('[data-kind="user"] input').first()).toHaveValue(/^[\u4e00-\u9fa5]{2,4}$/);
  await place.focus();
  await page.keyboard.press('Enter');
  await expect(formPage(page).status).toHaveText('已保存的记录，尚未改动');
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true });
  test('a finger signs, and the page does not scroll away under it', async ({ page }) => {
    const { id } = await someResident(await officeOf(site, 'doctor'), { minAge: '66', maxAge: '90' }, 1);
    await arrive(page, site);
    await openForm(page, site.at, id, 'health-check-up');
    const { x, y } = await steadyPad(page);
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: readonly [number, number]) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: x + at[0], y: y + at[1] }] : [] });
    await touch('touchStart', [40, 20]);
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', [40 + step * 15, 20 + step * 6]);
    await touch('touchEnd');
    await page.getByRole('button', { name: '完成', exact: true }).click();
    await expect(page.locator('img.gwf-signed')).toBeVisible();
    expect(Math.abs(((await page.locator('img.gwf-signed').boundingBox())?.y ?? 0) - y)).toBeLessThan(60);
  });
});

test('the place of a signature is there before its pad, and nothing moves when that comes', async ({ page }) => {
  await arrive(page, site);
  let come = (): void => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/assets\/signature-field/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.at('/info/sign'));
  const below = page.locator('[data-field="agree"]');
  await expect(page.getByText('手写签名')).toBeVisible();
  await expect(page.getByText('上传签名图片')).toBeVisible();
  await expect(page.locator('#upload')).toBeVisible();
  await expect(page.locator('canvas.gwf-pad')).toHaveCount(0);
  const before = (await below.boundingBox())?.y;
  come();
  await expect(page.locator('canvas.gwf-pad')).toBeVisible();
  expect((await below.boundingBox())?.y).toBe(before);
});
