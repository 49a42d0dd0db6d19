import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { tubeCodeRoutes } from './tube-code.routes.ts';
import { waitingRetestRoutes } from './waiting-retest.routes.ts';

/** What the desks of single and of pooled samples ask for, beside the entries themselves. */
export function samplingDeskRoutes(app: FastifyInstance, context: ServerContext): void {
  tubeCodeRoutes(app, context);
  waitingRetestRoutes(app, context);
}
