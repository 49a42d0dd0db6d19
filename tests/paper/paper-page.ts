import type { Answers } from '@gongwei/domain/forms';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import type { Page } from 'playwright';
import { ROOT, binary, exitOf, start } from '../../tools/lib/run-command.ts';

/** Answers to be printed, under a name by which the sheet is found again. */
export type PaperJob = { readonly name: string; readonly formId: string; readonly visits: readonly Answers[] };

const FOLDER = process.env['PAPER_OUT'] ?? join(ROOT, 'node_modules/.cache/gongwei/paper');
const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Builds the page that draws sheets. Rejects where it does not build. */
export async function buildPaperPage(): Promise<void> {
  const code = await exitOf(
    start(binary('vite'), ['build', '--config', 'apps/web/paper-bench/vite.config.ts', '--logLevel', 'error'], {
      PAPER_OUT: FOLDER,
    }),
  );
  if (code !== 0) throw new Error('the paper page does not build');
}

/** Serves the built page on a free port of this machine. */
export async function servePaperPage(): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://paper').pathname;
    const file = path.includes('..') || path === '/' ? '/index.html' : path;
    readFile(join(FOLDER, file)).then(
      (body) =>
        response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => server.close(),
  };
}

/** Draws the sheets on the page as they will be printed; gives back what each of them shows. A form with several sheets has several. */
export async function drawSheets(page: Page, origin: string, jobs: readonly PaperJob[]): Promise<readonly PaperJob[]> {
  await page.goto(origin);
  await page.emulateMedia({ media: 'print' });
  await page.waitForFunction(() => 'draw' in globalThis);
  return page.evaluate(
    (list) => (globalThis as unknown as { draw(list: unknown): Promise<readonly PaperJob[]> }).draw(list),
    jobs as unknown,
  );
}
