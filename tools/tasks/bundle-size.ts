import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../lib/run-command.ts';

type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = { readonly [key: string]: Chunk };
/** `limit`: kB packed by gzip; `files`: each costs a slow line a round trip. `beside`: files of no entry, by pattern. `beyond`: entries of another page, whose files are there already. */
type Budget = {
  readonly page: string;
  readonly entries: readonly string[];
  readonly beside?: readonly string[];
  readonly beyond?: readonly string[];
  readonly limit: number;
  readonly files: number;
};

const dist = join(ROOT, 'dist/web');
const budgets = JSON.parse(readFileSync(join(ROOT, 'tools/bundle-budgets.json'), 'utf8')) as readonly Budget[];
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

/** By its source, or by its name where several sources were put together. */
function chunkCalled(name: string): Chunk {
  const chunk = manifest[name] ?? Object.values(manifest).find((one) => one.name === name && one.file.endsWith('.js'));
  if (!chunk) throw new Error(`No such entry in the build: ${name}`);
  return chunk;
}

/** Every file a page loads: its entries and all they import statically, with their style sheets. */
function filesOf(entries: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = chunkCalled(key);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const css of chunk.css ?? []) seen.add(css);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const entry of entries) visit(entry);
  return seen;
}

const gzipped = (file: string): number =>
  existsSync(join(dist, file)) ? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length : 0;

for (const { page, entries, beside = [], beyond = [], limit, files: mostFiles } of budgets) {
  const there = filesOf(beyond);
  const all = [...filesOf(entries), ...beside.flatMap((pattern) => globSync(pattern, { cwd: dist }))];
  const files = new Set(all.filter((file) => !there.has(file)));
  const size = [...files].reduce((sum, file) => sum + gzipped(file), 0) / 1024;
  const fits = size <= limit && files.size <= mostFiles;
  console.log(
    `${fits ? '✓' : '✗'} ${page}: ${size.toFixed(1)} of at most ${limit} kB gzip in ${files.size} of at most ${mostFiles} files`,
  );
  if (!fits) process.exitCode = 1;
}

/** What the server names with pages (`tools/lib/preloads-plugin.ts`) must be there: a file that is not costs a round trip for nothing. */
const preloads = JSON.parse(readFileSync(join(dist, '.vite/preloads.json'), 'utf8')) as {
  readonly behind: readonly string[];
  readonly pages: { readonly [address: string]: readonly string[] };
};
const gone = [preloads.behind, ...Object.values(preloads.pages)].flat().filter((file) => !existsSync(join(dist, file)));
console.log(
  `${gone.length === 0 ? '✓' : '✗'} files named with pages: ${gone.length} missing ${gone.join(' ')}`.trimEnd(),
);
if (gone.length > 0) process.exitCode = 1;
