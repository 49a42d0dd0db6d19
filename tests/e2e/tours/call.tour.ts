import { expect } from '@playwright/test';
import {
  answer,
  call,
  callerAt,
  deviceGate,
  hangUp,
  incoming,
  newPc,
  press,
  ready,
  said,
  sees,
  tile,
  VIDEO_HOME,
} from '../pages/call.page.ts';
import { archivePath } from '../pages/residents.page.ts';
import { officeOf, someResident } from '../support/office.ts';
import { close, dialog, open, type Tour } from './tour.ts';

/** Two at their PCs; the looking is done at the doctor's, who calls for the first time there. */
export const tourOfCalls: Tour = async ({ page, site, look }) => {
  const { id } = await someResident(await officeOf(site, 'doctor'), { condition: 'hypertension', maxAge: '120' });
  const village = await callerAt(site, 'village', newPc(page.context().browser()!));
  const doctor = await callerAt(site, 'doctor', () => Promise.resolve(page.context()), 'new');
  const { at } = doctor.line;
  try {
    await page.getByRole('button', { name: '语音拨叫' }).click();
    await page.locator(`[data-colleague="${village.userId}"]`).getByRole('checkbox').check();
    await look('calls-none-yet');
    await press(doctor, village, '视频通话');
    await expect(deviceGate(doctor).getByRole('status')).toHaveText('设备及网络连接成功');
    await look('call-devices');
    await deviceGate(doctor).getByRole('button', { name: '开始呼叫' }).click();
    await expect(incoming(village)).toBeVisible();
    await look('call-ringing');
    await answer(village);
    await sees(doctor, village);
    await look('call-video');
    await page.getByRole('button', { name: '设备', exact: true }).click();
    await expect(page.getByRole('menuitemcheckbox').first()).toBeVisible();
    await look('call-device-menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '添加成员' }).click();
    await expect(dialog(page, '添加成员').getByRole('checkbox').first()).toBeVisible();
    await dialog(page, '添加成员').getByRole('button', { name: '呼叫', exact: true }).click();
    await look('call-adding');
    await close(page);
    for (const letter of ['m', 'v']) {
      await village.page.keyboard.press(letter);
      await page.keyboard.press(letter);
    }
    await expect(tile(doctor, village.name)).toContainText('摄像头已关');
    await look('call-muted');
    await village.page.keyboard.press('v');
    await sees(doctor, village);
    await page.getByRole('link', { name: '首页' }).first().click();
    await expect(page.getByRole('complementary', { name: '进行中的通话' })).toBeVisible();
    await look('call-floating');
    await page.getByRole('button', { name: '挂断' }).click();

    await open(page, at(archivePath(id)), page.getByRole('region', { name: '居民信息' }));
    await page.getByRole('button', { name: '呼叫同事' }).click();
    const about = page.getByRole('dialog', { name: /呼叫同事$/ });
    await about.locator(`[data-colleague="${village.userId}"]`).getByRole('checkbox').check();
    await look('call-about');
    await about.getByRole('button', { name: '语音通话' }).click();
    await answer(village);
    await expect(page.getByRole('timer', { name: '通话时长' })).toBeVisible();
    await expect(page.getByText('正在接通…')).toHaveCount(0);
    await look('call-voice');
    await hangUp(doctor);
    const note = page.getByRole('button', { name: /^写通话备注/ });
    await expect(note).toBeVisible();
    await look('call-note-offered');
    await note.click();
    await expect(dialog(page, '通话备注')).toBeVisible();
    await look('call-note');
    await dialog(page, '通话备注').getByRole('button', { name: '不写备注' }).click();

    await call(village, doctor);
    await expect(incoming(doctor)).toBeVisible();
    await look('call-incoming');
    await hangUp(village);
    await said(doctor, '通话已取消');
    await open(page, at(VIDEO_HOME), page.getByText('个未接'));
    await ready(page);
    await look('calls-missed');
    await page.getByRole('button', { name: /^写与.+通话的备注$/ }).click();
    await expect(dialog(page, '通话备注')).toBeVisible();
    await look('call-note-later');
    await open(page, at('/info/video/video-call'), page.getByRole('link', { name: '去呼叫同事' }));
    await look('call-none');
    await open(page, at('/houseType/trtc'), page.getByRole('button', { name: '开始演示' }));
    await page.getByRole('button', { name: '开始演示' }).click();
    await expect(page.getByRole('figure', { name: '对方收到的画面' })).toContainText(/网络良好|网络一般/);
    await look('rehearsal');
  } finally {
    await village.leave();
    await doctor.leave();
  }
};
