import { expect, test } from '@playwright/test';
import {
  answer,
  call,
  callerAt,
  goHome,
  hangUp,
  idle,
  newPc,
  said,
  sees,
  talk,
  type Caller,
} from './pages/call.page.ts';
import { siteOfThisFile } from './support/site.ts';
import { startTurnServer, type TurnServer } from './support/turn-server.ts';
import { waysOf } from './support/watch-media.ts';

/** What staff read where sound and picture of nobody came. */
const NOBODY_REACHED = '与对方的音视频没有接通，请检查网络后重新呼叫。';

const SECRET = 'of this test alone';
let turn: TurnServer;
// Before the site, whose settings name its port.
test.beforeAll(async () => {
  turn = await startTurnServer(SECRET);
});
test.afterAll(() => turn?.stop());

const site = siteOfThisFile(() => ({
  GONGWEI_ICE: `turn:127.0.0.1:${turn.port}?transport=udp`,
  GONGWEI_TURN_SECRET: SECRET,
  GONGWEI_ICE_POLICY: 'relay',
}));
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

test('two browsers that may use the relay only see each other through it, with the passwords the server hands out', async () => {
  await talk(doctor, village);
  for (const { page } of both()) expect(await waysOf(page)).toEqual(['relay']);
  await hangUp(doctor);
  await idle(doctor, village);
});

test('a relay that starts anew is found again, and the call goes on', async () => {
  test.slow();
  await talk(doctor, village);
  await turn.restart(SECRET);
  await expect(doctor.page.locator('.gw-call').getByText(/重连/).first()).toBeVisible();
  await expect(doctor.page.locator('.gw-call').getByText(/重连/)).toHaveCount(0, { timeout: 45_000 });
  await sees(doctor, village);
  await sees(village, doctor);
  expect(await waysOf(doctor.page)).toEqual(['relay']);
  await hangUp(village);
  await idle(doctor, village);
});

test('where the relay lets nobody in, both are told that sound and picture did not come through, and nothing is left', async () => {
  test.slow();
  await turn.restart('another one');
  await call(doctor, village);
  await answer(village);
  await expect(doctor.page.getByText('正在接通…').first()).toBeVisible();
  for (const one of both()) await expect(one.page.getByText(NOBODY_REACHED).first()).toBeVisible();
  await idle(doctor, village);
  await turn.restart(SECRET);
  await talk(doctor, village);
  await hangUp(doctor);
  await said(village, '通话已结束');
  await idle(doctor, village);
});
