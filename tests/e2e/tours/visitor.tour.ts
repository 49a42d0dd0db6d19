import { expect } from '@playwright/test';
import { enterCredentials } from '../pages/login.page.ts';
import { open, type Tour } from './tour.ts';

export const tourOfVisitor: Tour = async ({ page, site, look }) => {
  await page.goto(site.at('/login'));
  await expect(page.getByLabel('用户名')).toBeFocused();
  await look('log-in');
  for (let tries = 0; tries < 2; tries += 1) {
    await enterCredentials(page, 'lab', 'wrong');
    await expect(page.getByRole('alert')).toContainText('用户名或密码错误');
    await expect(page.getByRole('button', { name: '登录', exact: true })).not.toHaveAttribute('aria-busy');
  }
  await look('log-in-refused');
  await page.getByRole('button', { name: '微信扫码登录' }).click();
  await expect(page.getByRole('img', { name: '微信二维码' })).toBeVisible();
  await look('log-in-wechat');
  await page.getByRole('button', { name: '短信登录' }).click();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('alert')).toHaveText('手机号码不能为空');
  await look('log-in-sms');
  for (const [path, title] of [
    ['/403', '403 没有权限'],
    ['/404', '404 页面不存在'],
    ['/500', '500'],
  ] as const) {
    await open(page, site.at(path), page.getByRole('heading', { name: title }));
    await look(`alone-${path.slice(1)}`);
  }
};
