import { PRINT_KEEPER_CODES } from '@gongwei/domain/identity';
import { PRINT_TEMPLATES, type PrintJob } from '@gongwei/domain/upload';
import type { FastifyInstance } from 'fastify';
import { holdersOf, peopleOnly } from '../access/route-access.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { answers, COUNT, ID, shape } from '../shared/schemas.ts';
import { keepPrintJobs } from './keep-print-jobs.ts';

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
/** 报告管理: what was printed, of whom, by whom and how often. Who may only look leaves no record behind. */
export function printJobRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database } = context;

  app.post<{ Body: { jobs: PrintJob[] } }>(
    '/api/v1/print-jobs',
    {
      // Reading the journal asks for V of it; writing it for whoever changes what is printed, or keeps the journal.
      config: { access: peopleOnly(holdersOf(PRINT_KEEPER_CODES, 'E')) },
      schema: { tags: ['报告'], body: KEEP, response: answers(shape({ kept: COUNT }, {}, { kept: 2 }), '记下的份数') },
    },
    async (request) => {
      const staff = staffOf(request);
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
}
