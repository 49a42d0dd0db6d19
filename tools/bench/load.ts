import { gzipSync } from 'node:zlib';
import type { CDPSession } from 'playwright';
import { PATIENCE, quantile, throttle, visit, type Profile, type StorageState } from './browser.ts';

export type Load = { readonly usable: number; readonly kilobytes: number; readonly foreign: readonly string[] };

/** Cold loads of a page until `ready` has a box; JavaScript and CSS compressed anew with gzip -9. Medians of `runs`. */
export async function measureLoad(
  url: string,
  ready: string,
  profile: Profile,
  runs: number,
  storage?: StorageState,
): Promise<Load> {
  const usable: number[] = [];
  let last: Omit<Load, 'usable'> = { kilobytes: 0, foreign: [] };
  for (let run = 0; run < runs; run++) {
    const { browser, page, cdp } = await visit(storage && { token: storage });
    const bytes = countBytes(cdp, new URL(url).host);
    await throttle(cdp, profile);
    const started = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(ready).first().waitFor({ state: 'visible', timeout: PATIENCE });
    usable.push(performance.now() - started);
    await page.waitForLoadState('networkidle');
    last = await bytes();
    await browser.close();
  }
  return { usable: quantile(usable, 0.5), ...last };
}

function countBytes(cdp: CDPSession, host: string): () => Promise<Omit<Load, 'usable'>> {
  const requests = new Map<string, { readonly url: string; readonly mime: string }>();
  cdp.on('Network.responseReceived', ({ requestId, response }) =>
    requests.set(requestId, { url: response.url, mime: response.mimeType }),
  );
  return async () => {
    let total = 0;
    for (const [requestId, { mime }] of requests) {
      if (!/javascript|css/.test(mime)) continue;
      const { body, base64Encoded } = await cdp.send('Network.getResponseBody', { requestId });
      total += gzipSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'), { level: 9 }).length;
    }
    const foreign = [...requests.values()]
      .map((one) => one.url)
      .filter((url) => url.startsWith('http') && new URL(url).host !== host);
    return { kilobytes: total / 1024, foreign };
  };
}
