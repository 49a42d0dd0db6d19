import { CONFIGURATION_TOPIC } from '@gongwei/domain/back-office';
import type { FastifyInstance } from 'fastify';
import { staffOnly } from '../access/route-access.ts';
import { scopeOf } from '../identity/request-staff.ts';
import type { RealtimeHub } from '../realtime/hub.ts';
import type { ServerContext } from '../server-context.ts';
import { answers, shape } from '../shared/schemas.ts';
import { configurationAt } from './configuration.query.ts';

const VALUES = shape(
  { values: { type: 'object', additionalProperties: { type: ['number', 'string'] } } },
  {},
  { values: { 'call.timeout': 30 } },
);

/** What of 全局配置 is in force where somebody works, and the word to every window that something of it changed. */
export function configurationRoutes(
  app: FastifyInstance,
  { database, bus }: Pick<ServerContext, 'database' | 'bus'>,
  hub: Pick<RealtimeHub, 'all' | 'tell'>,
): void {
  app.get(
    '/api/v1/configuration',
    { config: { access: staffOnly() }, schema: { tags: ['框架'], response: answers(VALUES, '所选机构现行的参数') } },
    async (request) => ({ values: await configurationAt(database, scopeOf(request).institutionCode) }),
  );
  const unsubscribe = bus.subscribe(CONFIGURATION_TOPIC, () => {
    for (const { window } of hub.all()) hub.tell(window.connection, CONFIGURATION_TOPIC, {});
  });
  app.addHook('onClose', async () => unsubscribe());
}
