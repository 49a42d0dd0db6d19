import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import type { CallSettings } from './call-settings.ts';
import { colleagueRoutes } from './colleague.routes.ts';
import type { CoordinatorDoor } from './coordinator-door.ts';
import { passRoutes } from './pass.routes.ts';
import { pastCallRoutes } from './past-call.routes.ts';

/** Everything about calls that is asked over HTTP. Who may log in may call: the specification puts no code on it. */
export function callRoutes(
  app: FastifyInstance,
  context: ServerContext,
  coordinator: CoordinatorDoor,
  settings: CallSettings,
): void {
  passRoutes(app, context, settings);
  colleagueRoutes(app, context, coordinator);
  pastCallRoutes(app, context, coordinator);
}
