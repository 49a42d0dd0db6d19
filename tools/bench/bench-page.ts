import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { ROOT, binary, run } from '../lib/run-command.ts';

const FOLDER = join(ROOT, 'dist/bench');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Builds the page of apps/web/bench: any form over memory adapters, measured without server and network. Exit code of the build. */
export const buildBenchPage = (): Promise<number> =>
  run(binary('vite'), ['build', '--config', 'apps/web/bench/vite.config.ts', '--logLevel', 'error']);

export type BenchPage = { readonly origin: string; close(): void };

/** Serves what was built on a free port of this machine. */
export async function serveBenchPage(): Promise<BenchPage> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://bench').pathname;
    const file = path.includes('..') || path === '/' ? '/index.html' : path;
    readFile(join(FOLDER, file)).then(
      (body) =>
        response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
