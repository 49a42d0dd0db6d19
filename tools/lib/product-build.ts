import { isServerStale, isStale } from '@gongwei/server/programs';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NODE, ROOT, binary, run } from './run-command.ts';

const SOURCES = ['apps/web', 'packages', 'docs/manual', 'vite.config.ts', 'package-lock.json'];

/** Whether the web client is missing or older than a source file. */
export const isWebStale = (): boolean => isStale(join(ROOT, 'dist/web/index.html'), SOURCES);

export const buildWeb = (): Promise<number> => run(binary('vite'), ['build', '--logLevel', 'warn']);

const DAY_MS = 86_400_000;

/**
 * The server as few files (apps/server/vite.config.ts), which Node starts in less time than its sources. A server that runs meanwhile still
 * asks for parts of its own, as forms nobody opened yet: what an earlier build left is kept for a day. Exit code of the build.
 */
export async function buildServer(): Promise<number> {
  const folder = join(ROOT, 'apps/server/dist');
  const code = await run(binary('vite'), ['build', '--config', 'apps/server/vite.config.ts']);
  if (code !== 0) return code;
  const [now, files] = [Date.now(), readdirSync(folder).map((name) => join(folder, name))];
  for (const file of files.filter((name) => !name.endsWith('.zst')))
    if (now - statSync(file).mtimeMs > DAY_MS) rmSync(file, { recursive: true });
  return 0;
}

/** The server, and an empty database that a new site of it begins with: made where its schema changed, in some seconds. */
export const buildServerWithBlank = async (): Promise<number> =>
  (await buildServer()) ||
  (await run(NODE, ['--disable-warning=ExperimentalWarning', 'apps/server/src/database/blank-main.ts']));

/** Builds what is stale of web client and server. Exit code of the build, 0 when both were fresh. */
export const buildIfStale = async (): Promise<number> =>
  (isWebStale() && (await buildWeb())) || (isServerStale() && (await buildServerWithBlank())) || 0;
