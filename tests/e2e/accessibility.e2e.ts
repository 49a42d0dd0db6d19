import { expect, test } from '@playwright/test';
import { formPage, openForm } from './pages/form.page.ts';
import { arrive } from './pages/login.page.ts';
import { archivePath, chooseInstitution, residentList } from './pages/residents.page.ts';
import { rosterPages } from './pages/roster.page.ts';
import { findingsOn } from './support/findings.ts';
import { officeOf, someResident, type Office } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();
let office: Office;
test.beforeAll(async () => {
  office = await officeOf(site, 'doctor');
});

test('the log-in page', async ({ page }) => {
  await page.goto(site.at('/'));
  await expect(page.getByLabel('用户名')).toBeFocused();
  expect(await findingsOn(page)).toEqual([]);
});

test('home', async ({ page }) => {
  await arrive(page, site);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/正在/)).toHaveCount(0);
  expect(await findingsOn(page)).toEqual([]);
});

test('the resident list', async ({ page }) => {
  await arrive(page, site, 'doctor', '/cust/base');
  await expect(residentList(page).table.getByRole('row').nth(5)).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
});

test('the window for printing many, and the desk with a letter', async ({ page }) => {
  await arrive(page, site, 'doctor', '/cust/base?sort=-age');
  await residentList(page).table.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: '批量打印' }).click();
  const dialog = page.getByRole('dialog', { name: '批量打印' });
  await expect(dialog.getByLabel('健康体检表', { exact: true })).toBeChecked();
  expect(await findingsOn(page)).toEqual([]);
  const { rows } = await office.residents({ minAge: '65' });
  const { id } = rows.find(({ lastCheckUpOn }) => lastCheckUpOn)!;
  await page.goto(site.at(`/print/jkzd?resident=${id}`));
  await expect(page.getByRole('button', { name: '打印', exact: true })).toBeEnabled();
  expect(await findingsOn(page)).toEqual([]);
});

test('the archive of a resident', async ({ page }) => {
  const { id } = await someResident(office, { condition: 'hypertension', maxAge: '120' });
  await arrive(page, site, 'doctor', archivePath(id));
  await expect(page.getByRole('region', { name: '变化趋势' }).getByRole('figure').first()).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
});

test('the readings of a resident, with and without any, and the workbench', async ({ page }) => {
  await arrive(page, site, 'doctor', '/sjgl/xyhz');
  await page.getByRole('table', { name: '血压患者' }).locator('tbody tr').first().press('Enter');
  await expect(
    page
      .getByRole('region', { name: '各时段均值' })
      .or(page.getByRole('region', { name: '血压趋势' }))
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/^正在.*…$/)).toHaveCount(0);
  expect(await findingsOn(page)).toEqual([]);
  await page.getByRole('link', { name: '经典版' }).click();
  await expect(page.getByRole('table', { name: /^按日表/ })).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
  const { id } = await someResident(office, { minAge: '20', maxAge: '30' });
  await page.goto(site.at(`/sjgl/xthz/xtdetail?resident=${id}`));
  await expect(page.getByText('在这段时间没有测量')).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
  await page.goto(site.at('/yfrh/gzt'));
  await expect(page.getByRole('region', { name: '管理的人' })).toBeVisible();
  await expect(page.getByText(/^正在.*…$/)).toHaveCount(0);
  expect(await findingsOn(page)).toEqual([]);
});

test('the check-up form', async ({ page }) => {
  const { id } = await someResident(office);
  await arrive(page, site);
  const form = await openForm(page, site.at, id, 'health-check-up');
  await expect(form.field('doctorSignature')).toBeAttached();
  expect(await findingsOn(page)).toEqual([]);
});

test('a register, the question before an entry goes, and an entry', async ({ page }) => {
  await arrive(page, site, 'county', '/upms/ypml');
  const row = page.getByRole('table', { name: '药品目录' }).getByRole('row').nth(1);
  await expect(row).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
  await row.getByRole('button', { name: '删除' }).click();
  // Until what was chosen is noted it cannot be pressed, and is paler.
  await expect(page.getByRole('dialog', { name: '删除' }).getByRole('button', { name: '删除' })).toBeEnabled();
  expect(await findingsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: '编辑' }).click();
  await expect(page.getByRole('button', { name: '修改历史' })).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
});

test('the pages that import', async ({ page }) => {
  await arrive(page, site, 'doctor', '/cust/base');
  await rosterPages(page).open();
  expect(await findingsOn(page)).toEqual([]);
});

test('what opens above the page gives it back to screen readers, and the focus to where it was', async ({ page }) => {
  await arrive(page, site, 'county', '/cust/base');
  const reachable = page.getByRole('searchbox', { name: '查找居民' });
  const opener = page.getByRole('button', { name: '新建档案' }).first();
  const dialog = page.getByRole('dialog', { name: '新建档案' });
  await opener.click();
  await expect(dialog).toBeVisible();
  expect(
    await reachable.evaluate((box) => {
      box.focus();
      return document.activeElement === box;
    }),
  ).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(reachable).toBeVisible();
  await expect(opener).toBeFocused();
  const switcher = page.getByRole('button', { name: /切换机构/ });
  await switcher.press('Enter');
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  await expect(page.getByRole('treeitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('treeitem')).toHaveCount(0);
  await expect(switcher).toBeFocused();
  await expect(reachable).toBeVisible();
});

test('a conflict is settled by keys alone: its window keeps the cursor and gives it back', async ({ page }) => {
  const { id } = await someResident(office, { condition: 'hypertension', maxAge: '120' });
  const [record] = await office.records(id, 'hypertension-follow-up');
  await arrive(page, site, 'doctor', `${archivePath(id)}/form/hypertension-follow-up/${record!.id}`);
  const form = formPage(page);
  await form.waitUntilOpen('高血压患者随访服务记录表');
  await form.box('signsOther').fill('双下肢轻度水肿');
  await form.box('systolic').fill('218');
  await (await officeOf(site, 'county')).change(record!.id, { signsOther: '头晕三天', systolic: 152 });
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog', { name: '修改原因' }).getByLabel('原因', { exact: true }).press('Enter');
  // One press answers one question: the next waits for its own.
  await expect(page.getByRole('button', { name: '仍然保存' })).toBeFocused();
  await expect(page.getByRole('dialog')).toContainText('218 mmHg');
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog', { name: '这份记录刚被他人修改' });
  const radios = window.getByRole('radio');
  await expect(radios.first()).toBeFocused();
  await expect(radios).toHaveCount(4);
  const inside = () =>
    window.evaluate((box) => box.contains(document.activeElement) || document.activeElement === document.body);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await inside(), `after ${step + 1} steps`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
  await expect(form.box('systolic')).toBeFocused();

  await page.keyboard.press('Control+s');
  await expect(radios.first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(radios.nth(3)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(window.getByRole('button', { name: '按所选保存' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.status).toHaveText(/^已保存 \d/);
  // Of the first line mine, of the second theirs.
  expect((await office.record(record!.id)).data).toMatchObject({ systolic: 218, signsOther: '头晕三天' });
});

test('an institution is chosen by keyboard alone', async ({ page }) => {
  await arrive(page, site, 'doctor', '/cust/base');
  await page.getByRole('button', { name: /切换机构/ }).press('Enter');
  await expect(page.getByRole('treeitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const name = (await page.getByRole('treeitem').nth(1).locator('.gw-tree-name').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `当前机构：${name}，切换机构` })).toBeVisible();
  await chooseInstitution(page, '望禾镇中心卫生院');
});

test('Tab reaches every control of the resident list, and one sees where it stands', async ({ page }) => {
  await arrive(page, site, 'doctor', '/cust/base');
  await expect(residentList(page).table.getByRole('row').nth(5)).toBeVisible();
  const expected = await page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]'),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.offsetParent !== null &&
        element.tagName !== 'HTML',
    );
    controls.forEach((element, at) => element.setAttribute('data-tour', String(at)));
    (document.activeElement as HTMLElement | null)?.blur();
    return controls.map((_, at) => String(at));
  });
  const reached = new Map<string, boolean>();
  for (let step = 0; step < expected.length * 2 && reached.size < expected.length; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      if (!element?.dataset['tour']) return undefined;
      const framed = ({
        outlineStyle,
        outlineWidth,
        boxShadow,
        content,
        borderTopWidth,
      }: CSSStyleDeclaration): boolean =>
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) ||
        boxShadow !== 'none' ||
        (content !== 'none' && content !== 'normal' && Number.parseFloat(borderTopWidth) > 0);
      const shows = (one: Element): boolean =>
        framed(getComputedStyle(one)) || framed(getComputedStyle(one, '::after'));
      // A row shows it in its cells or a frame over them, a search box in the frame around it.
      const around = [element, element.parentElement, ...element.children].filter((one) => one !== null);
      return {
        at: element.dataset['tour'],
        seen: around.some(shows),
        inView: element.getBoundingClientRect().width > 0,
      };
    });
    if (stop) reached.set(stop.at, stop.seen && stop.inView);
  }
  const nameOf = (at: string): Promise<string | undefined> =>
    page.locator(`[data-tour="${at}"]`).evaluate((element) => element.outerHTML.slice(0, 120));
  expect(await Promise.all(expected.filter((at) => !reached.has(at)).map(nameOf)), 'not reached').toEqual([]);
  expect(
    await Promise.all([...reached].filter(([, seen]) => !seen).map(([at]) => nameOf(at))),
    'focus not visible',
  ).toEqual([]);
});
