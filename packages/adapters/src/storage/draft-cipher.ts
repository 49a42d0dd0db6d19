import type { WrappedKey } from './draft-database.port.ts';

/**
 * AES-GCM with a data key per user and device. On the disk the data key lies wrapped by a key derived (HKDF) from a secret
 * that the server hands out at log-in; unwrapped it lives in memory only and cannot be exported. See docs/adr/0005.
 */
export type DraftCipher = {
  seal(text: string, context: string): Promise<{ readonly iv: Uint8Array<ArrayBuffer>; readonly sealed: ArrayBuffer }>;
  /** Rejects where the key, the text or the context is not the one it was sealed with. */
  open(iv: Uint8Array<ArrayBuffer>, sealed: ArrayBuffer, context: string): Promise<string>;
};

const AES = { name: 'AES-GCM', length: 256 } as const;
const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

export function createDraftCipher(crypto: Crypto, key: CryptoKey): DraftCipher {
  return {
    async seal(text, context) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      return {
        iv,
        sealed: await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bytes(context) }, key, bytes(text)),
      };
    },
    async open(iv, sealed, context) {
      return new TextDecoder().decode(
        await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: bytes(context) }, key, sealed),
      );
    },
  };
}

/** A new data key, wrapped for the disk. */
export async function newDataKey(crypto: Crypto, userId: string, secret: string): Promise<WrappedKey> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const exportable = await crypto.subtle.generateKey(AES, true, ['encrypt', 'decrypt']);
  const wrapped = await crypto.subtle.wrapKey('raw', exportable, await wrappingKey(crypto, userId, secret, salt), {
    name: 'AES-GCM',
    iv,
  });
  return { userId, salt, iv, wrapped };
}

/** Rejects where the secret is another one. */
export async function dataKey(
  crypto: Crypto,
  { userId, salt, iv, wrapped }: WrappedKey,
  secret: string,
): Promise<CryptoKey> {
  const wrapping = await wrappingKey(crypto, userId, secret, salt);
  return crypto.subtle.unwrapKey('raw', wrapped, wrapping, { name: 'AES-GCM', iv }, AES, false, ['encrypt', 'decrypt']);
}

async function wrappingKey(
  crypto: Crypto,
  userId: string,
  secret: string,
  salt: Uint8Array<ArrayBuffer>,
): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', bytes(secret), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: bytes(`gongwei drafts 1 ${userId}`) };
  return crypto.subtle.deriveKey(derivation, material, AES, false, ['wrapKey', 'unwrapKey']);
}

/** A name that says nothing: the draft's key names a resident and a form. */
export async function fingerprint(crypto: Crypto, text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(text)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
