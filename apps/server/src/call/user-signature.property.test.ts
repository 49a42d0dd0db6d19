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
