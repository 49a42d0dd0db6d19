import type { FastifyInstance } from 'fastify';
import { anybody } from '../access/route-access.ts';
import type { ServerContext } from '../server-context.ts';
import { answers, oneOf, shape } from '../shared/schemas.ts';

const HEALTH = shape({ status: oneOf('ok') }, {}, { status: 'ok' });

/** For a proxy or a watchdog in front of several processes: whether this one can do what it is asked. 503 while its database is away. */
export function healthRoutes(app: FastifyInstance, { database }: ServerContext): void {
  app.get(
    '/api/v1/health',
    { config: { access: anybody() }, schema: { tags: ['系统'], response: answers(HEALTH, '可以提供服务') } },
    async () => {
      await database.query('select 1');
      return { status: 'ok' };
    },
  );
}
