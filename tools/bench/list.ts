import type { Page } from 'playwright';
import { throttle, visit, type StorageState } from './browser.ts';

/** Milliseconds of each frame while a list is scrolled, and in how many of them the row in the middle had no words. */
export type Scrolled = { readonly frames: readonly number[]; readonly blank: number };

/** Milliseconds from a press of a view until its rows are painted, press by press, and how the list is scrolled. */
export type ListFigures = {
  readonly filters: readonly number[];
  readonly read: Scrolled;
  readonly leafed: Scrolled;
  readonly flung: Scrolled;
  /** At the full speed of this machine. */
  readonly flungAtFullSpeed: Scrolled;
};

/** Pixels a frame: as one reads down a list, a row in three frames; and a page of it in a fifth of a second, as a wheel that is turned quickly. */
const [READ, LEAFED] = [12, 48];
/** Pixels a second, whatever a frame takes: the bar held and pulled through the list, some 950 rows a second. What the figures of other tables are of. */
const FLUNG = 40_000;
/** Narrowed by these in turn; each has other rows than the one before. */
const VIEWS = ['65岁及以上老年人', '我负责的居民', '全部', '我负责的居民'];

/** The list of residents with all its columns, on a PC four times slower: narrowed by its views in turn, then scrolled for some seconds. */
export async function measureList(
  url: string,
  storage: StorageState,
  presses: number,
  seconds: number,
): Promise<ListFigures> {
  const { browser, page, cdp } = await visit({ token: storage });
  try {
    await page.goto(`${url}/cust/base`);
    await showAllColumns(page);
    await throttle(cdp, 'cpu4');
    const filters: number[] = [];
    for (let at = 0; at < presses; at++) filters.push(await narrow(page, VIEWS[at % VIEWS.length] as string));
    if (VIEWS[(presses - 1) % VIEWS.length] !== '全部') await narrow(page, '全部');
    const read = await scroll(page, { pixels: READ, per: 'frame' }, seconds);
    const leafed = await scroll(page, { pixels: LEAFED, per: 'frame' }, seconds);
    const flung = await scroll(page, { pixels: FLUNG, per: 'second' }, seconds);
    await throttle(cdp, 'none');
    const flungAtFullSpeed = await scroll(page, { pixels: FLUNG, per: 'second' }, seconds);
    return { filters, read, leafed, flung, flungAtFullSpeed };
  } finally {
    await browser.close();
  }
}

async function showAllColumns(page: Page): Promise<void> {
  await page.locator('tr[data-row="5"]').waitFor();
  await page.getByRole('button', { name: '列设置' }).click();
  const editor = page.getByRole('dialog', { name: '列设置' });
  await editor.waitFor();
  for (const box of await editor.getByRole('checkbox').all()) if (await box.isEnabled()) await box.check();
  await page.keyboard.press('Escape');
  await editor.waitFor({ state: 'detached' });
}

/** From the press until the frame after the one in which the other rows stand. */
const narrow = (page: Page, view: string): Promise<number> =>
  page.evaluate(async (label) => {
    const frame = document.querySelector('.gw-grid-frame');
    const button = [...document.querySelectorAll<HTMLElement>('.gw-view')].find(
      ({ textContent }) => textContent === label,
    );
    if (!frame || !button) throw new Error(`No view “${label}”`);
    const before = frame.textContent;
    const began = performance.now();
    button.click();
    const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);
    const stands = (): boolean =>
      frame.getAttribute('aria-busy') !== 'true' &&
      frame.textContent !== before &&
      frame.querySelector('tr[data-row="0"]') !== null;
    while (!stands()) {
      await nextFrame();
      if (performance.now() - began > 30_000) throw new Error(`“${label}” shows no other rows`);
    }
    await nextFrame();
    return performance.now() - began;
  }, view);

/** Down and up again, so far each frame or second. */
const scroll = (
  page: Page,
  pace: { readonly pixels: number; readonly per: 'frame' | 'second' },
  seconds: number,
): Promise<Scrolled> =>
  page.evaluate(
    async ([{ pixels, per }, milliseconds]) => {
      const frame = document.querySelector('.gw-grid-frame') as HTMLElement;
      const frames: number[] = [];
      const height = frame.querySelector<HTMLElement>('tr[data-row]')?.offsetHeight ?? 1;
      let [blank, way] = [0, 1];
      const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);
      const began = await nextFrame();
      let last = began;
      while (last - began < milliseconds) {
        frame.scrollTop += way * (per === 'frame' ? pixels : (pixels * (frames.at(-1) ?? 0)) / 1_000);
        if (frame.scrollTop <= 0) way = 1;
        if (frame.scrollTop + frame.clientHeight >= frame.scrollHeight - 1) way = -1;
        const now = await nextFrame();
        frames.push(now - last);
        last = now;
        const middle = Math.floor((frame.scrollTop + frame.clientHeight / 2) / height);
        if (!frame.querySelector(`[data-row="${middle}"] > td:nth-child(2)`)?.textContent) blank++;
      }
      return { frames, blank };
    },
    [pace, seconds * 1_000] as const,
  );
