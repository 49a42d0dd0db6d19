import { PATIENCE, throttle, visit, type Profile, type StorageState } from './browser.ts';

export type PrintTiming = {
  /** Milliseconds from opening the address of the batch until it can be printed. */
  readonly ready: number;
  readonly residents: number;
  readonly pages: number;
  /** Megabytes of JavaScript heap when everything is drawn. */
  readonly heap: number;
};

/** Gets the check-ups of that many elderly residents ready for the printer in one go. */
export async function measurePrinting(
  url: string,
  count: number,
  profile: Profile,
  storage: StorageState,
): Promise<PrintTiming> {
  const people = await examined(url, count);
  const { browser, page, cdp } = await visit({ token: storage });
  await throttle(cdp, profile);
  const started = performance.now();
  await page.goto(`${url}/print/jktj?residents=${people.join(',')}`);
  await page.waitForFunction(
    () => document.querySelector('.gwp-bar .gw-button--primary:not(:disabled)') !== null,
    undefined,
    { timeout: 3 * PATIENCE },
  );
  const ready = performance.now() - started;
  const drawn = await page.evaluate(() => ({
    pages: document.querySelectorAll('.gwp-sheet').length,
    heap: (performance as Performance & { readonly memory?: { readonly usedJSHeapSize: number } }).memory
      ?.usedJSHeapSize,
  }));
  await browser.close();
  return { ready, residents: people.length, pages: drawn.pages, heap: (drawn.heap ?? 0) / 1e6 };
}

type Found = {
  readonly rows: readonly { readonly id: string; readonly lastCheckUpOn?: string }[];
  readonly total: number;
};

/** Residents who were examined, as the doctor of the demonstration sees them. */
async function examined(url: string, count: number): Promise<readonly string[]> {
  const body = new URLSearchParams({
    username: 'doctor',
    password: 'Gongwei@2026',
    code: '',
    redomStr: '',
    type: '',
    openid: '',
  });
  const answer = await fetch(`${url}/api/api/wx/loginin`, { method: 'POST', body });
  const { token } = (await answer.json()) as { readonly token: string };
  const ids: string[] = [];
  for (let offset = 0; ids.length < count; offset += 200) {
    const page = await fetch(`${url}/api/v1/residents/search`, {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify({ offset, limit: 200 }),
    });
    const { rows, total } = (await page.json()) as Found;
    ids.push(...rows.filter(({ lastCheckUpOn }) => lastCheckUpOn).map(({ id }) => id));
    if (offset + 200 >= total) break;
  }
  return ids.slice(0, count);
}
