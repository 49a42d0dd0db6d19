import { expect, test, type Locator } from '@playwright/test';
import { TRANSFER_BUDGET, VILLAGE_BUDGET } from './key-budgets.ts';
import { formPage } from './pages/form.page.ts';
import { noteKeys } from './pages/key-count.ts';
import { listPage } from './pages/list.page.ts';
import { arrive } from './pages/login.page.ts';
import { fillQuickly } from './pages/quick-hand.ts';
import { QUICK_VISITS } from './pages/quick-visits.data.ts';
import { officeOf } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

const site = siteOfThisFile();

test('a check-up that was sent back says why at its field, until it is handed in again', async ({ page }) => {
  await arrive(page, site, 'county', '/cust/tjReport');
  const reviews = listPage(page, '居民体检档案审核');
  await expect(reviews.rows.first()).toBeVisible();
  await reviews.rows.first().focus();
  await page.keyboard.press('Enter');
  // Answers read as staff say them: words for codes, names for identifiers, one unit.
  const answers = page.locator('.gw-review-answers');
  await expect(answers.first()).toContainText(/性别\s*[男女]/);
  await expect(answers.first()).toContainText(/责任医生\s*\p{Script=Han}/u);
  await expect(answers.first()).toContainText(/体检机构\s*\p{Script=Han}/u);
  await expect(answers.filter({ hasText: '左侧收缩压' })).toContainText(/左侧收缩压\s*\d+ mmHg\s*有问题/);
  await page.getByRole('button', { name: '指出问题：身高' }).click();
  await page.getByLabel('身高的问题').fill('身高请复测');
  await page.getByLabel('说明', { exact: true }).fill('请核对后再交');
  await page.getByRole('button', { name: '退回（1 处）' }).click();
  await expect(page.getByText('审核退回', { exact: true })).toBeVisible();
  // Taken back to be worded anew, it keeps what was written.
  await page.getByRole('button', { name: '撤回退回' }).click();
  await expect(page.getByLabel('身高的问题')).toHaveValue('身高请复测');
  await expect(page.getByLabel('说明', { exact: true })).toHaveValue('请核对后再交');
  await page.getByRole('button', { name: '退回（1 处）' }).click();
  await expect(page.getByText('审核退回', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: '打开体检表' }).click();
  const note = page.getByRole('status').filter({ hasText: '退回了这份体检表：请核对后再交' });
  await expect(note).toContainText('身高：身高请复测');
  const field = page.locator('[data-field="height"]');
  await expect(field.getByText('审核退回：身高请复测')).toBeVisible();
  await note.getByRole('button', { name: '身高' }).click();
  const height = page.locator('#height');
  await expect(height).toBeFocused();
  await height.fill('163');
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog', { name: '修改原因' }).getByLabel('原因', { exact: true }).fill('按审核意见复测');
  await page.keyboard.press('Enter');
  await expect(note).toBeHidden();
  await expect(field.getByText('审核退回')).toBeHidden();
});

test('the doctor orders the round by hand with keys, and finds it so again', async ({ page }) => {
  await arrive(page, site, 'village', '/cust/followupList?view=round');
  const round = listPage(page, '随访记录');
  await expect(round.rows.nth(2)).toBeVisible();
  const ids = async () =>
    (await round.rows.evaluateAll((rows) => rows.map(({ id }) => id))).filter((id) => id !== '').slice(0, 3);
  const before = await ids();
  await round.rows.nth(0).focus();
  await page.keyboard.press('Alt+ArrowDown');
  // Whoever stood below is first now, and the cursor goes with the person.
  const own = page.locator(`[id="${before[0]}"]`);
  await expect.poll(async () => (await ids())[0]).not.toBe(before[0]);
  await expect(own).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => (await ids())[0]).toBe(before[0]);
  await expect(own).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(async () => (await ids())[0]).not.toBe(before[0]);
  const moved = await ids();
  await page.reload();
  await expect.poll(ids).toEqual(moved);
  await page.getByRole('button', { name: '恢复按村排列' }).click();
  await expect.poll(ids).toEqual(before);
});

test('a call of another day is noted by keys alone, and a visit leads back to its row', async ({ page }) => {
  await arrive(page, site, 'village', '/cust/followupList?view=round');
  const round = listPage(page, '随访记录');
  await expect(round.rows.nth(2)).toBeVisible();
  // Where the row with the cursor is scrolled away, ↓ goes to one that is there.
  await round.table.hover();
  await page.mouse.wheel(0, 4_000);
  await round.search.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('tr[data-row]:focus')).toBeVisible();
  const row = (await page.locator('tr[data-row]:focus').getAttribute('id')) ?? '';
  await page.keyboard.press(' ');
  await page.keyboard.press('1');
  await expect(page.getByRole('dialog', { name: '记联系结果' }).getByLabel('结果')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('今天');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: '正在进行和刚完成的操作' })).toContainText('已记联系结果 1 条');
  await page.locator(`[id="${row}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: '随访记录逐个处理' })).toBeVisible();
  await expect(page.locator('[data-field] :focus')).toBeVisible();
  await page.keyboard.press('Alt+b');
  await expect(page.locator(`[id="${row}"]`)).toBeFocused();
});

test('who has both diseases is visited once: the second sheet knows what was measured, and both visits are closed', async ({
  page,
}) => {
  const office = await officeOf(site, 'doctor');
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const forms = ['hypertension-follow-up', 'diabetes-follow-up'] as const;
  const latest = (id: string) => Promise.all(forms.map(async (form) => (await office.records(id, form))[0]));
  const diabetic = (await office.residents({ condition: 'diabetes', status: '1' })).rows.map((one) => one.id);
  const both = (await office.residents({ condition: 'hypertension', status: '1' })).rows.filter((one) =>
    diabetic.includes(one.id),
  );
  const last = await Promise.all(both.map(async (one) => ({ ...one, sheets: await latest(one.id) })));
  const { id, name, sheets } = last.find((one) => one.sheets.every((sheet) => sheet && sheet.occurredOn < today))!;
  // Both were asked to come today.
  for (const sheet of sheets) await office.change(sheet!.id, { nextFollowUpDate: today });

  await arrive(page, site, 'doctor', '/cust/followupList?view=village-round&programme=hypertension~diabetes');
  const round = listPage(page, '随访记录');
  await expect(round.rows.nth(1)).toBeVisible();
  await round.find(name);
  await expect(round.rows).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const [sheet, walk] = [formPage(page), page.getByRole('navigation', { name: '随访记录逐个处理' })];
  const fillAndSave = async (settled: Locator): Promise<void> => {
    await expect(page.locator('[data-field] :focus')).toBeVisible();
    const pressure = await page.getByRole('heading', { level: 1, name: /高血压/ }).isVisible();
    await fillQuickly(page, QUICK_VISITS[pressure ? forms[0] : forms[1]]);
    await page.keyboard.press('Control+s');
    const anyway = page.getByRole('button', { name: '仍然保存' });
    await expect(anyway.or(settled).first()).toBeVisible();
    if (await anyway.isVisible()) await anyway.press('Enter');
    await expect(settled).toBeVisible();
  };
  await expect(walk).toContainText('1 / 2');
  await fillAndSave(walk.filter({ hasText: '2 / 2' }));
  // The blood pressure and the height of a minute ago, to be looked at once more.
  await expect(sheet.field('systolic').getByRole('textbox').first()).toHaveValue(/^12[68]$/);
  await expect(sheet.field('height')).toContainText('同日带入');
  await fillAndSave(sheet.status.filter({ hasText: /^已保存 \d/ }));
  for (const made of await latest(id)) expect(made?.occurredOn).toBe(today);
  await page.keyboard.press('Alt+b');
  await expect(round.search).toHaveValue(name);
  // Where they stood, until the list is asked anew.
  await expect(round.rows.filter({ hasText: '已随访' })).toHaveCount(2);
});

test('a form that was passed leaves no tab, and one that was begun keeps its own', async ({ page }) => {
  await arrive(page, site, 'doctor', '/cust/followupList?programme=hypertension');
  const round = listPage(page, '随访记录');
  await expect(round.rows.nth(1)).toBeVisible();
  const tabs = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link');
  await round.rows.first().focus();
  await page.keyboard.press('Enter');
  const sheet = formPage(page);
  const standsAt = async (place: number): Promise<void> => {
    await expect(page.getByRole('navigation', { name: '随访记录逐个处理' })).toContainText(`${place} / `);
    await sheet.waitUntilOpen(/高血压/);
  };
  await standsAt(1);
  await page.keyboard.press('Alt+PageDown');
  await standsAt(2);
  await expect(tabs).toHaveCount(3);
  await sheet.box('systolic').fill('128');
  await page.keyboard.press('Alt+PageUp');
  await standsAt(1);
  await expect(tabs).toHaveCount(4);
  await page.keyboard.press('Alt+PageDown');
  await standsAt(2);
  await expect(sheet.box('systolic')).toHaveValue('128');
  await expect(tabs).toHaveCount(3);
});

test('fifty visits go to another doctor with few keys, each with its receipt, and come back', async ({ page }) => {
  await arrive(page, site, 'doctor', '/cust/followupList?state=upcoming~due~overdue');
  const round = listPage(page, '随访记录');
  await expect(round.rows.nth(2)).toBeVisible();
  await expect(round.search).toBeFocused();
  const keys = await noteKeys(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('2');
  const question = page.getByRole('dialog', { name: '转办' });
  await expect(question.getByLabel('转给')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  const pressed = await keys();
  expect(pressed.length, pressed.join(' ')).toBeLessThanOrEqual(TRANSFER_BUDGET);
  const strip = page.getByRole('list', { name: '正在进行和刚完成的操作' });
  await expect(strip).toContainText('已转办');
  const done = Number(/已转办 (\d+) 条/.exec((await strip.textContent()) ?? '')?.[1]);
  expect(done).toBeGreaterThanOrEqual(50);
  await strip.getByRole('button', { name: '逐条结果' }).click();
  const receipts = page.getByRole('dialog', { name: '逐条结果' }).getByRole('listitem');
  await expect(receipts.filter({ hasText: '已办' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await strip.getByRole('button', { name: '撤销' }).click();
  await expect(strip).toContainText('已撤销');
});

test('a village is booked into a session with few keys, each with its receipt', async ({ page }) => {
  await arrive(page, site, 'doctor', '/appointManage');
  const sessions = listPage(page, '预约管理');
  await page.getByRole('button', { name: '新增场次' }).first().click();
  const editor = page.getByRole('dialog', { name: '新增场次' });
  await editor.getByLabel('日期', { exact: true }).fill('今天');
  await editor.getByLabel('地点', { exact: true }).fill('村委会');
  await editor.getByRole('checkbox').first().check();
  await editor.getByLabel('号源', { exact: true }).fill('200');
  await editor.getByRole('button', { name: '保存并开放预约' }).click();
  await expect(sessions.rows.first()).toContainText('村委会');
  await page.reload();
  await expect(sessions.rows.first()).toContainText('村委会');
  await expect(sessions.search).toBeFocused();
  const keys = await noteKeys(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^预约覆盖的村/ })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: '预约覆盖的村' });
  await expect(question.getByText(/应检未约 \d+ 人，还有 200 个号/)).toBeVisible();
  await expect(question.getByRole('button', { name: '预约', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  const pressed = await keys();
  expect(pressed.length, pressed.join(' ')).toBeLessThanOrEqual(VILLAGE_BUDGET);
  const strip = page.getByRole('list', { name: '正在进行和刚完成的操作' });
  await expect(strip).toContainText(/已约 \d+ 人/);
  await strip.getByRole('button', { name: '逐条结果' }).click();
  await expect(page.getByRole('dialog', { name: '逐条结果' }).getByRole('listitem').first()).toContainText('序号 1-');
});

test('a printed round has every telephone beside whose it is, also where a line wraps', async ({ page }) => {
  const office = await officeOf(site, 'doctor');
  await page.addInitScript(() => void (window.print = () => undefined));
  await arrive(page, site, 'doctor', '/cust/followupList?view=village-round');
  const round = listPage(page, '随访记录');
  await expect(round.rows.nth(2)).toBeVisible();
  // Two who are owed more than fits one line move in together.
  const seen = new Map<string, string>();
  const owed = (): readonly string[] => {
    const names = [...seen.values()];
    return [...new Set(names)].filter((name) => names.filter((one) => one === name).length > 1);
  };
  await round.table.hover();
  await expect
    .poll(async () => {
      for (const row of await round.rows.filter({ hasText: '****' }).all())
        seen.set(
          (await row.getAttribute('id')) ?? '',
          (await row.getByRole('checkbox').getAttribute('aria-label')) ?? '',
        );
      await page.mouse.wheel(0, 300);
      return owed().length;
    })
    .toBeGreaterThan(2);
  const found = (
    await Promise.all(owed().map((label) => office.residents({ text: label.replace('选择', ''), status: '1' })))
  ).flatMap(({ rows, total }) => (total === 1 && rows[0] ? [rows[0]] : []));
  const [one, other] = found;
  if (!one || !other) throw new Error(`Nobody is owed two visits: ${owed().join()}`);
  const sheetOf = async (id: string) => (await office.records(id, 'resident-personal-info'))[0]?.id ?? '';
  const { data } = await office.record(await sheetOf(one.id));
  const address = Object.entries(data).filter(([key]) => key.startsWith('currentAddress'));
  await office.change(await sheetOf(other.id), Object.fromEntries(address));

  await page.reload();
  await expect(round.rows.nth(2)).toBeVisible();
  await page.getByRole('button', { name: '打印走访单' }).click();
  await expect(page.locator('.gw-round-sheet')).not.toHaveCount(0);
  // As wide as an A4 between its margins.
  await page.setViewportSize({ width: 733, height: 1_000 });
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.gw-round-sheet');
  const topOf = async (text: string) =>
    (await sheet.getByText(text, { exact: true }).first().boundingBox())?.y ?? Number.NaN;
  const places = await Promise.all(
    [one, other].map(async ({ id, name }) => ({
      name: await topOf(name),
      phone: await topOf(await office.reveal(id, 'phone')),
    })),
  );
  const [first, second] = places.sort((a, b) => a.name - b.name);
  // Neither above the name nor in the row of the next.
  expect(first?.phone).toBeGreaterThanOrEqual((first?.name ?? 0) - 1);
  expect(first?.phone).toBeLessThan(second?.name ?? 0);
  expect(second?.phone).toBeGreaterThanOrEqual((second?.name ?? 0) - 2);
});
