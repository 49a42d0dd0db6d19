import type { FastifyInstance } from 'fastify';

/** Everything from this server only. Inline styles stay allowed: Fluent UI writes its rules into style elements. */
const policy = (frames: readonly string[], ancestors: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    `frame-src ${["'self'", ...frames].join(' ')}`,
    `frame-ancestors ${ancestors}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

/** `frames`: origins whose pages may be embedded. Nobody may embed ours, but for the manual, which we embed ourselves. */
export function securityHeaders(app: FastifyInstance, frames: readonly string[] = []): void {
  const [usual, manual] = [policy(frames, "'none'"), policy(frames, "'self'")];
  app.addHook('onSend', async (request, reply) => {
    reply.header('content-security-policy', request.url.startsWith('/docs/') ? manual : usual);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    // Answers hold health data: no cache keeps them.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
