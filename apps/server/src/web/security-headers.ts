import type { FastifyInstance } from 'fastify';

/** Everything from this server only. Inline styles stay allowed: Fluent UI writes its rules into style elements. */
const policy = (frames: readonly string[], ancestors: string, host: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // Old Chromium does not count a WebSocket to the same place as 'self'.
    `connect-src ${["'self'", ...(host === '' ? [] : [`ws://${host}`, `wss://${host}`])].join(' ')}`,
    "worker-src 'self' blob:",
    `frame-src ${["'self'", ...frames].join(' ')}`,
    `frame-ancestors ${ancestors}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

/** `frames`: origins whose pages may be embedded. Nobody may embed ours, but for the manual, which we embed ourselves. */
export function securityHeaders(app: FastifyInstance, frames: readonly string[] = []): void {
  app.addHook('onSend', async (request, reply) => {
    const host = /^[\w.:[\]-]{1,255}$/.exec(request.headers.host ?? '')?.[0] ?? '';
    const ancestors = request.url.startsWith('/docs/') ? "'self'" : "'none'";
    reply.header('content-security-policy', policy(frames, ancestors, host));
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    // Answers hold health data: no cache keeps them.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
