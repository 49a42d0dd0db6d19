import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type OnResolveResult } from 'esbuild';
import type { EntryFiles } from './package-manifest.ts';

/** `from './x.js'`, `import './x.js'` and, with a bracket, `import('./x.js')` or a worker's `new URL('./x.js', import.meta.url)`. */
const IMPORTS = /(?:from|import|new URL)\s*(\(?)\s*['"](\.{1,2}\/[^'"]+)\.js['"]/g;

/**
 * Makes what runs of a package small: what no entry leads to goes, so do blanks and the names of inner variables, and a file that just one
 * other imports moves into that one, since in a tarball a file costs a header and a new start of the compression.
 * Nothing is there twice, and what is loaded on demand stays by itself.
 */
export async function shrinkPackage(folder: string, entries: readonly EntryFiles[]): Promise<void> {
  const roots = new Set(entries.map((entry) => join(folder, entry.default)));
  dropUnreached(folder, roots);
  await mergeInto(folder, importersOf(folder, roots));
}

const filesOf = (folder: string): readonly string[] => globSync(join(folder, 'dist/**/*.js'));

const importsIn = (file: string): readonly { readonly file: string; readonly onDemand: boolean }[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORTS)].map(([, bracket, path = '']) => ({
    file: join(dirname(file), `${path}.js`),
    onDemand: bracket !== '',
  }));

/** Removes the files that no entry leads to, as are those of types alone. */
function dropUnreached(folder: string, entries: ReadonlySet<string>): void {
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...importsIn(file).map((imported) => imported.file));
  }
  for (const file of filesOf(folder)) if (!reached.has(file)) rmSync(file);
}

/** Of each file the one it moves into, or nothing: entries, what is loaded on demand and what several import stay where they are. */
function importersOf(folder: string, roots: ReadonlySet<string>): ReadonlyMap<string, string | undefined> {
  const importers = new Map<string, Set<string>>();
  const files = filesOf(folder);
  // What asks where it lies must go on lying there.
  const stays = new Set([...roots, ...files.filter((file) => readFileSync(file, 'utf8').includes('import.meta'))]);
  for (const file of files)
    for (const imported of importsIn(file)) {
      if (imported.onDemand) stays.add(imported.file);
      else importers.set(imported.file, (importers.get(imported.file) ?? new Set()).add(file));
    }
  // Index and entry of an area are kept whole by whoever bundles it (`sideEffects`): what they pass on must stay outside to be left out.
  const isIndex = (file: string) => /^dist\/(?:[^/]+\/)?(?:index|public)\.js$/.test(relative(folder, file));
  return new Map(
    files.map((file) => {
      const [only, ...others] = importers.get(file) ?? [];
      return [file, stays.has(file) || others.length > 0 || !only || isIndex(only) ? undefined : only];
    }),
  );
}

async function mergeInto(folder: string, importers: ReadonlyMap<string, string | undefined>): Promise<void> {
  const rootOf = (file: string): string => {
    const importer = importers.get(file);
    return importer === undefined ? file : rootOf(importer);
  };
  const resolved = (importer: string, path: string, from: string): OnResolveResult => {
    if (!path.startsWith('.')) return { path, external: true };
    const [root, file] = [rootOf(importer), resolve(from, path)];
    if (rootOf(file) === root) return { path: file };
    const outside = relative(dirname(root), file);
    return { path: outside.startsWith('.') ? outside : `./${outside}`, external: true };
  };
  await build({
    entryPoints: [...importers].flatMap(([file, importer]) => (importer === undefined ? [file] : [])),
    outbase: join(folder, 'dist'),
    outdir: join(folder, 'dist'),
    allowOverwrite: true,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    logLevel: 'warning',
    plugins: [
      {
        name: 'gongwei-one-importer',
        setup: ({ onResolve }) =>
          onResolve({ filter: /.*/ }, ({ kind, importer, path, resolveDir }) =>
            kind === 'entry-point' ? undefined : resolved(importer, path, resolveDir),
          ),
      },
    ],
  });
  for (const [file, importer] of importers) if (importer !== undefined) rmSync(file);
}
