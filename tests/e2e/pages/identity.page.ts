import type { Page } from '@playwright/test';
import type { Site } from '../support/site.ts';

/** What the QR code on the page says: the address a phone would open. */
export const codeOnPage = async (page: Page): Promise<string> =>
  (await page.getByRole('img', { name: '微信二维码' }).getAttribute('data-code')) ?? '';

/** Scans with the phone of the stand-in; `wechat` is whose phone. */
export async function scanWith(phone: Page, address: string, answer: '确认' | '取消', wechat = 'li'): Promise<void> {
  await phone.goto(address);
  await phone.getByLabel('微信号（演示，可任意填写）').fill(wechat);
  await phone.getByRole('button', { name: answer }).click();
}

/** Binds the WeChat of a name to an account, as its dialog would. */
export async function bindWeChat(site: Site, token: string, wechat: string): Promise<void> {
  const asked = await fetch(site.at('/api/api/wx/getQRCodeUrl'), {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: '{}',
  });
  const { data } = (await asked.json()) as { readonly data: { readonly qrCodeUrl: string } };
  await fetch(data.qrCodeUrl, { method: 'POST', body: new URLSearchParams({ answer: 'yes', wechat }) });
}

/** The newest code that the stand-in of the telephone company sent to a number. */
export async function codeSentTo(site: Site, phone: string): Promise<string> {
  const page = await (await fetch(site.at('/stand-in/sms'))).text();
  return new RegExp(`${phone}：验证码 (\\d{6})`).exec(page)?.[1] ?? '';
}
