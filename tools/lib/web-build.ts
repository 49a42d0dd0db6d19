import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, binary, run } from './run-command.ts';

const SOURCES = ['apps/web', 'packages', 'docs/manual', 'vite.config.ts', 'package-lock.json'];
const RESULT = join(ROOT, 'dist/web/index.html');

/** Whether the web client is missing or older than a source file. */
export const isWebStale = (): boolean => isStale(RESULT, SOURCES);

/** Whether a built file is missing or older than one of its `sources`: files and folders from the root. */
export const isStale = (result: string, sources: readonly string[]): boolean =>
  !existsSync(result) || newest(sources.map((source) => join(ROOT, source))) >= statSync(result).mtimeMs;

/** Builds the web client when it is stale. Exit code of the build, 0 when it was fresh. */
export const buildWebIfStale = async (): Promise<number> => (isWebStale() ? buildWeb() : 0);

export const buildWeb = (): Promise<number> => run(binary('vite'), ['build', '--logLevel', 'warn']);

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
