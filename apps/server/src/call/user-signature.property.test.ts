import { createHmac } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { signUser } from './user-signature.ts';

/** Takes a signature apart by the published description, the other way round. */
const opened = (signature: string): { readonly [name: string]: unknown } =>
  JSON.parse(
    inflateSync(
      Buffer.from(signature.replaceAll('*', '+').replaceAll('-', '/').replaceAll('_', '='), 'base64'),
    ).toString(),
  );

it('opens to who, where, when and how long, under a code that only the secret makes', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 32 }),
      fc.integer({ min: 1, max: 2_000_000_000 }),
      fc.string({ minLength: 1, maxLength: 64 }),
      fc.integer({ min: 1_000_000_000, max: 2_000_000_000 }),
      fc.integer({ min: 1, max: 10_000_000 }),
      (userId, appId, secret, issuedAt, lifetime) => {
        const signature = signUser({ appId, secret }, userId, { issuedAt, lifetime });
        expect(signature).toMatch(/^[\w*-]+$/);
        const { 'TLS.sig': code, ...rest } = opened(signature);
        expect(rest).toEqual({
          'TLS.ver': '2.0',
          'TLS.identifier': userId,
          'TLS.sdkappid': appId,
          'TLS.time': issuedAt,
          'TLS.expire': lifetime,
        });
        const text = ['identifier', 'sdkappid', 'time', 'expire'].map(
          (name) => `TLS.${name}:${String(rest[`TLS.${name}`])}\n`,
        );
        expect(code).toBe(createHmac('sha256', secret).update(text.join('')).digest('base64'));
        expect(opened(signUser({ appId, secret: `${secret}!` }, userId, { issuedAt, lifetime }))['TLS.sig']).not.toBe(
          code,
        );
      },
    ),
  );
});

it('is the one the published library makes', () => {
  // tls-sig-api-v2 1.0.2 with its own example's key, its clock stopped at 1781496000.
  const key = '5bd2850fff3ecb11d7c805251c51ee463a25727bddc2385f3fa8bfee1bb93b5e';
  expect(
    signUser({ appId: 1_400_000_000, secret: key }, 'xiaojun', { issuedAt: 1_781_496_000, lifetime: 604_800 }),
  ).toBe(
    'eJyrVgrxCdYrSy1SslIy0jNQ0gHzM1NS80oy0zLBwhWZiflZpXlQqeKU7MSCgswUJStDEwMogMiUZOamKlkZmlsYmliawUVTKwoyi1KVrMwMTCxgYsWZ6UpWSoZmfsFp3paeae4hQVGe3oZh*YZZLjkFgX7Baaau5gF5xZUBHiHhxqaF-pG2SrUAOSwxJA__',
  );
});
