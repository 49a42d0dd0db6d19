import type { FastifyInstance } from 'fastify';
import { RESIDENT_CODES } from '../identity/permissions.policy.ts';
import { requirePermission, scopeOf } from '../identity/request-staff.ts';
import type { ServerContext } from '../server-context.ts';
import { todayOf } from '../shared/server-clock.ts';
import { answers } from '../shared/schemas.ts';
import { HOME_SUMMARY } from './home.schemas.ts';
import { homeSummary } from './home-summary.query.ts';

export function homeRoutes(app: FastifyInstance, { database, forms, clock }: ServerContext): void {
  app.get(
    '/api/v1/home/summary',
    { schema: { tags: ['首页'], response: answers(HOME_SUMMARY, '首页数字') } },
    async (request) => {
      const staff = requirePermission(request, RESIDENT_CODES, 'V');
      return homeSummary(database, forms, { scope: scopeOf(request), userId: staff.id, today: todayOf(clock) });
    },
  );
}
