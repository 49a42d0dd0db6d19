import { refusedToLookers, undisclosed, type AnalysisPage, type Days } from '@gongwei/domain/measures';
import { parseCalendarDay } from '@gongwei/domain/shared';
import type { FastifyRequest } from 'fastify';
import { isWithin } from '../database/scope.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import type { Staff } from '../identity/users.repository.ts';
import type { ServedLists } from '../lists/serve-lists.ts';
import { readerOf } from '../privacy/reader.policy.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden, httpFailure, notFound } from '../shared/http-failure.ts';
import type { Analyses } from './analyses.ts';
import { mayRead, tellsAges } from './analysis-access.ts';
import type { Counting } from './count-groups.query.ts';
import { isBreakdown } from './grouping.ts';
import { measuresOf, type PageQuestion } from './page-figures.ts';
import { askedNow } from '../lists/asked-now.ts';
import { disclosureOf } from './round-figures.ts';

/** Which numbers a request asks for, as they travel. */
export type AskedFigures = {
  readonly by: readonly string[];
  readonly from: string;
  readonly until: string;
  readonly institution?: string;
  readonly groups: readonly string[];
  readonly measures?: readonly string[];
};

/** The analysis of an address. @throws 404 for one there is not, 403 for one that is not theirs. */
export function analysisAsked(analyses: Analyses, request: FastifyRequest, id: string): AnalysisPage {
  const page = analyses.get(id);
  if (!page) throw notFound('analysis.not-found', '没有这项统计');
  if (!mayRead(page, staffOf(request).permissions)) throw forbidden();
  return page;
}

/** Who asks what of a page, from the reader's institution down. @throws 403 beyond it, 422 for what cannot be asked at all or by who may not open the people. */
export function askedQuestion(
  context: ServerContext,
  lists: ServedLists,
  request: FastifyRequest,
  asking: AskedFigures,
  page: AnalysisPage,
  mayOpen: boolean,
): { readonly counting: Counting; readonly question: PageQuestion } {
  const [scope, staff] = [scopeOf(request), staffOf(request)];
  const { by, groups, measures, institution = scope.institutionCode } = asking;
  if (!isWithin(scope, institution)) throw forbidden();
  const [from, until] = [parseCalendarDay(asking.from), parseCalendarDay(asking.until)];
  if (!from || !until || from > until || !by.every((id) => isBreakdown(page, id))) throw unaskable();
  const refused = refusedPeriod(staff, page, { from, until }, groups, mayOpen);
  if (refused !== undefined) throw unaskable(refused);
  const asked = askedNow(context.clock, staff.id, scope.institutionCode);
  return {
    counting: { lists, reading: { scope, staff, asked } },
    question: {
      page,
      by,
      groups,
      institution,
      period: { from, until },
      disclosure: disclosureOf(context, mayOpen),
      ...(measures && { measures }),
    },
  };
}

function refusedPeriod(
  staff: Staff,
  page: AnalysisPage,
  period: Days,
  groups: readonly string[],
  mayOpen: boolean,
): string | undefined {
  if (!mayOpen) return undisclosed(page, period, groups);
  return readerOf(staff) === 'looks' && tellsAges(measuresOf(page)) ? refusedToLookers(period) : undefined;
}

/** Groups the page does not have are the reader's mistake. */
export async function unlessUnaskable<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof RangeError ? unaskable() : error;
  }
}

const unaskable = (message = '这项统计不能这样查看') =>
  httpFailure(422, {
    code: 'analysis.question',
    message,
    advice: '请重新选择机构、时间和分组',
  });
