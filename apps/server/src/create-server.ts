import formBody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { describeApi, serveApiDocument } from './describe-api.ts';
import { serveSocketDocument } from './describe-socket.ts';
import { guardRoutes } from './identity/guard-routes.ts';
import { appPackageRoutes } from './app-packages/app-package.routes.ts';
import { homeRoutes } from './analytics/home.routes.ts';
import { USUAL_CALLS, type CallSettings } from './call/call-settings.ts';
import { callRoutes } from './call/call.routes.ts';
import { mediaHosts } from './call/media-hosts.ts';
import { connectCalls } from './call/call-topic.ts';
import { configurationRoutes } from './configuration/configuration.routes.ts';
import type { Counters } from './ports/counters.port.ts';
import { sweepCounters } from './counters/sweep-counters.ts';
import type { Database } from './database/database.port.ts';
import { healthRoutes } from './web/health.routes.ts';
import { answerErrors } from './error-answers.ts';
import type { AccountSettings } from './identity/account-settings.ts';
import { standsIn } from './account/stand-in-door.ts';
import { everythingLines } from './fhir/everything-lines.ts';
import { fhirRoutes } from './fhir/fhir.routes.ts';
import { identityRoutes } from './account/identity.routes.ts';
import { handOver } from './logging/exception-log.ts';
import { errorLogRoutes } from './logging/error-log.routes.ts';
import { addInstitutionRoutes } from './organisation/add-institution.routes.ts';
import { organisationRoutes } from './organisation/organisation.routes.ts';
import { regionRoutes } from './organisation/region.routes.ts';
import { keepFacts } from './facts/keep-facts.ts';
import type { FormLibrary } from './ports/form-library.port.ts';
import { connectPlatform, type PlatformSettings } from './platform/connect-platform.ts';
import { RECORD_HOOKS } from './record-hooks.ts';
import { createRecordWriter } from './records/create-record-writer.ts';
import { allHooks } from './records/record-hooks.ts';
import { operationRoutes } from './records/operation.routes.ts';
import { recordRoutes } from './records/record.routes.ts';
import { fillTextOrder } from './records/fill-text-order.ts';
import { listJobRoutes } from './lists/jobs/list-job.routes.ts';
import { createListJobs } from './lists/jobs/list-jobs.ts';
import { entryImport, IMPORT_ENTRIES } from './lists/imports/entry-import.ts';
import { importEntries } from './lists/imports/import-entries.job.ts';
import type { ImportKind } from './lists/imports/import-kind.ts';
import { laboratoryImport } from './lists/imports/laboratory-import.ts';
import { listImportRoutes } from './lists/imports/list-import.routes.ts';
import { entryCommandJobs } from './lists/jobs/entry-command-jobs.ts';
import { moveEntries } from './lists/jobs/move-entries.job.ts';
import { handOverResidents } from './lists/jobs/hand-over-residents.job.ts';
import { handleExceptions } from './lists/jobs/handle-exceptions.job.ts';
import { transferDoctor } from './lists/jobs/transfer-doctor.job.ts';
import { listViewRoutes } from './lists/list-views.routes.ts';
import { listNews } from './lists/list-news.ts';
import { listRoutes } from './lists/list.routes.ts';
import { factsForLists } from './list-facts.ts';
import { serveLists } from './lists/serve-lists.ts';
import { PLAN_JOBS } from './plans/jobs/index.ts';
import { CHECK_JOBS } from './checks/jobs/finding.jobs.ts';
import { keepChecks } from './checks/keep-checks.ts';
import { roundRoutes } from './plans/round.routes.ts';
import { REMINDER_JOBS } from './reminders/reminder.jobs.ts';
import { keepPlans } from './plans/keep-plans.ts';
import { loadAnalyses, peopleOfNumbers } from './measures/analyses.ts';
import { populationRoutes } from './organisation/populations.routes.ts';
import { analysisRoutes } from './measures/analysis.routes.ts';
import { reportRoutes } from './reports/report.routes.ts';
import { printJobRoutes } from './records/print-job.routes.ts';
import { INSTRUMENT_IMPORT } from './nucleic-acid/instrument-import.ts';
import { nucleicJobs } from './nucleic-acid/jobs/nucleic-jobs.ts';
import { nucleicReportRoutes } from './nucleic-acid/nucleic-report.routes.ts';
import { samplingDeskRoutes } from './nucleic-acid/sampling-desk.routes.ts';
import { familyRoutes } from './resident/family.routes.ts';
import { newResidentRoutes } from './resident/new-resident.routes.ts';
import { archiveRoutes } from './resident-file/archive/archive.routes.ts';
import { residentFileRoutes } from './resident-file/resident-file.routes.ts';
import { revealRoutes } from './resident-file/reveal.routes.ts';
import { residentViewRoutes } from './resident-file/resident-view.routes.ts';
import { residentRoutes } from './resident/resident.routes.ts';
import type { Leadership } from './ports/leadership.port.ts';
import type { MessageBus } from './ports/message-bus.port.ts';
import { connectRealtime } from './realtime/realtime.routes.ts';
import { connectRoster } from './roster/connect-roster.ts';
import { createContext } from './create-context.ts';
import type { ServerContext } from './server-context.ts';
import type { RandomSource } from './shared/random-source.ts';
import type { ServerClock } from './shared/server-clock.ts';
import type { ServerTimers } from './shared/server-timers.ts';
import { frameOrigins, OWN_PAGES, type EmbeddedPage } from './shell/embedded-pages.ts';
import { menuSettingsRoutes } from './shell/menu-settings.routes.ts';
import { shellRoutes } from './shell/shell.routes.ts';
import { leadToSetUp } from './set-up/lead-to-set-up.ts';
import { keepSessions } from './scheduling/keep-sessions.ts';
import { SCHEDULING_JOBS } from './scheduling/jobs/scheduling-jobs.ts';
import { schedulingRoutes } from './scheduling/scheduling.routes.ts';
import { reviewRoutes } from './scheduling/review.routes.ts';
import { connectReminders } from './reminders/connect-reminders.ts';
import { reminderRoutes } from './reminders/reminder.routes.ts';
import { setUpRoutes } from './set-up/set-up.routes.ts';
import { createSiteState } from './set-up/site-state.ts';
import { specificationCalls } from './specification-calls.ts';
import { roleRoutes } from './roles/role.routes.ts';
import { tellRights } from './roles/tell-rights.ts';
import { importStaff } from './staff/import-staff.job.ts';
import { IMPORT_STAFF, STAFF_IMPORT } from './staff/staff-sheet.ts';
import { setStaffStates } from './staff/staff-states.job.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { connectUploads } from './upload-ledger/connect-uploads.ts';
import { uploadRoutes } from './upload-ledger/upload.routes.ts';
import { guardUploads } from './uploads/guard-uploads.ts';
import { lateValidators } from './web/late-validators.ts';
import { limitRequests, USUAL_ADMISSION } from './web/admission.ts';
import type { TrustedProxies } from './web/proxy-settings.ts';
import { packAnswers } from './web/pack-answers.ts';
import { refuseUnstorable } from './web/storable-text.ts';
import { securityHeaders } from './web/security-headers.ts';
import { serveSite } from './web/static-site.ts';

export type ServerParts = {
  readonly database: Database;
  readonly settings: {
    readonly webFolder: string;
    /** Where uploads wait until they are read; in the system's temporary folder, where nothing is said. */
    readonly uploadFolder?: string;
    /** Where packages of 版本控制 are kept; in the system's temporary folder, where nothing is said. */
    readonly packageFolder?: string;
    readonly embeddedPages?: readonly EmbeddedPage[];
    /** Nobody is believed, where nothing is said. */
    readonly trustedProxies?: TrustedProxies;
    readonly logLevel?: 'silent' | 'warn' | 'info';
    /** The file of failures that the database cannot take. */
    readonly exceptionsFile?: string;
    /** Requests worked on at once; the usual number, where nothing is said. */
    readonly atOnce?: number;
  };
  readonly accounts?: AccountSettings;
  /** `off`, where nothing is said. */
  readonly platform?: PlatformSettings;
  readonly calls?: CallSettings;
  readonly clock?: ServerClock;
  readonly timers?: ServerTimers;
  /** Between the processes of a site; the bus is closed by who made it. Without them this process is alone. */
  readonly bus?: MessageBus;
  readonly leadership?: Leadership;
  readonly random?: RandomSource;
  /** Looked at when administrators log in. */
  readonly diskRoom?: ServerContext['diskRoom'];
  readonly backupTrouble?: ServerContext['backupTrouble'];
  /** Those of the database, where nothing is said. */
  readonly counters?: Counters;
  readonly forms?: FormLibrary;
};

/** What can be done to many rows, by the name actions of lists call it. */
const HOOKS = allHooks(RECORD_HOOKS);
const LIST_JOBS = {
  ...PLAN_JOBS,
  ...CHECK_JOBS,
  ...REMINDER_JOBS,
  'handle-exceptions': handleExceptions,
  'enable-staff': setStaffStates('active'),
  'disable-staff': setStaffStates('disabled'),
  [IMPORT_STAFF]: importStaff,
  'transfer-doctor': transferDoctor,
  'hand-over-residents': handOverResidents,
  'remove-entries': moveEntries(HOOKS, true),
  'restore-entries': moveEntries(HOOKS, false),
  ...SCHEDULING_JOBS,
  ...entryCommandJobs(HOOKS),
  [IMPORT_ENTRIES]: importEntries(HOOKS),
  ...nucleicJobs(HOOKS),
};
const MEGABYTE = 1024 * 1024;

/** The whole platform behind one port, not yet listening. Closing it lets running requests finish; the database stays open. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const context = await createContext(parts);
  const options: FastifyServerOptions = {
    bodyLimit: 2 * MEGABYTE,
    requestTimeout: 60_000,
    trustProxy: parts.settings.trustedProxies?.length ? [...parts.settings.trustedProxies] : false,
    forceCloseConnections: 'idle',
    // Addresses may hold names that were searched for; bodies hold health data: neither is logged.
    logger: {
      level: parts.settings.logLevel ?? 'warn',
      serializers: { req: (request) => ({ method: request.method, url: request.url?.split('?')[0] ?? '' }) },
    },
    ajv: { customOptions: { coerceTypes: 'array', removeAdditional: false, allErrors: false } },
    schemaController: lateValidators as NonNullable<FastifyServerOptions['schemaController']>,
  };
  const app = fastify(options);
  // Answer schemas describe; a serialiser made from them would silently drop what they forgot. A test holds answers to them.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  const embeddedPages = parts.settings.embeddedPages ?? OWN_PAGES;
  const calls = parts.calls ?? USUAL_CALLS;
  securityHeaders(app, {
    frames: frameOrigins(embeddedPages),
    connects: mediaHosts(calls),
  });
  packAnswers(app);
  answerErrors(app, context);
  const endSweeping = sweepCounters(context.counters, context.timers);
  app.addHook('onClose', async () => endSweeping());
  await fillTextOrder(context.database, context.forms);
  const facts = await keepFacts({ ...context, say: (level, line) => app.log[level](line) });
  app.addHook('onClose', facts.stop);
  const plans = keepPlans({ ...context, say: (level, line) => app.log[level](line) });
  app.addHook('onClose', plans.stop);
  const checks = keepChecks({ ...context, say: (level, line) => app.log[level](line) });
  app.addHook('onClose', checks.stop);
  limitRequests(app, context.timers, {
    ...USUAL_ADMISSION,
    atOnce: parts.settings.atOnce ?? USUAL_ADMISSION.atOnce,
  });
  guardRoutes(app, context);
  guardUploads(app);
  refuseUnstorable(app);
  await app.register(formBody);
  await app.register(multipart, { limits: { fileSize: 20 * MEGABYTE, files: 1, fields: 20 } });
  await describeApi(app);
  const site = createSiteState(context.database);
  const analyses = await loadAnalyses();
  const lists = await serveLists(factsForLists(context.facts.definitions), [], peopleOfNumbers(analyses));
  const sessions = keepSessions(context, (error) => app.log.error(error));
  app.addHook('onClose', sessions.stop);
  const hub = await connectRealtime(app, context);
  const endListNews = listNews(context, hub);
  app.addHook('onClose', async () => endListNews());
  const coordinator = await connectCalls(app, context, hub);
  const platform = await connectPlatform(context, parts.platform ?? { platform: 'off' });
  const uploads = await connectUploads(app, context, hub, platform);
  const listJobs = createListJobs(
    context,
    lists,
    { ...LIST_JOBS, ...uploads.jobs },
    { report: (error) => app.log.error(error), fhir: everythingLines(context) },
  );
  app.addHook('onClose', listJobs.stop);
  connectReminders(app, context, hub);
  const records = createRecordWriter(context, RECORD_HOOKS);
  await app.register(async (api) => {
    identityRoutes(api, context);
    staffRoutes(api, context);
    roleRoutes(api, context);
    tellRights(api, context, hub);
    addInstitutionRoutes(api, context);
    setUpRoutes(api, context, site);
    organisationRoutes(api, context);
    regionRoutes(api, context);
    configurationRoutes(api, context, hub);
    shellRoutes(api, context, embeddedPages);
    menuSettingsRoutes(api, context);
    errorLogRoutes(api, context);
    healthRoutes(api, context);
    homeRoutes(api, context);
    residentRoutes(api, context);
    residentFileRoutes(api, context);
    archiveRoutes(api, context);
    residentViewRoutes(api, context);
    revealRoutes(api, context);
    familyRoutes(api, context);
    newResidentRoutes(api, context);
    recordRoutes(api, context, records);
    operationRoutes(api, context);
    listRoutes(api, context, lists);
    analysisRoutes(api, context, lists, analyses);
    reportRoutes(api, context, lists, analyses);
    populationRoutes(api, context);
    listViewRoutes(api, context, lists);
    listJobRoutes(api, context, lists, listJobs);
    const imports: { readonly [list: string]: ImportKind | undefined } = {
      'check-up-management': laboratoryImport(lists),
      'nucleic-result': INSTRUMENT_IMPORT,
      'institution-user-management': STAFF_IMPORT,
    };
    listImportRoutes(api, context, lists, listJobs, (list) => imports[list] ?? entryImport(lists, list));
    schedulingRoutes(api, context);
    roundRoutes(api, context);
    reviewRoutes(api, context);
    reminderRoutes(api, context);
    samplingDeskRoutes(api, context);
    nucleicReportRoutes(api, context);
    printJobRoutes(api, context);
    await api.register(async (fhir) => fhirRoutes(fhir, context, lists, listJobs));
    connectRoster(api, context);
    appPackageRoutes(api, context);
    callRoutes(api, context, coordinator, calls);
    await specificationCalls(api, context, records, platform, uploads.passed);
    uploadRoutes(api, context, uploads);
    serveApiDocument(api);
    serveSocketDocument(api);
  });
  await handOver(context);
  leadToSetUp(app, site);
  await serveSite(
    app,
    parts.settings.webFolder,
    (request) => (standsIn(context.accounts, request) ? ['wechat', 'sms'] : []),
    context.accounts.supportPhone,
  );
  return app;
}
