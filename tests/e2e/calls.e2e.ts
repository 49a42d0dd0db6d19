import { expect, test } from '@playwright/test';
import {
  answer,
  call,
  callerAt,
  deviceGate,
  goHome,
  hangUp,
  idle,
  incoming,
  newPc,
  press,
  said,
  sees,
  seesOnline,
  talk,
  tile,
  VIDEO_HOME,
  type Caller,
} from './pages/call.page.ts';
import { formPage, openForm } from './pages/form.page.ts';
import { archivePath } from './pages/residents.page.ts';
import { officeOf, someResident } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';
import { heldMedia } from './support/watch-media.ts';

const site = siteOfThisFile();
let doctor: Caller;
let village: Caller;
let county: Caller;
const everybody = (): readonly Caller[] => [doctor, village, county];

const FIRST = 'before the first call of a browser the devices are tried, once; a call can be taken back';

test.beforeAll(async ({ browser }, { title }) => {
  // A test that is repeated begins on PCs of its own, where nobody asks for the devices any more.
  doctor = await callerAt(site, 'doctor', newPc(browser), title === FIRST ? 'new' : 'used');
  village = await callerAt(site, 'village', newPc(browser));
  county = await callerAt(site, 'county', newPc(browser));
});
test.afterAll(async () => {
  for (const one of everybody()) await one?.leave();
});
test.beforeEach(async () => {
  for (const one of everybody()) await goHome(one);
});

test(FIRST, async () => {
  await press(doctor, village, '视频通话');
  await expect(deviceGate(doctor).getByRole('status')).toHaveText('设备及网络连接成功');
  await deviceGate(doctor).getByRole('button', { name: '开始呼叫' }).click();
  await expect(incoming(village)).toContainText(doctor.name);
  await hangUp(doctor);
  await said(village, '通话已取消');
  await idle(doctor, village);
  await expect(doctor.page).toHaveURL(new RegExp(VIDEO_HOME));
  await press(doctor, village, '视频通话');
  await expect(incoming(village)).toBeVisible();
  await expect(deviceGate(doctor)).toHaveCount(0);
  await hangUp(doctor);
  await idle(doctor, village);
});

test('a call rings over a form without touching it, is answered by keys, shows both to each other and ends for both', async () => {
  const { id } = await someResident(await officeOf(site, 'village'), { condition: 'hypertension', maxAge: '120' });
  await openForm(village.page, village.line.at, id, 'hypertension-follow-up');
  const signs = formPage(village.page).box('signsOther');
  await signs.fill('头晕');
  await call(doctor, village);
  await expect(incoming(village)).toContainText('视频来电');
  await expect(village.page).toHaveTitle(/^来电：/);
  await village.page.keyboard.type('三天 ');
  await village.page.keyboard.press('Enter');
  await expect(signs).toHaveValue('头晕三天 ');
  await expect(incoming(village)).toBeVisible();
  await village.page.keyboard.press('Control+Alt+Enter');
  await expect(village.page).toHaveURL(/\/info\/video\/video-call$/);
  await sees(doctor, village);
  await sees(village, doctor);

  await doctor.page.keyboard.press('m');
  await expect(tile(village, doctor.name)).toContainText('已静音');
  await doctor.page.keyboard.press('v');
  await expect(tile(village, doctor.name)).toContainText('摄像头已关');
  await expect.poll(async () => (await heldMedia(doctor.page)).tracks, 'the camera is let go').toBe(1);
  await doctor.page.keyboard.press('v');
  await sees(village, doctor);
  await hangUp(village);
  await said(doctor, '通话已结束');
  await idle(doctor, village);
});

test('a number is called; numbers that cannot be are said', async () => {
  const { page } = doctor;
  const box = page.getByLabel('拨叫号码');
  const problem = page.locator('#call-dial-problem');
  await page.getByRole('button', { name: '语音拨叫' }).click();
  await expect(problem).toHaveText('请输入拨叫号码');
  await box.fill(doctor.number);
  await page.getByRole('button', { name: '语音拨叫' }).click();
  await expect(problem).toHaveText('请输入正确号码');
  await box.fill('123456789012345');
  await expect(box).toHaveValue('12345678901');
  await page.getByRole('button', { name: '语音拨叫' }).click();
  await expect(problem).toHaveText(/\S/);
  await box.fill(county.number);
  await page.getByRole('button', { name: '语音拨叫' }).click();
  await answer(county);
  await expect(county.page).toHaveURL(/\/info\/video\/audio-call$/);
  await expect(page.getByRole('timer', { name: '通话时长' })).toHaveText(/^00:(?:0[2-9]|[1-5]\d)$/);
  // Leaving the page of a voice call ends it.
  await page.getByRole('link', { name: '首页' }).first().click();
  await said(county, '通话已结束');
  await idle(doctor, county);
});

test('a refusal, a busy line and nobody there are told in their words', async () => {
  test.slow();
  await call(doctor, village);
  await incoming(village).getByRole('button', { name: '拒绝' }).click();
  await said(doctor, `${village.name}拒绝通话`);
  await idle(doctor, village);

  await talk(doctor, village);
  await expect(county.page.locator(`[data-colleague="${doctor.userId}"]`)).toContainText('通话中');
  await county.page.getByRole('button', { name: `与${doctor.name}视频通话` }).click();
  await said(county, `${doctor.name}忙线`);
  await idle(county);
  await expect(incoming(doctor)).toHaveCount(0);
  await sees(doctor, village);
  await hangUp(doctor);
  await idle(doctor, village);

  await call(doctor, village);
  await expect(incoming(village)).toBeVisible();
  await expect(incoming(village)).toHaveCount(0, { timeout: 45_000 });
  await said(village, '通话超时未应答');
  await said(doctor, `${village.name}无应答`);
  await idle(doctor, village);
  await expect(village.page.getByText('未接').first()).toBeVisible();
});

test('three talk; when one goes the others go on, when two go the call is over', async () => {
  await talk(doctor, village);
  await doctor.page.getByRole('button', { name: '添加成员' }).click();
  const dialog = doctor.page.getByRole('dialog', { name: /添加/ });
  await dialog.locator(`[data-colleague="${county.userId}"]`).getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /邀请|呼叫|添加/ }).click();
  await expect(incoming(county)).toContainText(village.name);
  await answer(county);
  for (const [who, whom] of [
    [county, doctor],
    [county, village],
    [doctor, county],
    [village, county],
    [doctor, village],
  ] as const)
    await sees(who, whom);
  await hangUp(doctor);
  await idle(doctor);
  await sees(county, village);
  await sees(village, county);
  await hangUp(county);
  await said(village, '通话已结束');
  await idle(...everybody());
});

test('two who call each other at once are both told that the other is busy', async () => {
  // The list comes over the line that is cut.
  await seesOnline(doctor, village);
  await seesOnline(village, doctor);
  // At once: neither call has left its PC when the other one is made.
  for (const { line } of [doctor, village]) line.cut();
  await press(doctor, village, '视频通话');
  await press(village, doctor, '视频通话');
  for (const { line } of [doctor, village]) line.mend();
  await said(doctor, `${village.name}忙线`);
  await idle(doctor, village);
});

test('a call about a resident shows what was ticked while it lasts, and stays in the file with its note', async () => {
  // Somebody whose file the village clinic that is called does not keep.
  const { rows } = await (await officeOf(site, 'doctor')).residents({ condition: 'hypertension', status: '1' });
  const { id, name } = rows.find(({ institutionName }) => institutionName !== '王庄村卫生室')!;
  const { page } = doctor;
  await page.goto(doctor.line.at(archivePath(id)));
  await page.getByRole('button', { name: '呼叫同事' }).click();
  const dialog = page.getByRole('dialog', { name: /呼叫同事/ });
  await dialog.locator(`[data-colleague="${village.userId}"]`).getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '语音通话' }).click();
  await expect(incoming(village)).toContainText(name);
  await answer(village);
  await expect(village.page.locator('.gw-call')).toContainText(name);
  await page.getByRole('textbox', { name: '通话备注' }).fill('建议加用氨氯地平');
  await hangUp(village);
  await idle(doctor, village);
  await expect(village.page.getByText(name)).toHaveCount(0);

  // Hanging up saves what was noted; from the notice, or later from the file, it can be changed.
  await said(doctor, '通话备注已保存');
  await expect(page.getByRole('button', { name: /写通话备注/ })).toHaveCount(0);
  await page.getByRole('button', { name: '修改', exact: true }).click();
  await expect(page.getByRole('textbox', { name: '通话备注' })).toHaveValue('建议加用氨氯地平');
  await page.getByRole('button', { name: '不改备注' }).click();
  await page.goto(doctor.line.at(archivePath(id)));
  await said(doctor, '建议加用氨氯地平');
  await page
    .getByRole('button', { name: /^修改 .* 通话的备注$/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: '通话备注' }).fill('建议加用氨氯地平，两周后复测血压');
  await page.getByRole('button', { name: '保存备注' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '两周后复测血压' }).first()).toBeVisible();
});
