import { Readable } from 'node:stream';
import type { ListQuestion } from '@gongwei/domain/lists';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { staffOnly } from '../access/route-access.ts';
import type { Queryable } from '../database/database.port.ts';
import { staffOf } from '../identity/request-staff.ts';
import { insertExport } from '../lists/jobs/insert-export.ts';
import type { ListJobs } from '../lists/jobs/list-jobs.ts';
import type { JobRow } from '../lists/jobs/list-jobs.repository.ts';
import { ownJob } from '../lists/jobs/own-job.ts';
import { readingOf } from '../lists/list.routes.ts';
import { BY_LIST, QUESTION } from '../lists/list.schemas.ts';
import type { ServedLists } from '../lists/serve-lists.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure, notFound } from '../shared/http-failure.ts';
import { BY_ID, ID } from '../shared/schemas.ts';
import { searchOf } from '../shared/search-body.ts';
import { baseOf, ROOT } from './fhir-request.ts';
import { FILE_OF_LINES, MANIFEST, STARTED } from './fhir.schemas.ts';

/** What files there are of an export, a kind of resource each. */
export const EXPORTED = [
  'Patient',
  'Condition',
  'CarePlan',
  'Encounter',
  'QuestionnaireResponse',
  'Observation',
] as const;

const BY_FILE = {
  type: 'object',
  required: ['id', 'type'],
  properties: { id: ID, type: { enum: EXPORTED } },
} as const;

/** Seconds after which it is worth asking again. */
const AGAIN = 2;

/**
 * A list of residents as FHIR's Bulk Data has it: started once, worked on in the background like every export of a list, fetched as a file of
 * lines for each kind of resource.
 */
export function exportRoutes(app: FastifyInstance, context: ServerContext, lists: ServedLists, jobs: ListJobs): void {
  const { database, clock } = context;
  const found = async (request: FastifyRequest, id: string): Promise<JobRow> => {
    const job = await ownJob(database, lists, staffOf(request), id);
    if (job?.work.format !== 'fhir') throw notFound('list.job', '没有找到这项任务');
    if (job.state === 'failed') throw httpFailure(422, { code: 'list.failed', message: job.trouble ?? '导出没有完成' });
    return job;
  };

  app.post<{ Params: { list: string }; Body: Omit<ListQuestion, 'list'> }>(
    `${ROOT}/List/:list/$export`,
    {
      config: { access: staffOnly("V of the list's own code") },
      schema: {
        tags: ['FHIR'],
        params: BY_LIST,
        body: { type: 'object', properties: QUESTION },
        response: STARTED,
      },
    },
    async (request, reply) => {
      const { served, reader } = readingOf(request, lists, clock);
      if (served.source.person !== 'r.id')
        throw httpFailure(422, { code: 'fhir.no-residents', message: '只有居民名单能按 FHIR 导出' });
      const asked = Object.fromEntries(
        Object.entries(searchOf(request.body)).filter(([key]) => key in QUESTION),
      ) as Omit<ListQuestion, 'list'>;
      const id = await insertExport(context, served, reader, { asked, format: 'fhir' });
      jobs.wake(await found(request, id));
      return reply
        .code(202)
        .header('content-location', `${baseOf(request)}/export/${id}`)
        .send();
    },
  );

  app.get<{ Params: { id: string } }>(
    `${ROOT}/export/:id`,
    { config: { access: staffOnly() }, schema: { tags: ['FHIR'], params: BY_ID, response: MANIFEST } },
    async (request, reply) => {
      const job = await found(request, request.params.id);
      if (job.state !== 'done')
        return reply.code(202).header('x-progress', `${job.done}/${job.total}`).header('retry-after', AGAIN).send();
      return {
        transactionTime: job.started_at,
        request: `${baseOf(request)}/List/${job.list}/$export`,
        requiresAccessToken: true,
        output: EXPORTED.map((type) => ({ type, url: `${baseOf(request)}/export/${job.id}/${type}.ndjson` })),
        error: [],
      };
    },
  );

  app.get<{ Params: { id: string; type: string } }>(
    `${ROOT}/export/:id/:type.ndjson`,
    { config: { access: staffOnly() }, schema: { tags: ['FHIR'], params: BY_FILE, response: FILE_OF_LINES } },
    async (request, reply) => {
      const job = await found(request, request.params.id);
      if (job.state !== 'done') throw notFound('list.file', '文件还没有生成，请稍后下载');
      return reply.type('application/fhir+ndjson').send(Readable.from(linesOf(database, job, request.params.type)));
    },
  );
}

/** The lines of one kind, a part of the file in memory at a time. */
async function* linesOf(database: Queryable, { county_code, id }: JobRow, type: string): AsyncGenerator<Buffer> {
  const begins = Buffer.from(`{"resourceType":"${type}"`);
  let rest = Buffer.alloc(0);
  for (let part = 0; ; part += 1) {
    const [found] = await database.query<{ bytes: Uint8Array }>(
      'select bytes from list_job_parts where county_code = $1 and job_id = $2 and part = $3',
      [county_code, id, part],
    );
    if (!found) return;
    const bytes = Buffer.concat([rest, found.bytes]);
    const wanted: Buffer[] = [];
    let from = 0;
    for (let end = bytes.indexOf(0x0a); end !== -1; end = bytes.indexOf(0x0a, from)) {
      const line = bytes.subarray(from, end + 1);
      if (line.subarray(0, begins.length).equals(begins)) wanted.push(line);
      from = end + 1;
    }
    rest = Buffer.from(bytes.subarray(from));
    if (wanted.length > 0) yield Buffer.concat(wanted);
  }
}
