import { PATIENCE, throttle, visit, type Profile, type StorageState } from './browser.ts';

/** One request of a load; times in milliseconds since the first one left, `bytes` as they came over the line. */
export type Request = {
  readonly address: string;
  readonly left: number;
  answered: number;
  ended: number;
  bytes: number;
};
export type Waterfall = { readonly usable: number; readonly requests: readonly Request[] };

/** What a cold load asks for until `ready` has a box, in the order it was asked: where the time of a page goes. */
export async function watchLoad(
  url: string,
  ready: string,
  profile: Profile,
  storage?: StorageState,
): Promise<Waterfall> {
  const { browser, page, cdp } = await visit(storage && { token: storage });
  const requests = new Map<string, Request>();
  let began: number | undefined;
  const since = (seconds: number): number => (seconds - (began ?? seconds)) * 1_000;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    began ??= timestamp;
    if (!request.url.startsWith('http')) return;
    const address = new URL(request.url).pathname;
    requests.set(requestId, { address, left: since(timestamp), answered: 0, ended: 0, bytes: 0 });
  });
  cdp.on('Network.responseReceived', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.answered = since(timestamp);
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { ended: since(timestamp), bytes: encodedDataLength });
  });
  await throttle(cdp, profile);
  const started = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(ready).first().waitFor({ state: 'visible', timeout: PATIENCE });
  const usable = performance.now() - started;
  await browser.close();
  return { usable, requests: [...requests.values()] };
}

/** A line for each request: when it left, was answered and ended (ms), and its size (bytes). */
export function tellWaterfall({ usable, requests }: Waterfall): string {
  const column = (value: number): string => String(Math.round(value)).padStart(8);
  return [
    ...requests.map(
      ({ address, left, answered, ended, bytes }) =>
        [left, answered, ended, bytes].map(column).join('') + `  ${address}`,
    ),
    `${column(usable)}  可用，${requests.length} 个请求`,
  ].join('\n');
}
