import { isIP } from 'node:net';
import { fail, ok, type Result } from '@gongwei/domain/shared';

/**
 * Addresses of the proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed. A mere number of proxies is no setting: whoever reaches the
 * server past the proxy could then call themselves what they like.
 */
export type TrustedProxies = readonly string[];

/** Groups of addresses that Fastify knows by name. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', length, more] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || more !== undefined) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) > 0 && Number(length) <= bits);
}

/** Reads GONGWEI_TRUST_PROXY. The failure is the sentence to show. */
export function readTrustedProxies(environment: {
  readonly [name: string]: string | undefined;
}): Result<TrustedProxies, string> {
  const text = environment['GONGWEI_TRUST_PROXY']?.trim() ?? '';
  if (text === '' || text === '0') return ok([]);
  const entries = text.split(',').map((entry) => entry.trim());
  if (entries.every((entry) => NAMED.includes(entry) || isNetwork(entry))) return ok(entries);
  return fail(
    `GONGWEI_TRUST_PROXY 应为反向代理的地址（如 127.0.0.1 或 10.0.0.0/24，多个用逗号分隔），现在是“${text}”。`,
  );
}
