import { join } from 'node:path';
import { ROOT, binary, run } from '../lib/run-command.ts';
import { serveFolder, type ServedFolder } from '../lib/serve-folder.ts';

/** Builds the page of apps/web/bench: any form over memory adapters, measured without server and network. Exit code of the build. */
export const buildBenchPage = (): Promise<number> =>
  run(binary('vite'), ['build', '--config', 'apps/web/bench/vite.config.ts', '--logLevel', 'error']);

export const serveBenchPage = (): Promise<ServedFolder> => serveFolder(join(ROOT, 'dist/bench'));
