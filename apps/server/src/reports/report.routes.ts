import type { FastifyInstance } from 'fastify';
import type { ServedLists } from '../lists/serve-lists.ts';
import type { Analyses } from '../measures/analyses.ts';
import type { ServerContext } from '../server-context.ts';
import { annualReportWriteRoutes } from './annual-report-writes.routes.ts';
import { annualReportRoutes } from './annual-report.routes.ts';
import { pageDocumentRoutes } from './page-document.routes.ts';

/** Pages of numbers as documents, and the report of a year. */
export function reportRoutes(
  app: FastifyInstance,
  context: ServerContext,
  lists: ServedLists,
  analyses: Analyses,
): void {
  pageDocumentRoutes(app, context, lists, analyses);
  annualReportRoutes(app, context, lists, analyses);
  annualReportWriteRoutes(app, context, lists, analyses);
}
