import { expect, test } from '@playwright/test';
import {
  answer,
  call,
  callerAt,
  goHome,
  hangUp,
  idle,
  incoming,
  newPc,
  press,
  ready,
  said,
  sees,
  talk,
  VIDEO_HOME,
  type Caller,
} from './pages/call.page.ts';
import { logIn } from './pages/login.page.ts';
import { archivePath } from './pages/residents.page.ts';
import { officeOf, someResident } from './support/office.ts';
import { siteOfThisFile } from './support/site.ts';
import { turnAway, turnBack, noticesOf, watchNotices } from './support/watch-notices.ts';

const site = siteOfThisFile();
let doctor: Caller;
let village: Caller;
let county: Caller;
const everybody = (): readonly Caller[] => [doctor, village, county];

test.beforeAll(async ({ browser }) => {
  doctor = await callerAt(site, 'doctor', newPc(browser));
  village = await callerAt(site, 'village', async () => {
    const context = await newPc(browser)();
    await context.grantPermissions(['notifications', 'camera', 'microphone']);
    await watchNotices(context);
    return context;
  });
  county = await callerAt(site, 'county', newPc(browser));
});
test.afterAll(async () => {
  for (const one of everybody()) await one?.leave();
});
test.beforeEach(async () => {
  for (const one of everybody()) await goHome(one);
});

test('a note begun in a call outlives F5, is offered again on any page, and is saved into the file', async () => {
  const resident = await someResident(await officeOf(site, 'doctor'), { condition: 'hypertension' });
  const { page, line } = doctor;
  await page.goto(line.at(archivePath(resident.id)));
  await page.getByRole('button', { name: '呼叫同事' }).click();
  const dialog = page.getByRole('dialog', { name: /呼叫同事/ });
  await dialog.locator(`[data-colleague="${county.userId}"]`).getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '视频通话' }).click();
  await answer(county);
  await sees(doctor, county);
  await page.getByRole('textbox', { name: '通话备注' }).fill('停用旧药，一周后复诊');
  await page.reload();
  await said(county, '通话已结束');
  await idle(doctor, county);
  await page.goto(line.at('/'));
  await page.getByRole('button', { name: /^继续写通话备注/ }).click();
  await expect(page.getByRole('textbox', { name: '通话备注' })).toHaveValue('停用旧药，一周后复诊');
  await page.getByRole('button', { name: '保存备注' }).click();
  await said(doctor, '通话备注已保存');
  await expect(page.getByRole('button', { name: /写通话备注/ })).toHaveCount(0);
  await page.goto(line.at(archivePath(resident.id)));
  await said(doctor, '停用旧药，一周后复诊');
});

test('a call is told on the desktop of whoever looks elsewhere, and no more once it is over', async () => {
  await turnAway(village.page);
  await call(doctor, village);
  await expect.poll(() => noticesOf(village.page)).toMatchObject([{ title: '视频来电', open: true }]);
  expect((await noticesOf(village.page))[0]?.body).toContain(doctor.name);
  await turnBack(village.page);
  await expect.poll(() => noticesOf(village.page)).toMatchObject([{ open: false }]);
  await hangUp(doctor);
  await idle(doctor, village);
});

test('a third who refuses leaves the two who talk as they are', async () => {
  await talk(doctor, village);
  await doctor.page.getByRole('button', { name: '添加成员' }).click();
  const dialog = doctor.page.getByRole('dialog', { name: /添加/ });
  await dialog.locator(`[data-colleague="${county.userId}"]`).getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /邀请|呼叫|添加/ }).click();
  await incoming(county).getByRole('button', { name: '拒绝' }).click();
  await said(doctor, `${county.name}拒绝通话`);
  await idle(county);
  await sees(doctor, village);
  await sees(village, doctor);
  await expect(doctor.page.getByRole('button', { name: '添加成员' })).toBeVisible();
  await hangUp(village);
  await idle(...everybody());
});

test('whoever logs out while it rings stops the ringing, at either end', async () => {
  const logOut = async ({ page }: Caller): Promise<void> => {
    await page.locator('.gw-header-user').click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.getByRole('button', { name: '确定' }).click();
    await expect(page).toHaveURL(/\/login/);
  };
  const logInAgain = async (who: Caller, account: 'doctor' | 'village'): Promise<void> => {
    await logIn(who.page, { ...site, at: who.line.at }, account, VIDEO_HOME);
    await ready(who.page);
  };
  await call(doctor, village);
  await expect(incoming(village)).toBeVisible();
  await logOut(village);
  await hangUp(doctor);
  await idle(doctor);
  await logInAgain(village, 'village');
  await expect(incoming(village)).toHaveCount(0);

  await call(doctor, village);
  await expect(incoming(village)).toBeVisible();
  await logOut(doctor);
  await expect(incoming(village)).toHaveCount(0);
  await said(village, '通话已取消');
  await logInAgain(doctor, 'doctor');
  await idle(doctor, village);
});

test('impatient clicks place one call, answer it once and end it once', async () => {
  const row = doctor.page.locator(`[data-colleague="${village.userId}"]`);
  await expect(row).toContainText('在线');
  await row.getByRole('button', { name: `与${village.name}视频通话` }).dblclick();
  await expect(doctor.page.locator('.gw-call')).toBeVisible();
  await incoming(village).getByRole('button', { name: '接听', exact: true }).dblclick();
  await sees(doctor, village);
  await sees(village, doctor);
  await doctor.page.getByRole('toolbar', { name: '通话操作' }).getByRole('button', { name: /挂断/ }).dblclick();
  await said(village, '通话已结束');
  await idle(doctor, village);
  await press(doctor, village, '语音通话');
  await expect(incoming(village)).toContainText('语音来电');
  await hangUp(doctor);
  await idle(doctor, village);
});

test('in two windows of one browser a call rings in both, and is answered in one', async () => {
  const second = await village.context.newPage();
  await second.goto(village.line.at(VIDEO_HOME));
  await ready(second);
  await call(doctor, village);
  const rings = second.getByRole('alertdialog', { name: /来电$/ });
  await expect(rings).toBeVisible();
  await expect(incoming(village)).toBeVisible();
  await rings.getByRole('button', { name: '接听', exact: true }).click();
  await expect(incoming(village)).toHaveCount(0);
  await expect(second.locator('.gw-call')).toBeVisible();
  await expect(village.page.locator('.gw-call')).toHaveCount(0);
  await second.close();
  await said(doctor, '通话已结束');
  await idle(doctor, village);
});
