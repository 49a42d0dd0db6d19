import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import type { ServerContext } from '../server-context.ts';
import { notFound } from '../shared/http-failure.ts';
import { answers, BY_ID } from '../shared/schemas.ts';
import { callNext, hallOf, type AskedCall } from './hall-calls.service.ts';
import { HALL, NEXT_CALL } from './scheduling.schemas.ts';
import { findSession } from './sessions.repository.ts';

const CODES = ['gwtjdngl'];
const tags = ['体检预约'];
type ById = { Params: { id: string } };

/** 叫号: who is called to which station of a check-up day. */
export function hallCallRoutes(app: FastifyInstance, context: ServerContext): void {
  const askingOf = (request: FastifyRequest) => ({ scope: scopeOf(request), staff: staffOf(request) });

  app.get<ById>(
    '/api/v1/exam-sessions/:id/calls',
    {
      config: { access: holdersOf(CODES, 'V') },
      schema: { tags, params: BY_ID, response: answers(HALL, '各项目还有几人等、叫到谁') },
    },
    async (request) => {
      const found = await findSession(context.database, scopeOf(request), request.params.id);
      if (!found) throw notFound('session.not-found', '没有找到这个场次，或不在您的管理范围内');
      return hallOf(context, context.database, askingOf(request), found.session);
    },
  );

  app.post<ById & { Body: AskedCall }>(
    '/api/v1/exam-sessions/:id/calls',
    {
      config: { access: holdersOf(CODES, 'E') },
      schema: { tags, params: BY_ID, body: NEXT_CALL, response: answers(HALL, '叫到的人') },
    },
    async (request) => callNext(context, askingOf(request), request.params.id, request.body),
  );
}
