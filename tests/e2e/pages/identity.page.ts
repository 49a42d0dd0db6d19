import { expect, type Page } from '@playwright/test';
import type { Site } from '../support/site.ts';

const SIGNS = '零一二三四五六七八九';

/** 10 to 99 out of words such as 四十七. */
function numberOf(words: string): number {
  const [tens, ones] = words.includes('十') ? words.split('十') : ['零', words];
  return (tens === '' ? 1 : SIGNS.indexOf(tens ?? '')) * 10 + (ones ? SIGNS.indexOf(ones) : 0);
}

/** Asks for the question in words and answers it, as who cannot see the picture does. */
export async function answerInWords(page: Page): Promise<void> {
  await page.getByRole('button', { name: '看不清图片？换成文字题' }).click();
  const question = page.getByText(/等于多少？/);
  await expect(question).toBeVisible();
  const [, first = '', sign, second = ''] = /(.+)([加减])(.+)等于/.exec((await question.textContent()) ?? '') ?? [];
  const answer = sign === '加' ? numberOf(first) + numberOf(second) : numberOf(first) - numberOf(second);
  await page.getByLabel('验证码', { exact: true }).fill(String(answer));
}

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
