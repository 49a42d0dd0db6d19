import type { Plugin } from 'vite';

const NOTHING = '\0gongwei-no-fetch-adapter';

/** Leaves out axios' way over `fetch`: in a browser it takes `XMLHttpRequest`, which tells of uploads, too. 11 kB nobody runs. */
export const leanAxios = (): Plugin => ({
  name: 'gongwei-lean-axios',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './fetch.js' && importer?.endsWith('/axios/lib/adapters/adapters.js') ? NOTHING : undefined,
  // What axios asks of it: no adapter.
  load: (id) => (id === NOTHING ? 'export const getFetch = () => undefined;' : undefined),
});
