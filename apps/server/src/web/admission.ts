import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { httpFailure } from '../shared/http-failure.ts';
import type { ServerTimers } from '../shared/server-timers.ts';

/** Requests worked on at once, and milliseconds one waits before it is told to come again. */
export type AdmissionLimits = { readonly atOnce: number; readonly patience: number };
/** More at once would only wait for each other at the database; a wait of a second is hardly felt, one of eight is. */
export const USUAL_ADMISSION: AdmissionLimits = { atOnce: 100, patience: 1_000 };
/** Seconds after which another try is worth it. */
const COME_AGAIN = 2;

const busy = () =>
  httpFailure(
    503,
    {
      code: 'server.busy',
      message: '服务器正忙，这次操作没有完成',
      advice: '填写的内容还在，系统会自动重试；请稍候几秒再试',
    },
    COME_AGAIN,
  );

/** What is asked of the server and answered soon: not sockets, not files on their way, and not how the server is. */
const isCounted = ({ raw, routeOptions }: FastifyRequest): boolean =>
  (routeOptions.url?.startsWith('/api/') ?? false) &&
  raw.headers.upgrade === undefined &&
  routeOptions.config.upload === undefined &&
  routeOptions.url !== '/api/v1/health';

/**
 * Nobody waits for long: so many requests are worked on at once, the next ones wait in their order, and who has waited too long is
 * told to come again. Under more than it can do the server answers what it does quickly. To be called before the guard of sessions, whose questions count, too.
 */
export function limitRequests(app: FastifyInstance, timers: ServerTimers, limits = USUAL_ADMISSION): void {
  let inside = 0;
  const waiting = new Set<() => void>();
  const next = (): void => {
    const [first] = waiting;
    if (!first) return;
    waiting.delete(first);
    first();
  };
  const place = (reply: FastifyReply): void => {
    inside += 1;
    let left = false;
    // `close` comes in any case, also where the browser has gone; `finish` where there is no line to close.
    for (const end of ['close', 'finish'])
      reply.raw.once(end, () => {
        if (left) return;
        left = true;
        inside -= 1;
        next();
      });
  };
  const wait = (reply: FastifyReply): Promise<void> =>
    new Promise((admitted, refused) => {
      const stop = timers.after(limits.patience, () => {
        waiting.delete(enter);
        refused(busy());
      });
      const enter = (): void => {
        stop();
        // Who has gone meanwhile takes no place.
        if (reply.raw.destroyed || reply.raw.closed) next();
        else place(reply);
        admitted();
      };
      waiting.add(enter);
    });
  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request)) return;
    if (inside < limits.atOnce) place(reply);
    else await wait(reply);
  });
}
