import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './settings.ts';
import type { Program } from './shared/own-program.ts';

const SOURCES = ['apps/server/src', 'apps/server/vite.config.ts', 'packages/domain', 'package-lock.json'];

/** Whether a built file is missing or older than one of its `sources`: files and folders from the root of the repository. */
export const isStale = (result: string, sources: readonly string[]): boolean =>
  !existsSync(result) || newest(sources.map((source) => join(REPOSITORY, source))) >= statSync(result).mtimeMs;

/** Whether the server as it was built is missing or older than a source file. */
export const isServerStale = (): boolean => isStale(join(REPOSITORY, 'apps/server/dist/main.js'), SOURCES);

/**
 * V8 would hold 128 MB for what is new, and let what nobody needs any more grow to a multiple of the rest before it is cleared away. So a server at rest
 * holds 90 MB less and an attack by uploads adds 40 MB less, for processor time that cannot be told from before.
 */
const SPARING = ['--max-semi-space-size=16', '--heap-growing-percent=25'];

/** What Node is told to run a program from the root: as it was built where that is no older than its sources, else these. */
export const nodeArguments = (program: Program): readonly string[] => [
  ...SPARING,
  ...(isServerStale()
    ? ['--disable-warning=ExperimentalWarning', `apps/server/src/${program}.ts`]
    : [`apps/server/dist/${program}.js`]),
];

function newest(paths: readonly string[]): number {
  return paths.reduce((latest, path) => Math.max(latest, newestBelow(path)), 0);
}

function newestBelow(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return newest(
    readdirSync(path)
      .filter((name) => name !== 'node_modules' && !name.startsWith('.'))
      .map((name) => join(path, name)),
  );
}
