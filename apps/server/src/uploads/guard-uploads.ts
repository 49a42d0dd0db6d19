import type { FastifyInstance, RouteOptions } from 'fastify';
import { refuseByLength, type UploadRules } from './receive-file.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the file may be that a route takes; every route of multipart bodies says it. */
    readonly upload?: UploadRules;
  }
  interface FastifyInstance {
    /** The routes that take files, by address. */
    readonly uploadRoutes: ReadonlyMap<string, UploadRules>;
  }
}

const takesFiles = ({ schema }: RouteOptions): boolean => schema?.consumes?.includes('multipart/form-data') === true;

/**
 * Every route that takes a file says how large it may be (`config.upload`), and refuses before a byte is read what says that it is
 * larger. To be called after the guard of sessions and before the first route. @throws at the start for a route that does not say it.
 */
export function guardUploads(app: FastifyInstance): void {
  const routes = new Map<string, UploadRules>();
  app.decorate('uploadRoutes', routes);
  app.addHook('onRoute', (route) => {
    if (!takesFiles(route)) return;
    const rules = route.config?.upload;
    if (!rules)
      throw new Error(
        `${String(route.method)} ${route.url} takes files and does not say which: add config: { upload }`,
      );
    routes.set(route.url, rules);
    route.onRequest = [...[route.onRequest ?? []].flat(), refuseByLength(rules)];
  });
}
