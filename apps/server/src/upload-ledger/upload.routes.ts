import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { batchRoutes } from './batch.routes.ts';
import type { ConnectedUploads } from './connect-uploads.ts';
import { entryRoutes } from './entry.routes.ts';
import { previewRoutes } from './preview.routes.ts';
import { reconcileRoutes } from './reconcile.routes.ts';

/** What windows of uploads ask. Lists and their jobs come by the lists' own routes. */
export function uploadRoutes(app: FastifyInstance, context: ServerContext, uploads: ConnectedUploads): void {
  batchRoutes(app, context, uploads);
  entryRoutes(app, context, uploads);
  previewRoutes(app, context);
  reconcileRoutes(app, context, uploads);
}
