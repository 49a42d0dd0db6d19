import { expect, test } from '@playwright/test';
import { logIn } from './pages/login.page.ts';
import { siteOfThisFile } from './support/site.ts';
import { framesOf, heldMedia, watchMedia } from './support/watch-media.ts';

const site = siteOfThisFile();

test('who tries sound and picture alone sees what the other side would get, and leaves no device on', async ({
  page,
  context,
}) => {
  await watchMedia(context);
  await context.grantPermissions(['camera', 'microphone']);
  await logIn(page, site, 'doctor', '/houseType/trtc');
  await page.getByRole('button', { name: '开始演示' }).click();
  await expect(page.getByRole('figure', { name: '对方收到的画面' })).toContainText(/网络良好|网络一般/);
  await expect.poll(() => framesOf(page, 'rehearsal-back')).toBeGreaterThan(10);
  const bar = page.getByRole('toolbar', { name: '演示操作' });
  await bar.getByRole('button', { name: '打开麦克风' }).click();
  await expect(page.getByText('应能听到自己的声音')).toBeVisible();
  expect((await heldMedia(page)).tracks).toBe(2);
  await bar.getByRole('button', { name: '关闭摄像头' }).click();
  await expect(page.getByText('摄像头未打开')).toBeVisible();
  await expect.poll(async () => (await heldMedia(page)).tracks).toBe(1);
  await bar.getByRole('button', { name: '结束演示' }).click();
  await expect(page.getByRole('button', { name: '开始演示' })).toBeVisible();
  await expect.poll(() => heldMedia(page)).toMatchObject({ tracks: 0, connections: 0 });

  await page.getByRole('button', { name: '开始演示' }).click();
  await expect.poll(() => framesOf(page, 'rehearsal-back')).toBeGreaterThan(0);
  await page.getByRole('link', { name: '去视频通话' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '视频通话' })).toBeVisible();
  await expect.poll(() => heldMedia(page)).toMatchObject({ tracks: 0, connections: 0 });
});

test('the card with institution, user and figures leads on', async ({ page }) => {
  await logIn(page, site, 'doctor', '/home/in');
  const card = page.getByRole('region', { name: '机构与个人信息' });
  await expect(card).toContainText(/服务人口\s*[\d,]+\s*人/);
  await expect(card).toContainText(/待办\s*[\d,]+\+?\s*条/);
  await card.getByRole('button', { name: /^当前机构：/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await card.getByRole('link', { name: '个人签名' }).click();
  await expect(page).toHaveURL(/\/info\/sign/);
});
