import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type OnResolveResult } from 'esbuild';

/** `from './x.js'`, `import './x.js'` and, with a bracket, `import('./x.js')` or a worker's `new URL('./x.js', import.meta.url)`. */
const IMPORTS = /(?:from|import|new URL)\s*(\(?)\s*['"](\.{1,2}\/[^'"]+)\.js['"]/g;

type Entry = { readonly types: string; readonly default: string };

/**
 * Makes the built files of a package small: declarations that no entry leads to go, what runs loses blanks and the names of its inner variables,
 * and a file that just one other imports moves into that one, since in a tarball a file costs a header and a new start of the compression.
 * Nothing is there twice, and what is loaded on demand stays by itself.
 */
export async function shrinkPackage(folder: string, exports: { readonly [path: string]: unknown }): Promise<void> {
  const entries = Object.values(exports).filter((entry) => typeof entry === 'object') as Entry[];
  dropUnreached(folder, new Set(entries.map(({ types }) => join(folder, types))), '.d.ts');
  const roots = new Set(entries.map((entry) => join(folder, entry.default)));
  dropUnreached(folder, roots, '.js');
  await mergeInto(folder, importersOf(folder, roots));
}

const filesOf = (folder: string, ending: string): readonly string[] => globSync(join(folder, 'dist/**', `*${ending}`));

const importsIn = (file: string, ending: string): readonly { readonly file: string; readonly onDemand: boolean }[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORTS)].map(([, bracket, path = '']) => ({
    file: join(dirname(file), path + ending),
    onDemand: bracket !== '',
  }));

/** Removes the files of an ending that no entry leads to: declarations of what only runs, files of types alone among what runs. */
function dropUnreached(folder: string, entries: ReadonlySet<string>, ending: string): void {
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...importsIn(file, ending).map((imported) => imported.file));
  }
  for (const file of filesOf(folder, ending)) if (!reached.has(file)) rmSync(file);
}

/** Of each file the one it moves into, or nothing: entries, what is loaded on demand and what several import stay where they are. */
function importersOf(folder: string, roots: ReadonlySet<string>): ReadonlyMap<string, string | undefined> {
  const importers = new Map<string, Set<string>>();
  const files = filesOf(folder, '.js');
  // What asks where it lies must go on lying there.
  const stays = new Set([...roots, ...files.filter((file) => readFileSync(file, 'utf8').includes('import.meta'))]);
  for (const file of files)
    for (const imported of importsIn(file, '.js')) {
      if (imported.onDemand) stays.add(imported.file);
      else importers.set(imported.file, (importers.get(imported.file) ?? new Set()).add(file));
    }
  // Index and entry of an area are kept whole by whoever bundles it (`sideEffects`): what they pass on must stay outside to be left out.
  const isIndex = (file: string) => /^dist\/[^/]+\/(?:index|public)\.js$/.test(relative(folder, file));
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
