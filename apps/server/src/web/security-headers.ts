import type { FastifyInstance } from 'fastify';

/** Which other hosts pages may use. Without them, none. */
export type OtherHosts = {
  /** Origins whose pages may be embedded. */
  readonly frames?: readonly string[];
  /** Origins that pages may ask, by whatever way. */
  readonly connects?: readonly string[];
};

/** Everything from this server only. Inline styles stay allowed: Fluent UI writes its rules into style elements. */
const policy = ({ frames = [], connects = [] }: OtherHosts, ancestors: string, host: string): string =>
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
  ].join('; ');

/** Nobody may embed our pages, but for the manual, which we embed ourselves. */
export function securityHeaders(app: FastifyInstance, others: OtherHosts = {}): void {
  app.addHook('onSend', async (request, reply) => {
    const host = /^[\w.:[\]-]{1,255}$/.exec(request.headers.host ?? '')?.[0] ?? '';
    const ancestors = request.url.startsWith('/docs/') ? "'self'" : "'none'";
    reply.header('content-security-policy', policy(others, ancestors, host));
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    // Answers hold health data: no cache keeps them.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
