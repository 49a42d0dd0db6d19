import { REFUSALS, type Refusal } from '@gongwei/domain/lists';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../database/database.port.ts';
import type { RandomSource } from '../shared/random-source.ts';
import type { ServerClock } from '../shared/server-clock.ts';
import { recordOperation } from './operation-log.ts';

/** Milliseconds in which the same refusal of the same person is written down once by this process: a page that asks again and again is one event. */
const ONCE_IN = 10 * 60_000;
const MOST_KNOWN = 5_000;

type Parts = { readonly database: Queryable; readonly clock: ServerClock; readonly random: RandomSource };

/**
 * Writes into the operation log what logged-in staff asked for and did not get: everything they have no right to, and of what would have
 * changed something whatever else kept it from being done. After the answer, so that nobody waits for it; never what was sent, nor of what: that
 * may be somebody else's. To be called before the first route is added.
 */
export function logRefusals(app: FastifyInstance, { database, clock, random }: Parts): void {
  const known = new Map<string, number>();
  const writing = new Set<Promise<void>>();
  const isNew = (key: string): boolean => {
    const now = clock.now().getTime();
    const before = known.get(key);
    if (before !== undefined && now - before < ONCE_IN) return false;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, now);
    return true;
  };
  app.addHook('onResponse', async (request, reply) => {
    const refused = refusalOf(request, reply);
    const { staff } = request;
    if (!staff || refused === undefined) return;
    const route = `${request.method} ${request.routeOptions.url ?? '-'}`;
    if (!isNew([staff.id, refused, route].join(' '))) return;
    const [area] = request.routeOptions.schema?.tags ?? [];
    const reason = `${area === undefined ? '' : `${area}：`}${REFUSALS[refused]}`;
    const written = recordOperation(database, { clock, random }, staff, {
      action: 'request.refused',
      refused,
      details: { reason, route },
    }).catch((error: unknown) => request.log.warn({ name: (error as Error).name }, 'refusal not written down'));
    writing.add(written);
    await written;
    writing.delete(written);
  });
  app.addHook('onClose', async () => void (await Promise.all(writing)));
}

/** Why it was refused, or `undefined` where it was done, or nothing is to be told. */
function refusalOf(request: FastifyRequest, reply: FastifyReply): Refusal | undefined {
  const status = String(reply.statusCode);
  if (!isRefusal(status) || request.staff?.mustChangePassword) return undefined;
  return status === '403' || changes(request) ? status : undefined;
}

const isRefusal = (status: string): status is Refusal => Object.hasOwn(REFUSALS, status);

/** Questions travel by POST, too: those need a letter that only looks. */
function changes({ method, routeOptions }: FastifyRequest): boolean {
  const { access } = routeOptions.config;
  if (method === 'POST') return access?.to === 'holders' && access.letter !== 'V';
  return method === 'PUT' || method === 'PATCH' || method === 'DELETE';
}
