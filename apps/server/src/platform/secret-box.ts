import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RandomSource } from '../shared/random-source.ts';

const CIPHER = 'aes-256-gcm';
const [NONCE_BYTES, TAG_BYTES, KEY_BYTES] = [12, 16, 32];

/** Seals secrets that must come out again. The key is in none of the tables: a dump of them alone opens nothing. */
export type SecretBox = {
  seal(text: string): Uint8Array;
  /** @throws where the key is another one or the bytes were changed. */
  open(sealed: Uint8Array): string;
};

/** `key`: 32 bytes. */
export const createSecretBox = (key: Uint8Array, random: RandomSource): SecretBox => ({
  seal(text) {
    const nonce = random.bytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), body]));
  },
  open(sealed) {
    const bytes = Buffer.from(sealed);
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  },
});

/** The key of the setting, whatever its length, or the one of a file of the data folder, which is made where there is none. */
export async function secretKey(
  given: string | undefined,
  dataFolder: string,
  random: RandomSource,
): Promise<Uint8Array> {
  if (given !== undefined) return new Uint8Array(createHash('sha256').update(given).digest());
  const path = join(dataFolder, 'secret.key');
  const kept = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw keyTrouble(`密钥文件 ${path} 读不出来（${error.code}）`);
  });
  if (kept?.length === KEY_BYTES) return new Uint8Array(kept);
  // A new key in its place would make what the old one sealed unreadable for good.
  if (kept) throw keyTrouble(`密钥文件 ${path} 已损坏`);
  const key = random.bytes(KEY_BYTES);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  await writeFile(path, key, { mode: 0o600, flag: 'wx' });
  return key;
}

/** The key cannot be had. The message is for the person at the terminal. */
export type KeyTrouble = Error & { readonly code: 'KEY_TROUBLE' };

const keyTrouble = (what: string): KeyTrouble =>
  Object.assign(
    new Error(
      `${what}。请检查文件权限，或从备份中恢复它；确实找不回时把它移走再启动，之后各上传账号的密码要重新填写一次。`,
    ),
    { code: 'KEY_TROUBLE' as const },
  );
