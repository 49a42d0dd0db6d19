import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import { findResident } from '../resident/residents.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { notFound } from '../shared/http-failure.ts';
import { answers, BY_ID, INSTANT, LIMIT, OFFSET, oneOf, pageOf, shape, TEXT } from '../shared/schemas.ts';
import { closedTo } from '../privacy/confidential.policy.ts';
import { viewsOf } from '../privacy/resident-views.repository.ts';

const PAGE = { type: 'object', properties: { offset: OFFSET, limit: LIMIT } } as const;
const VIEW = shape(
  {
    at: INSTANT,
    userName: TEXT,
    institutionName: TEXT,
    part: oneOf('overview', 'form', 'id-number', 'phone', 'print'),
  },
  { formId: TEXT },
  {
    at: '2026-06-15T04:00:00.000Z',
    userName: '东镇医生',
    institutionName: '东镇卫生院',
    part: 'form',
    formId: 'hypertension-follow-up',
  },
);

/** 谁看过: who keeps the archives of a branch (E or M of 健康档案管理) sees who looked into a file of it. */
export function residentViewRoutes(app: FastifyInstance, { database }: ServerContext): void {
  app.get<{ Params: { id: string }; Querystring: { offset: number; limit: number } }>(
    '/api/v1/residents/:id/views',
    {
      config: { access: holdersOf(['gwjkdngl'], 'E') },
      schema: {
        tags: ['居民'],
        params: BY_ID,
        querystring: PAGE,
        response: answers(pageOf(VIEW), '谁看过这份档案，最近的在前'),
      },
    },
    async (request) => {
      const resident = await findResident(database, scopeOf(request), request.params.id);
      if (!resident) throw notFound('resident.not-found', '没有找到这位居民，或不在您的管理范围内');
      return viewsOf(database, resident, request.query, closedTo(staffOf(request)));
    },
  );
}
