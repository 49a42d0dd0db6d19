import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/**
 * Which modules share a file. Left alone, each set of modules that the same pages use is a file of its own, dozens of them the
 * name of one service: a hundred bytes for a round trip each. So what the first page loads is one file beside its entry, and
 * what `shared` loads on top of that is another, whoever else uses parts of it: where it is needed it is there already.
 *
 * What a module really uses of those it imports is known only when a build is done, hence one ahead that is thrown away.
 * `entry` and `shared`: whole paths.
 */
export const fewFiles = ({ entry, shared }: { readonly entry: string; readonly shared: string }): Plugin => ({
  name: 'gongwei-few-files',
  apply: 'build',
  async config({ root, build: options }) {
    const behind = await loadedBy(shared, { ...(root !== undefined && { root }), target: options?.target });
    const isStart = (id: string): boolean => id === entry || id.endsWith('.html');
    return {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'base', tags: ['$initial'], test: (id) => !isStart(id), priority: 2 },
                { name: 'office', test: (id) => behind.has(id), priority: 1 },
              ],
            },
          },
        },
      },
    };
  },
});

type Options = { readonly root?: string; readonly target?: string | string[] | false | undefined };

/** The modules that come with `start` and have not come with the first page. */
async function loadedBy(start: string, { root, target }: Options): Promise<ReadonlySet<string>> {
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
  const startsAt = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(start));
  if (!startsAt) throw new Error(`No chunk of the build holds ${start}.`);
  const first = closure(
    chunks,
    [...chunks.values()].filter(({ isEntry }) => isEntry),
  );
  const late = [...closure(chunks, [startsAt])].filter((chunk) => !first.has(chunk));
  return new Set(late.flatMap(({ moduleIds }) => moduleIds));
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
