import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { buildBenchPage, serveBenchPage } from '../../tools/bench/bench-page.ts';
import type { ServedFolder } from '../../tools/lib/serve-folder.ts';
import { costOfKeys, type KeyCost } from './support/key-cost.ts';

/** Counts instead of times: they say the same on every machine. The times are those of `npm run bench:form`. */
const KEYS = Array.from({ length: 4 }, () => ['1', '2', '0', 'Backspace', 'Backspace', 'Backspace']).flat();
let bench: ServedFolder;
test.beforeAll(async () => {
  expect(await buildBenchPage()).toBe(0);
  bench = await serveBenchPage();
});
test.afterAll(() => bench.close());

/** Opens a form of the bench page and waits until its `last` field is there, too. */
async function open(page: Page, form: string, last: string): Promise<CDPSession> {
  await page.goto(`${bench.origin}/?form=${form}&open`);
  await page.locator(last).first().waitFor({ state: 'attached' });
  return page.context().newCDPSession(page);
}

/** Boxes that Chromium's autofill reads with every key: those of the `<form>` around the cursor. */
const boxesAround = (page: Page): Promise<number> =>
  page.evaluate(() => (document.activeElement as HTMLInputElement).form?.elements.length ?? Number.POSITIVE_INFINITY);

/** The most a key may make the browser do. Two layouts: the browser's own for the letter, ours for what follows from it. */
const CEILING = { restyled: 8, layouts: 2, laidOut: 40, mutations: 18 };
const within = (cost: KeyCost): KeyCost => ({
  restyled: Math.max(cost.restyled, CEILING.restyled),
  layouts: Math.max(cost.layouts, CEILING.layouts),
  laidOut: Math.max(cost.laidOut, CEILING.laidOut),
  mutations: Math.max(cost.mutations, CEILING.mutations),
});

for (const [size, last] of [
  [100, '#s07_n1'],
  [300, '#s20_d1'],
  [1000, '#s67_n1'],
] as const) {
  test(`a key makes the browser do no more in a form of ${size} fields than in any other`, async ({ page }) => {
    const cdp = await open(page, `synthetic-${size}`, last);
    await page.locator('#s01_n1').click();
    expect(await boxesAround(page)).toBeLessThanOrEqual(40);
    expect(within(await costOfKeys(page, cdp, KEYS))).toEqual(CEILING);
  });
}

test('a key in the check-up form touches its own surroundings only', async ({ page }) => {
  const cdp = await open(page, 'health-check-up', '[data-section=guidance] input');
  await page.locator('#height').fill('165');
  await page.locator('#weight').click();
  expect(await boxesAround(page)).toBeLessThanOrEqual(60);
  const digits = ['6', '5', 'Backspace', 'Backspace'];
  expect(within(await costOfKeys(page, cdp, [...digits, ...digits, ...digits]))).toEqual(CEILING);
});

test('a question that comes and goes with each key stays in the page', async ({ page }) => {
  await open(page, 'synthetic-300', '#s20_d1');
  const [decides, follows] = [page.locator('#s01_n1'), page.locator('#s01_t3')];
  await decides.pressSequentially('120');
  await expect(follows).toBeVisible();
  await follows.evaluate((box) => box.setAttribute('data-same', ''));
  await decides.press('Backspace');
  await expect(follows).toBeHidden();
  await decides.press('0');
  await expect(follows).toBeVisible();
  await expect(follows).toHaveAttribute('data-same', '');
});

test('fifty forms of 300 fields opened one after the other leave nothing behind', async ({ page }) => {
  const cdp = await open(page, 'synthetic-300', '#s20_d1');
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
  // The engine compiles what it has seen often; that is no leak.
  await reopen(10);
  const before = await inUse(cdp);
  await reopen(50);
  const after = await inUse(cdp);
  expect(after.heap).toBeLessThan(before.heap * 1.1);
  expect(after.nodes).toBeLessThan(before.nodes * 1.1);
  expect(after.listeners).toBeLessThan(before.listeners * 1.1);
});

type Routed = { readonly router: { navigate(to: string | number): Promise<void> } };

/** What the page holds once the garbage is gone; the heap in bytes. */
async function inUse(cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}
