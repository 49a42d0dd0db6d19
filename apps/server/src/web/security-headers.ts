import type { FastifyInstance } from 'fastify';
import { isApi } from './is-api.ts';
import { API_PAGES } from './api-pages.ts';
import { answerOtherOrigins, type OtherOrigins } from './other-origins.ts';

/** Which other hosts pages may use. Without them, none. */
export type OtherHosts = {
  /** Origins whose pages may be embedded. */
  readonly frames?: readonly string[];
  /** Origins that pages may ask, by whatever way. */
  readonly connects?: readonly string[];
  /** Pages of other hosts that may ask us, with tokens of their own. */
  readonly programs?: OtherOrigins;
};

/**
 * Everything from this server only. Inline styles stay allowed: Fluent UI writes its rules into style elements. `trusted`: text never becomes
 * HTML; the pages of the packages' exports, which no program of ours makes and which show nobody's data, write their menu so.
 */
const policy = ({ frames = [], connects = [] }: OtherHosts, ancestors: string, host: string, trusted = true): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // Old Chromium does not count a WebSocket to the same place as 'self'.
    `connect-src ${["'self'", ...(host === '' ? [] : [`ws://${host}`, `wss://${host}`]), ...connects].join(' ')}`,
    "worker-src 'self' blob:",
    `frame-src ${["'self'", ...frames].join(' ')}`,
    `frame-ancestors ${ancestors}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // No text becomes HTML or a program: not in our own code, nor in what it is made of (Chromium 83 and newer hold to it).
    // The one policy there may be lets our own workers start, and what the media SDK writes (`trusted-types.ts` of the adapters).
    ...(trusted ? ["require-trusted-types-for 'script'", 'trusted-types default'] : []),
  ].join('; ');

/** A year. Other hosts of the county's domain are none of ours. */
const HSTS = 'max-age=31536000';

/** Nobody may embed our pages, but for the manual, which we embed ourselves. */
export function securityHeaders(app: FastifyInstance, others: OtherHosts = {}): void {
  answerOtherOrigins(app, others.programs ?? {});
  app.addHook('onSend', async (request, reply) => {
    const host = /^[\w.:[\]-]{1,255}$/.exec(request.headers.host ?? '')?.[0] ?? '';
    const ancestors = request.url.startsWith('/docs/') ? "'self'" : "'none'";
    reply.header('content-security-policy', policy(others, ancestors, host, !request.url.startsWith(API_PAGES)));
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    // Only what came over TLS may ask for it; by its own word or by that of a proxy that is trusted.
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    // Answers hold health data: no cache keeps them.
    if (isApi(request)) reply.header('cache-control', 'no-store');
  });
}
