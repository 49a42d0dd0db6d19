import type { Plugin } from 'vite';

const RXJS = '/rxjs/dist/esm/internal';
/**
 * What packages bring along and a browser never runs here, by importing file and import. Of axios its way over `fetch` (it takes
 * `XMLHttpRequest`, which tells of uploads, too), names of status codes, and tokens from before there was `AbortController`; of rxjs reading
 * async iterables and streams.
 */
const LEFT_OUT: { readonly [importer: string]: { readonly [id: string]: string } } = {
  '/axios/lib/adapters/adapters.js': { './fetch.js': 'export const getFetch = () => undefined;' },
  '/axios/lib/axios.js': {
    './cancel/CancelToken.js': 'export default undefined;',
    './helpers/HttpStatusCode.js': 'export default undefined;',
  },
  [`${RXJS}/util/isReadableStreamLike.js`]: {
    tslib: 'export const __asyncGenerator = undefined, __await = undefined;',
  },
  [`${RXJS}/observable/innerFrom.js`]: { tslib: 'export const __asyncValues = undefined, __awaiter = undefined;' },
};
const PREFIX = '\0gongwei-left-out:';
const codeOf = (id: string, importer: string | undefined): string | undefined => {
  const file = Object.keys(LEFT_OUT).find((end) => importer?.endsWith(end));
  return file === undefined ? undefined : LEFT_OUT[file]?.[id];
};

/** Leaves out what nobody runs: of axios 14 kB of the file that the first call to the server waits for, of rxjs 2 kB of the first. */
export const leanPackages = (): Plugin => ({
  name: 'gongwei-lean-packages',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) => {
    const code = codeOf(id, importer);
    return code === undefined ? undefined : PREFIX + code;
  },
  load: (id) => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined),
});
