import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ROOT } from './run-command.ts';

/** The oldest browser the product promises to run in: Chromium 109, the last one of Windows 7 (rule 23 of the guide). */
export type OldestChromium = {
  readonly executablePath: string;
  /** Folder of the libraries it brings along. */
  readonly libraries: string;
};

const PACKED = join(ROOT, 'node_modules/@sparticuz/chromium/bin');
const CACHE = join(ROOT, 'node_modules/.cache/gongwei');
const UNPACKED = join(CACHE, 'chromium-109');

/** Where it lies once it is unpacked. */
export const OLDEST_CHROMIUM: OldestChromium = {
  executablePath: join(UNPACKED, 'chromium'),
  libraries: join(UNPACKED, 'lib'),
};

/** Unpacks the browser out of its npm package, once for a clone; later calls only look. Throws where the package is missing. */
export function ensureOldestChromium(): void {
  if (!existsSync(UNPACKED)) unpack();
}

/** Beside its place first: whoever looks meanwhile finds all of it or nothing. */
function unpack(): void {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'unpacking-'));
  try {
    const binary = join(folder, 'chromium');
    writeFileSync(binary, opened('chromium.br'));
    chmodSync(binary, 0o755);
    const tar = spawnSync('tar', ['-x', '-C', folder], { input: opened('aws.tar.br') });
    if (tar.status !== 0) throw new Error(`aws.tar.br: ${tar.error?.message ?? String(tar.stderr)}`);
    putInPlace(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const opened = (name: string): Buffer => brotliDecompressSync(readFileSync(join(PACKED, name)));

function putInPlace(folder: string): void {
  try {
    renameSync(folder, UNPACKED);
  } catch (error) {
    // Another process was faster; what it unpacked is the same.
    if (!existsSync(UNPACKED)) throw error;
  }
}
