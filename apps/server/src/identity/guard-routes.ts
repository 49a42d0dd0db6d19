import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { allows } from './permissions.policy.ts';
import type { AccountSettings } from './account-settings.ts';
import { chosenInstitution } from './request-staff.ts';
import { apiTokenOf, staffOfProgram } from './program-door.ts';
import { cookieTokenOf, tokenOf } from './session-token.ts';
import { userOfSession } from './sessions.repository.ts';
import { findStaff, type Staff } from './users.repository.ts';
import { forbidden, mustChangePassword, sessionExpired } from '../shared/http-failure.ts';
import { letsTokensIn, type RouteAccess } from '../access/route-access.ts';
import type { Database } from '../database/database.port.ts';
import type { Counters } from '../ports/counters.port.ts';
import type { ServerClock } from '../shared/server-clock.ts';

/** A route as the server knows it. */
export type GuardedRoute = { readonly method: string; readonly url: string; readonly access: RouteAccess };

/** What it takes to know who asks. */
type Guarded = {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly counters: Counters;
  readonly accounts: AccountSettings;
};

declare module 'fastify' {
  interface FastifyRequest {
    staff: Staff | undefined;
  }
  interface FastifyInstance {
    /** All routes of the server, in the order in which they were added; those of HEAD go with GET. */
    readonly guardedRoutes: readonly GuardedRoute[];
  }
}

/**
 * Closed by default: every route of the server says who may ask it (`config.access`), and is asked by nobody else. What counts is the
 * route that answers, not how its address was written: `/%61pi/…` is `/api/…`. To be called before the first route is added.
 */
export function guardRoutes(app: FastifyInstance, context: Guarded): void {
  const routes: GuardedRoute[] = [];
  app.decorate('guardedRoutes', routes);
  app.decorateRequest('staff', undefined);
  app.addHook('onRoute', (route) => {
    const access = accessOf(route);
    for (const method of [route.method].flat()) if (method !== 'HEAD') routes.push({ method, url: route.url, access });
  });
  app.addHook('onRequest', async (request) => {
    // No route answers: there is nothing to guard but the files of the web app, which are everybody's.
    if (request.is404) return;
    await admit(request, request.routeOptions.config.access, context);
  });
}

/** @throws where a route does not say who may ask it: a mistake of who wrote it, found at the start. */
function accessOf({ method, url, config }: RouteOptions): RouteAccess {
  const access = config?.access;
  if (access) return access;
  throw new Error(
    `${String(method)} ${url} does not say who may ask it: add config: { access: anybody() | staffOnly() | holdersOf(codes, letter) } ` +
      'of access/route-access.ts to the route (docs/http.md, “Who may ask what”).',
  );
}

async function admit(request: FastifyRequest, access: RouteAccess | undefined, guarded: Guarded): Promise<void> {
  if (access?.to === 'anybody') return;
  const apiToken = guarded.accounts.apiTokens ? apiTokenOf(request) : undefined;
  request.staff = await (apiToken === undefined
    ? staffOfSession(request, guarded)
    : staffOfProgram(request, apiToken, guarded));
  if (!request.staff) throw sessionExpired();
  if (request.staff.mustChangePassword && !request.routeOptions.config.beforeChange) throw mustChangePassword();
  requireAccess(request.staff, access);
}

async function staffOfSession(request: FastifyRequest, { database, clock }: Guarded): Promise<Staff | undefined> {
  const token = tokenOf(request) ?? (request.routeOptions.config.download ? cookieTokenOf(request) : undefined);
  const userId = token === undefined ? undefined : await userOfSession(database, token, clock.now());
  return userId === undefined ? undefined : findStaff(database, userId, chosenInstitution(request));
}

/** @throws 403 unless who is logged in may ask a route of this access. Without one nobody may: the start refuses such a route, this once more. */
export function requireAccess(staff: Staff, access: RouteAccess | undefined): void {
  if (staff.token && !(access && letsTokensIn(access))) throw noProgram();
  if (access?.to === 'anybody' || access?.to === 'staff') return;
  if (!access || !allows(staff.permissions, access.codes, access.letter)) throw forbidden();
}

const noProgram = () => forbidden('接口令牌不能用于这项操作，请由人登录后办理');
