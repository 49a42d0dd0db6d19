import { wholeYear, type AnalysisCells, type AnalysisPage } from '@gongwei/domain/measures';
import { annualDocument, type AnnualReport, type AnnualSummary } from '@gongwei/domain/reports';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { isWithin } from '../database/scope.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import type { ServedLists } from '../lists/serve-lists.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { Analyses } from '../measures/analyses.ts';
import type { Counting } from '../measures/count-groups.query.ts';
import { pageFigures } from '../measures/page-figures.ts';
import { disclosureOf } from '../measures/round-figures.ts';
import { findInstitution } from '../organisation/institutions.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden, notFound } from '../shared/http-failure.ts';
import { answers } from '../shared/schemas.ts';
import { todayOf } from '../shared/server-clock.ts';
import { daysOfReport } from './annual-figures.ts';
import { BY_REPORT, COMPARE, COMPARED, INSTITUTION, REPORT, REPORTS, YEAR } from './annual-report.schemas.ts';
import { findReport, reportsAt, versionOf, type ListedReport, type ReportKey } from './annual-reports.repository.ts';
import { shownReport } from './annual-reports.service.ts';
import { documentFile, FORMAT, sendDocument, type DocumentFormat } from './document-file.ts';
import { askedNow } from '../lists/asked-now.ts';
import { minuteInChina } from './minute-in-china.ts';

export const ANNUAL_CODES = ['gwmksjwh'];
/** The analysis a report is made of. */
const ANNUAL_PAGE = 'annual-analysis-report';

export type OfReport = { Params: { institution: string; year: number } };
type Filed = OfReport & { Querystring: { format: DocumentFormat; version?: number } };
type Compared = OfReport & { Body: { year: number; institution?: string } };

const access = holdersOf(ANNUAL_CODES, 'V');
const tags = ['年度分析报告'];
const params = BY_REPORT;

/** Who counts the numbers of a report: within the reader's institution. */
export function countingOf({ clock }: ServerContext, lists: ServedLists, request: FastifyRequest): Counting {
  const [scope, staff] = [scopeOf(request), staffOf(request)];
  const asked = askedNow(clock, staff.id, scope.institutionCode);
  return { lists, reading: { scope, staff, asked } };
}

export function annualPage(analyses: Analyses): AnalysisPage {
  const page = analyses.get(ANNUAL_PAGE);
  if (!page) throw new RangeError(`There is no analysis “${ANNUAL_PAGE}”`);
  return page;
}

/** 年度分析报告: who has one, reading it, as a file, and beside another. */
export function annualReportRoutes(
  app: FastifyInstance,
  context: ServerContext,
  lists: ServedLists,
  analyses: Analyses,
): void {
  const { database } = context;

  app.get<{ Querystring: { year: number; institution?: string } }>(
    '/api/v1/annual-reports',
    {
      config: { access },
      schema: {
        tags,
        querystring: { type: 'object', required: ['year'], properties: { year: YEAR, institution: INSTITUTION } },
        response: answers(REPORTS, '本机构与直接下级一年的报告，和上级已发布的'),
      },
    },
    async (request) => {
      const scope = scopeOf(request);
      const { year, institution = scope.institutionCode } = request.query;
      if (!isWithin(scope, institution)) throw forbidden();
      return { rows: (await reportsAt(database, { institution, year })).map((row) => summaryOf(row, year)) };
    },
  );

  app.get<OfReport>(
    '/api/v1/annual-reports/:institution/:year',
    { config: { access }, schema: { tags, params, response: answers(REPORT, '一份报告') } },
    (request) => readableReport(context, request),
  );

  fileRoute(app, context, analyses);
  comparisonRoute(app, context, lists, analyses);
}

function fileRoute(app: FastifyInstance, context: ServerContext, analyses: Analyses): void {
  app.get<Filed>(
    '/api/v1/annual-reports/:institution/:year/file',
    {
      config: { access, download: true },
      schema: {
        tags,
        params,
        querystring: {
          type: 'object',
          required: ['format'],
          properties: { format: FORMAT, version: { type: 'integer', minimum: 1 } },
        },
        response: documentFile('一份报告的文件'),
      },
    },
    async (request, reply) => {
      const { format, version } = request.query;
      const report = await versionAsked(context, request, await readableReport(context, request), version);
      await recordOperation(context.database, context, staffOf(request), {
        action: 'analysis.export',
        target: ANNUAL_PAGE,
        details: { format, year: request.params.year, institution: request.params.institution },
      });
      return sendDocument(reply, annualDocument(report, annualPage(analyses)), format, report.summary.title);
    },
  );
}

function comparisonRoute(app: FastifyInstance, context: ServerContext, lists: ServedLists, analyses: Analyses): void {
  const { database, clock } = context;
  app.post<Compared>(
    '/api/v1/annual-reports/:institution/:year/comparison',
    {
      config: { access },
      schema: { tags, params, body: COMPARE, response: answers(COMPARED, '另一年、另一机构或现在的数字') },
    },
    async (request) => {
      await readableReport(context, request);
      const scope = scopeOf(request);
      const { year, institution = request.params.institution } = request.body;
      if (!isWithin(scope, institution)) throw forbidden();
      const now = institution === request.params.institution && year === request.params.year;
      const place = await findInstitution(database, institution);
      const other = now ? undefined : await findReport(database, { institution, year });
      const name = institution === request.params.institution ? '' : (place?.name ?? institution);
      // Another report's numbers are those it was published with; what has no report is counted now.
      if (other?.state === '3')
        return { label: `${name}${year}年`, frozen: true, cells: other.content.figures.table.total };
      const counted = await pageFigures(database, countingOf(context, lists, request), {
        page: annualPage(analyses),
        by: [],
        groups: [],
        institution,
        period: now ? daysOfReport(year, todayOf(clock)) : wholeYear(year),
        disclosure: disclosureOf(context, false),
      });
      const cells: AnalysisCells = counted.total;
      return { label: now ? '现在重新统计' : `${name}${year}年（现统计）`, frozen: false, cells };
    },
  );
}

const keyOf = ({ params }: FastifyRequest<OfReport>): ReportKey => params;

/** A report of one's own institution and those below; of one above only what it published, and no word whether there is more. @throws 403, 404 */
async function readableReport(context: ServerContext, request: FastifyRequest<OfReport>): Promise<AnnualReport> {
  const [scope, key] = [scopeOf(request), keyOf(request)];
  const above = scope.institutionCode.startsWith(key.institution) && scope.institutionCode !== key.institution;
  if (!above && !isWithin(scope, key.institution)) throw forbidden();
  if (above && (await findReport(context.database, key))?.state !== '3') throw forbidden();
  return shownReport({ context, staff: staffOf(request), key });
}

/** An older version of a report, as it was; whoever only reads what is published reads the one that is. */
async function versionAsked(
  { database }: ServerContext,
  request: FastifyRequest<OfReport>,
  report: AnnualReport,
  version: number | undefined,
): Promise<AnnualReport> {
  if (version === undefined || version === report.summary.version) return report;
  if (!isWithin(scopeOf(request), request.params.institution)) throw forbidden();
  const old = await versionOf(database, keyOf(request), version);
  if (!old) throw notFound('annual-report.version', '没有这一版报告');
  return {
    ...report,
    summary: { ...report.summary, version, state: old.state },
    content: old.content,
    steps: report.steps.filter((step) => step.version <= version),
  };
}

function summaryOf(row: ListedReport, year: number): AnnualSummary {
  const said = (instant: Date | string | null, name: 'generatedAt' | 'publishedAt') =>
    instant === null ? {} : { [name]: minuteInChina(new Date(instant)) };
  return {
    institution: { code: row.code, name: row.name },
    year,
    title: row.title ?? '',
    state: row.state ?? '0',
    version: row.version ?? 0,
    ...said(row.generated_at, 'generatedAt'),
    ...(row.author !== null && { author: row.author }),
    ...(row.reviewer !== null && { reviewer: row.reviewer }),
    ...said(row.published_at, 'publishedAt'),
    ...(row.below && { below: true }),
  };
}
