import formBody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { homeRoutes } from './analytics/home.routes.ts';
import { USUAL_CALLS, type CallSettings } from './call/call-settings.ts';
import { callRoutes } from './call/call.routes.ts';
import { mediaHosts } from './call/media-hosts.ts';
import { connectCalls } from './call/call-topic.ts';
import type { Database } from './database/database.port.ts';
import { answerErrors } from './error-answers.ts';
import { USUAL_ACCOUNTS, type AccountSettings } from './identity/account-settings.ts';
import { identityRoutes } from './identity/identity.routes.ts';
import { guardSessions } from './identity/request-staff.ts';
import { errorLogRoutes } from './logging/error-log.routes.ts';
import { organisationRoutes } from './organisation/organisation.routes.ts';
import { regionRoutes } from './organisation/region.routes.ts';
import { loadFormLibrary } from './records/catalogue-form-library.ts';
import type { FormLibrary } from './records/form-library.ts';
import type { PlatformSettings } from './platform/connect-platform.ts';
import { recordRoutes } from './records/record.routes.ts';
import { registerRoutes } from './records/register.routes.ts';
import { printJobRoutes } from './records/print-job.routes.ts';
import { tubeCodeRoutes } from './records/tube-code.routes.ts';
import { familyRoutes } from './resident/family.routes.ts';
import { newResidentRoutes } from './resident/new-resident.routes.ts';
import { residentRoutes } from './resident/resident.routes.ts';
import { createInProcessBus } from './realtime/in-process-bus.adapter.ts';
import { alone, type Leadership } from './realtime/leadership.port.ts';
import type { MessageBus } from './realtime/message-bus.port.ts';
import { connectRealtime } from './realtime/realtime.routes.ts';
import { connectRoster } from './roster/connect-roster.ts';
import type { ServerContext } from './server-context.ts';
import { systemRandom, type RandomSource } from './shared/random-source.ts';
import { systemClock, type ServerClock } from './shared/server-clock.ts';
import { systemTimers, type ServerTimers } from './shared/server-timers.ts';
import { frameOrigins, OWN_PAGES, type EmbeddedPage } from './shell/embedded-pages.ts';
import { shellRoutes } from './shell/shell.routes.ts';
import { specificationCalls } from './specification-calls.ts';
import { packAnswers } from './web/pack-answers.ts';
import { securityHeaders } from './web/security-headers.ts';
import { serveSite } from './web/static-site.ts';

export type ServerParts = {
  readonly database: Database;
  readonly settings: {
    readonly webFolder: string;
    readonly embeddedPages?: readonly EmbeddedPage[];
    readonly logLevel?: 'silent' | 'warn' | 'info';
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
  readonly forms?: FormLibrary;
};

const MEGABYTE = 1024 * 1024;

/** The whole platform behind one port, not yet listening. Closing it lets running requests finish; the database stays open. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const context: ServerContext = {
    database: parts.database,
    clock: parts.clock ?? systemClock,
    timers: parts.timers ?? systemTimers,
    bus: parts.bus ?? createInProcessBus(),
    leadership: parts.leadership ?? alone,
    random: parts.random ?? systemRandom,
    forms: parts.forms ?? (await loadFormLibrary()),
    accounts: parts.accounts ?? USUAL_ACCOUNTS,
  };
  const options: FastifyServerOptions = {
    bodyLimit: 2 * MEGABYTE,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    // Addresses may hold names that were searched for; bodies hold health data: neither is logged.
    logger: {
      level: parts.settings.logLevel ?? 'warn',
      serializers: { req: (request) => ({ method: request.method, url: request.url?.split('?')[0] ?? '' }) },
    },
    ajv: { customOptions: { coerceTypes: 'array', removeAdditional: false, allErrors: false } },
  };
  const app = fastify(options);
  // Answer schemas describe; a serialiser made from them would silently drop what they forgot. A test holds answers to them.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  const embeddedPages = parts.settings.embeddedPages ?? OWN_PAGES;
  const calls = parts.calls ?? USUAL_CALLS;
  securityHeaders(app, { frames: frameOrigins(embeddedPages), connects: mediaHosts(calls) });
  packAnswers(app);
  answerErrors(app, context);
  await app.register(formBody);
  await app.register(multipart, { limits: { fileSize: 50 * MEGABYTE, files: 1, fields: 20 } });
  await app.register(swagger, {
    openapi: {
      info: {
        title: '智慧公共卫生医疗服务平台',
        version: '1',
        description: 'Gongwei 的接口；类型见 @gongwei/domain，约定见 docs/http.md。',
      },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
      security: [{ token: [] }],
    },
  });
  const office = await connectCalls(app, context, await connectRealtime(app, context));
  await app.register(async (api) => {
    guardSessions(api, context);
    identityRoutes(api, context);
    organisationRoutes(api, context);
    regionRoutes(api, context);
    shellRoutes(api, context, embeddedPages);
    errorLogRoutes(api, context);
    homeRoutes(api, context);
    residentRoutes(api, context);
    familyRoutes(api, context);
    newResidentRoutes(api, context);
    recordRoutes(api, context);
    registerRoutes(api, context);
    tubeCodeRoutes(api, context);
    printJobRoutes(api, context);
    connectRoster(api, context);
    callRoutes(api, context, office, calls);
    await specificationCalls(api, context, parts.platform);
    api.get('/api/v1/openapi.json', { config: { open: true }, schema: { hide: true } }, async () => app.swagger());
  });
  await serveSite(app, parts.settings.webFolder);
  return app;
}
