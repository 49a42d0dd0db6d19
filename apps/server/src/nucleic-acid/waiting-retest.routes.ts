import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { scopeOf } from '../identity/request-staff.ts';
import type { ServerContext } from '../server-context.ts';
import { answers, list, shape, TEXT } from '../shared/schemas.ts';
import { waitingRetests } from './waiting-retests.query.ts';

const YES_NO = { type: 'boolean' } as const;
const WAITING = list(
  shape(
    { pool: TEXT, due: TEXT, late: YES_NO, again: YES_NO },
    {},
    { pool: 'T10110126061500001', due: '2026-06-15T16:00:00.000Z', late: false, again: false },
  ),
);

/** Whether somebody at the desk is waited for: a number on a card never stands in an address. */
export function waitingRetestRoutes(app: FastifyInstance, { database, clock }: ServerContext): void {
  app.post<{ Body: { idNo: string } }>(
    '/api/v1/waiting-retests',
    {
      config: { access: holdersOf(['cjyb', 'jcyb'], 'E') },
      schema: {
        tags: ['核酸检测'],
        body: {
          type: 'object',
          required: ['idNo'],
          properties: { idNo: { type: 'string', minLength: 4, maxLength: 30 } },
        },
        response: answers(WAITING, '等这个人单采复核的混采管，最急的在前'),
      },
    },
    async (request) =>
      waitingRetests(database, scopeOf(request).institutionCode.slice(0, 6), request.body.idNo.trim(), clock.now()),
  );
}
