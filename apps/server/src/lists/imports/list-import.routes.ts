import {
  checkOf,
  IMPORT_ACTION,
  readSheetLines,
  type ImportCheck,
  type ImportedLine,
  type KnownRows,
} from '@gongwei/domain/lists';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { staffOnly } from '../../access/route-access.ts';
import { staffOf } from '../../identity/request-staff.ts';
import { readSheet, SHEET_BYTES } from '../../organisation/read-sheet.ts';
import type { ServerContext } from '../../server-context.ts';
import { notFound } from '../../shared/http-failure.ts';
import { uuidV7 } from '../../shared/random-source.ts';
import { answers, BY_ID } from '../../shared/schemas.ts';
import { uploadFailure } from '../../uploads/receive-file.ts';
import type { SmallUploadRules } from '../../uploads/upload-desk.ts';
import { actionOf } from '../jobs/list-job.routes.ts';
import { FILE, JOB } from '../jobs/list-job.schemas.ts';
import type { ListJobs } from '../jobs/list-jobs.ts';
import { findJob, insertJob, toJob, type JobRow } from '../jobs/list-jobs.repository.ts';
import type { RowResult } from '../jobs/job-kind.ts';
import { BY_LIST, KEY } from '../list.schemas.ts';
import { readingOf } from '../list.routes.ts';
import type { ServedLists } from '../serve-lists.ts';
import type { ListReader, ServedList } from '../source.ts';
import type { ImportKind } from './import-kind.ts';
import { importTemplate } from './import-template.ts';
import { CHECK, CONFIRM } from './list-import.schemas.ts';
import { findImport, insertImport, nameOfLine } from './list-imports.repository.ts';

/** A workbook of rows. Unpacked it takes many times its size, so few are read at once. */
const UPLOAD: SmallUploadRules = {
  largest: SHEET_BYTES,
  atOnce: 2,
  failure: (reason) =>
    reason === 'too-large'
      ? uploadFailure(413, 'list.import', '文件超过 1 MB，请拆分后分次导入')
      : uploadFailure(
          422,
          'list.import',
          reason === 'empty' ? '文件是空的，请重新选择' : '请选择要导入的文件（.xlsx 或 .csv）',
        ),
};

type ByList = { Params: { list: string }; Querystring: { content?: string } };
/** What the file is of, where the list takes files of several things. */
const ABOUT = { type: 'object', properties: { content: KEY } } as const;
const LETTER = { access: staffOnly("the letter of the list's action") };
const tags = ['名单'];

/** 导入: a file is looked at line by line, nothing of it is written before it is confirmed; then it is a job like every other, with receipts and undo. */
export function listImportRoutes(
  app: FastifyInstance,
  context: ServerContext,
  lists: ServedLists,
  jobs: ListJobs,
  kindOf: (list: string, content?: string) => ImportKind | undefined,
): void {
  const importing: Importing = (request, content) => {
    const { served, reader } = readingOf(request, lists, context.clock);
    actionOf(served, reader, IMPORT_ACTION);
    const kind = kindOf(request.params.list, content);
    if (!kind) throw notFound('list.import', '这份名单不能导入');
    return { served, reader, kind };
  };
  checkRoute(app, context, lists, importing);
  confirmRoute(app, context, jobs, importing);
  templateRoute(app, importing);
}

/** Who takes which file into a list. @throws 403 or 404 where they may not, or nobody does. */
type Importing = (
  request: FastifyRequest<{ Params: { list: string } }>,
  content: string | undefined,
) => {
  readonly served: ServedList;
  readonly reader: ListReader;
  readonly kind: ImportKind;
};

function checkRoute(app: FastifyInstance, context: ServerContext, lists: ServedLists, importing: Importing): void {
  const { database, clock, random, uploads } = context;
  app.post<ByList>(
    '/api/v1/lists/:list/imports',
    {
      config: { ...LETTER, upload: UPLOAD },
      schema: {
        tags,
        params: BY_LIST,
        querystring: ABOUT,
        consumes: ['multipart/form-data'],
        response: answers(CHECK, '逐行核对，未写入'),
      },
    },
    async (request): Promise<ImportCheck> => {
      const { content } = request.query;
      const { reader, kind } = importing(request, content);
      const sheet = await uploads.small(request, UPLOAD, async (bytes) => {
        const read = await readSheet(bytes, '要导入的内容');
        if (!read.ok) throw uploadFailure(422, 'list.import', read.failure);
        return read.value;
      });
      const read = readSheetLines(sheet, kind.columns, kind.must);
      if (!read.ok) throw uploadFailure(422, 'list.import', read.failure);
      const rows = await kind.judge(context, reader, read.value.lines);
      const { unread } = read.value;
      const kept = {
        id: uuidV7(clock.now(), random),
        fileName: lists.get(request.params.list)?.list.definition.title ?? '',
        unread,
      };
      const at = clock.now().toISOString();
      await insertImport(database, reader, { ...kept, list: request.params.list, content, rows }, at);
      return checkOf(kept, rows);
    },
  );
}

function confirmRoute(
  app: FastifyInstance,
  { database, clock }: ServerContext,
  jobs: ListJobs,
  importing: Importing,
): void {
  // An import is found by whose it is; what they may do with it the list says.
  app.post<{ Params: { id: string }; Body: { known: KnownRows } }>(
    '/api/v1/list-imports/:id/confirm',
    {
      config: { access: staffOnly() },
      schema: { tags, params: BY_ID, body: CONFIRM, response: answers(JOB, '开始的任务') },
    },
    async (request) => {
      const staff = staffOf(request);
      const found = await findImport(database, staff, request.params.id);
      if (!found) throw notFound('list.import', '没有找到这次导入，请重新选择文件');
      const { served, reader, kind } = importing(
        Object.assign(request, {
          params: { ...request.params, list: found.list },
        }) as unknown as FastifyRequest<ByList>,
        found.content ?? undefined,
      );
      const { known } = request.body;
      const { undoDays } = actionOf(served, reader, IMPORT_ACTION);
      const [taken, leftOut] = sorted(found.rows, known);
      const job = {
        id: found.id,
        scope_code: found.scope_code,
        list: found.list,
        action: IMPORT_ACTION,
        undoable: jobs.kinds[kind.job]?.undo !== undefined,
        file_name: null,
        work: {
          kind: kind.job,
          ids: taken.map(nameOfLine),
          answers: { import: found.id, known },
          seenAs: reader.reader,
          ...(undoDays !== undefined && { undoDays }),
        },
        leftOut,
      };
      await database.transaction((inside) => insertJob(inside, reader.staff, job, clock.now().toISOString()));
      const row = (await findJob(database, staff, found.id)) as JobRow;
      jobs.wake(row);
      return toJob(row, clock.now());
    },
  );
}

function templateRoute(app: FastifyInstance, importing: Importing): void {
  app.get<ByList>(
    '/api/v1/lists/:list/import-template.xlsx',
    { config: { ...LETTER, download: true }, schema: { tags, params: BY_LIST, querystring: ABOUT, response: FILE } },
    async (request, reply) => {
      const { served, kind } = importing(request, request.query.content);
      const title = kind.title ?? served.list.definition.title;
      const name = `${title}导入模板.xlsx`;
      return reply
        .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .send(Buffer.from(await importTemplate(title, kind)));
    },
  );
}

/** Lines that will be written, and those that stay out, with why. */
function sorted(
  rows: readonly ImportedLine[],
  known: KnownRows,
): readonly [readonly ImportedLine[], readonly RowResult[]] {
  const taken = rows.filter(({ verdict }) => verdict === 'new' || (verdict === 'known' && known === 'update'));
  const leftOut = rows
    .filter((line) => !taken.includes(line))
    .map((line): RowResult => {
      const why = line.verdict === 'known' ? '已有，跳过' : line.problems.join('；');
      return { rowId: nameOfLine(line), title: `第 ${line.row} 行 ${line.title}`, outcome: 'skipped', reason: why };
    });
  return [taken, leftOut];
}
