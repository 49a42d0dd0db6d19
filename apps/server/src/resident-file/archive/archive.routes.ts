import { isCalendarDay, type CalendarDay } from '@gongwei/domain/shared';
import type { ArchiveEvent } from '@gongwei/domain/resident';
import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../../access/route-access.ts';
import type { Queryable } from '../../database/database.port.ts';
import type { Scope } from '../../database/scope.ts';
import { requirePermission, scopeOf, staffOf } from '../../identity/request-staff.ts';
import { hidePeople } from '../../privacy/hide-people.ts';
import { readerOf } from '../../privacy/reader.policy.ts';
import { toResident, type ResidentRecord } from '../../resident/resident.mapper.ts';
import { findResident } from '../../resident/residents.repository.ts';
import type { ServerContext } from '../../server-context.ts';
import { httpFailure, notFound } from '../../shared/http-failure.ts';
import { answers, BY_ID, ID, list } from '../../shared/schemas.ts';
import { todayOf } from '../../shared/server-clock.ts';
import { applyArchiveEvent, type AskedEvent } from './apply-archive-event.service.ts';
import { archiveEventsOf, type StoredArchiveEvent } from './archive-events.repository.ts';
import { APPLIED, ARCHIVE_EVENT, ASKED_EVENT, MERGE_PREVIEW } from './archive.schemas.ts';
import { changeDoctor } from './change-doctor.service.ts';
import { besidePlan, mergePlan, TAKEN_FIELDS } from './merge-files.ts';

const CODES = ['gwjkdngl'];
/** Events that give a file up for good, or take that back. */
const GRAVE: ReadonlySet<ArchiveEvent['type']> = new Set(['END', 'VOID', 'CORRECT_DEATH', 'UNDO_MERGE']);
const tags = ['居民'];
type ById = { Params: { id: string } };

const missing = () => notFound('resident.not-found', '没有找到这位居民，或不在您的管理范围内');

/** Where the sheets of a merged file are now, as far as the reader sees it. */
async function keptFile(
  database: Queryable,
  scope: Scope,
  { status }: ResidentRecord,
  [last]: readonly StoredArchiveEvent[],
): Promise<string | undefined> {
  const id = status === '6' ? last?.details['keptId'] : undefined;
  return typeof id === 'string' ? (await findResident(database, scope, id))?.id : undefined;
}

/** The life of a resident's file: moving away, death, being lost, mergers and the ways back; and whose care it is in. */
export function archiveRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database, forms, clock } = context;

  app.post<ById & { Body: AskedEvent }>(
    '/api/v1/residents/:id/archive-events',
    {
      config: { access: holdersOf(CODES, 'E') },
      schema: { tags, params: BY_ID, body: ASKED_EVENT, response: answers(APPLIED, '已办理') },
    },
    async (request) => {
      const { event } = request.body;
      if (GRAVE.has(event.type)) requirePermission(request, CODES, 'M');
      const days = [event.on, ...(event.type === 'LOSE' ? event.attempts.map(({ date }) => date) : [])];
      if (!days.every((day) => isCalendarDay(day)))
        throw httpFailure(422, { code: 'request.invalid', message: '日期不正确，没有办理' });
      return applyArchiveEvent(context, scopeOf(request), staffOf(request), request.params.id, request.body);
    },
  );

  app.get<ById>(
    '/api/v1/residents/:id/archive-events',
    {
      config: { access: holdersOf(CODES, 'V') },
      schema: { tags, params: BY_ID, response: answers(list(ARCHIVE_EVENT), '最近的在前') },
    },
    async (request) => {
      const resident = await findResident(database, scopeOf(request), request.params.id);
      if (!resident) throw missing();
      const events = await archiveEventsOf(database, resident.county_code, resident.id);
      const looks = readerOf(staffOf(request)) === 'looks';
      const people = looks ? await hidePeople(database, [resident.id]) : undefined;
      const keptId = await keptFile(database, scopeOf(request), resident, events);
      return events.map(({ id, event, from_status, to_status, on_day, at, by_name }, place) => ({
        ...{ id, type: event, from: from_status, to: to_status, byName: by_name },
        ...(place === 0 && keptId !== undefined && { keptId }),
        on: people ? people.day(undefined, on_day) : on_day,
        at: people ? people.instant(at) : at,
      }));
    },
  );

  app.get<ById & { Querystring: { keptId: string } }>(
    '/api/v1/residents/:id/merge-preview',
    {
      config: { access: holdersOf(CODES, 'M') },
      schema: {
        tags,
        params: BY_ID,
        querystring: { type: 'object', required: ['keptId'], properties: { keptId: ID } },
        response: answers(MERGE_PREVIEW, '合并后的样子'),
      },
    },
    async (request) => {
      const find = (id: string) => findResident(database, scopeOf(request), id);
      const [given, kept] = [await find(request.params.id), await find(request.query.keptId)];
      if (!given || !kept || given.id === kept.id) throw missing();
      const plan = (await mergePlan(database, given, kept)).map(({ form_id, moves, count }) => ({
        ...{ formId: form_id, title: forms.title(form_id), count, moves },
      }));
      const part = (moves: boolean) => plan.flatMap(({ moves: mine, ...row }) => (mine === moves ? [row] : []));
      const reader = readerOf(staffOf(request));
      const [one, other] = [toResident(given, reader, todayOf(clock)), toResident(kept, reader, todayOf(clock))];
      const conflicts = TAKEN_FIELDS.filter((field) => given[field] !== null && given[field] !== kept[field]);
      return {
        moves: part(true),
        stays: part(false),
        beside: await besidePlan(database, given, kept),
        conflicts: conflicts.map((field) => ({ field, kept: other[field] ?? '', given: one[field] ?? '' })),
      };
    },
  );

  app.post<ById & { Body: { doctorId: string; fromDate: CalendarDay } }>(
    '/api/v1/residents/:id/doctor',
    {
      config: { access: holdersOf(CODES, 'E') },
      schema: {
        tags,
        params: BY_ID,
        body: { type: 'object', required: ['doctorId'], properties: { doctorId: ID } },
        response: answers(
          {
            type: 'object',
            required: ['doctorName'],
            properties: { doctorName: { type: 'string', examples: ['王医生'] } },
          },
          '已变更',
        ),
      },
    },
    async (request) =>
      changeDoctor(context, scopeOf(request), staffOf(request), request.params.id, request.body.doctorId),
  );
}
