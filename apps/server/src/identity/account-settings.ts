import { isWebAddress } from '@gongwei/domain/resident';
import { fail, ok, type Result } from '@gongwei/domain/shared';
import type { PasswordCost } from './password.rules.ts';
import { readProgramSettings, type ProgramSettings } from './program-settings.ts';

const CAPTCHA_SETTINGS = ['after-failures', 'always', 'never'] as const;
/** When a log-in has to show work: after failures, always, or never. */
export type CaptchaSetting = (typeof CAPTCHA_SETTINGS)[number];

/** How people prove who they are. */
export type AccountSettings = ProgramSettings & {
  readonly captcha: CaptchaSetting;
  /** Pages of our own take the place of WeChat and of the telephone company, for trying things out on this very machine. */
  readonly standIns: boolean;
  /** What the customer-service QR code leads to; absent: a page that says nobody was named. */
  readonly serviceUrl?: string;
  /** Shown on the log-in page: who helps. */
  readonly supportPhone?: string;
  /** What a guess at a new password costs; the product's own cost, where nothing is said. For tests, which set hundreds. */
  readonly passwordCost?: PasswordCost;
};

export const USUAL_ACCOUNTS: AccountSettings = { captcha: 'after-failures', standIns: false };

/** Settings that once switched single stand-ins on. Left at `off` they say what is so anyway. */
const FORMER = ['GONGWEI_WECHAT', 'GONGWEI_PLATFORM'];

/** A failure lists one sentence for every setting that cannot be used. */
export function readAccountSettings(environment: {
  readonly [name: string]: string | undefined;
}): Result<AccountSettings, readonly string[]> {
  const troubles: string[] = [];
  const text = (name: string): string => environment[name]?.trim() ?? '';
  const asked = text('GONGWEI_CAPTCHA') || 'after-failures';
  const captcha = CAPTCHA_SETTINGS.find((choice) => choice === asked);
  if (!captcha) troubles.push(`GONGWEI_CAPTCHA 应为 ${CAPTCHA_SETTINGS.join('、')} 之一，现在是“${asked}”。`);
  const programs = readProgramSettings(environment);
  troubles.push(...programs.troubles);
  const standIns = text('GONGWEI_STAND_INS');
  if (!['', '0', '1'].includes(standIns))
    troubles.push(`GONGWEI_STAND_INS 应为 1（打开演示用的微信、短信和上传平台）或 0，现在是“${standIns}”。`);
  if (standIns === '1' && text('GONGWEI_TRUST_PROXY') !== '')
    troubles.push('GONGWEI_STAND_INS=1 只供在本机试用，不能与 GONGWEI_TRUST_PROXY 同时设置。');
  for (const name of FORMER.filter((one) => !['', 'off'].includes(text(one))))
    troubles.push(`${name} 已不再使用：演示用的微信、短信和上传平台现在一起由 GONGWEI_STAND_INS=1 打开。`);
  const serviceUrl = text('GONGWEI_SERVICE_URL');
  if (serviceUrl && !isWebAddress(serviceUrl))
    troubles.push(`GONGWEI_SERVICE_URL 应以 http:// 或 https:// 开头，现在是“${serviceUrl}”。`);
  const supportPhone = text('GONGWEI_SUPPORT_PHONE');
  if (supportPhone && !/^[\d+（）()转 -]{5,40}$/.test(supportPhone))
    troubles.push(`GONGWEI_SUPPORT_PHONE 应为电话号码，如 0515-88880000 转 2，现在是“${supportPhone}”。`);
  if (troubles.length > 0 || !captcha) return fail(troubles);
  return ok({
    ...programs.settings,
    captcha,
    standIns: standIns === '1',
    ...(serviceUrl ? { serviceUrl } : {}),
    ...(supportPhone ? { supportPhone } : {}),
  });
}
