import type { FastifyInstance } from 'fastify';
import type { SiteState } from './site-state.ts';

export const SET_UP_PAGE = '/setup';

/** While nobody works here yet, every page leads to the one that sets the site up; afterwards this costs nothing. */
export function leadToSetUp(app: FastifyInstance, site: SiteState): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
    if (!isPage || path.startsWith(SET_UP_PAGE) || /^\/(api|docs|assets|stand-in)(\/|$)/.test(path)) return;
    if (await site.needsSetUp()) return reply.header('cache-control', 'no-store').redirect(SET_UP_PAGE);
  });
}
