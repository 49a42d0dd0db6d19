import type { PasswordSeal } from '@gongwei/application/shell';

/** Work factor N (RFC 7914): a fraction of a second on a PC of ten years, 8 MiB. */
const COST = { N: 2 ** 13, r: 8, p: 1, dkLen: 32 } as const;

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));

/**
 * scrypt in plain JavaScript: `crypto.subtle` is not there on a page served without HTTPS, as in many village networks.
 * Fetched on first use. `random` fills the bytes.
 */
export function createScryptPasswordSeal(random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): PasswordSeal {
  const hashOf = async (password: string, salt: Uint8Array): Promise<string> => {
    const { scryptAsync } = await import('@noble/hashes/scrypt.js');
    return hexOf(await scryptAsync(password.normalize('NFKC'), salt, COST));
  };
  return {
    async seal(password) {
      const salt = random(new Uint8Array(16));
      return { salt: hexOf(salt), hash: await hashOf(password, salt) };
    },
    matches: async (password, { salt, hash }) => (await hashOf(password, bytesOf(salt))) === hash,
  };
}
