import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import type { ServerContext } from '../server-context.ts';
import { answers, COUNT, shape } from '../shared/schemas.ts';
import { forgetRound, moveInRound, type RoundMove } from './order-round.service.ts';

const tags = ['随访'];
const ID = { type: 'string', minLength: 1, maxLength: 100 } as const;
const MOVE = {
  type: 'object',
  required: ['residentId', 'besideId', 'side'],
  properties: { residentId: ID, besideId: ID, side: { enum: ['before', 'after'] } },
} as const;
/** `people`: how many stand in the round now. */
const MOVED = shape({ people: COUNT }, {}, { people: 42 });

/** The order of one's own round. */
export function roundRoutes(app: FastifyInstance, context: ServerContext): void {
  const access = holdersOf(['gwsfmkgl'], 'E');
  app.post<{ Body: RoundMove }>(
    '/api/v1/round/moves',
    { config: { access }, schema: { tags, body: MOVE, response: answers(MOVED, '已移动') } },
    async (request) => moveInRound(context, { scope: scopeOf(request), staff: staffOf(request) }, request.body),
  );
  app.post(
    '/api/v1/round/forget',
    {
      config: { access },
      schema: {
        tags,
        body: { type: 'object' },
        response: answers(shape({ people: COUNT }, {}, { people: 0 }), '已恢复'),
      },
    },
    async (request) => {
      await forgetRound(context, { scope: scopeOf(request), staff: staffOf(request) });
      return { people: 0 };
    },
  );
}
