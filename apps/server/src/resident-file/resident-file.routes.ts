import { HOME_RANGES, type HomeDays, type HomeKind } from '@gongwei/domain/prevention';
import { firstDayOf, isCalendarDay, type CalendarDay } from '@gongwei/domain/shared';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { RESIDENT_CODES } from '../identity/permissions.policy.ts';
import { closedSheet, scopeOf, staffOf } from '../identity/request-staff.ts';
import { recordOperation } from '../logging/operation-log.ts';
import { hidePeople } from '../privacy/hide-people.ts';
import { PURPOSE, type Purpose } from '../privacy/purpose.ts';
import { closedTo } from '../privacy/confidential.policy.ts';
import { readerOf } from '../privacy/reader.policy.ts';
import { recordViews } from '../privacy/resident-views.repository.ts';
import { formContext, lastConcepts } from '../records/background/form-context.query.ts';
import { maskBackground } from '../records/background/mask-background.ts';
import type { ResidentRecord } from '../resident/resident.mapper.ts';
import { findResident } from '../resident/residents.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure, notFound } from '../shared/http-failure.ts';
import { answers, BY_ID, FORM_ID, TOLD_DAY } from '../shared/schemas.ts';
import { todayOf } from '../shared/server-clock.ts';
import { conceptSeries } from './concept-series.query.ts';
import { residentOverview } from './overview.query.ts';
import { homeFile } from './home-file.query.ts';
import { FORM_CONTEXT, HOME_FILE, OVERVIEW, SERIES } from './resident-file.schemas.ts';

const CONTEXT = {
  type: 'object',
  required: ['formId'],
  properties: { formId: FORM_ID, on: TOLD_DAY, ...PURPOSE.properties },
} as const;
/** Several concepts in one text: `a,b`. */
const CONCEPTS = {
  type: 'object',
  required: ['concepts'],
  properties: { concepts: { type: 'string', pattern: '^[a-z0-9-]{1,80}(,[a-z0-9-]{1,80}){0,19}$' } },
} as const;

const HOME = {
  type: 'object',
  required: ['of'],
  properties: {
    of: { enum: ['pressure', 'glucose'] },
    days: { type: 'integer', enum: HOME_RANGES, default: 30 },
  },
} as const;

const READERS = holdersOf(RESIDENT_CODES, 'V');

type ById = { Params: { id: string } };

/** A resident's file: what is in it, what a form of it is told, how values went. */
export function residentFileRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database, clock } = context;
  const found = async (request: FastifyRequest<ById>): Promise<ResidentRecord> => {
    const resident = await findResident(database, scopeOf(request), request.params.id);
    if (!resident) throw notFound('resident.not-found', '没有找到这位居民，或不在您的管理范围内');
    return resident;
  };

  app.get<ById>(
    '/api/v1/residents/:id/overview',
    { config: { access: READERS }, schema: { tags: ['居民'], params: BY_ID, response: answers(OVERVIEW, '档案总览') } },
    async (request) => {
      const resident = await found(request);
      await recordViews(database, clock, staffOf(request), [{ resident, part: 'overview' }]);
      return residentOverview(context, scopeOf(request), staffOf(request), resident);
    },
  );

  app.get<ById & { Querystring: Purpose & { formId: string; on?: string } }>(
    '/api/v1/residents/:id/form-context',
    {
      config: { access: READERS },
      schema: {
        tags: ['居民'],
        params: BY_ID,
        querystring: CONTEXT,
        response: answers(FORM_CONTEXT, '打开一张表所需的一切'),
      },
    },
    async (request) => {
      const staff = staffOf(request);
      const resident = await found(request);
      if (closedTo(staff).includes(request.query.formId)) throw closedSheet();
      const reader = readerOf(staff);
      const people = reader === 'looks' ? await hidePeople(database, [resident.id]) : undefined;
      const { on: told } = request.query;
      // Whoever was told the month of a sheet asks by it.
      const asked = dayOf(told?.length === 7 ? `${told}-01` : told) ?? todayOf(clock);
      // Asked day by day, sheets that are told by the month would tell their days.
      const on = people ? firstDayOf(people.day(request.query.formId, asked)) : asked;
      const background = await formContext(
        context,
        database,
        scopeOf(request),
        staff,
        resident,
        request.query.formId,
        on,
      );
      const { formId, purpose } = request.query;
      const prints = purpose === 'print' && readerOf(staff) === 'reveals';
      await recordViews(database, clock, staff, [{ resident, part: prints ? 'print' : 'form', formId }]);
      if (prints)
        await recordOperation(database, context, staff, {
          action: 'report.print',
          subjectId: resident.id,
          details: { formId },
        });
      const answer = { ...background, concepts: await lastConcepts(context, database, resident, on) };
      if (prints) return answer;
      const { sensitive, sensitiveAnywhere } = context.forms;
      return maskBackground(answer, { reader, fields: sensitive(formId), anywhere: sensitiveAnywhere, people });
    },
  );

  app.get<ById & { Querystring: { of: HomeKind; days: HomeDays } }>(
    '/api/v1/residents/:id/home-file',
    {
      config: { access: holdersOf(['gwyfrh'], 'V') },
      schema: {
        tags: ['居民'],
        params: BY_ID,
        querystring: HOME,
        response: answers(HOME_FILE, '在家监测：这段时间和之前同样长一段时间的读数、计划、在用药、医嘱'),
      },
    },
    async (request) => {
      const resident = await found(request);
      await recordViews(database, clock, staffOf(request), [{ resident, part: 'overview' }]);
      return homeFile(context, staffOf(request), resident, request.query);
    },
  );

  app.get<ById & { Querystring: { concepts: string } }>(
    '/api/v1/residents/:id/series',
    {
      config: { access: READERS },
      schema: { tags: ['居民'], params: BY_ID, querystring: CONCEPTS, response: answers(SERIES, '数值的变化') },
    },
    async (request) => {
      const resident = await found(request);
      await recordViews(database, clock, staffOf(request), [{ resident, part: 'overview' }]);
      const looks = readerOf(staffOf(request)) === 'looks';
      const people = looks ? await hidePeople(database, [resident.id]) : undefined;
      return conceptSeries(database, resident, request.query.concepts.split(','), people?.day);
    },
  );
}

function dayOf(text: string | undefined): CalendarDay | undefined {
  if (text === undefined || isCalendarDay(text)) return text;
  throw httpFailure(422, { code: 'request.invalid', message: `没有这一天：${text}` });
}
