import { createHmac } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** Base64 whose `+`, `/` and `=` give way to signs that need no escaping in an address. */
const forAddresses = (bytes: Buffer): string =>
  bytes.toString('base64').replaceAll('+', '*').replaceAll('/', '-').replaceAll('=', '_');

/**
 * Signs somebody in to the calling service (TLSSigAPIv2, as the service publishes it): a JSON document with the HMAC-SHA256 of its four
 * lines, deflated (zlib), in base64 for addresses. `issuedAt` in seconds since 1970, `lifetime` in seconds. The secret is in it as
 * a key only.
 */
export function signUser(
  service: { readonly appId: number; readonly secret: string },
  userId: string,
  { issuedAt, lifetime }: { readonly issuedAt: number; readonly lifetime: number },
): string {
  const lines =
    `TLS.identifier:${userId}\n` +
    `TLS.sdkappid:${service.appId}\n` +
    `TLS.time:${issuedAt}\n` +
    `TLS.expire:${lifetime}\n`;
  const document = {
    'TLS.ver': '2.0',
    'TLS.identifier': userId,
    'TLS.sdkappid': service.appId,
    'TLS.time': issuedAt,
    'TLS.expire': lifetime,
    'TLS.sig': createHmac('sha256', service.secret).update(lines).digest('base64'),
  };
  return forAddresses(deflateSync(Buffer.from(JSON.stringify(document))));
}
