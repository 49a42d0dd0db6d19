import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { isApi } from './is-api.ts';

export type OtherOrigins = Pick<ServerContext['accounts'], 'apiTokens' | 'corsOrigins'>;

/** A browser asks again after ten minutes, so that an origin that was taken away is soon out. */
const PREFLIGHT_SECONDS = '600';
const HEADERS = 'authorization, content-type, x-institution';

/**
 * CORS for pages of named origins, that ask with a token of their own: never with the cookie or the session of somebody who has our pages open
 * beside them. Without origins no header says anything, and browsers refuse such pages.
 */
export function answerOtherOrigins(app: FastifyInstance, { apiTokens, corsOrigins = [] }: OtherOrigins): void {
  if (!apiTokens || corsOrigins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request)) return;
    reply.header('vary', 'origin');
    const { origin = '' } = request.headers;
    if (!corsOrigins.includes(origin) || !asksWithToken(request)) return;
    reply.header('access-control-allow-origin', origin);
    if (!isPreflight(request)) return void reply.header('access-control-expose-headers', 'retry-after');
    return reply
      .header('access-control-allow-methods', 'GET, POST, PUT')
      .header('access-control-allow-headers', HEADERS)
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .code(204)
      .send();
  });
}

const isPreflight = ({ method, headers }: FastifyRequest): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

/** The token itself, or the question whether it may be sent. */
function asksWithToken(request: FastifyRequest): boolean {
  const asked = request.headers['access-control-request-headers'];
  return isPreflight(request)
    ? typeof asked === 'string' && asked.split(',').some((name) => name.trim().toLowerCase() === 'authorization')
    : /^bearer gw_/i.test(request.headers.authorization ?? '');
}
