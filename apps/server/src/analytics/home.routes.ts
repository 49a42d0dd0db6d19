import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { RESIDENT_CODES } from '../identity/permissions.policy.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import { readerOf } from '../privacy/reader.policy.ts';
import type { ServerContext } from '../server-context.ts';
import { todayOf } from '../shared/server-clock.ts';
import { answers } from '../shared/schemas.ts';
import { HOME_SUMMARY } from './home.schemas.ts';
import { homeSummary } from './home-summary.query.ts';
import { visitForms } from './visit-forms.policy.ts';

export function homeRoutes(app: FastifyInstance, { database, clock }: ServerContext): void {
  app.get(
    '/api/v1/home/summary',
    {
      config: { access: holdersOf(RESIDENT_CODES, 'V') },
      schema: { tags: ['首页'], response: answers(HOME_SUMMARY, '首页数字') },
    },
    async (request) => {
      const staff = staffOf(request);
      return homeSummary(database, {
        scope: scopeOf(request),
        userId: staff.id,
        reader: readerOf(staff),
        today: todayOf(clock),
        visits: visitForms(staff),
      });
    },
  );
}
