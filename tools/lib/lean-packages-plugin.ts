import type { Plugin } from 'vite';

/**
 * All that the container asks of `reflect-metadata`, as long as services are made by functions: a number for each binding and module.
 * What decorators of classes would need besides is missing and fails at the first call.
 */
const METADATA = `const kept = new Map();
const at = (target, member) => {
  const members = kept.get(target) ?? new Map();
  kept.set(target, members);
  const values = members.get(member) ?? new Map();
  members.set(member, values);
  return values;
};
Reflect.defineMetadata = (key, value, target, member) => void at(target, member).set(key, value);
Reflect.getOwnMetadata = (key, target, member) => at(target, member).get(key);`;

/**
 * What packages bring along and a browser never runs here, by importing file and import. Of axios its way over `fetch` (it takes
 * `XMLHttpRequest`, which tells of uploads, too), names of status codes, and tokens from before there was `AbortController`; of the
 * container what decorators need.
 */
const LEFT_OUT: { readonly [importer: string]: { readonly [id: string]: string } } = {
  '/axios/lib/adapters/adapters.js': { './fetch.js': 'export const getFetch = () => undefined;' },
  '/axios/lib/axios.js': {
    './cancel/CancelToken.js': 'export default undefined;',
    './helpers/HttpStatusCode.js': 'export default undefined;',
  },
  '/@inversifyjs/container/lib/index.js': { 'reflect-metadata/lite': METADATA },
};
const PREFIX = '\0gongwei-left-out:';
const codeOf = (id: string, importer: string | undefined): string | undefined => {
  const file = Object.keys(LEFT_OUT).find((end) => importer?.endsWith(end));
  return file === undefined ? undefined : LEFT_OUT[file]?.[id];
};

/** Leaves out what nobody runs: of axios 14 kB of the file that the first call to the server waits for, of the container 20 kB of the first. */
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
