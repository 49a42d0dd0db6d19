import { isOfResident, type FormDefinition } from '@gongwei/domain/forms';
import { formAccess, mayRead, maySave, type PermissionLetter } from '@gongwei/domain/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isWithin, type Scope } from '../organisation/scope.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden, httpFailure, sessionExpired } from '../shared/http-failure.ts';
import { allows, RESIDENT_CODES } from './permissions.policy.ts';
import { userOfSession } from './sessions.repository.ts';
import { findStaff, type Staff } from './users.repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    staff: Staff | undefined;
  }
  interface FastifyContextConfig {
    /** Answered without a session. */
    readonly open?: boolean;
    /** Fetched by the browser itself (a link), which sends the token's cookie and no header. Only for reading. */
    readonly download?: boolean;
  }
}

export const tokenOf = (request: FastifyRequest): string | undefined => {
  const token = request.headers['token'];
  return typeof token === 'string' && token !== '' ? token : undefined;
};

/** The specification's cookie. It is `SameSite=Strict`: no other site's page can make the browser send it. */
const cookieTokenOf = (request: FastifyRequest): string | undefined => {
  const found = /(?:^|;\s*)x-access-token=([\w%.~-]{1,500})/.exec(request.headers.cookie ?? '')?.[1];
  try {
    return found === undefined ? undefined : decodeURIComponent(found);
  } catch {
    return undefined;
  }
};

/** Finds out who asks, before anything else; everything below /api needs a session unless its route says it is open. */
export function guardSessions(app: FastifyInstance, { database, clock }: ServerContext): void {
  app.decorateRequest('staff', undefined);
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/') || request.routeOptions.config.open) return;
    const token = tokenOf(request) ?? (request.routeOptions.config.download ? cookieTokenOf(request) : undefined);
    const userId = token === undefined ? undefined : await userOfSession(database, token, clock.now());
    request.staff = userId === undefined ? undefined : await findStaff(database, userId);
    if (!request.staff) throw sessionExpired();
  });
}

/** @throws 401 without a session. */
export function staffOf(request: FastifyRequest): Staff {
  if (!request.staff) throw sessionExpired();
  return request.staff;
}

/** @throws 403 unless one of the codes is held with at least the letter. */
export function requirePermission(request: FastifyRequest, codes: readonly string[], atLeast: PermissionLetter): Staff {
  const staff = staffOf(request);
  if (!allows(staff.permissions, codes, atLeast)) throw forbidden();
  return staff;
}

/**
 * Who asks for records of a form. Sheets of residents are read by whoever works with residents' files; everything else, and
 * saving, by who holds the form's own code. @throws 403, or 422 for a form that no record comes of.
 */
export function requireForm(
  request: FastifyRequest,
  form: Pick<FormDefinition, 'id' | 'module' | 'subject'> | undefined,
  to: 'read' | 'save',
): Staff {
  if (!form || (to === 'read' && isOfResident(form.subject)))
    return requirePermission(request, RESIDENT_CODES, to === 'read' ? 'V' : 'E');
  const staff = staffOf(request);
  const access = formAccess(form);
  if (access.kind === 'not-a-record')
    throw httpFailure(422, { code: 'record.none', message: `不能保存为记录：${access.because}` });
  const letterOf = (code: string) => staff.permissions.find((held) => held.code === code)?.letter;
  if (!(to === 'read' ? mayRead : maySave)(form, letterOf)) throw forbidden();
  return staff;
}

/** The chosen institution of the `x-institution` header, or the user's own. @throws 403 outside of the user's own branch. */
export function scopeOf(request: FastifyRequest): Scope {
  const staff = staffOf(request);
  const chosen = request.headers['x-institution'];
  if (typeof chosen !== 'string' || chosen === '') return { institutionCode: staff.institutionCode };
  if (!isWithin({ institutionCode: staff.institutionCode }, chosen) || !/^\w{1,30}$/.test(chosen)) {
    throw forbidden('所选机构不在您的管理范围内');
  }
  return { institutionCode: chosen };
}
