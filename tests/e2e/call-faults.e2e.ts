import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import {
  answer,
  call,
  callerAt,
  goHome,
  hangUp,
  idle,
  incoming,
  newPc,
  ready,
  said,
  sees,
  talk,
  tile,
  VIDEO_HOME,
  type Caller,
} from './pages/call.page.ts';
import { logIn } from './pages/login.page.ts';
import { killBrowserOf } from './support/kill-browser.ts';
import { siteOfThisFile } from './support/site.ts';
import { heldMedia, unplug } from './support/watch-media.ts';

const site = siteOfThisFile();
let doctor: Caller;
let village: Caller;
const both = (): readonly Caller[] => [doctor, village];

test.beforeAll(async ({ browser }) => {
  doctor = await callerAt(site, 'doctor', newPc(browser));
  village = await callerAt(site, 'village', newPc(browser));
});
test.afterAll(async () => {
  for (const one of both()) await one?.leave();
});
test.beforeEach(async () => {
  for (const one of both()) await goHome(one);
});

/** Shown within 3 s on both sides that the line is down. */
async function seesDrop(): Promise<void> {
  await expect(doctor.page.locator('.gw-call').getByText(/重连/).first()).toBeVisible({ timeout: 3_000 });
  await expect(village.page.locator('.gw-call').getByText(/重连/).first()).toBeVisible({ timeout: 3_000 });
}

for (const seconds of [5, 20])
  test(`a network that is gone for ${seconds} s is told within 3 s, and the call goes on as it was`, async () => {
    await talk(doctor, village);
    await village.page.keyboard.press('m');
    await expect(tile(doctor, village.name)).toContainText('已静音');
    village.line.cut();
    const cutAt = Date.now();
    await seesDrop();
    await expect.poll(() => Date.now() - cutAt, { timeout: 25_000 }).toBeGreaterThan(seconds * 1_000);
    village.line.mend();
    await sees(doctor, village);
    await sees(village, doctor);
    await expect(doctor.page.locator('.gw-call').getByText(/重连/)).toHaveCount(0);
    await expect(village.page.locator('.gw-call').getByText(/重连/)).toHaveCount(0);
    await expect(tile(doctor, village.name)).toContainText('已静音');
    await expect.poll(async () => (await heldMedia(village.page)).sockets).toBe(1);
    await hangUp(doctor);
    await said(village, '通话已结束');
    await idle(doctor, village);
  });

test('a call survives a restart of the server', async () => {
  await talk(doctor, village);
  await site.kill();
  await expect(doctor.page.locator('.gw-call').getByText(/重连/).first()).toBeVisible({ timeout: 3_000 });
  await sees(doctor, village);
  await site.start();
  for (const { page } of both())
    await expect(page.locator('.gw-call').getByText(/重连/)).toHaveCount(0, { timeout: 20_000 });
  await sees(doctor, village);
  await hangUp(doctor);
  await said(village, '通话已结束');
  await idle(doctor, village);
});

test('a browser that is killed leaves nobody waiting', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gongwei-e2e-profile-'));
  const { launchOptions, viewport = null, locale = 'zh-CN', timezoneId = 'Asia/Shanghai' } = test.info().project.use;
  const county = await callerAt(site, 'county', () =>
    chromium.launchPersistentContext(folder, { ...launchOptions, viewport, locale, timezoneId }),
  );
  try {
    await talk(doctor, county);
    const gone = county.context.waitForEvent('close');
    killBrowserOf(folder);
    await gone;
    await said(doctor, '通话已结束');
    await idle(doctor);
  } finally {
    await county.leave();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

test('a page that is closed, a screen that is locked and a log-out end the call', async () => {
  await talk(doctor, village);
  await village.page.goto('about:blank');
  await said(doctor, '通话已结束');
  await idle(doctor);
  await goHome(village);

  await talk(doctor, village);
  await village.page.getByRole('button', { name: '锁屏', exact: true }).click();
  await village.page.getByRole('dialog', { name: '设置锁屏密码' }).getByLabel('锁屏密码').fill('8642');
  await village.page.keyboard.press('Enter');
  await expect(village.page).toHaveURL(/\/lock/);
  await said(doctor, '通话已结束');
  await idle(doctor, village);
  await expect(doctor.page.locator(`[data-colleague="${village.userId}"]`)).toContainText('离线');
  await village.page.getByLabel('锁屏密码', { exact: true }).fill('8642');
  await village.page.keyboard.press('Enter');
  await expect(village.page).not.toHaveURL(/\/lock/);
  await goHome(village);

  await talk(doctor, village);
  await village.page.locator('.gw-header-user').click();
  await village.page.getByRole('menuitem', { name: '退出登录' }).click();
  await village.page.getByRole('button', { name: '确定' }).click();
  await said(doctor, '通话已结束');
  await idle(doctor);
  expect(await heldMedia(village.page)).toEqual({ tracks: 0, connections: 0, sockets: 0 });
  await logIn(village.page, { ...site, at: village.line.at }, 'village', VIDEO_HOME);
  await ready(village.page);
});

test('a device that is pulled out is named and the call goes on', async () => {
  await talk(doctor, village);
  await unplug(village.page, 'video');
  await said(village, /未检测到摄像头，对方看不到您/);
  await expect(tile(doctor, village.name)).toContainText('摄像头已关');
  await sees(village, doctor);
  await hangUp(village);
  await idle(doctor, village);
  await village.page.reload();
});

test('who has no camera and no microphone, or lets nobody use them, sees and hears all the same', async ({
  browser,
}) => {
  const county = await callerAt(site, 'county', newPc(browser));
  await county.page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('Permission denied', 'NotAllowedError');
    };
  });
  await county.page.reload();
  await ready(county.page);
  await call(doctor, county);
  await answer(county);
  await sees(county, doctor);
  await said(county, /浏览器未允许使用麦克风，对方听不到您/);
  await hangUp(doctor);
  await idle(doctor, county);
  await county.leave();
});

test('a log-in at another PC takes calling over; it can be taken back', async ({ browser }) => {
  await talk(doctor, village);
  // The words go before the new PC is all there.
  const [elsewhere] = await Promise.all([
    callerAt(site, 'village', newPc(browser)),
    said(doctor, '通话已结束'),
    said(village, '来电改在您的另一台设备上响'),
  ]);
  await idle(doctor, village);
  await call(doctor, village);
  await expect(incoming(elsewhere)).toBeVisible();
  await expect(incoming(village)).toHaveCount(0);
  await hangUp(doctor);
  await village.page.getByRole('button', { name: '改回此设备接听' }).click();
  await said(elsewhere, '来电改在您的另一台设备上响');
  await talk(doctor, village);
  await hangUp(doctor);
  await idle(doctor, village, elsewhere);
  await elsewhere.leave();
});
