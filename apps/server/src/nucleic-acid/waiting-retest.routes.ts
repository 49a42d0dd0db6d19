import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { countyCodeOf } from '../database/scope.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import type { CounterRule } from '../ports/counters.port.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure } from '../shared/http-failure.ts';
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

/**
 * Numbers nobody waits for that an account may ask for in ten minutes. A desk meets fewer people; who knows a birthday has a thousand numbers to guess, and
 * a number that is waited for is somebody's who was in a positive pool.
 */
export const ASKED_IN_VAIN: CounterRule = { name: 'retest.asked', free: 200, waits: 'window', forgetAfter: 600_000 };

/**
 * Whether somebody at the desk is waited for: a number on a card never stands in an address. Asked of the whole county although a scope ends at one's own
 * institution: people come to whichever desk is near, and the tube would be entered there without a word. So it answers the whole number only, to who
 * takes samples, with nothing of the person: the pool's code and the time.
 */
export function waitingRetestRoutes(app: FastifyInstance, { database, clock, counters }: ServerContext): void {
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
    async (request) => {
      const asker = staffOf(request).id;
      const counted = await counters.count(ASKED_IN_VAIN, asker);
      if (!counted.admitted)
        throw httpFailure(
          429,
          { code: 'retest.too-many', message: '查询证件号码太频繁，请稍后再试' },
          counted.waitSeconds,
        );
      const county = countyCodeOf(scopeOf(request).institutionCode);
      const waiting = await waitingRetests(database, county, request.body.idNo.trim(), clock.now());
      if (waiting.length > 0) await counters.takeBack(ASKED_IN_VAIN, asker, 1);
      return waiting;
    },
  );
}
