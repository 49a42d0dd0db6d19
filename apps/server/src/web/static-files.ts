import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSIBLE = /^(text\/|application\/(json|manifest|wasm)|image\/svg)/;

/** What a file is, by the ending of its name. */
export const typeOfFile = (path: string): string => TYPES[extname(path)] ?? 'application/octet-stream';

export type StaticFile = {
  readonly type: string;
  readonly plain: Buffer;
  readonly gzip?: Buffer;
  readonly brotli?: Buffer;
};

/** The built web app in memory, by address; empty where it has not been built. `.br` and `.gz` beside a file are used as they are. */
export async function readStaticFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  // Names that begin with a dot are for tools (Vite's list of all chunks), not for browsers.
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (path) =>
        !relative(folder, path)
          .split(sep)
          .some((part) => part.startsWith('.')),
    );
  const present = new Set(paths);
  const files = paths
    .filter((path) => !/\.(br|gz|map)$/.test(path))
    .map(async (path): Promise<readonly [string, StaticFile]> => {
      const type = typeOfFile(path);
      const plain = await readFile(path);
      const address = `/${relative(folder, path).split(sep).join('/')}`;
      if (!COMPRESSIBLE.test(type) || plain.length < 1024) return [address, { type, plain }];
      return [
        address,
        {
          type,
          plain,
          gzip: await packed(path, '.gz', plain, present),
          brotli: await packed(path, '.br', plain, present),
        },
      ];
    });
  return new Map(await Promise.all(files));
}

/** A page that is written at the start, packed as those of the folder are. */
export const packFile = async (type: string, plain: Buffer): Promise<StaticFile> => ({
  type,
  plain,
  gzip: await packed('', '.gz', plain, new Set()),
  brotli: await packed('', '.br', plain, new Set()),
});

async function packed(
  path: string,
  ending: '.gz' | '.br',
  plain: Buffer,
  present: ReadonlySet<string>,
): Promise<Buffer> {
  if (present.has(path + ending)) return readFile(path + ending);
  // Quality 5 packs the whole app in a fraction of a second at start; builds that want more put their own files beside.
  return ending === '.gz'
    ? promisify(gzip)(plain, { level: 6 })
    : promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
