import type { Plugin } from 'vite';
import { manualImages, manualPages } from './manual-pages.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
};
const SEARCH = 'src/manual/search.ts';

/** Puts the manual of a folder and its search below `/docs/`, in the build and while developing. */
export const manual = (folder: string): readonly Plugin[] => [
  {
    name: 'gongwei-manual-search',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: `/${SEARCH}`, fileName: 'docs/search.js' });
    },
  },
  manualFiles(folder),
];

const manualFiles = (folder: string): Plugin => ({
  name: 'gongwei-manual',
  generateBundle() {
    for (const { name, text } of manualPages(folder))
      this.emitFile({ type: 'asset', fileName: `docs/${name}`, source: text });
    for (const { name, bytes } of manualImages(folder))
      this.emitFile({ type: 'asset', fileName: `docs/${name}`, source: bytes });
  },
  configureServer(server) {
    server.middlewares.use('/docs', (request, response, next) => {
      const wanted = (request.url ?? '/').split('?')[0]?.slice(1) || 'index.html';
      if (wanted === 'search.js') {
        response.writeHead(302, { location: `/${SEARCH}` });
        return response.end();
      }
      const image = manualImages(folder).find(({ name }) => name === wanted);
      if (image) {
        response.setHeader('content-type', 'image/webp');
        return response.end(image.bytes);
      }
      const file = manualPages(folder).find(({ name }) => name === wanted);
      if (!file) return next();
      response.setHeader('content-type', TYPES[wanted.split('.').at(-1) ?? ''] ?? 'text/plain');
      response.end(file.text);
    });
  },
});
