import type { FastifyInstance } from 'fastify';
import { serveApiDocument } from './describe-api.ts';
import { serveSocketDocument } from './describe-socket.ts';
import { appPackageRoutes } from './app-packages/app-package.routes.ts';
import { homeRoutes } from './analytics/home.routes.ts';
import { firstPageRoutes } from './first-page/first-page.routes.ts';
import type { CallSettings } from './call/call-settings.ts';
import { callRoutes } from './call/call.routes.ts';
import type { connectCalls } from './call/call-topic.ts';
import { configurationRoutes } from './configuration/configuration.routes.ts';
import { healthRoutes } from './web/health.routes.ts';
import { fhirRoutes } from './fhir/fhir.routes.ts';
import { identityRoutes } from './account/identity.routes.ts';
import { errorLogRoutes } from './logging/error-log.routes.ts';
import { addInstitutionRoutes } from './organisation/add-institution.routes.ts';
import { keepInstitutionRoutes } from './organisation/keep-institution.routes.ts';
import { organisationRoutes } from './organisation/organisation.routes.ts';
import { regionRoutes } from './organisation/region.routes.ts';
import type { connectPlatform } from './platform/connect-platform.ts';
import { RECORD_HOOKS } from './record-hooks.ts';
import { createRecordWriter } from './records/create-record-writer.ts';
import { operationRoutes } from './records/operation.routes.ts';
import { recordRoutes } from './records/record.routes.ts';
import { listJobRoutes } from './lists/jobs/list-job.routes.ts';
import { listImportRoutes } from './lists/imports/list-import.routes.ts';
import { listViewRoutes } from './lists/list-views.routes.ts';
import { listRoutes } from './lists/list.routes.ts';
import { contractServicesRoutes } from './prevention/contract-services.routes.ts';
import { medicationCheckRoutes } from './prevention/medication-check.routes.ts';
import { roundRoutes } from './plans/round.routes.ts';
import type { loadAnalyses } from './measures/analyses.ts';
import { populationRoutes } from './organisation/populations.routes.ts';
import { analysisRoutes } from './measures/analysis.routes.ts';
import { reportRoutes } from './reports/report.routes.ts';
import { printJobRoutes } from './records/print-job.routes.ts';
import { nucleicReportRoutes } from './nucleic-acid/nucleic-report.routes.ts';
import { samplingDeskRoutes } from './nucleic-acid/sampling-desk.routes.ts';
import { familyRoutes } from './resident/family.routes.ts';
import { newResidentRoutes } from './resident/new-resident.routes.ts';
import { archiveRoutes } from './resident-file/archive/archive.routes.ts';
import { moveIn } from './resident-file/archive/move-in.service.ts';
import { residentFileRoutes } from './resident-file/resident-file.routes.ts';
import { revealRoutes } from './resident-file/reveal.routes.ts';
import { residentViewRoutes } from './resident-file/resident-view.routes.ts';
import { residentRoutes } from './resident/resident.routes.ts';
import type { connectRealtime } from './realtime/realtime.routes.ts';
import { connectRoster } from './roster/connect-roster.ts';
import type { ServerContext } from './server-context.ts';
import { type EmbeddedPage } from './shell/embedded-pages.ts';
import { menuSettingsRoutes } from './shell/menu-settings.routes.ts';
import { shellRoutes } from './shell/shell.routes.ts';
import { hallCallRoutes } from './scheduling/hall-calls.routes.ts';
import { schedulingRoutes } from './scheduling/scheduling.routes.ts';
import { selfCheckRoutes } from './scheduling/self-check.routes.ts';
import { reviewRoutes } from './scheduling/review.routes.ts';
import { reminderLimitsRoutes } from './reminders/reminder-limits.routes.ts';
import { reminderRoutes } from './reminders/reminder.routes.ts';
import { setUpRoutes } from './set-up/set-up.routes.ts';
import { specificationCalls } from './specification-calls.ts';
import { roleRoutes } from './roles/role.routes.ts';
import { tellRights } from './roles/tell-rights.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import type { connectUploads } from './upload-ledger/connect-uploads.ts';
import { uploadRoutes } from './upload-ledger/upload.routes.ts';
import type { RecordWriter } from './records/create-record-writer.ts';
import { importsOf } from './list-work.ts';
import type { ListJobs } from './lists/jobs/list-jobs.ts';
import type { ServedLists } from './lists/serve-lists.ts';
import type { SiteState } from './set-up/site-state.ts';

/** What the routes of all areas are made of, besides the context. */
export type RouteParts = {
  readonly hub: Awaited<ReturnType<typeof connectRealtime>>;
  readonly coordinator: Awaited<ReturnType<typeof connectCalls>>;
  readonly platform: Awaited<ReturnType<typeof connectPlatform>>;
  readonly uploads: Awaited<ReturnType<typeof connectUploads>>;
  readonly lists: ServedLists;
  readonly listJobs: ListJobs;
  readonly analyses: Awaited<ReturnType<typeof loadAnalyses>>;
  readonly site: SiteState;
  readonly embeddedPages: readonly EmbeddedPage[];
  readonly calls: CallSettings;
};

/** All resources and calls the server answers, area by area. */
export async function apiRoutes(api: FastifyInstance, context: ServerContext, parts: RouteParts): Promise<void> {
  staffAndPlaces(api, context, parts);
  frame(api, context, parts);
  const records = createRecordWriter(context, RECORD_HOOKS);
  files(api, context, records);
  listsAndNumbers(api, context, parts);
  work(api, context);
  await otherSystems(api, context, records, parts);
}

function staffAndPlaces(api: FastifyInstance, context: ServerContext, { hub, site }: RouteParts): void {
  identityRoutes(api, context);
  staffRoutes(api, context);
  roleRoutes(api, context);
  tellRights(api, context, hub);
  addInstitutionRoutes(api, context);
  keepInstitutionRoutes(api, context);
  setUpRoutes(api, context, site);
  organisationRoutes(api, context);
  regionRoutes(api, context);
  configurationRoutes(api, context, hub);
}

function frame(api: FastifyInstance, context: ServerContext, parts: RouteParts): void {
  const { embeddedPages, coordinator, calls } = parts;
  shellRoutes(api, context, embeddedPages);
  menuSettingsRoutes(api, context);
  errorLogRoutes(api, context);
  healthRoutes(api, context);
  homeRoutes(api, context);
  firstPageRoutes(api, context);
  reminderRoutes(api, context);
  appPackageRoutes(api, context);
  callRoutes(api, context, coordinator, calls);
}

function files(api: FastifyInstance, context: ServerContext, records: RecordWriter): void {
  residentRoutes(api, context);
  residentFileRoutes(api, context);
  archiveRoutes(api, context);
  residentViewRoutes(api, context);
  revealRoutes(api, context);
  familyRoutes(api, context);
  newResidentRoutes(api, context, moveIn);
  recordRoutes(api, context, records);
  reminderLimitsRoutes(api, context, records);
  operationRoutes(api, context);
  printJobRoutes(api, context);
  connectRoster(api, context);
}

function listsAndNumbers(api: FastifyInstance, context: ServerContext, parts: RouteParts): void {
  const { lists, listJobs, analyses } = parts;
  listRoutes(api, context, lists);
  listViewRoutes(api, context, lists);
  listJobRoutes(api, context, lists, listJobs);
  listImportRoutes(api, context, lists, listJobs, importsOf(lists));
  analysisRoutes(api, context, lists, analyses);
  selfCheckRoutes(api, context, lists);
  reportRoutes(api, context, lists, analyses);
  populationRoutes(api, context);
}

function work(api: FastifyInstance, context: ServerContext): void {
  schedulingRoutes(api, context);
  hallCallRoutes(api, context);
  roundRoutes(api, context);
  medicationCheckRoutes(api, context);
  contractServicesRoutes(api, context);
  reviewRoutes(api, context);
  samplingDeskRoutes(api, context);
  nucleicReportRoutes(api, context);
}

/** The calls of the specification, uploads, FHIR, and what describes it all. */
async function otherSystems(
  api: FastifyInstance,
  context: ServerContext,
  records: RecordWriter,
  { lists, listJobs, platform, uploads }: RouteParts,
): Promise<void> {
  await api.register(async (fhir) => fhirRoutes(fhir, context, lists, listJobs));
  await specificationCalls(api, context, records, platform, uploads.passed);
  uploadRoutes(api, context, uploads);
  serveApiDocument(api);
  serveSocketDocument(api);
}
