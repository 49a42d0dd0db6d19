import { ARCHIVE_STATUSES, KNOWN_CONDITIONS, type ResidentQuery, type ResidentSort } from '@gongwei/domain/resident';
import { isCalendarDay, type CalendarDay } from '@gongwei/domain/shared';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RESIDENT_CODES, seesNumbers } from '../identity/permissions.policy.ts';
import { requirePermission, scopeOf } from '../identity/request-staff.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure, notFound } from '../shared/http-failure.ts';
import { answers, BY_ID, CODE, DAY, FORM_ID, LIMIT, OFFSET, pageOf } from '../shared/schemas.ts';
import { todayOf } from '../shared/server-clock.ts';
import { formContext, lastConcepts } from './form-context.query.ts';
import { maskBackground } from './mask-background.ts';
import { residentOverview } from './overview.query.ts';
import { listResidents } from './resident-list.query.ts';
import type { ResidentRecord } from './resident.mapper.ts';
import { FORM_CONTEXT, OVERVIEW, RESIDENT_ROW, REVEALED, SERIES } from './resident.schemas.ts';
import { conceptSeries } from './concept-series.query.ts';
import { findResident } from './residents.repository.ts';

const SORT = '^-?(name|age|archiveNumber|filedOn|lastCheckUpOn|nextFollowUpOn)$';
const AGE = { type: 'integer', minimum: 0, maximum: 150 } as const;
const LIST = {
  type: 'object',
  properties: {
    text: { type: 'string', maxLength: 50 },
    institutionCode: CODE,
    villageCode: CODE,
    sex: { enum: ['male', 'female'] },
    minAge: AGE,
    maxAge: AGE,
    condition: { enum: KNOWN_CONDITIONS },
    status: { enum: ARCHIVE_STATUSES },
    due: { enum: ['follow-up-overdue', 'follow-up-due', 'check-up-missing-this-year'] },
    mine: { type: 'boolean' },
    sort: { type: 'string', pattern: SORT },
    offset: OFFSET,
    limit: LIMIT,
  },
} as const;
const CONTEXT = { type: 'object', required: ['formId'], properties: { formId: FORM_ID, on: DAY } } as const;
/** Several concepts in one text: `a,b`. */
const CONCEPTS = {
  type: 'object',
  required: ['concepts'],
  properties: { concepts: { type: 'string', pattern: '^[a-z0-9-]{1,80}(,[a-z0-9-]{1,80}){0,19}$' } },
} as const;
const REVEAL = { type: 'object', required: ['what'], properties: { what: { enum: ['idNumber', 'phone'] } } } as const;

type ListQuery = Omit<ResidentQuery, 'sort'> & { readonly sort?: string };
type ById = { Params: { id: string } };

/** Finding residents and opening their files. */
export function residentRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database, clock } = context;
  const found = async (request: FastifyRequest<ById>): Promise<ResidentRecord> => {
    const resident = await findResident(database, scopeOf(request), request.params.id);
    if (!resident) throw notFound('resident.not-found', '没有找到这位居民，或不在您的管理范围内');
    return resident;
  };

  app.get<{ Querystring: ListQuery }>(
    '/api/v1/residents',
    { schema: { tags: ['居民'], querystring: LIST, response: answers(pageOf(RESIDENT_ROW), '一页居民') } },
    async (request) => {
      const staff = requirePermission(request, RESIDENT_CODES, 'V');
      const { sort, mine, ...query } = request.query;
      return listResidents(
        database,
        scopeOf(request),
        { ...query, ...sortOf(sort), ...(mine ? { doctorId: staff.id } : {}) },
        todayOf(clock),
      );
    },
  );

  app.get<ById>(
    '/api/v1/residents/:id/overview',
    { schema: { tags: ['居民'], params: BY_ID, response: answers(OVERVIEW, '档案总览') } },
    async (request) => {
      requirePermission(request, RESIDENT_CODES, 'V');
      return residentOverview(context, scopeOf(request), await found(request));
    },
  );

  app.get<ById & { Querystring: { formId: string; on?: string } }>(
    '/api/v1/residents/:id/form-context',
    {
      schema: {
        tags: ['居民'],
        params: BY_ID,
        querystring: CONTEXT,
        response: answers(FORM_CONTEXT, '打开一张表所需的一切'),
      },
    },
    async (request) => {
      const staff = requirePermission(request, RESIDENT_CODES, 'V');
      const on = dayOf(request.query.on) ?? todayOf(clock);
      const resident = await found(request);
      const background = await formContext(
        context,
        database,
        scopeOf(request),
        staff,
        resident,
        request.query.formId,
        on,
      );
      const answer = { ...background, concepts: await lastConcepts(context, database, resident, on) };
      return seesNumbers(staff.permissions)
        ? answer
        : maskBackground(answer, context.forms.masks(request.query.formId));
    },
  );

  app.get<ById & { Querystring: { concepts: string } }>(
    '/api/v1/residents/:id/series',
    { schema: { tags: ['居民'], params: BY_ID, querystring: CONCEPTS, response: answers(SERIES, '数值的变化') } },
    async (request) => {
      requirePermission(request, RESIDENT_CODES, 'V');
      return conceptSeries(database, await found(request), request.query.concepts.split(','));
    },
  );

  app.post<ById & { Body: { what: 'idNumber' | 'phone' } }>(
    '/api/v1/residents/:id/reveal',
    { schema: { tags: ['居民'], params: BY_ID, body: REVEAL, response: answers(REVEALED, '完整号码') } },
    async (request) => {
      const staff = requirePermission(request, RESIDENT_CODES, 'E');
      const resident = await found(request);
      const { what } = request.body;
      await recordOperation(database, context, staff, {
        action: 'resident.reveal',
        subjectId: resident.id,
        details: { what },
      });
      return { value: (what === 'idNumber' ? resident.id_number : resident.phone) ?? '' };
    },
  );
}

const sortOf = (text: string | undefined): Pick<ResidentQuery, 'sort'> =>
  text === undefined ? {} : { sort: { by: text.replace('-', '') as ResidentSort, descending: text.startsWith('-') } };

function dayOf(text: string | undefined): CalendarDay | undefined {
  if (text === undefined || isCalendarDay(text)) return text;
  throw httpFailure(422, { code: 'request.invalid', message: `没有这一天：${text}` });
}
