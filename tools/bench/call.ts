import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { ensureChromium } from '../lib/chromium.ts';
import { FLAGS, PATIENCE, type StorageState } from './browser.ts';
import { markAfter, markCalls, marksOf } from './call-marks.ts';
import { heapOf, liveObjects, type Live, type LiveClass } from './live-objects.ts';

const FAKE_MEDIA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
/** The devices were tried before: no question stands between the press and the call. */
const TRIED = JSON.stringify({ dataType: 'boolean', content: true, type: 'local', datetime: 0 });

type Person = { readonly page: Page; readonly cdp: CDPSession };
/** Milliseconds of one call. */
export type CallTimes = { readonly ring: number; readonly frameOfCallee: number; readonly frameOfCaller: number };
/** `heapGrowth`: bytes that the second half of the calls added. */
export type Remains = Readonly<Record<LiveClass, Live>> & { readonly heapGrowth: number };

/**
 * Two people with a fake camera and microphone each, in two profiles of one browser on this machine, who call each other over the real
 * product.
 */
export async function meetForCalls(url: string, storages: readonly [StorageState, StorageState]) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...FLAGS, ...FAKE_MEDIA] });
  const [caller, callee] = [await personIn(browser, url, storages[0]), await personIn(browser, url, storages[1])];

  /** One call from the press to the first frames of both; it goes on. */
  async function place(): Promise<CallTimes> {
    const since = { caller: (await marksOf(caller.page)).frame, callee: await marksOf(callee.page) };
    // 在线, in the line of a colleague, is there once: nobody else has logged in.
    await caller.page.locator('.gw-colleague', { hasText: '在线' }).getByRole('button').first().click();
    const rang = await markAfter(callee.page, 'rang', since.callee.rang);
    const placed = (await marksOf(caller.page)).pressed;
    await callee.page.getByRole('alertdialog').getByRole('button', { name: '接听', exact: true }).click();
    const [frameOfCallee, frameOfCaller] = await Promise.all([
      markAfter(callee.page, 'frame', since.callee.frame),
      markAfter(caller.page, 'frame', since.caller),
    ]);
    const accepted = (await marksOf(callee.page)).pressed;
    return { ring: rang - placed, frameOfCallee: frameOfCallee - accepted, frameOfCaller: frameOfCaller - accepted };
  }

  /** The caller goes, and both stand on the page of calls again. */
  async function hangUp(): Promise<void> {
    await caller.page.getByRole('toolbar', { name: '通话操作' }).getByRole('button', { name: '挂断' }).click();
    await Promise.all(
      [caller, callee].map(({ page }) => page.locator('.gw-call').waitFor({ state: 'detached', timeout: PATIENCE })),
    );
    await caller.page.locator('.gw-colleague', { hasText: '在线' }).waitFor();
  }

  async function measure(calls: number): Promise<readonly CallTimes[]> {
    const times: CallTimes[] = [];
    for (let at = 0; at < calls; at += 1) {
      times.push(await place());
      await hangUp();
    }
    return times;
  }

  return {
    measure,
    /** What is left on both sides after so many calls one after the other; by then the list of past calls is as long as it gets. */
    async endure(calls: number): Promise<readonly [Remains, Remains]> {
      const half = Math.floor(calls / 2);
      await measure(half);
      const before = [await heapOf(caller.cdp), await heapOf(callee.cdp)] as const;
      await measure(calls - half);
      return [await remainsOf(caller, before[0]), await remainsOf(callee, before[1])];
    },
    end: () => browser.close(),
  };
}

async function personIn(browser: Browser, url: string, storage: StorageState): Promise<Person> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    storageState: storage,
    permissions: ['camera', 'microphone'],
  });
  await context.addInitScript((tried) => localStorage.setItem('callDevicesTried', tried), TRIED);
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await markCalls(page);
  await page.goto(`${url}/info/video/video-home`);
  await page.locator('.gw-colleague').first().waitFor();
  return { page, cdp: await context.newCDPSession(page) };
}

async function remainsOf({ cdp }: Person, heapBefore: number): Promise<Remains> {
  const heapGrowth = (await heapOf(cdp)) - heapBefore;
  return {
    RTCPeerConnection: await liveObjects(cdp, 'RTCPeerConnection'),
    MediaStreamTrack: await liveObjects(cdp, 'MediaStreamTrack'),
    WebSocket: await liveObjects(cdp, 'WebSocket'),
    heapGrowth,
  };
}
