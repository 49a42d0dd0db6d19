import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { backupTrouble, damaged } from './backup-format.ts';

/** Begins a sealed backup; others begin as gzip does. */
export const SEALED = Buffer.from('GONGWEI-SEALED-1');
const [SALT_BYTES, PREFIX_BYTES, TAG_BYTES] = [16, 7, 16];
const PIECE = 256 * 1024;
/** What a guess costs: 128 MB and some tenths of a second. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 } as const;

const keyOf = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((done, failed) =>
    scrypt(passphrase.normalize('NFC'), salt, 32, COST, (error, key) => (error ? failed(error) : done(key))),
  );

/** Number and end of a piece are part of its nonce: pieces cannot be left out, moved, or the end cut off unseen. */
function nonceOf(prefix: Buffer, count: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  prefix.copy(nonce);
  nonce.writeUInt32BE(count, PREFIX_BYTES);
  nonce.writeUInt8(last ? 1 : 0, 11);
  return nonce;
}

/** AES-256-GCM in pieces, with a key made from the passphrase by scrypt. `cost` may be lowered by tests only. */
export async function* seal(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const [salt, prefix] = [randomBytes(SALT_BYTES), randomBytes(PREFIX_BYTES)];
  const key = await keyOf(passphrase, salt);
  yield Buffer.concat([SEALED, salt, prefix]);
  let count = 0;
  const sealed = (piece: Buffer, last: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(prefix, count++, last), { authTagLength: TAG_BYTES });
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  };
  for await (const { piece, last } of pieces(source, PIECE)) yield sealed(piece, last);
}

/** The way back. @throws {BackupTrouble} where the passphrase is another one, or bytes were changed, moved or cut off. */
export async function* unseal(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const head = SEALED.length + SALT_BYTES + PREFIX_BYTES;
  let begun: { readonly key: Buffer; readonly prefix: Buffer } | undefined;
  let count = 0;
  for await (const { piece, last } of pieces(source, PIECE + TAG_BYTES, head)) {
    if (!begun) {
      if (piece.length < head) throw damaged('文件太短');
      const salt = piece.subarray(SEALED.length, SEALED.length + SALT_BYTES);
      begun = { key: await keyOf(passphrase, salt), prefix: Buffer.from(piece.subarray(head - PREFIX_BYTES, head)) };
      continue;
    }
    if (piece.length < TAG_BYTES) throw damaged('文件被截断');
    const body = piece.length - TAG_BYTES;
    const opener = createDecipheriv('aes-256-gcm', begun.key, nonceOf(begun.prefix, count, last), {
      authTagLength: TAG_BYTES,
    });
    opener.setAuthTag(piece.subarray(body));
    const text = opener.update(piece.subarray(0, body));
    try {
      opener.final();
    } catch {
      if (count === 0)
        throw backupTrouble('口令不对，或备份文件已损坏；没有改动任何数据。请核对 GONGWEI_BACKUP_PASSPHRASE 后再试。');
      throw damaged('加密内容被改动或截断');
    }
    count += 1;
    yield text;
  }
  if (count === 0) throw damaged('文件被截断');
}

/** Cuts a stream into pieces of the same size (the first of another, where one is given), and says which is the last. */
async function* pieces(
  source: AsyncIterable<Buffer>,
  size: number,
  firstSize = size,
): AsyncGenerator<{ readonly piece: Buffer; readonly last: boolean }> {
  let waiting = Buffer.alloc(0);
  let wanted = firstSize;
  for await (const chunk of source) {
    waiting = Buffer.concat([waiting, chunk]);
    // One byte more than a piece must be there: only then it is known not to be the last.
    while (waiting.length > wanted) {
      yield { piece: waiting.subarray(0, wanted), last: false };
      waiting = waiting.subarray(wanted);
      wanted = size;
    }
  }
  yield { piece: waiting, last: true };
}
