import type { Answers } from '@gongwei/domain/forms';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { ROOT, binary, exitOf, start } from '../../tools/lib/run-command.ts';
import { serveFolder, type ServedFolder } from '../../tools/lib/serve-folder.ts';

/** Answers to be printed, under a name by which the sheet is found again. */
export type PaperJob = { readonly name: string; readonly formId: string; readonly visits: readonly Answers[] };

const FOLDER = process.env['PAPER_OUT'] ?? join(ROOT, 'node_modules/.cache/gongwei/paper');

/** Builds the page that draws sheets. Rejects where it does not build. */
export async function buildPaperPage(): Promise<void> {
  const code = await exitOf(
    start(binary('vite'), ['build', '--config', 'apps/web/paper-bench/vite.config.ts', '--logLevel', 'error'], {
      PAPER_OUT: FOLDER,
    }),
  );
  if (code !== 0) throw new Error('the paper page does not build');
}

export const servePaperPage = (): Promise<ServedFolder> => serveFolder(FOLDER);

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
