import type { FastifyInstance } from 'fastify';
import { staffOnly } from '../access/route-access.ts';
import { staffOf } from '../identity/request-staff.ts';
import type { ServerContext } from '../server-context.ts';
import type { CoordinatorDoor } from './coordinator-door.ts';
import { notFound } from '../shared/http-failure.ts';
import { answers, COUNT, ID, INSTANT, list, oneOf, shape, TEXT } from '../shared/schemas.ts';
import { keepNote, markSeen, pastCalls } from './past-calls.query.ts';

const PARTY = shape({ userId: TEXT, name: TEXT, number: TEXT, institutionCode: TEXT, institutionName: TEXT });
const PAST_CALL = shape(
  {
    callId: TEXT,
    kind: oneOf('audio', 'video'),
    direction: oneOf('placed', 'received'),
    outcome: oneOf('talked', 'missed', 'rejected', 'no-answer', 'cancelled', 'busy'),
    others: list(PARTY),
    startedAt: INSTANT,
    seconds: COUNT,
    seen: { type: 'boolean' },
    note: TEXT,
  },
  { resident: shape({ id: TEXT, name: TEXT }) },
  {
    callId: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
    kind: 'video',
    direction: 'received',
    outcome: 'missed',
    others: [],
    startedAt: '2026-06-15T04:00:00.000Z',
    seconds: 0,
    seen: false,
    note: '',
  },
);
const DONE = shape({ done: { type: 'boolean' } }, {}, { done: true });
const NOTE = {
  type: 'object',
  required: ['note'],
  properties: { note: { type: 'string', maxLength: 500 } },
} as const;
const BY_CALL = { type: 'object', required: ['callId'], properties: { callId: ID } } as const;

/** Calls that were, from one's own side. Calls are written behind the talk, and who has just ended one asks at once. */
export function pastCallRoutes(
  app: FastifyInstance,
  { database, clock }: ServerContext,
  { settled }: Pick<CoordinatorDoor, 'settled'>,
): void {
  app.get(
    '/api/v1/call/past',
    {
      config: { access: staffOnly() },
      schema: { tags: ['通话'], response: answers(list(PAST_CALL), '通话记录，最近的在前') },
    },
    async (request) => {
      await settled();
      return pastCalls(database, staffOf(request));
    },
  );

  app.post(
    '/api/v1/call/past/seen',
    { config: { access: staffOnly() }, schema: { tags: ['通话'], response: answers(DONE, '未接来电已看过') } },
    async (request) => {
      await markSeen(database, staffOf(request).id, clock.now().toISOString());
      return { done: true };
    },
  );

  app.put<{ Params: { callId: string }; Body: { note: string } }>(
    '/api/v1/call/:callId/note',
    {
      config: { access: staffOnly() },
      schema: { tags: ['通话'], params: BY_CALL, body: NOTE, response: answers(DONE, '通话备注已保存') },
    },
    async (request) => {
      await settled();
      const kept = await keepNote(database, staffOf(request).id, request.params.callId, request.body.note.trim());
      if (!kept) throw notFound('call.not-found', '没有找到这次通话');
      return { done: true };
    },
  );
}
