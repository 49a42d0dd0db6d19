import { expect, test, type Page } from '@playwright/test';
import { FILTERS_BUDGET, OPENING_BUDGET } from './key-budgets.ts';
import { noteKeys } from './pages/key-count.ts';
import { listPage } from './pages/list.page.ts';
import { arrive } from './pages/login.page.ts';
import { officeOf } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();

test('a list is gone through with keys, and found again as it was left', async ({ page }) => {
  await arrive(page, site, 'doctor', '/cust/jkdnMenu');
  const list = listPage(page, '健康档案管理');
  await expect(list.rows.nth(5)).toBeVisible();
  await expect(list.search).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(list.rows.first()).toBeFocused();
  // The cursor does not wait for a frame: on a slow PC the next key would be meant from another row.
  const moved = await page.evaluate(() => {
    const before = document.activeElement;
    before?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
    return before !== document.activeElement && document.activeElement?.matches('tbody tr');
  });
  expect(moved).toBe(true);
  await page.keyboard.press('End');
  const last = page.locator('tbody tr:focus');
  await expect(last).toHaveAttribute('aria-rowindex', (await list.table.getAttribute('aria-rowcount')) ?? '');
  await expect(last.getByRole('cell').nth(1)).not.toBeEmpty();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(list.status).toContainText('已选 2 人');
  const here = await page.locator('tbody tr:focus').getAttribute('id');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '居民信息' })).toBeVisible();
  await page.goBack();
  await expect(page.locator(`[id="${here}"]`)).toBeInViewport();
  await expect(list.status).toContainText('已选 2 人');
  await page.reload();
  await expect(list.status).toContainText('已选 2 人');
  await expect(page.locator(`[id="${here}"]`)).toBeInViewport();
});

test('moved sideways, boxes, names and buttons stay in sight; they stick for the move only', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await arrive(page, site, 'doctor', '/cust/jkdnMenu');
  const list = listPage(page, '健康档案管理');
  await expect(list.rows.nth(5)).toBeVisible();
  const cells = list.rows.nth(2).locator('.gw-grid-tick, [data-first], .gw-grid-actions');
  const places = () => cells.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)));
  const frame = page.locator('.gw-grid-frame');
  await expect(list.table).toHaveAttribute('aria-colcount');
  const before = await places();
  expect(before).toHaveLength(3);
  // For the move they stick, after it they are placed: where they are seen is the same.
  const seen = await frame.evaluate(
    (element) =>
      new Promise<readonly (readonly [placed: boolean, left: number, places: string])[]>((tell) => {
        const row = element.querySelectorAll('tbody tr')[2];
        const at = () =>
          [...(row?.querySelectorAll('.gw-grid-tick, [data-first], .gw-grid-actions') ?? [])].map((one) =>
            Math.round(one.getBoundingClientRect().x),
          );
        const states: [boolean, number, string][] = [];
        const changes = new MutationObserver(() => {
          const placed = !element.hasAttribute('data-sticking');
          states.push([placed, element.scrollLeft, at().join()]);
          if (placed) tell(states);
        });
        changes.observe(element, { attributeFilter: ['data-sticking'] });
        element.scrollLeft = 120;
      }),
  );
  expect(seen).toEqual([
    [false, 120, before.join()],
    [true, 120, before.join()],
  ]);
  // Another width begins anew.
  await page.setViewportSize({ width: 860, height: 700 });
  await expect.poll(async () => (await places())[2]).toBe((before[2] ?? 0) - 40);
});

test('a row that comes takes the place of one that leaves, and nothing else of it', async ({ page }) => {
  await arrive(page, site, 'doctor', '/cust/base');
  const list = listPage(page, '居民列表');
  const first = list.table.locator('tr[data-row="0"]');
  await first.getByRole('button', { name: /^更多操作/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  const element = await first.elementHandle();
  await page.locator('.gw-grid-frame').evaluate((frame) => frame.scrollBy(0, 36 * 120));
  await expect.poll(() => element?.evaluate((row) => Number(row.dataset['row']))).toBeGreaterThan(60);
  await expect(list.table.locator('[aria-busy]')).toHaveCount(0);
  await expect(page.getByRole('menu')).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest('tbody') ?? null)).toBeNull();
  // Read out in their order, whatever their places in the document.
  const [ordered, shown] = await list.rows.evaluateAll((rows) => {
    const names = (of: readonly (HTMLElement | SVGElement)[]) =>
      of.map((row) => row.querySelector('[data-first]')?.textContent ?? '');
    const place = (row: HTMLElement | SVGElement): number => Number(row.dataset['row']);
    return [names([...rows].sort((one, other) => place(one) - place(other))), names(rows)] as const;
  });
  expect(shown).not.toEqual(ordered);
  expect(await readOut(page, 'rowgroup')).toMatch(new RegExp(ordered.map((name) => `选择${name} `).join('.*')));
});

/** The names of what a screen reader comes upon in the largest part of a role. */
async function readOut(page: Page, role: string): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const known = new Map(nodes.map((node) => [node.nodeId, node]));
  const names = (id: string): string => {
    const { name, childIds = [] } = known.get(id) ?? {};
    return [String(name?.value ?? ''), ...childIds.map(names)].join(' ');
  };
  const parts = nodes.filter((node) => node.role?.value === role).map(({ nodeId }) => names(nodeId));
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

test('of a list wider than its frame the columns in sight are drawn, and all of the row with the cursor', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await arrive(page, site, 'doctor', '/cust/jkdnMenu');
  const list = listPage(page, '健康档案管理');
  await expect(list.table).toHaveAttribute('aria-colcount');
  const columns = Number(await list.table.getAttribute('aria-colcount'));
  const [cursor, other] = [list.table.locator('tr[data-row="0"]'), list.table.locator('tr[data-row="3"]')];
  await expect(cursor.getByRole('cell')).toHaveCount(columns);
  expect(await other.getByRole('cell').count()).toBeLessThan(columns);
  const heads = await list.table.getByRole('columnheader').allTextContents();
  const under = () =>
    other.evaluate((row) =>
      [...row.querySelectorAll('td[aria-colindex]')].map((cell) => {
        const { left, width } = cell.getBoundingClientRect();
        const head = row.closest('table')?.querySelectorAll('th')[Number(cell.getAttribute('aria-colindex')) - 1];
        return [
          Math.round(left - (head?.getBoundingClientRect().left ?? 0)),
          Math.round(width - (head?.offsetWidth ?? 0)),
        ];
      }),
    );
  for (const left of [0, 300, 10_000]) {
    await page.locator('.gw-grid-frame').evaluate((frame, to) => frame.scrollTo(to, 0), left);
    await expect.poll(async () => (await under()).every(([dx, wider]) => dx === 0 && wider === 0)).toBe(true);
  }
  await expect(other.getByRole('cell').nth(-2)).toHaveAttribute('aria-colindex', String(heads.length - 1));
  // Moved on at the moment at which it comes to rest.
  await page.locator('.gw-grid-frame').evaluate(async (frame) => {
    const moved = () => new Promise((done) => frame.addEventListener('scroll', done, { once: true }));
    for (const to of [0, 300]) {
      const told = moved();
      frame.scrollTo(to, 0);
      await told;
    }
    // Due just before what places the list when it rests, and both late: the browser tells of the move after that.
    setTimeout(() => frame.scrollTo(10_000, 0), 140);
    const late = performance.now() + 200;
    while (performance.now() < late);
  });
  await expect(other.getByRole('cell').nth(-2)).toHaveAttribute('aria-colindex', String(heads.length - 1));
});

test('filters, views and order stand in the address; what is typed does not', async ({ page }) => {
  await arrive(page, site, 'doctor', '/cust/jkdnMenu');
  const list = listPage(page, '健康档案管理');
  await expect(list.rows.nth(5)).toBeVisible();
  const all = await list.status.textContent();
  await list.choose('性别', '女');
  await expect(page).toHaveURL(/[?&]sex=female/);
  await expect(list.status).not.toHaveText(all ?? '');
  await list.search.fill('王');
  await expect(list.rows.first().getByRole('cell').nth(1)).toHaveText(/^王/);
  expect(page.url()).not.toContain(encodeURIComponent('王'));
  await page.getByRole('button', { name: '去掉“性别”' }).click();
  await expect(page).not.toHaveURL(/sex=/);
  await page.getByRole('button', { name: '清除筛选' }).click();
  await expect(list.search).toHaveValue('');
  await list.table.getByRole('button', { name: '年龄' }).click();
  await expect(page).toHaveURL(/sort=age/);
  await expect(list.table.getByRole('columnheader', { name: '年龄' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('navigation', { name: '视图' }).getByRole('button', { name: '65岁及以上老年人' }).click();
  await expect(list.filter('年龄')).toContainText('65 起');
  await expect(page).toHaveURL(/view=elderly/);
  await page.reload();
  await expect(list.filter('年龄')).toContainText('65 起');
});

test('→ and ← in an open filter open the one beside it', async ({ page }) => {
  await arrive(page, site, 'doctor', '/cust/jkdnMenu');
  const list = listPage(page, '健康档案管理');
  await expect(list.rows.nth(5)).toBeVisible();
  await list.filter('档案状态').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox', { name: '档案状态' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('listbox', { name: '人群分类' })).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('listbox', { name: '档案状态' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list.filter('档案状态')).toBeFocused();
});

test('one person after another, in the same form, with one key', async ({ page }) => {
  await arrive(page, site, 'doctor', '/cust/jkdnMenu');
  const list = listPage(page, '健康档案管理');
  await expect(list.rows.nth(5)).toBeVisible();
  const second = await list.rows.nth(1).getAttribute('id');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const walk = page.getByRole('navigation', { name: '健康档案管理逐个处理' });
  await expect(walk).toContainText(/^健康档案管理1 \/ /);
  // Who comes back goes on with the row they left, the first one, too.
  await page.goBack();
  await expect(list.rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(walk).toContainText(/^健康档案管理1 \/ /);
  await page.keyboard.press('Alt+PageDown');
  await expect(page).toHaveURL(new RegExp(`/cust/jkdn/${(second ?? '').replace('row-', '')}$`));
  await expect(walk).toContainText(/2 \/ /);
});

test('somebody known is opened with few keys, and two filters are set with few', async ({ page }) => {
  const office = await officeOf(site, 'doctor');
  // Of those whose last four digits nobody else of the page has; the digits are told to who may see them.
  const { rows } = await office.residents({});
  const tails = rows.map(({ idNumber }) => idNumber?.slice(-4));
  const known = rows.find((_, at) => tails[at] && tails.filter((tail) => tail === tails[at]).length === 1);
  if (!known) throw new Error('Everybody shares their last digits with somebody.');
  await arrive(page, site, 'doctor', '/cust/jkdnMenu');
  const list = listPage(page, '健康档案管理');
  await expect(list.search).toBeFocused();
  await expect(list.rows.nth(5)).toBeVisible();
  const keys = await noteKeys(page);
  await page.keyboard.press('Tab');
  for (const label of ['档案状态', '人群分类']) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox', { name: label })).toBeFocused();
    await page.keyboard.press('Space');
    if (label === '档案状态') await page.keyboard.press('Escape');
  }
  await expect(page).toHaveURL(/status=.*conditions=/);
  const filtering = await keys();
  expect(filtering.length, filtering.join(' ')).toBeLessThanOrEqual(FILTERS_BUDGET);
  await page.keyboard.press('Escape');
  const before = (await keys()).length;
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: '查找页面、居民、表单或操作' })).toBeFocused();
  await page.keyboard.type(known.idNumber?.slice(-4) ?? '');
  const found = page.getByRole('dialog', { name: '快速查找' }).getByRole('option');
  await expect(found.filter({ hasText: known.name })).toBeVisible();
  const place = (await found.allTextContents()).findIndex((text) => text.includes(known.name));
  for (let at = 0; at < place; at += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/cust/jkdn/${known.id}`));
  const pressed = (await keys()).slice(before);
  expect(pressed.length, pressed.join(' ')).toBeLessThanOrEqual(OPENING_BUDGET);
});
