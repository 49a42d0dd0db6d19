import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { ensureChromium, QUIET_FLAGS } from '../lib/chromium.ts';

/** `--smoke`: one round of everything, to see that it runs; the figures are worth nothing. */
export const SMOKE = process.argv.includes('--smoke');

/** Milliseconds after which something is taken to come no more. Of a round beside everything else a machine does, nobody asks how long it took. */
export const PATIENCE = SMOKE ? 240_000 : 60_000;

/** `slow` is a ten-year-old PC on a village line: 4× CPU, 1.6 Mbit/s down, 0.75 up, 150 ms round trip. */
export const PROFILES = {
  none: { cpu: 1, net: undefined },
  cpu4: { cpu: 4, net: undefined },
  slow: { cpu: 4, net: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 } },
} as const;
export type Profile = keyof typeof PROFILES;

export const FLAGS: readonly string[] = [...QUIET_FLAGS, '--enable-precise-memory-info'];

export type Visit = { readonly browser: Browser; readonly page: Page; readonly cdp: CDPSession };

/** A new browser process with a new profile every time: nothing is warm. */
export async function visit(storage?: { readonly token: StorageState }): Promise<Visit> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...FLAGS] });
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
    ...(storage ? { storageState: storage.token } : {}),
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  return { browser, page, cdp };
}

export type StorageState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** Makes a page's PC and line what the profile says; where no figure is looked at, nothing is waited for. */
export async function throttle(cdp: CDPSession, profile: Profile): Promise<void> {
  const { cpu, net } = PROFILES[SMOKE ? 'none' : profile];
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (net) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...net });
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  return low + ((sorted[Math.floor(at) + 1] ?? low) - low) * (at - Math.floor(at));
}

export const inMs = (value: number): string => `${Math.round(value)} ms`;
