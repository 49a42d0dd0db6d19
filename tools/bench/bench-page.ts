import { isStale } from '@gongwei/server/programs';
import { join } from 'node:path';
import { ROOT, binary, run } from '../lib/run-command.ts';
import { serveFolder, type ServedFolder } from '../lib/serve-folder.ts';

const FOLDER = join(ROOT, 'dist/bench');
const SOURCES = ['apps/web', 'packages', 'package-lock.json'];

/**
 * Builds the page of apps/web/bench when it is stale: any form over memory adapters, measured without server and network. Exit code of the
 * build, 0 when it was fresh.
 */
export const buildBenchPage = async (): Promise<number> =>
  isStale(join(FOLDER, 'index.html'), SOURCES)
    ? run(binary('vite'), ['build', '--config', 'apps/web/bench/vite.config.ts', '--logLevel', 'error'])
    : 0;

export const serveBenchPage = (): Promise<ServedFolder> => serveFolder(FOLDER);
