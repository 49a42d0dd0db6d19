import type { FastifyReply } from 'fastify';

/** Answers 429 in the specification's envelope; `wait` is in seconds. */
export function refuseForNow(
  reply: FastifyReply,
  why: string,
  wait: number,
): { readonly code: -2; readonly msg: string; readonly wait: number } {
  reply.code(429).header('retry-after', wait);
  return { code: -2, msg: `${why}，请 ${wait} 秒后再试`, wait };
}
