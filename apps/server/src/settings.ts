import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Result } from '@gongwei/domain/shared';
import { fail, ok } from '@gongwei/domain/shared';
import { readBackupSettings, type BackupSettings } from './backup/backup-settings.ts';
import { readCallSettings, type CallSettings } from './call/call-settings.ts';
import { FEWEST_CONNECTIONS, MOST_CONNECTIONS, USUAL_CONNECTIONS } from './database/postgres.adapter.ts';
import { readAccountSettings, type AccountSettings } from './identity/account-settings.ts';
import { readDemoResidents } from './loading/demo-settings.ts';
import { readEmbeddedPages, type EmbeddedPage } from './shell/embedded-pages.ts';
import { USUAL_ADMISSION } from './web/admission.ts';
import { readTrustedProxies, type TrustedProxies } from './web/proxy-settings.ts';

export type Settings = {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database. */
  readonly dataFolder: string;
  /** PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl?: string;
  /** Connections to it, at most. */
  readonly connections: number;
  /** Requests a process works on at once. */
  readonly atOnce: number;
  /** Residents of the county that an empty database is filled with; 0 for none. */
  readonly seedResidents: number;
  /** The built web app. */
  readonly webFolder: string;
  /** What `/myiframe/{name}` may show. */
  readonly embeddedPages: readonly EmbeddedPage[];
  /** Proof of work, stand-ins and the customer-service address. */
  readonly accounts: AccountSettings;
  /** Who may say where a request came from. */
  readonly trustedProxies: TrustedProxies;
  /** Media servers of calls. */
  readonly calls: CallSettings;
  /** Daily backups of the embedded database. */
  readonly backups: BackupSettings;
  /** The platform check-ups are uploaded to. */
  readonly platform: 'stand-in' | 'off' | { readonly url: string };
  /** Seals passwords that are kept for that platform; absent: a key of the data folder does. */
  readonly secret?: string;
};

/** As far from `dist`, where this is built into, as from `src`. */
export const REPOSITORY = resolve(import.meta.dirname, '../../..');

/** Of the product, as backups note it. */
export const VERSION = (JSON.parse(readFileSync(resolve(REPOSITORY, 'package.json'), 'utf8')) as { version: string })
  .version;

/** Reads the environment. A failure lists one sentence for every setting that cannot be used. */
export function readSettings(environment: {
  readonly [name: string]: string | undefined;
}): Result<Settings, readonly string[]> {
  const troubles: string[] = [];
  const whole = (name: string, fallback: number, max: number, min = 0): number => {
    const text = environment[name]?.trim() || String(fallback);
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= min && number <= max) return number;
    troubles.push(`${name} 应为 ${min} 到 ${max} 的整数，现在是“${text}”。`);
    return fallback;
  };
  const port = whole('PORT', 8080, 65_535);
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
  const connections = whole('GONGWEI_CONNECTIONS', USUAL_CONNECTIONS, MOST_CONNECTIONS, FEWEST_CONNECTIONS);
  const atOnce = whole('GONGWEI_AT_ONCE', USUAL_ADMISSION.atOnce, 100_000, 10);
  const demo = readDemoResidents(environment, databaseUrl ? 'server' : 'embedded');
  if (!demo.ok) troubles.push(...demo.failure);
  const secret = environment['GONGWEI_SECRET']?.trim();
  // The text is a secret, so it is not repeated.
  if (secret && secret.length < 32) troubles.push('GONGWEI_SECRET 至少应有 32 个字符。');
  const proxies = readTrustedProxies(environment);
  if (!proxies.ok) troubles.push(proxies.failure);
  const accounts = readAccountSettings(environment);
  if (!accounts.ok) troubles.push(...accounts.failure);
  const calls = readCallSettings(environment);
  if (!calls.ok) troubles.push(...calls.failure);
  const dataFolder = resolve(REPOSITORY, environment['GONGWEI_DATA']?.trim() || '.gongwei');
  const platformUrl = environment['GONGWEI_PLATFORM_URL']?.trim();
  if (platformUrl && !isPlatformUrl(platformUrl))
    troubles.push('GONGWEI_PLATFORM_URL 应为 https:// 开头的平台地址（试用时可为 http://127.0.0.1:端口）。');
  const backups = readBackupSettings(environment, dataFolder);
  if (!backups.ok) troubles.push(...backups.failure);
  if (troubles.length > 0 || !embedded.ok || !calls.ok || !proxies.ok || !accounts.ok || !demo.ok || !backups.ok)
    return fail(troubles);
  return ok({
    port,
    host,
    seedResidents: demo.value,
    dataFolder,
    connections,
    atOnce,
    backups: backups.value,
    webFolder: resolve(REPOSITORY, 'dist/web'),
    embeddedPages: embedded.value,
    accounts: accounts.value,
    trustedProxies: proxies.value,
    platform: platformUrl ? { url: platformUrl } : accounts.value.standIns ? 'stand-in' : 'off',
    calls: calls.value,
    ...(secret ? { secret } : {}),
    ...(databaseUrl ? { databaseUrl } : {}),
  });
}

/** Names, numbers and passwords go there: in the open only to this machine. */
const isPlatformUrl = (text: string): boolean => {
  const { protocol, hostname } = URL.parse(text) ?? { protocol: '', hostname: '' };
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname));
};
