import { resolve } from 'node:path';
import { isWebAddress } from '@gongwei/domain/resident';
import type { Result } from '@gongwei/domain/shared';
import { fail, ok } from '@gongwei/domain/shared';
import { readCallSettings, type CallSettings } from './call/call-settings.ts';
import type { AccountSettings } from './identity/account-settings.ts';
import { readEmbeddedPages, type EmbeddedPage } from './shell/embedded-pages.ts';

export type Settings = {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database. */
  readonly dataFolder: string;
  /** PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl?: string;
  /** Residents of the county that an empty database is filled with; 0 for none. */
  readonly seedResidents: number;
  /** The built web app. */
  readonly webFolder: string;
  /** What `/myiframe/{name}` may show. */
  readonly embeddedPages: readonly EmbeddedPage[];
  /** Captcha, WeChat and the customer-service address. */
  readonly accounts: AccountSettings;
  /** Media servers of calls. */
  readonly calls: CallSettings;
  /** The platform check-ups are uploaded to. */
  readonly platform: 'stand-in' | 'off';
  /** Seals passwords that are kept for that platform; absent: a key of the data folder does. */
  readonly secret?: string;
};

export const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** Reads the environment. A failure lists one sentence for every setting that cannot be used. */
export function readSettings(environment: {
  readonly [name: string]: string | undefined;
}): Result<Settings, readonly string[]> {
  const troubles: string[] = [];
  const whole = (name: string, fallback: number, max: number): number => {
    const text = environment[name]?.trim() || String(fallback);
    const number = Number(text);
    if (/^\d+$/.test(text) && number <= max) return number;
    troubles.push(`${name} 应为 0 到 ${max} 的整数，现在是“${text}”。`);
    return fallback;
  };
  const port = whole('PORT', 8080, 65_535);
  const seedResidents = whole('SEED_RESIDENTS', 2_000, 1_000_000);
  if (seedResidents > 0 && seedResidents < 100)
    troubles.push(`SEED_RESIDENTS 应为 0（不生成示例数据）或 100 以上，现在是“${seedResidents}”。`);
  const host = environment['HOST']?.trim() || '127.0.0.1';
  if (/[\s/:]{1}/.test(host) && !host.includes('::'))
    troubles.push(`HOST 应为本机的地址或主机名，如 127.0.0.1，现在是“${host}”。`);
  const embedded = readEmbeddedPages(environment['GONGWEI_EMBED'] ?? '');
  if (!embedded.ok) troubles.push(embedded.failure);
  const databaseUrl = environment['DATABASE_URL']?.trim();
  if (databaseUrl && !/^postgres(ql)?:\/\/\S+$/.test(databaseUrl)) {
    // The text may hold a password, so it is not repeated.
    troubles.push('DATABASE_URL 应以 postgres:// 开头，如 postgres://用户名:密码@主机:5432/数据库。');
  }
  const among = <const Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice => {
    const text = environment[name]?.trim() || fallback;
    const chosen = choices.find((choice) => choice === text);
    if (chosen === undefined) troubles.push(`${name} 应为 ${choices.join('、')} 之一，现在是“${text}”。`);
    return chosen ?? fallback;
  };
  const captcha = among('GONGWEI_CAPTCHA', ['after-failures', 'always', 'never'], 'after-failures');
  // The stand-in lets anybody in who knows a bound name: by itself only where no other machine can reach it.
  const alone = /^(127\.|localhost$|::1$)/.test(host);
  const weChat = among('GONGWEI_WECHAT', ['stand-in', 'off'], alone ? 'stand-in' : 'off');
  const platform = among('GONGWEI_PLATFORM', ['stand-in', 'off'], alone ? 'stand-in' : 'off');
  const secret = environment['GONGWEI_SECRET']?.trim();
  // The text is a secret, so it is not repeated.
  if (secret && secret.length < 32) troubles.push('GONGWEI_SECRET 至少应有 32 个字符。');
  const serviceUrl = environment['GONGWEI_SERVICE_URL']?.trim();
  if (serviceUrl && !isWebAddress(serviceUrl))
    troubles.push(`GONGWEI_SERVICE_URL 应以 http:// 或 https:// 开头，现在是“${serviceUrl}”。`);
  const calls = readCallSettings(environment);
  if (!calls.ok) troubles.push(...calls.failure);
  if (troubles.length > 0 || !embedded.ok || !calls.ok) return fail(troubles);
  return ok({
    port,
    host,
    seedResidents,
    dataFolder: resolve(REPOSITORY, environment['GONGWEI_DATA']?.trim() || '.gongwei'),
    webFolder: resolve(REPOSITORY, 'dist/web'),
    embeddedPages: embedded.value,
    accounts: { captcha, weChat, ...(serviceUrl ? { serviceUrl } : {}) },
    platform,
    calls: calls.value,
    ...(secret ? { secret } : {}),
    ...(databaseUrl ? { databaseUrl } : {}),
  });
}
