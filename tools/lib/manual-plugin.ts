import type { Plugin } from 'vite';
import { manualPages } from './manual-pages.ts';

const TYPES = { html: 'text/html; charset=utf-8', css: 'text/css; charset=utf-8' } as const;

/** Puts the manual of a folder below `/docs/`, in the build and while developing. */
export const manual = (folder: string): Plugin => ({
  name: 'gongwei-manual',
  generateBundle() {
    for (const { name, text } of manualPages(folder))
      this.emitFile({ type: 'asset', fileName: `docs/${name}`, source: text });
  },
  configureServer(server) {
    server.middlewares.use('/docs', (request, response, next) => {
      const wanted = (request.url ?? '/').split('?')[0]?.slice(1) || 'index.html';
      const file = manualPages(folder).find(({ name }) => name === wanted);
      if (!file) return next();
      response.setHeader('content-type', TYPES[wanted.endsWith('.css') ? 'css' : 'html']);
      response.end(file.text);
    });
  },
});
