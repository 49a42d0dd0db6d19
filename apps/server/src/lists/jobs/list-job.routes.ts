import type { ActionReceipt, ListAction, ListQuestion, ListSelection } from '@gongwei/domain/lists';
import type { JsonObject } from '@gongwei/domain/shared';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { staffOnly } from '../../access/route-access.ts';
import { staffOf } from '../../identity/request-staff.ts';
import type { Staff } from '../../identity/users.repository.ts';
import type { ServerContext } from '../../server-context.ts';
import { forbidden, httpFailure, notFound } from '../../shared/http-failure.ts';
import { uuidV7 } from '../../shared/random-source.ts';
import { answers, BY_ID } from '../../shared/schemas.ts';
import { searchOf } from '../../shared/search-body.ts';
import { readingOf } from '../list.routes.ts';
import { BY_LIST } from '../list.schemas.ts';
import { maySee, mayTake } from '../row-actions.ts';
import type { ServedLists } from '../serve-lists.ts';
import type { ListReader, ServedList } from '../source.ts';
import { EXPORT, FILE, FREEZE, FROZEN, JOB, JOBS, RECEIPTS, RUN } from './list-job.schemas.ts';
import { insertExport } from './insert-export.ts';
import { cancelJob } from './job-leases.ts';
import type { ListJobs } from './list-jobs.ts';
import { nameReceipts } from './name-receipts.ts';
import { findJob, insertJob, receiptsOf, toJob, unreachedBy, type JobRow } from './list-jobs.repository.ts';
import { ownJob, ownJobs } from './own-job.ts';
import { askedNow } from '../asked-now.ts';
import { findSelection, freezeSelection } from './selections.ts';

type ByList<Body> = { Params: { list: string }; Body: Body };
type ById = { Params: { id: string } };
type JobDesk = { readonly context: ServerContext; readonly lists: ServedLists; readonly jobs: ListJobs };

const tags = ['名单'];
// Jobs are found by whose they are; what may be done stands in the action that was confirmed.
const own = staffOnly();

const newId = ({ clock, random }: ServerContext): string => uuidV7(clock.now(), random);

/** @throws 404 */
async function findOwnJob({ context, lists }: JobDesk, request: FastifyRequest<ById>): Promise<JobRow> {
  const job = await ownJob(context.database, lists, staffOf(request), request.params.id);
  if (!job) throw notFound('list.job', '没有找到这项任务');
  return job;
}

async function started({ database, clock }: ServerContext, jobs: ListJobs, staff: Staff, id: string) {
  const job = (await findJob(database, staff, id)) as JobRow;
  jobs.wake(job);
  return toJob(job, clock.now());
}

/** Actions over many rows, and exports: confirmed once, done in the background, each row with its receipt. */
export function listJobRoutes(app: FastifyInstance, context: ServerContext, lists: ServedLists, jobs: ListJobs): void {
  const desk = { context, lists, jobs };
  beginningRoutes(app, desk);
  jobRoutes(app, desk);
  fileRoute(app, desk);
}

/** What begins a job: the rows it will be done to, its confirmation, an export. */
function beginningRoutes(app: FastifyInstance, desk: JobDesk): void {
  const { context, lists, jobs } = desk;
  const { database, clock } = context;
  const reading = (request: FastifyRequest<{ Params: { list: string } }>) => readingOf(request, lists, clock);

  app.post<
    ByList<{ action: string } & Partial<{ ids: string[]; except: string[]; question: Omit<ListQuestion, 'list'> }>>
  >(
    '/api/v1/lists/:list/freeze',
    {
      config: { access: staffOnly("the letter of the list's action") },
      schema: { tags, params: BY_LIST, body: FREEZE, response: answers(FROZEN, '确认前的名单') },
    },
    async (request) => {
      const { served, reader } = reading(request);
      const { action: id, ids, except, question } = searchOf(request.body);
      const action = actionOf(served, reader, id);
      const selection: ListSelection = ids
        ? { ids }
        : { question: { list: request.params.list, ...question }, except: except ?? [] };
      return freezeSelection(database, served, reader, action, selection, {
        id: newId(context),
        at: clock.now().toISOString(),
      });
    },
  );

  app.post<{ Body: { selection: string; answers: JsonObject } }>(
    '/api/v1/list-jobs',
    {
      config: { access: own },
      schema: { tags, body: RUN, response: answers(JOB, '开始的任务') },
    },
    async (request) => {
      const staff = staffOf(request);
      const { selection, answers: given } = request.body;
      return started(context, jobs, staff, await confirmed(desk, staff, selection, given));
    },
  );

  app.post<ByList<Omit<ListQuestion, 'list'> & { columns: string[] }>>(
    '/api/v1/lists/:list/export',
    {
      config: { access: staffOnly("V of the list's own code") },
      schema: { tags, params: BY_LIST, body: EXPORT, response: answers(JOB, '开始的导出') },
    },
    async (request) => {
      const { served, reader } = reading(request);
      const { columns, view, where, condition, text, sort } = searchOf(request.body);
      const asked = {
        ...(view !== undefined && { view }),
        ...(where && { where }),
        ...(condition !== undefined && { condition }),
        ...(text !== undefined && { text }),
        ...(sort && { sort }),
      };
      const known = columns.filter((key) => served.list.columns.has(key));
      const id = await insertExport(context, served, reader, { asked, columns: known });
      return started(context, jobs, reader.staff, id);
    },
  );
}

/** Notes a confirmed action as a job of who confirmed it. @throws 404, 403 or 422 with a sentence. */
async function confirmed(
  { context, lists, jobs }: JobDesk,
  staff: Staff,
  selectionId: string,
  answers: JsonObject,
): Promise<string> {
  const { database, clock } = context;
  const selection = await findSelection(database, staff, selectionId);
  const served = selection && lists.get(selection.list);
  if (!selection || !served) throw notFound('list.selection', '没有找到所选的内容，请重新选择');
  const scope = { institutionCode: selection.scope_code };
  const asked = askedNow(clock, staff.id, selection.scope_code);
  const reader: ListReader = { scope, staff, reader: served.source.readerOf(staff), asked };
  const action = actionOf(served, reader, selection.action);
  const kindId = 'job' in action.does ? action.does.job : '';
  const kind = jobs.kinds[kindId];
  if (!kind) throw httpFailure(422, { code: 'list.action', message: '这项操作还不能批量办理' });
  const given = await kind.check(context, reader, answers);
  const leftOut = selection.left_out.map(({ rowId, reason }) => ({
    rowId,
    title: '',
    outcome: 'skipped' as const,
    reason,
  }));
  await database.transaction((inside) =>
    insertJob(
      inside,
      staff,
      {
        id: selection.id,
        scope_code: selection.scope_code,
        list: selection.list,
        action: action.id,
        undoable: action.undo === true && kind.undo !== undefined,
        file_name: null,
        work: {
          ...{ kind: kindId, ids: selection.row_ids, answers: given, seenAs: reader.reader },
          ...(action.undoDays !== undefined && { undoDays: action.undoDays }),
        },
        leftOut,
      },
      clock.now().toISOString(),
    ),
  );
  return selection.id;
}

/** One's jobs: how far they are, what became of each row, their end before time, and back. */
function jobRoutes(app: FastifyInstance, desk: JobDesk): void {
  const { lists, jobs } = desk;
  const { database, clock } = desk.context;
  const found = (request: FastifyRequest<ById>): Promise<JobRow> => findOwnJob(desk, request);
  const readerOf = (request: FastifyRequest<ById>, { list }: JobRow): ListReader =>
    readingOf(Object.assign(request, { params: { ...request.params, list } }), lists, clock).reader;

  app.get(
    '/api/v1/list-jobs',
    { config: { access: own }, schema: { tags, response: answers(JOBS, '我的任务') } },
    async (request) => (await ownJobs(database, lists, staffOf(request))).map((job) => toJob(job, clock.now())),
  );
  app.get<ById>(
    '/api/v1/list-jobs/:id',
    { config: { access: own }, schema: { tags, params: BY_ID, response: answers(JOB, '一项任务') } },
    async (request) => toJob(await found(request), clock.now()),
  );
  app.get<ById>(
    '/api/v1/list-jobs/:id/receipts',
    { config: { access: own }, schema: { tags, params: BY_ID, response: answers(RECEIPTS, '逐条回执') } },
    async (request) => {
      const job = await found(request);
      const told = (await receiptsOf(database, job.county_code, job.id)).map(
        ({ before: _before, ...receipt }): ActionReceipt => receipt,
      );
      const receipts = [...told, ...unreachedBy(job, told)];
      const served = lists.get(job.list);
      if (!served || !maySee(served.list.definition, staffOf(request))) return receipts;
      return nameReceipts(database, served, readerOf(request, job), receipts);
    },
  );
  app.post<ById>(
    '/api/v1/list-jobs/:id/cancel',
    { config: { access: own }, schema: { tags, params: BY_ID, response: answers(JOB, '已停止') } },
    async (request) => {
      await cancelJob(database, await found(request));
      return toJob(await found(request), clock.now());
    },
  );
  app.post<ById>(
    '/api/v1/list-jobs/:id/undo',
    { config: { access: own }, schema: { tags, params: BY_ID, response: answers(JOB, '已撤销') } },
    async (request) => {
      const job = await found(request);
      const served = lists.get(job.list);
      if (!served || !toJob(job, clock.now()).undoable)
        throw httpFailure(409, {
          code: 'list.undo',
          message: `这项操作不能撤销，或已超过${job.work.undoDays === undefined ? ' 24 小时' : ` ${job.work.undoDays} 天`}`,
        });
      actionOf(served, readerOf(request, job), job.action);
      await jobs.undo(job);
      return toJob(await found(request), clock.now());
    },
  );
}

function fileRoute(app: FastifyInstance, desk: JobDesk): void {
  const { database, clock } = desk.context;
  app.get<ById>(
    '/api/v1/list-jobs/:id/file.xlsx',
    { config: { access: own, download: true }, schema: { tags, params: BY_ID, response: FILE } },
    async (request, reply) => {
      const job = await findOwnJob(desk, request);
      const name = toJob(job, clock.now()).file;
      if (name === undefined) throw notFound('list.file', '文件还没有生成，请稍后下载');
      const parts = await database.query<{ bytes: Uint8Array }>(
        'select bytes from list_job_parts where county_code = $1 and job_id = $2 order by part',
        [job.county_code, job.id],
      );
      return reply
        .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .send(Buffer.concat(parts.map(({ bytes }) => bytes)));
    },
  );
}

/** @throws 404 for an action there is not, 403 for one that is not theirs. */
export function actionOf(served: ServedList, { staff }: ListReader, id: string): ListAction {
  const action = served.list.actions.find((one) => one.action.id === id)?.action;
  if (!action) throw notFound('list.action', '这份名单没有这项操作');
  if (!mayTake(served.list.definition, action, staff)) throw forbidden();
  return action;
}
