import { repeats, reportFigure } from '@gongwei/server/long-runs';
import { expect, test } from '@playwright/test';
import { buildBenchPage, serveBenchPage } from '../../tools/bench/bench-page.ts';
import type { ServedFolder } from '../../tools/lib/serve-folder.ts';
import { logIn } from './pages/login.page.ts';
import { archivePath } from './pages/residents.page.ts';
import { go } from './support/go.ts';
import { heldBy } from './support/held.ts';
import { inUse } from './support/in-use.ts';
import { officeOf } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';

/** Bytes, elements and listeners: whatever else the machine does, they are the same. */
const site = siteOfThisFile();
let bench: ServedFolder;
test.beforeAll(async () => {
  expect(await buildBenchPage()).toBe(0);
  bench = await serveBenchPage();
});
test.afterAll(() => bench.close());

test('a shift of forms of 300 fields opened one after the other leaves nothing behind', async ({ page }) => {
  await page.goto(`${bench.origin}/?form=synthetic-300&open`);
  await page.locator('#s20_d1').first().waitFor({ state: 'attached' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const go = (to: string | number): Promise<void> =>
    page.evaluate((where) => (globalThis as unknown as Routed).router.navigate(where), to);
  const reopen = async (times: number): Promise<void> => {
    for (let at = 0; at < times; at++) {
      await page.locator('#s01_n1').pressSequentially('12');
      await go('/');
      await expect(page.locator('#s01_n1')).toHaveCount(0);
      await go(-1);
      await page.locator('#s20_d1').waitFor({ state: 'attached' });
    }
  };
  // Some pages are still held while the next one is drawn, or not: the least of a few looks has none of them.
  const settled = async () => {
    let least = { ...(await inUse(cdp)), ...(await heldBy(cdp)) };
    for (let more = 0; more < 3; more += 1) {
      await reopen(1);
      const seen = { ...(await inUse(cdp)), ...(await heldBy(cdp)) };
      if (seen.held < least.held) least = seen;
    }
    return least;
  };
  // The engine compiles what it has seen often, for five hundred forms and no longer (2026-11-27: the next five hundred added 4 % to the heap); that is no leak.
  await reopen(repeats(8, 500));
  const forms = repeats(10, 400);
  test.setTimeout(120_000 + forms * 10_000);
  const before = await settled();
  await reopen(forms);
  const after = await settled();
  const grown = (what: 'heap' | 'held'): number => Math.round((after[what] / before[what] - 1) * 10_000) / 100;
  const compiled = Math.round((after.code - before.code) / 1_024);
  const words = `${grown('held')} % of what the program holds, ${grown('heap')} % of the whole heap (${compiled} kB compiled code)`;
  process.stdout.write(`${forms} forms: ${words}\n`);
  reportFigure({
    row: 18,
    what: 'forms opened one after the other, memory grown',
    runs: forms,
    figure: words,
    aim: '10 % of the heap, 1 % of what the program holds after 400',
    passed: grown('held') <= 1 && grown('heap') <= 10,
  });
  expect(after.held).toBeLessThan(before.held * repeats(1.03, 1.01));
  expect(after.heap).toBeLessThan(before.heap * repeats(1.5, 1.1));
  expect(after.nodes).toBeLessThan(before.nodes * 1.1);
  expect(after.listeners).toBeLessThan(before.listeners * 1.1);
});

test('pages opened in tabs and closed again leave nothing behind', async ({ page }) => {
  const office = await officeOf(site, 'doctor');
  const { rows } = await office.residents({ limit: '60' });
  await logIn(page, site, 'doctor');
  // What the first page brings when somebody looks further down is there, drawings and all, before anything is counted.
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 5_000);
  const drawn = page.getByRole('region', { name: '年度数据' }).getByRole('toolbar', { name: /^随访完成情况/ });
  await expect(drawn).toBeVisible({ timeout: 30_000 });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const tabs = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link');
  const openAndClose = async (count: number): Promise<void> => {
    for (let at = 0; at < count; at += 1) {
      await go(page, archivePath(rows[at % rows.length]!.id));
      await expect(page.getByRole('region', { name: '居民信息' })).toContainText(rows[at % rows.length]!.name);
      await expect(tabs).toHaveCount(at + 2);
    }
    await page.getByRole('button', { name: '标签页操作' }).click();
    await page.getByRole('menuitem', { name: '关闭全部' }).click();
    await expect(tabs).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  };
  const count = repeats(8, 60);
  test.setTimeout(300_000 + count * 10_000);
  // The engine compiles what it has seen often, for longer than a few tabs; that is no leak.
  for (let seen = 0; seen < repeats(16, 240); seen += count) await openAndClose(count);
  // React keeps the last page it took away until it has drawn the next ones, or longer: the look at which most was held has one of them.
  const settled = async () => {
    let most = { ...(await inUse(cdp)), ...(await heldBy(cdp)) };
    for (let more = 0; more < repeats(2, 4); more += 1) {
      await openAndClose(1);
      const seen = { ...(await inUse(cdp)), ...(await heldBy(cdp)) };
      if (seen.held > most.held) most = seen;
    }
    return most;
  };
  let [before, after] = [await settled(), { ...(await inUse(cdp)), ...(await heldBy(cdp)) }];
  // A quarter of a megabyte and a hundred listeners come once, seen after 12 to 76 pages, and stay as they are for 60 more; what leaks comes in each round.
  const limits = [
    ['held', 1.03],
    ['heap', 1.1],
    ['nodes', 1.1],
    ['listeners', 1.1],
  ] as const;
  const tooMuch = (): readonly string[] =>
    limits.flatMap(([what, times]) =>
      after[what] < before[what] * times ? [] : [`${what}: ${before[what]} → ${after[what]}`],
    );
  for (let round = 0; round < 4; round += 1) {
    if (round > 0) before = after;
    await openAndClose(count);
    after = await settled();
    if (tooMuch().length === 0) break;
  }
  const grown = Math.round((after.held / before.held - 1) * 1_000) / 10;
  const heap = Math.round((after.heap / before.heap - 1) * 1_000) / 10;
  process.stdout.write(
    `${count} tabs: ${grown} % of what the program holds, ${heap} % of the whole heap, listeners ${before.listeners} → ${after.listeners}\n`,
  );
  reportFigure({
    row: 18,
    what: 'tabs opened and closed, memory grown',
    runs: count,
    figure: `${grown} % of what the program holds, ${heap} % of the whole heap, listeners ${before.listeners} → ${after.listeners}`,
    aim: '10 % after 60',
    passed: heap <= 10 && grown <= 3,
  });
  expect(tooMuch()).toEqual([]);
});

type Routed = { readonly router: { navigate(to: string | number): Promise<void> } };
