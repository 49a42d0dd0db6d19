import { type AnalysisAnswer, type AnalysisPage, type AnalysisWords } from '@gongwei/domain/measures';
import { parseCalendarDay } from '@gongwei/domain/shared';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { isWithin } from '../database/scope.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import type { ServedLists } from '../lists/serve-lists.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden, httpFailure, notFound } from '../shared/http-failure.ts';
import { answers } from '../shared/schemas.ts';
import { todayOf } from '../shared/server-clock.ts';
import type { Analyses } from './analyses.ts';
import { ANALYSIS_CODES, mayOpenPeople, mayRead } from './analysis-access.ts';
import { ANSWER, BY_PAGE, QUESTION, WORDS } from './analysis.schemas.ts';
import { isBreakdown } from './grouping.ts';
import { measuresOf, pageFigures } from './page-figures.ts';

type Asked = {
  Params: { page: string };
  Body: { by: string[]; from: string; until: string; institution?: string; groups: string[]; measures?: string[] };
};

/** Numbers of analyses: what they are, and what they come to. */
export function analysisRoutes(
  app: FastifyInstance,
  context: ServerContext,
  lists: ServedLists,
  analyses: Analyses,
): void {
  const access = holdersOf(ANALYSIS_CODES, 'V');
  const tags = ['统计分析'];
  const pageOf = (request: FastifyRequest<{ Params: { page: string } }>): AnalysisPage => {
    const page = analyses.get(request.params.page);
    if (!page) throw notFound('analysis.not-found', '没有这项统计');
    if (!mayRead(page, staffOf(request).permissions)) throw forbidden();
    return page;
  };
  const mayOpen = (request: FastifyRequest, page: AnalysisPage): boolean =>
    mayOpenPeople(measuresOf(page), lists, staffOf(request));

  app.get<{ Params: { page: string } }>(
    '/api/v1/analyses/:page',
    { config: { access }, schema: { tags, params: BY_PAGE, response: answers(WORDS, '各项数字是什么') } },
    async (request): Promise<AnalysisWords> => ({
      measures: measuresOf(pageOf(request)).map(({ id, label, unit, decimals, hint, kind, basis, of }) => ({
        id,
        label,
        unit,
        decimals,
        hint,
        kind,
        basis,
        of,
      })),
      mayOpen: mayOpen(request, pageOf(request)),
    }),
  );

  app.post<Asked>(
    '/api/v1/analyses/:page/figures',
    { config: { access }, schema: { tags, params: BY_PAGE, body: QUESTION, response: answers(ANSWER, '数字') } },
    async (request) => figuresAsked(context, lists, request, pageOf(request), mayOpen(request, pageOf(request))),
  );
}

/** The numbers of a page, from the reader's institution down. @throws 403 beyond it, 422 for what cannot be asked. */
async function figuresAsked(
  { database, clock }: ServerContext,
  lists: ServedLists,
  request: FastifyRequest<Asked>,
  page: AnalysisPage,
  mayOpen: boolean,
): Promise<AnalysisAnswer> {
  const scope = scopeOf(request);
  const staff = staffOf(request);
  const { by, groups, measures, institution = scope.institutionCode } = request.body;
  if (!isWithin(scope, institution)) throw forbidden();
  const [from, until] = [parseCalendarDay(request.body.from), parseCalendarDay(request.body.until)];
  if (!from || !until || from > until || !by.every((id) => isBreakdown(page, id))) throw unaskable();
  const today = todayOf(clock);
  const asked = { today, year: Number(today.slice(0, 4)), me: staff.id, institution: scope.institutionCode };
  const question = { page, by, groups, institution, period: { from, until }, mayOpen, ...(measures && { measures }) };
  try {
    return await pageFigures(database, { lists, reading: { scope, staff, asked } }, question);
  } catch (error) {
    throw error instanceof RangeError ? unaskable() : error;
  }
}

const unaskable = () =>
  httpFailure(422, {
    code: 'analysis.question',
    message: '这项统计不能这样查看',
    advice: '请重新选择机构、时间和分组',
  });
