import type { AppointmentEvent } from '@gongwei/domain/scheduling';
import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { requirePermission, scopeOf, staffOf } from '../identity/request-staff.ts';
import { readerOf } from '../privacy/reader.policy.ts';
import type { ServerContext } from '../server-context.ts';
import { notFound } from '../shared/http-failure.ts';
import { answers, BY_ID } from '../shared/schemas.ts';
import { todayOf } from '../shared/server-clock.ts';
import { tellLists } from '../lists/list-news.ts';
import { findSelection } from '../lists/jobs/selections.ts';
import { BOARD_TYPES, readBoard } from './board.query.ts';
import { readBookable } from './bookable.query.ts';
import { bookOne, changeOne, type NewBooking } from './book-one.service.ts';
import { saveSession, type SessionSave } from './change-session.service.ts';
import { deskPeople } from './desk.query.ts';
import { findAtDesk } from './find-at-desk.query.ts';
import {
  BOARD,
  BOOKABLE,
  BOOKABLE_OF,
  BOOKED,
  CHANGED,
  DESK,
  DESK_EVENT,
  FOUND,
  NEW_APPOINTMENT,
  SESSION_SAVE,
  STORED_SESSION,
} from './scheduling.schemas.ts';
import { findSession, toStoredSession } from './sessions.repository.ts';

const CODES = ['gwtjdngl'];
const tags = ['体检预约'];
type ById = { Params: { id: string } };

/** Sessions of check-ups, appointments one by one, and the desk of the day; what is done to many goes by their lists. */
export function schedulingRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database, clock } = context;
  const askingOf = (request: Parameters<typeof staffOf>[0]) => ({ scope: scopeOf(request), staff: staffOf(request) });
  /** Sessions and appointments are no sheets, and lists and their numbers show them. */
  const told = async <Answer>(request: Parameters<typeof staffOf>[0], work: Promise<Answer>): Promise<Answer> => {
    const answer = await work;
    tellLists(context, { institution: scopeOf(request).institutionCode });
    return answer;
  };
  const sessionAt = async (request: Parameters<typeof staffOf>[0] & { readonly params: { readonly id: string } }) => {
    const found = await findSession(database, scopeOf(request), request.params.id);
    if (found) return found;
    throw notFound('session.not-found', '没有找到这个场次，或不在您的管理范围内');
  };

  app.post<{ Body: SessionSave }>(
    '/api/v1/exam-sessions',
    {
      config: { access: holdersOf(CODES, 'E') },
      schema: { tags, body: SESSION_SAVE, response: answers(STORED_SESSION, '已保存') },
    },
    async (request) => told(request, saveSession(context, askingOf(request), request.body)),
  );

  app.get<{ Querystring: { selection: string } }>(
    '/api/v1/exam-sessions/bookable',
    {
      config: { access: holdersOf(CODES, 'E') },
      schema: { tags, querystring: BOOKABLE_OF, response: answers(BOOKABLE, '选中的人可以约的场次，本村的在前') },
    },
    async (request) => {
      const selection = await findSelection(database, staffOf(request), request.query.selection);
      if (!selection) throw notFound('list.selection', '没有找到所选的内容，请重新选择');
      const scope = { institutionCode: selection.scope_code };
      const at = { now: clock.now().toISOString(), today: todayOf(clock) };
      return readBookable(database, scope, selection.row_ids, at);
    },
  );

  app.get<ById>(
    '/api/v1/exam-sessions/:id',
    {
      config: { access: holdersOf(CODES, 'V') },
      schema: { tags, params: BY_ID, response: answers(STORED_SESSION, '场次') },
    },
    async (request) => {
      const { session, slots } = await sessionAt(request);
      return toStoredSession(session, slots);
    },
  );

  app.get<ById>(
    '/api/v1/exam-sessions/:id/desk',
    {
      config: { access: holdersOf(CODES, 'V') },
      schema: { tags, params: BY_ID, response: answers(DESK, '这一场的人，按序号') },
    },
    async (request) => {
      const { session, slots } = await sessionAt(request);
      const today = todayOf(clock);
      const { institutionCode } = scopeOf(request);
      return {
        session: toStoredSession(session, slots),
        today,
        people: await deskPeople(database, session, institutionCode, readerOf(staffOf(request)), today),
      };
    },
  );

  app.post<ById & { Body: { text: string } }>(
    '/api/v1/exam-sessions/:id/find',
    {
      config: { access: holdersOf(CODES, 'E') },
      schema: {
        tags,
        params: BY_ID,
        body: {
          type: 'object',
          required: ['text'],
          properties: { text: { type: 'string', minLength: 1, maxLength: 60 } },
        },
        response: answers(FOUND, '站在签到台前的可能是谁'),
      },
    },
    async (request) => {
      const { session } = await sessionAt(request);
      const reader = readerOf(staffOf(request));
      return findAtDesk(database, scopeOf(request), reader, session, request.body.text.trim(), todayOf(clock));
    },
  );

  app.get<{ Querystring: { type: string } }>(
    '/api/v1/progress-board',
    {
      config: { access: holdersOf([...CODES, 'bggl'], 'V') },
      schema: {
        tags,
        querystring: { type: 'object', properties: { type: { enum: BOARD_TYPES, default: '1' } } },
        response: answers(BOARD, '体检进度'),
      },
    },
    async (request) => readBoard(database, scopeOf(request), request.query.type, todayOf(clock)),
  );

  app.post<{ Body: NewBooking }>(
    '/api/v1/appointments',
    {
      config: { access: holdersOf(CODES, 'E') },
      schema: { tags, body: NEW_APPOINTMENT, response: answers(BOOKED, '已预约') },
    },
    async (request) => {
      if (request.body.beyond !== undefined) requirePermission(request, CODES, 'M');
      return told(request, bookOne(context, askingOf(request), request.body));
    },
  );

  app.post<ById & { Body: { type: 'CHECK_IN' | 'UNDO_CHECK_IN' | 'CANCEL'; reason?: string; way?: string } }>(
    '/api/v1/appointments/:id/events',
    {
      config: { access: holdersOf(CODES, 'E') },
      schema: { tags, params: BY_ID, body: DESK_EVENT, response: answers(CHANGED, '已办理') },
    },
    async (request) => {
      const { type, reason, way } = request.body;
      const event = { type, ...(reason !== undefined && { reason }) } as AppointmentEvent;
      const change = { event, ...(way !== undefined && { way }) };
      return told(request, changeOne(context, askingOf(request), request.params.id, change));
    },
  );
}
