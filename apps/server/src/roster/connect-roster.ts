import type { FastifyInstance } from 'fastify';
import { recordException } from '../logging/exception-log.ts';
import type { ServerContext } from '../server-context.ts';
import { uuidV7 } from '../shared/random-source.ts';
import { todayOf } from '../shared/server-clock.ts';
import { createDatabaseResidentWriter } from './database-resident-writer.ts';
import { createDatabaseRosterStore } from './database-roster-store.ts';
import { createRosterImports } from './roster-imports.ts';
import { rosterRoutes } from './roster.routes.ts';

/** The roster area over the server's database: `connectRoster(api, context)` beside the other routes is all it takes. */
export function connectRoster(app: FastifyInstance, context: ServerContext): void {
  const store = createDatabaseRosterStore(context.database);
  const imports = createRosterImports({
    store,
    writer: createDatabaseResidentWriter(context.database, { ...context, source: 'roster' }),
    newId: () => uuidV7(context.clock.now(), context.random),
    now: () => context.clock.now(),
    today: () => todayOf(context.clock),
    report: (error) => void recordException(context, { error, route: 'roster-import' }),
  });
  rosterRoutes(app, imports, store);
}
