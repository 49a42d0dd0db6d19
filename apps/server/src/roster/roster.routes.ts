import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RosterImport, RosterRowsShown } from '@gongwei/domain/resident';
import { holdersOf, peopleOnly } from '../access/route-access.ts';
import { RESIDENT_CODES } from '../identity/permissions.policy.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { notFound } from '../shared/http-failure.ts';
import { answers, BY_ID, FAILURE, LIMIT, OFFSET, pageOf, shape, TEXT } from '../shared/schemas.ts';
import { rosterCheckFile } from './roster-check-file.ts';
import type { HeadingChoice, RosterImports, RowDecision } from './roster-imports.ts';
import { checkFileUrl, findImport, importOf, listImports, type ImportRow } from './roster-imports.repository.ts';
import { ROSTER_FILE_MESSAGES } from './roster-limits.ts';
import type { RosterUser } from '../resident/filed-people.ts';
import { isWritingOver, pageOfRows } from './roster-rows.repository.ts';
import { CHOICES, DECISION, ROSTER_IMPORT, ROSTER_ROW, ROSTER_OUTCOMES, workbookAnswer } from './roster.schemas.ts';
import { ROSTER_WORKERS } from './roster-right.policy.ts';
import { ROSTER_UPLOAD, rosterUpload } from './roster-upload.ts';
import { rosterTemplate } from './template-file.ts';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const TAGS = ['花名册'];
/** The template is for who may read files. */
const WORKERS = { access: peopleOnly(ROSTER_WORKERS) };
const READERS = { access: holdersOf(RESIDENT_CODES, 'V') };
const PAGE = { type: 'object', properties: { offset: OFFSET, limit: LIMIT } } as const;
const ROWS = {
  type: 'object',
  properties: { ...PAGE.properties, outcome: { enum: [...ROSTER_OUTCOMES, 'warned'] } },
} as const;

/** The one call of the specification whose answer has no `msg`. */
const UPLOADED = {
  200: {
    ...shape({ code: { type: 'integer', const: 200 }, data: shape({ url: TEXT, importId: TEXT }) }),
    description: '已收到，正在检查',
  },
  '4xx': { ...FAILURE, description: '拒绝' },
};

type ById = { Params: { id: string } };
type Paged = { Querystring: { offset?: number; limit?: number } };
type RowsAsked = ById & { Querystring: { outcome?: RosterRowsShown; offset?: number; limit?: number } };

/** Imports of residents: uploaded, checked, confirmed, taken back. All of it is for who may change residents' files. */
export function rosterRoutes(app: FastifyInstance, context: ServerContext, imports: RosterImports): void {
  const { database } = context;
  const { receive } = rosterUpload(context);

  app.post(
    '/api/excels/putjkdninfo',
    {
      config: { ...WORKERS, upload: ROSTER_UPLOAD },
      schema: { tags: TAGS, consumes: ['multipart/form-data'], response: UPLOADED },
    },
    async (request) => {
      const user = rosterUserOf(request);
      const { id } = await receive(request, user, (file) => imports.upload(user, file));
      return { code: 200, data: { url: checkFileUrl(id), importId: id } };
    },
  );

  app.get<Paged>(
    '/api/v1/roster-imports',
    {
      config: WORKERS,
      schema: { tags: TAGS, querystring: PAGE, response: answers(pageOf(ROSTER_IMPORT), '导入记录') },
    },
    async (request) => {
      const { offset = 0, limit = 20 } = request.query;
      return listImports(database, rosterUserOf(request), { offset, limit });
    },
  );

  app.get<ById>(
    '/api/v1/roster-imports/:id',
    { config: WORKERS, schema: { tags: TAGS, params: BY_ID, response: answers(ROSTER_IMPORT, '导入进度') } },
    async (request) => importOf(await found(context, request)),
  );

  app.get<RowsAsked>(
    '/api/v1/roster-imports/:id/rows',
    {
      config: WORKERS,
      schema: { tags: TAGS, params: BY_ID, querystring: ROWS, response: answers(pageOf(ROSTER_ROW), '一页结果') },
    },
    async (request) => {
      const row = await found(context, request);
      const { outcome, offset = 0, limit = 50 } = request.query;
      const key = { countyCode: row.county_code, id: row.id };
      return pageOfRows(database, key, isWritingOver(row.phase), {
        offset,
        limit,
        ...(outcome === undefined ? {} : { outcome }),
      });
    },
  );

  app.put<ById & { Body: { columns: readonly HeadingChoice[] } }>(
    '/api/v1/roster-imports/:id/columns',
    {
      config: WORKERS,
      schema: { tags: TAGS, params: BY_ID, body: CHOICES, response: answers(ROSTER_IMPORT, '已重新检查') },
    },
    async (request) => imports.assign(rosterUserOf(request), request.params.id, request.body.columns),
  );

  app.post<ById & { Body: RowDecision }>(
    '/api/v1/roster-imports/:id/decide',
    {
      config: WORKERS,
      schema: { tags: TAGS, params: BY_ID, body: DECISION, response: answers(ROSTER_IMPORT, '已记下') },
    },
    async (request) => imports.decide(rosterUserOf(request), request.params.id, request.body),
  );

  for (const [name, act, said] of [
    ['confirm', imports.confirm, '已开始写入'],
    ['cancel', imports.cancel, '已取消'],
    ['withdraw', imports.withdraw, '已开始撤回'],
  ] as const satisfies readonly (readonly [string, (user: RosterUser, id: string) => Promise<RosterImport>, string])[])
    app.post<ById>(
      `/api/v1/roster-imports/:id/${name}`,
      { config: WORKERS, schema: { tags: TAGS, params: BY_ID, response: answers(ROSTER_IMPORT, said) } },
      async (request) => act(rosterUserOf(request), request.params.id),
    );

  app.get<ById>(
    '/api/v1/roster-imports/:id/check-file.xlsx',
    {
      config: { ...WORKERS, download: true },
      schema: { tags: TAGS, params: BY_ID, response: workbookAnswer('核对文件') },
    },
    async (request, reply) => {
      const row = await found(context, request);
      if (row.cleared_at !== null) throw notFound('roster.cleared', ROSTER_FILE_MESSAGES.cleared);
      const bytes = await rosterCheckFile(database, row);
      if (!bytes) throw notFound('roster.not-ready', '还没有检查完，请稍后下载');
      await recordOperation(database, context, rosterUserOf(request), { action: 'roster.check-file', target: row.id });
      return workbook(reply, `${importOf(row).fileName.replace(/\.xlsx$/i, '')}-导入结果.xlsx`, bytes);
    },
  );

  app.get(
    '/api/v1/roster-template.xlsx',
    { config: { ...READERS, download: true }, schema: { tags: TAGS, response: workbookAnswer('模板') } },
    async (_request, reply) => workbook(reply, '居民花名册模板.xlsx', await rosterTemplate()),
  );
}

function rosterUserOf(request: FastifyRequest): RosterUser {
  const staff = staffOf(request);
  return { id: staff.id, name: staff.name, institutionCode: scopeOf(request).institutionCode };
}

async function found({ database }: ServerContext, request: FastifyRequest<ById>): Promise<ImportRow> {
  const row = await findImport(database, rosterUserOf(request), request.params.id);
  if (!row) throw notFound('roster.not-found', '没有找到这次导入，或不在您的管理范围内');
  return row;
}

const workbook = (reply: FastifyReply, name: string, bytes: Uint8Array): FastifyReply =>
  reply
    .header('content-type', WORKBOOK)
    .header('content-disposition', `attachment; filename="roster.xlsx"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('cache-control', 'no-store')
    .send(Buffer.from(bytes));
