import { NodeFS } from '@electric-sql/pglite/nodefs';

type FileOperations = { setattr(node: unknown, change: { readonly mode?: number }): void };
/** The part of the module's own file system that is changed; its declaration leaves it out. */
type WithNodeFiles = { readonly NODEFS: { readonly node_ops: FileOperations } };

/** What others than the owner may do with a file: nothing. */
const OTHERS = 0o077;

/**
 * Files of the embedded database, for their owner only. PGlite gives every file it makes the mode 0666 by itself, whatever
 * the umask of the process says.
 */
export function privateFiles(folder: string): NodeFS {
  const files = new NodeFS(folder);
  const begin = files.init.bind(files);
  files.init = async (lite, options) => {
    const begun = await begin(lite, options);
    const { preRun = [] } = begun.emscriptenOpts;
    const keepPrivate = (module: unknown): void => {
      const operations = (module as WithNodeFiles).NODEFS.node_ops;
      const change = operations.setattr;
      operations.setattr = (node, to) => change(node, to.mode == null ? to : { ...to, mode: to.mode & ~OTHERS });
    };
    return { emscriptenOpts: { ...begun.emscriptenOpts, preRun: [preRun, keepPrivate].flat() } };
  };
  return files;
}
