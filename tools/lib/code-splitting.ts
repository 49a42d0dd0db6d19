import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** Bytes of source up to which a module that so many files share goes with what stands behind the log-in. */
const [SMALL, SHARED_BY] = [1_500, 6];
const isOurs = (id: string): boolean => /\/packages\/(?:domain|ui)\/src\/.*\.tsx?$/.test(id);

/** What forms, their sheets and their findings share among themselves: no list waits for it. */
const isOfForms = (id: string): boolean => /\/(?:forms|paper|clinical|check-up|chronic|maternal-child)\//.test(id);

const isTable = (id: string): boolean => id.includes('/packages/domain/src/clinical/dictionaries/');
/** What every list is made of, and the one that is opened most: its definition comes on the same trip. */
const isList = (id: string): boolean =>
  /\/lists\/|\/list-|\/load-list|\/lists\.module|\/offer-file|\/print-ticked/.test(id);
const isDailyList = (id: string): boolean => /\/definitions\/(?:resident-parts|resident-list\.list)\.ts$/.test(id);

/** What figures are drawn with comes with the first of them: a page of numbers loads none of the other small parts for its sake. */
const isDrawn = (id: string): boolean => id.includes('/packages/ui/src/charts/');

/** What drawings of all kinds, seldom ones too, have in common. */
const isOfEveryDrawing = (id: string): boolean => /\/ui\/src\/charts\/(?:drawing|mark-props)\.ts$/.test(id);

/** What a page of numbers shares with the parts of it that come when they are unfolded, with reports, and with the few numbers above other pages. */
const isOfNumbers = (id: string): boolean =>
  /\/domain\/src\/measures\/(?:analysis-(?:page|periods|snapshot)|chart-shape|disclosure|format-number|meant-then|number-name)(?:\.rules)?\.ts$/.test(
    id,
  ) ||
  /\/(?:analyses\.module|analysis-gateway\.adapter|analyses\.service|analysed-forms\.data|drawings\.rules|open-number\.rules)\.ts$/.test(
    id,
  );

/** Cells of every list and of every person's page, and what any page with a search asks of them. */
const isCell = (id: string): boolean =>
  /\/packages\/ui\/src\/shared\/(?:masked-value|tick-box|use-document-keys|use-may-reveal|stale-list)|\/(?:village|search-hint)\.rules\.|\/citizen-number\./.test(
    id,
  );

/** What counts for the first page, and for others that count by their lists. */
const isOfCounts = (id: string): boolean =>
  /\/application\/src\/pages\/page-counts(?:\.service)?\.ts$|\/composition\/pages\.module\.ts$|\/domain\/src\/pages\/workbench\.rules\.ts$/.test(
    id,
  );

/**
 * Which modules share a file. Left alone, each set of modules that the same pages use is a file of its own, dozens of them the
 * name of one service: a hundred bytes for a round trip each. So what the first page loads is one file beside its entry, and
 * what `shared` loads on top of that is another, whoever else uses parts of it: where it is needed it is there already.
 *
 * What a module really uses of those it imports is known only when a build is done, hence one ahead that is thrown away.
 * `entry`, `shared` and `lists`, what every list stands on: whole paths.
 */
export const fewFiles = ({ entry, shared, lists }: Entries): Plugin => ({
  name: 'gongwei-few-files',
  apply: 'build',
  async config({ root, build: options }) {
    const loadedBy = await loads({ ...(root !== undefined && { root }), target: options?.target });
    const behind = loadedBy(shared);
    const ofLists = loadedBy(lists);
    // The pages of the manual are no pages of the program: they share nothing with it.
    const isOutside = (id: string): boolean => id === entry || id.endsWith('.html') || id.includes('/src/manual/');
    return {
      build: {
        rolldownOptions: {
          output: {
            // Each name stands in the list of what pages load, which comes with the log-in: a letter less counts some hundred times.
            chunkFileNames: (chunk) => `assets/${nameOf(chunk)}-[hash:7].js`,
            codeSplitting: {
              groups: [
                { name: 'base', tags: ['$initial'], test: (id) => !isOutside(id), priority: 2 },
                { name: 'office', test: (id) => behind.has(id) || isCell(id), priority: 1 },
                // Code tables are a few lines each, and a list shows words of many.
                { name: 'lists', test: (id) => isDailyList(id) || (ofLists.has(id) && isList(id)), priority: 1 },
                { name: 'tables', test: (id) => ofLists.has(id) && isTable(id), priority: 1 },
                { name: 'of-numbers', test: isOfNumbers, priority: 1 },
                { name: 'drawing', test: isOfEveryDrawing, priority: 1 },
                { name: 'counts', test: isOfCounts, priority: 1 },
                // Small parts of ours that many pages share: a round trip for each costs more than its bytes.
                {
                  name: 'form-parts',
                  test: (id) => isOurs(id) && isOfForms(id),
                  minShareCount: SHARED_BY,
                  maxModuleSize: SMALL,
                  priority: 0,
                },
                {
                  name: 'parts',
                  test: (id) => isOurs(id) && !isList(id) && !isDrawn(id) && !/-dialog\.part/.test(id),
                  minShareCount: SHARED_BY,
                  maxModuleSize: SMALL,
                  priority: 0,
                },
              ],
            },
          },
        },
      },
    };
  },
});

/** A file named after its entry; after the area where that is called `public`, as all of them are. */
const nameOf = ({ name, facadeModuleId }: { readonly name: string; readonly facadeModuleId?: string | null }): string =>
  (name === 'public' ? (facadeModuleId?.match(/([^/]+)\/public\.ts$/)?.[1] ?? name) : name).replace(
    /\.(part|screen|form|list|pages|data)$/,
    '',
  );

type Entries = { readonly entry: string; readonly shared: string; readonly lists: string };
type Options = { readonly root?: string; readonly target?: string | string[] | false | undefined };

/** A build ahead; it says which modules come with a file and have not come with the first page. */
async function loads({ root, target }: Options): Promise<(start: string) => ReadonlySet<string>> {
  const built = await build({
    configFile: false,
    ...(root !== undefined && { root }),
    logLevel: 'error',
    plugins: [react()],
    build: { write: false, minify: false, reportCompressedSize: false, ...(target !== undefined && { target }) },
  });
  const chunks = new Map<string, Chunk>();
  for (const { output } of [built].flat() as Rolldown.RolldownOutput[])
    for (const file of output) if (file.type === 'chunk') chunks.set(file.fileName, file);
  const first = closure(
    chunks,
    [...chunks.values()].filter(({ isEntry }) => isEntry),
  );
  return (start) => {
    const startsAt = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(start));
    if (!startsAt) throw new Error(`No chunk of the build holds ${start}.`);
    const late = [...closure(chunks, [startsAt])].filter((chunk) => !first.has(chunk));
    return new Set(late.flatMap(({ moduleIds }) => moduleIds));
  };
}

function closure(chunks: ReadonlyMap<string, Chunk>, start: readonly Chunk[]): ReadonlySet<Chunk> {
  const reached = new Set(start);
  for (const { imports } of reached)
    for (const name of imports) {
      const next = chunks.get(name);
      if (next) reached.add(next);
    }
  return reached;
}
