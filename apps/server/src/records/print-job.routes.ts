import { PRINT_STATES, PRINT_TEMPLATES, type PrintJob, type PrintJobQuery } from '@gongwei/domain/upload';
import type { FastifyInstance } from 'fastify';
import { requirePermission, scopeOf } from '../identity/request-staff.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import {
  answers,
  CALENDAR_DAY,
  COUNT,
  DAY,
  ID,
  INSTANT,
  LIMIT,
  OFFSET,
  oneOf,
  pageOf,
  shape,
  TEXT,
} from '../shared/schemas.ts';
import { keepPrintJobs } from './keep-print-jobs.ts';
import { printJobPage } from './print-jobs.query.ts';

const TEMPLATE = { enum: PRINT_TEMPLATES.map(({ code }) => code) } as const;
/** 500 people with several pages each; a client sends more in several calls. */
const MOST_JOBS = 2_000;

const KEEP = {
  type: 'object',
  required: ['jobs'],
  properties: {
    jobs: {
      type: 'array',
      minItems: 1,
      maxItems: MOST_JOBS,
      items: {
        type: 'object',
        required: ['id', 'residentId', 'template'],
        properties: { id: ID, residentId: ID, template: TEMPLATE, checkUpId: ID },
      },
    },
  },
} as const;
const QUERY = {
  type: 'object',
  properties: {
    text: { type: 'string', maxLength: 50 },
    template: TEMPLATE,
    state: { enum: PRINT_STATES.map(([code]) => code) },
    from: DAY,
    until: DAY,
    offset: OFFSET,
    limit: LIMIT,
  },
} as const;
const ROW = shape(
  {
    id: TEXT,
    residentId: TEXT,
    name: TEXT,
    sex: oneOf('male', 'female'),
    birthDate: CALENDAR_DAY,
    archiveNumber: TEXT,
    template: TEXT,
    copies: COUNT,
    state: TEXT,
    printedAt: INSTANT,
    printedByName: TEXT,
    institutionName: TEXT,
    time: COUNT,
  },
  { receiver: TEXT },
  {
    id: '01902f3e-7b6a-7c3d-9a54-1f2e3d4c5b6a',
    residentId: 'resident-1',
    name: '张三丰',
    sex: 'male',
    birthDate: '1950-01-01',
    archiveNumber: '99010110100100001',
    template: '6',
    copies: 1,
    state: '3',
    printedAt: '2026-06-15T04:00:00.000Z',
    printedByName: '东镇医生',
    institutionName: '东村卫生室',
    time: 1,
  },
);

/** 报告管理: what was printed, of whom, by whom and how often. Whoever may print (V of `bggl`) has their prints kept. */
export function printJobRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database } = context;

  app.post<{ Body: { jobs: PrintJob[] } }>(
    '/api/v1/print-jobs',
    {
      schema: { tags: ['报告'], body: KEEP, response: answers(shape({ kept: COUNT }, {}, { kept: 2 }), '记下的份数') },
    },
    async (request) => {
      const staff = requirePermission(request, ['bggl'], 'V');
      const { jobs } = request.body;
      return database.transaction(async (inside) => {
        const kept = await keepPrintJobs(context, inside, scopeOf(request), staff, jobs);
        await recordOperation(inside, context, staff, {
          action: 'report.print',
          details: { asked: jobs.length, kept },
        });
        return { kept };
      });
    },
  );

  app.get<{ Querystring: PrintJobQuery }>(
    '/api/v1/print-jobs',
    { schema: { tags: ['报告'], querystring: QUERY, response: answers(pageOf(ROW), '一页打印记录，最近的在前') } },
    async (request) => {
      requirePermission(request, ['bggl'], 'V');
      return printJobPage(database, scopeOf(request), request.query);
    },
  );
}
