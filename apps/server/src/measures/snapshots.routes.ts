import {
  isUnfinished,
  measuresFor,
  MEASURES,
  type AnalysisPage,
  type AnalysisSnapshot,
  type SnapshotLine,
} from '@gongwei/domain/measures';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import type { ServedLists } from '../lists/serve-lists.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden, httpFailure, notFound } from '../shared/http-failure.ts';
import { answers } from '../shared/schemas.ts';
import type { Analyses } from './analyses.ts';
import { ANALYSIS_CODES, mayOpenPeople } from './analysis-access.ts';
import { analysisAsked, askedQuestion, unlessUnaskable, type AskedFigures } from './asked-question.ts';
import { measuresOf, pageFigures, type PageQuestion } from './page-figures.ts';
import { BY_PAGE } from './analysis.schemas.ts';
import { BY_SNAPSHOT, FREEZE, SNAPSHOT, SNAPSHOTS } from './snapshots.schemas.ts';
import { findSnapshot, snapshotsOf, writeSnapshot } from './snapshots.repository.ts';

type OfPage = { Params: { page: string } };
type OfSnapshot = { Params: { page: string; id: string } };
type Freezing = OfSnapshot & { Body: AskedFigures & { title: string } };

/** What the measures of a question mean by which it is answered, kept beside their numbers. */
export const frozenMeasures = ({ page, measures, ...question }: PageQuestion): AnalysisSnapshot['measures'] =>
  measuresOf(page, measuresFor(MEASURES, question))
    .filter((one) => !measures || measures.includes(one.id))
    .map(({ id, label, unit, decimals, hint, kind, basis, of, source, validFrom }) => ({
      ...{ id, label, unit, decimals, hint, kind, basis, of, source, validFrom },
    }));

/** Frozen numbers: exact ones, for who may open the people behind them. */
export function snapshotRoutes(
  app: FastifyInstance,
  context: ServerContext,
  lists: ServedLists,
  analyses: Analyses,
): void {
  const { database } = context;
  const tags = ['统计分析'];
  const [reads, writes] = [holdersOf(ANALYSIS_CODES, 'V'), holdersOf(['gwmksjwh'], 'E')];
  const opened = (request: FastifyRequest<OfPage>) => {
    const page = analysisAsked(analyses, request, request.params.page);
    if (!mayOpenPeople(measuresOf(page), lists, staffOf(request)))
      throw forbidden('冻结的是准确数字，只给可以打开名单的人看');
    return page;
  };

  app.get<OfPage>(
    '/api/v1/analyses/:page/snapshots',
    {
      config: { access: reads },
      schema: { tags, params: BY_PAGE, response: answers(SNAPSHOTS, '冻结过的数字，新的在前') },
    },
    async (request): Promise<{ rows: readonly SnapshotLine[] }> => ({
      rows: await snapshotsOf(database, scopeOf(request), opened(request).id),
    }),
  );

  app.get<OfSnapshot>(
    '/api/v1/analyses/:page/snapshots/:id',
    {
      config: { access: reads },
      schema: { tags, params: BY_SNAPSHOT, response: answers(SNAPSHOT, '冻结的数字和当时的口径') },
    },
    async (request) => {
      const found = await findSnapshot(database, scopeOf(request), opened(request).id, request.params.id);
      if (!found) throw notFound('snapshot.not-found', '没有这份冻结的数字');
      return found;
    },
  );

  app.put<Freezing>(
    '/api/v1/analyses/:page/snapshots/:id',
    {
      config: { access: writes },
      schema: { tags, params: BY_SNAPSHOT, body: FREEZE, response: answers(SNAPSHOT, '冻结好的数字') },
    },
    (request) => freeze(context, lists, opened(request), request),
  );
}

/** Freezes the answer to what a request asks. The same identifier again answers what was frozen by it. @throws 409 while something is worked out. */
async function freeze(
  context: ServerContext,
  lists: ServedLists,
  page: AnalysisPage,
  request: FastifyRequest<Freezing>,
): Promise<AnalysisSnapshot> {
  const { database, clock } = context;
  const [staff, { id }] = [staffOf(request), request.params];
  const { counting, question } = askedQuestion(context, lists, request, request.body, page, true);
  const answer = await unlessUnaskable(() => pageFigures(database, counting, question));
  if (isUnfinished(answer.total))
    throw httpFailure(409, {
      code: 'snapshot.pending',
      message: '有的数字正在计算，算完再冻结',
      advice: '过几分钟再试',
    });
  await database.transaction(async (inside) => {
    const written = await writeSnapshot(inside, {
      ...{ id, page: page.id, title: request.body.title, answer, measures: frozenMeasures(question) },
      ...{ institution: question.institution, by: question.by[0] ?? '', groups: question.groups },
      ...{ from: question.period.from, until: question.period.until },
      ...{ takenAt: clock.now().toISOString(), takenById: staff.id, takenBy: staff.name },
    });
    if (written)
      await recordOperation(inside, context, staff, {
        action: 'analysis.freeze',
        target: page.id,
        details: { snapshot: id },
      });
  });
  const found = await findSnapshot(database, scopeOf(request), page.id, id);
  if (!found) throw notFound('snapshot.not-found', '没有这份冻结的数字');
  return found;
}
