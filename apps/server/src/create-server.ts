import formBody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { describeApi } from './describe-api.ts';
import { guardRoutes } from './identity/guard-routes.ts';
import { USUAL_CALLS, type CallSettings } from './call/call-settings.ts';
import { mediaHosts } from './call/media-hosts.ts';
import { connectCalls } from './call/call-topic.ts';
import type { Counters } from './ports/counters.port.ts';
import { sweepCounters } from './counters/sweep-counters.ts';
import type { Database } from './database/database.port.ts';
import { answerErrors } from './error-answers.ts';
import type { AccountSettings } from './identity/account-settings.ts';
import { standsIn } from './account/stand-in-door.ts';
import { everythingLines } from './fhir/everything-lines.ts';
import { handOver } from './logging/exception-log.ts';
import { keepFacts } from './facts/keep-facts.ts';
import type { FormLibrary } from './ports/form-library.port.ts';
import { connectPlatform, type PlatformSettings } from './platform/connect-platform.ts';
import { fillTextOrder } from './records/fill-text-order.ts';
import { createListJobs } from './lists/jobs/list-jobs.ts';
import { listNews } from './lists/list-news.ts';
import { factsForLists } from './list-facts.ts';
import { serveLists } from './lists/serve-lists.ts';
import { keepChecks } from './checks/keep-checks.ts';
import { logRefusals } from './logging/refused-requests.ts';
import { keepMonthEnds } from './measures/keep-month-ends.ts';
import { RECORD_HOOKS } from './record-hooks.ts';
import { allHooks } from './records/record-hooks.ts';
import { keepPlans } from './plans/keep-plans.ts';
import { loadAnalyses, peopleOfNumbers } from './measures/analyses.ts';
import type { Leadership } from './ports/leadership.port.ts';
import type { MessageBus } from './ports/message-bus.port.ts';
import { connectRealtime } from './realtime/realtime.routes.ts';
import { createContext } from './create-context.ts';
import type { ServerContext } from './server-context.ts';
import type { RandomSource } from './shared/random-source.ts';
import type { ServerClock } from './shared/server-clock.ts';
import type { ServerTimers } from './shared/server-timers.ts';
import { frameOrigins, OWN_PAGES, type EmbeddedPage } from './shell/embedded-pages.ts';
import { leadToSetUp } from './set-up/lead-to-set-up.ts';
import { keepContracts } from './prevention/keep-contracts.ts';
import { keepMonthlyReports } from './prevention/keep-monthly-reports.ts';
import { keepSessions } from './scheduling/keep-sessions.ts';
import { connectReminders } from './reminders/connect-reminders.ts';
import { createSiteState } from './set-up/site-state.ts';
import { connectUploads } from './upload-ledger/connect-uploads.ts';
import { guardUploads } from './uploads/guard-uploads.ts';
import { lateValidators } from './web/late-validators.ts';
import { limitRequests, USUAL_ADMISSION } from './web/admission.ts';
import type { TrustedProxies } from './web/proxy-settings.ts';
import { packAnswers } from './web/pack-answers.ts';
import { refuseUnstorable } from './web/storable-text.ts';
import { securityHeaders } from './web/security-headers.ts';
import { refuseAddress } from './web/refused-addresses.ts';
import { serveSite } from './web/static-site.ts';
import { apiRoutes } from './api-routes.ts';
import { listJobsOf } from './list-work.ts';

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

const MEGABYTE = 1024 * 1024;

/** The whole platform behind one port, not yet listening. Closing it lets running requests finish; the database stays open. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const context = await createContext(parts);
  const app = fastify(optionsOf(parts.settings));
  // Answer schemas describe; a serialiser made from them would silently drop what they forgot. A test holds answers to them.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  const embeddedPages = parts.settings.embeddedPages ?? OWN_PAGES;
  const calls = parts.calls ?? USUAL_CALLS;
  const hosts = { frames: frameOrigins(embeddedPages), connects: mediaHosts(calls), programs: context.accounts };
  securityHeaders(app, hosts);
  packAnswers(app);
  answerErrors(app, context);
  logRefusals(app, context);
  await keepInStep(app, context);
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
  const hub = await connectRealtime(app, context);
  const endListNews = listNews(context, hub);
  app.addHook('onClose', async () => endListNews());
  const coordinator = await connectCalls(app, context, hub);
  const platform = await connectPlatform(context, parts.platform ?? { platform: 'off' });
  const uploads = await connectUploads(app, context, hub, platform);
  const listJobs = createListJobs(context, lists, listJobsOf(uploads.jobs), {
    report: (error) => app.log.error(error),
    fhir: everythingLines(context),
  });
  app.addHook('onClose', listJobs.stop);
  connectReminders(app, context, hub);
  const monthEnds = keepMonthEnds({ ...sayingOf(app, context), lists, analyses });
  app.addHook('onClose', monthEnds.stop);
  const monthly = keepMonthlyReports({ context, hooks: allHooks(RECORD_HOOKS), say: sayingOf(app, context).say });
  app.addHook('onClose', monthly.stop);
  await app.register((api) =>
    apiRoutes(api, context, {
      ...{ hub, coordinator, platform, uploads, lists, listJobs },
      ...{ analyses, site, embeddedPages, calls },
    }),
  );
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

const optionsOf = (settings: ServerParts['settings']): FastifyServerOptions => ({
  bodyLimit: 2 * MEGABYTE,
  requestTimeout: 60_000,
  trustProxy: settings.trustedProxies?.length ? [...settings.trustedProxies] : false,
  forceCloseConnections: 'idle',
  frameworkErrors: refuseAddress,
  // Addresses may hold names that were searched for; bodies hold health data: neither is logged.
  logger: {
    level: settings.logLevel ?? 'warn',
    serializers: { req: (request) => ({ method: request.method, url: request.url?.split('?')[0] ?? '' }) },
  },
  ajv: { customOptions: { coerceTypes: 'array', removeAdditional: false, allErrors: false } },
  schemaController: lateValidators as NonNullable<FastifyServerOptions['schemaController']>,
});

/** The context of who works in the background, and says so in the log of the process. */
const sayingOf = (app: FastifyInstance, context: Awaited<ReturnType<typeof createContext>>) => ({
  ...context,
  say: (level: 'info' | 'warn', line: string) => app.log[level](line),
});

/** What is worked out of records goes on in the background, and ends with the server. */
async function keepInStep(app: FastifyInstance, context: Awaited<ReturnType<typeof createContext>>): Promise<void> {
  const saying = sayingOf(app, context);
  const endSweeping = sweepCounters(context.counters, context.timers);
  app.addHook('onClose', async () => endSweeping());
  await fillTextOrder(context.database, context.forms);
  const facts = await keepFacts(saying);
  app.addHook('onClose', facts.stop);
  const plans = keepPlans(saying);
  app.addHook('onClose', plans.stop);
  const checks = await keepChecks(saying);
  app.addHook('onClose', checks.stop);
  const sessions = keepSessions(context, (error) => app.log.error(error));
  app.addHook('onClose', sessions.stop);
  const contracts = keepContracts(saying);
  app.addHook('onClose', contracts.stop);
}
