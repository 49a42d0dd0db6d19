import type { Plugin } from 'vite';

/**
 * What axios brings along and a browser never runs here: its way over `fetch` (it takes `XMLHttpRequest`, which tells of
 * uploads, too), names of status codes, and tokens from before there was `AbortController`. By importing file and import.
 */
const LEFT_OUT: { readonly [importer: string]: { readonly [id: string]: string } } = {
  '/axios/lib/adapters/adapters.js': { './fetch.js': 'export const getFetch = () => undefined;' },
  '/axios/lib/axios.js': {
    './cancel/CancelToken.js': 'export default undefined;',
    './helpers/HttpStatusCode.js': 'export default undefined;',
  },
};
const PREFIX = '\0gongwei-left-out:';
const codeOf = (id: string, importer: string | undefined): string | undefined => {
  const file = Object.keys(LEFT_OUT).find((end) => importer?.endsWith(end));
  return file === undefined ? undefined : LEFT_OUT[file]?.[id];
};

/** Leaves out of axios what nobody runs: 14 kB of the file that the first call to the server waits for. */
export const leanAxios = (): Plugin => ({
  name: 'gongwei-lean-axios',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) => {
    const code = codeOf(id, importer);
    return code === undefined ? undefined : PREFIX + code;
  },
  load: (id) => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined),
});
