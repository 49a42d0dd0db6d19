import type { Plugin, Rolldown } from 'vite';
import { ROOT } from './run-command.ts';

/** Sources by the address of the page they draw; `behind`: what every page behind the log-in needs. Paths from the root of the project. */
export type Pages = { readonly behind: readonly string[]; readonly pages: { readonly [address: string]: string[] } };

/**
 * Writes down which files a page needs beside those that `index.html` names, for the server to name them in the answer that carries
 * the page (`apps/server/src/web/preloads.ts`): the browser sends for all of them at once, and not for the second when the first has
 * come and run. A dot before the folder keeps it from being served.
 */
export const preloads = ({ behind, pages }: Pages): Plugin => ({
  name: 'gongwei-preloads',
  apply: 'build',
  // Last: files of which only a style sheet is left have gone by then.
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = filesOf(
        bundle,
        chunks.filter(({ isEntry }) => isEntry),
      );
      const needed = (sources: readonly string[]): readonly string[] => {
        const starts = sources.map((source) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(`${ROOT}/${source}`));
          if (!chunk) throw new Error(`No chunk of the build holds ${source}.`);
          return chunk;
        });
        return [...filesOf(bundle, starts)].filter((file) => !first.has(file)).map((file) => `/${file}`);
      };
      const table = {
        behind: needed(behind),
        pages: Object.fromEntries(
          Object.entries(pages).map(([address, sources]) => [address, needed([...behind, ...sources])]),
        ),
      };
      this.emitFile({ type: 'asset', fileName: '.vite/preloads.json', source: JSON.stringify(table) });
    },
  },
});

/** Chunks with all they import, and the style sheets of those. */
function filesOf(bundle: Rolldown.OutputBundle, start: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): void => {
    if (chunk?.type !== 'chunk' || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const name of chunk.imports) visit(bundle[name]);
  };
  start.forEach(visit);
  return files;
}
