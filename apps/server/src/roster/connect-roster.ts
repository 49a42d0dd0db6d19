import type { FastifyInstance } from 'fastify';
import { recordException } from '../logging/exception-log.ts';
import type { ServerContext } from '../server-context.ts';
import { uuidV7 } from '../shared/random-source.ts';
import { todayOf } from '../shared/server-clock.ts';
import { createRosterImports } from './roster-imports.ts';
import { keepClearing } from './roster-recovery.ts';
import { createRosterRunner } from './roster-runner.ts';
import { rosterRoutes } from './roster.routes.ts';

/** The roster area over the server's database. Closing the server ends after the chunk at hand. */
export function connectRoster(app: FastifyInstance, context: ServerContext): void {
  const report = (error: unknown): void => void recordException(context, { error, route: 'roster-import' });
  const runner = createRosterRunner({
    ...context,
    name: uuidV7(context.clock.now(), context.random),
    today: () => todayOf(context.clock),
    report,
  });
  const endClearing = keepClearing(context, report);
  app.addHook('onClose', async () => {
    await Promise.all([runner.stop(), endClearing()]);
  });
  rosterRoutes(app, context, createRosterImports(context, runner));
}
