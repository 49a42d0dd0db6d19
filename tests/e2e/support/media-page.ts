import { type BrowserContext, type Page } from '@playwright/test';
import { build } from 'vite';
import { serveFolder, type ServedFolder } from '../../../tools/lib/serve-folder.ts';
import { ROOT } from '../../../tools/lib/run-command.ts';
import type { MediaPage } from '../media-page/page.ts';

/** Builds and serves the page of one participant of a media room: rooms without server and screens. */
export async function serveMediaPage(): Promise<ServedFolder> {
  const outDir = `${ROOT}/node_modules/.cache/gongwei/media-page`;
  await build({
    configFile: false,
    root: `${ROOT}/tests/e2e/media-page`,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: ['chrome109', 'es2022'] },
  });
  return serveFolder(outDir);
}

type Control = MediaPage;
type State = ReturnType<MediaPage['state']>;

/** One participant in a tab of their own. */
export type Participant = {
  readonly page: Page;
  does<Name extends Exclude<keyof Control, 'state'>>(
    name: Name,
    ...given: Parameters<Control[Name]>
  ): Promise<Awaited<ReturnType<Control[Name]>>>;
  state(): Promise<State>;
};

export async function participant(context: BrowserContext, origin: string): Promise<Participant> {
  const page = await context.newPage();
  await page.goto(origin);
  return {
    page,
    does: (name, ...given) =>
      page.evaluate(
        ([action, values]) => {
          const { call } = globalThis as unknown as { call: Record<string, (...all: unknown[]) => unknown> };
          return call[action as string]?.(...(values as unknown[])) as never;
        },
        [name, given] as const,
      ),
    state: () => page.evaluate(() => (globalThis as unknown as { call: Control }).call.state()) as Promise<State>,
  };
}
