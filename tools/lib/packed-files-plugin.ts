import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this a packed answer saves no packet. Bytes; the server packs nothing smaller either. */
const SMALLEST = 1024;
/** Brotli's: the last step, 11, takes twice the time of a build for one per cent. */
const QUALITY = 10;
const PACKABLE = /^assets\/.*\.(?:js|css|svg|json)$/;

/**
 * Puts each hashed file beside itself as `.br` and `.gz`, packed hard. They are packed once and sent for years; the
 * server, which packs in a hurry when it starts, sends a tenth more.
 */
export const packedFiles = (): Plugin => ({
  name: 'gongwei-packed-files',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const packing = Object.values(bundle).map(async (file) => {
      const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      if (!PACKABLE.test(file.fileName) || content.length < SMALLEST) return;
      const [br, gz] = await Promise.all([packedHard(content), promisify(gzip)(content, { level: 9 })]);
      const path = join(dir, file.fileName);
      await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
    });
    await Promise.all(packing);
  },
});

const packedHard = (content: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
