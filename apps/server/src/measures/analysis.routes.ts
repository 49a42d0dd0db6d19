import type { AnalysisPage, AnalysisLabels } from '@gongwei/domain/measures';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { staffOf } from '../identity/request-staff.ts';
import type { ServedLists } from '../lists/serve-lists.ts';
import { readerOf } from '../privacy/reader.policy.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden } from '../shared/http-failure.ts';
import { answers } from '../shared/schemas.ts';
import type { Analyses } from './analyses.ts';
import { askAhead } from './ask-ahead.ts';
import { ANALYSIS_CODES, mayOpenPeople, tellsAges } from './analysis-access.ts';
import { ANSWER, BY_PAGE, CLOUD, CLOUD_QUESTION, QUESTION, WORDS } from './analysis.schemas.ts';
import { analysisAsked, askedQuestion, unlessUnaskable, type AskedFigures } from './asked-question.ts';
import { pageCloud } from './page-cloud.ts';
import { measuresOf, pageFigures, wordsOf } from './page-figures.ts';
import { snapshotRoutes } from './snapshots.routes.ts';
import { wallRoutes } from './wall.routes.ts';

type Asked = { Params: { page: string }; Body: AskedFigures };
type AskedCloud = { Params: { page: string }; Body: AskedFigures & { readonly chart: string } };

/** Numbers of analyses: what they are, and what they come to; those of the wall and the frozen ones among them. */
export function analysisRoutes(
  app: FastifyInstance,
  context: ServerContext,
  lists: ServedLists,
  analyses: Analyses,
): void {
  wallRoutes(app, context, lists, analyses);
  snapshotRoutes(app, context, lists, analyses);
  const { database } = context;
  const ahead = askAhead({ ...context, lists, analyses });
  app.addHook('onClose', ahead.stop);
  const access = holdersOf(ANALYSIS_CODES, 'V');
  const tags = ['统计分析'];
  const pageOf = (request: FastifyRequest<{ Params: { page: string } }>): AnalysisPage =>
    analysisAsked(analyses, request, request.params.page);
  const mayOpen = (request: FastifyRequest, page: AnalysisPage): boolean =>
    mayOpenPeople(measuresOf(page), lists, staffOf(request));

  app.get<{ Params: { page: string } }>(
    '/api/v1/analyses/:page',
    { config: { access }, schema: { tags, params: BY_PAGE, response: answers(WORDS, '各项数字是什么') } },
    async (request): Promise<AnalysisLabels> => {
      const measures = measuresOf(pageOf(request));
      const opens = mayOpen(request, pageOf(request));
      return {
        measures: wordsOf(measures),
        mayOpen: opens,
        wholeMonths: !opens || (readerOf(staffOf(request)) === 'looks' && tellsAges(measures)),
      };
    },
  );

  app.post<Asked>(
    '/api/v1/analyses/:page/figures',
    { config: { access }, schema: { tags, params: BY_PAGE, body: QUESTION, response: answers(ANSWER, '数字') } },
    async (request) => {
      const page = pageOf(request);
      const { counting, question } = askedQuestion(context, lists, request, request.body, page, mayOpen(request, page));
      const ask = () => unlessUnaskable(() => pageFigures(database, counting, question));
      return ahead.noting(counting.reading, question, ask);
    },
  );
  app.post<AskedCloud>(
    '/api/v1/analyses/:page/points',
    {
      config: { access },
      schema: { tags, params: BY_PAGE, body: CLOUD_QUESTION, response: answers(CLOUD, '散点图上的点') },
    },
    async (request) => {
      const page = pageOf(request);
      const opens = mayOpen(request, page);
      // A point is somebody: who is told rounded numbers gets none.
      if (!opens) throw forbidden();
      const { counting, question } = askedQuestion(context, lists, request, { ...request.body, by: [] }, page, opens);
      return unlessUnaskable(() => pageCloud(database, counting, question, request.body.chart));
    },
  );
}
