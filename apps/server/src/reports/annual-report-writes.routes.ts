import type { AnnualEvent, Targets } from '@gongwei/domain/reports';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { isWithin } from '../database/scope.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import type { ServedLists } from '../lists/serve-lists.ts';
import type { Analyses } from '../measures/analyses.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden } from '../shared/http-failure.ts';
import { answers } from '../shared/schemas.ts';
import { ANNUAL_CODES, annualPage, countingOf, type OfReport } from './annual-report.routes.ts';
import { BY_REPORT, EDIT, GENERATE, MOVE, REPORT } from './annual-report.schemas.ts';
import { editSentence, generateReport, moveReport, type Writing } from './annual-reports.service.ts';

type Generated = OfReport & { Body: { base: number; targets?: Targets } };
type Edited = OfReport & { Body: { id: string; seen: string; text?: string } };
type Moved = OfReport & {
  Body: { type: 'REVIEW' | 'RETURN' | 'PUBLISH' | 'WITHDRAW'; base: number; reason?: string };
};

/** 年度分析报告: generating it, writing in it, and its way to being published. */
export function annualReportWriteRoutes(
  app: FastifyInstance,
  context: ServerContext,
  lists: ServedLists,
  analyses: Analyses,
): void {
  const [writes, decides] = [holdersOf(ANNUAL_CODES, 'E'), holdersOf(ANNUAL_CODES, 'M')];
  const schema = { tags: ['年度分析报告'], params: BY_REPORT, response: answers(REPORT, '改后的报告') };
  const writing = (request: FastifyRequest<OfReport>): Writing => {
    if (!isWithin(scopeOf(request), request.params.institution)) throw forbidden();
    return { context, staff: staffOf(request), key: request.params };
  };

  app.post<Generated>(
    '/api/v1/annual-reports/:institution/:year/generate',
    { config: { access: writes }, schema: { ...schema, body: GENERATE } },
    (request) =>
      generateReport(writing(request), countingOf(context, lists, request), annualPage(analyses), request.body),
  );
  app.post<Edited>(
    '/api/v1/annual-reports/:institution/:year/sentence',
    { config: { access: writes }, schema: { ...schema, body: EDIT } },
    (request) => editSentence(writing(request), request.body),
  );
  app.post<Moved>(
    '/api/v1/annual-reports/:institution/:year/move',
    { config: { access: decides }, schema: { ...schema, body: MOVE } },
    (request) => {
      const { type, base, reason = '' } = request.body;
      const event: AnnualEvent = type === 'RETURN' || type === 'WITHDRAW' ? { type, reason } : { type };
      return moveReport(writing(request), event, base);
    },
  );
}
