import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { logIn } from './login.page.ts';
import { lineTo, type CuttableLine } from '../support/cuttable-line.ts';
import type { Account } from '../support/office.ts';
import type { Site } from '../support/site.ts';
import { framesOf, heldMedia, watchMedia } from '../support/watch-media.ts';

export const VIDEO_HOME = '/info/video/video-home';

/** Somebody at a PC of their own: a browser profile, a network line, a page. */
export type Caller = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly line: CuttableLine;
  readonly name: string;
  readonly userId: string;
  readonly number: string;
  leave(): Promise<void>;
};

const TRIED = JSON.stringify({ dataType: 'boolean', content: true, type: 'local', datetime: 0 });

/** Logs somebody in and waits until they can be called. On a `new` PC the devices were not tried before. */
export async function callerAt(
  site: Site,
  account: Account,
  open: () => Promise<BrowserContext>,
  pc: 'new' | 'used' = 'used',
): Promise<Caller> {
  const context = await open();
  if (pc === 'used') await context.addInitScript((tried) => localStorage.setItem('callDevicesTried', tried), TRIED);
  await context.grantPermissions(['camera', 'microphone']);
  await watchMedia(context);
  const line = await lineTo(new URL(site.at('/')).origin, context);
  // A tour looks at its own page.
  const page = context.pages()[0] ?? (await context.newPage());
  await logIn(page, { ...site, at: line.at }, account, VIDEO_HOME);
  await ready(page);
  const me = await page.evaluate(async () => {
    const token = /x-access-token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const pass = await fetch('/api/v1/call/pass', { headers: { token: decodeURIComponent(token) } });
    return (await pass.json()) as { readonly userId: string; readonly name: string };
  });
  const number = (await page.locator('.gw-own-number strong').textContent()) ?? '';
  return {
    page,
    context,
    line,
    ...me,
    number,
    async leave() {
      await context.close().catch(() => {});
      await line.end();
    },
  };
}

export const newPc = (browser: Browser) => (): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });

/** The page of calls stands there and the user can be called. */
export async function ready(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: '视频通话' })).toBeVisible();
  await expect.poll(async () => (await heldMedia(page)).sockets).toBe(1);
}

export async function goHome({ page, line }: Caller): Promise<void> {
  if (!page.url().endsWith(VIDEO_HOME)) await page.goto(line.at(VIDEO_HOME));
  await ready(page);
}

const row = (page: Page, { userId }: Caller) => page.locator(`[data-colleague="${userId}"]`);

export const deviceGate = ({ page }: Caller) => page.getByRole('dialog', { name: '设备检测' });

/** Somebody sees in the list that a colleague can be called. */
export const seesOnline = (from: Caller, to: Caller): Promise<void> => expect(row(from.page, to)).toContainText('在线');

/** Presses the button beside a colleague who is online. */
export async function press(from: Caller, to: Caller, kind: '视频通话' | '语音通话'): Promise<void> {
  await seesOnline(from, to);
  await row(from.page, to)
    .getByRole('button', { name: `与${to.name}${kind}` })
    .click();
}

/** Calls and sees it ring. */
export async function call(from: Caller, to: Caller, kind: '视频通话' | '语音通话' = '视频通话'): Promise<void> {
  await press(from, to, kind);
  await expect(from.page.locator('.gw-call')).toBeVisible();
}

/** A call that both are in. */
export async function talk(from: Caller, to: Caller, kind: '视频通话' | '语音通话' = '视频通话'): Promise<void> {
  await call(from, to, kind);
  await answer(to);
  for (const { page } of [from, to]) await expect(page.getByRole('timer', { name: '通话时长' })).toBeVisible();
  if (kind === '视频通话')
    for (const [who, whom] of [
      [from, to],
      [to, from],
    ] as const)
      await sees(who, whom);
}

export const incoming = ({ page }: Caller) => page.getByRole('alertdialog', { name: /来电$/ });
export const answer = (who: Caller): Promise<void> =>
  incoming(who).getByRole('button', { name: '接听', exact: true }).click();
export const hangUp = ({ page }: Caller): Promise<void> =>
  page
    .getByRole('toolbar', { name: '通话操作' })
    .getByRole('button', { name: /挂断|取消/ })
    .click();
export const tile = ({ page }: Caller, whose: string) => page.locator('.gw-call').getByRole('figure', { name: whose });

/** The words appear, in a notice or on the page of the call. */
export const said = ({ page }: Caller, words: string | RegExp): Promise<void> =>
  expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();

/** They see and hear each other: pictures go on being shown. */
export async function sees(who: Caller, whom: Caller): Promise<void> {
  await expect(who.page.locator('.gw-call')).toBeVisible();
  const before = await framesOf(who.page, whom.userId);
  await expect.poll(() => framesOf(who.page, whom.userId)).toBeGreaterThan(before + 5);
}

/** Within 2 s nothing of a call is left: no track, no connection, and the page of calls is shown. */
export async function idle(...all: readonly Caller[]): Promise<void> {
  for (const { page } of all)
    await expect
      .poll(async () => ({ ...(await heldMedia(page)), calls: await page.locator('.gw-call').count() }), {
        timeout: 2_000,
        intervals: [100],
      })
      .toMatchObject({ tracks: 0, connections: 0, calls: 0 });
}
