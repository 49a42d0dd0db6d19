import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {} from '@fastify/multipart';
import type { RosterRowResult } from '@gongwei/domain/resident';
import { RESIDENT_CODES } from '../identity/permissions.policy.ts';
import { requirePermission, scopeOf } from '../identity/request-staff.ts';
import { httpFailure, notFound } from '../shared/http-failure.ts';
import { answers, BY_ID, LIMIT, OFFSET, pageOf } from '../shared/schemas.ts';
import { checkFileUrl, type RosterImports } from './roster-imports.ts';
import { ROSTER_FILE_MESSAGES as say, ROSTER_LIMITS } from './roster-limits.ts';
import type { RosterStore, RosterUser } from './roster-store.port.ts';
import { ROSTER_IMPORT, ROSTER_ROW, workbookAnswer } from './roster.schemas.ts';
import { rosterTemplate } from './template-file.ts';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const OUTCOMES: readonly RosterRowResult['outcome'][] = [
  'created',
  'updated',
  'unchanged',
  'rejected',
  'skipped-empty',
];
const ROWS = { type: 'object', properties: { outcome: { enum: OUTCOMES }, offset: OFFSET, limit: LIMIT } } as const;

type ById = { Params: { id: string } };
type ByIdPaged = ById & { Querystring: { outcome?: RosterRowResult['outcome']; offset?: number; limit?: number } };

/** The roster's four addresses and the template. Closing the server lets the chunk at hand finish. */
export function rosterRoutes(app: FastifyInstance, imports: RosterImports, store: RosterStore): void {
  app.addHook('onClose', () => imports.stop());

  app.post(
    '/api/excels/putjkdninfo',
    { schema: { tags: ['花名册'], consumes: ['multipart/form-data'] } },
    async (request) => {
      const user = userOf(request, 'E');
      const { name, bytes } = await uploaded(request);
      const started = await imports.start(user, name, bytes);
      return { code: 200, data: { url: checkFileUrl(started.id), importId: started.id } };
    },
  );

  app.get<ById>(
    '/api/v1/roster-imports/:id',
    { schema: { tags: ['花名册'], params: BY_ID, response: answers(ROSTER_IMPORT, '导入进度') } },
    async (request) => imports.shown(await found(store, request)),
  );

  app.get<ByIdPaged>(
    '/api/v1/roster-imports/:id/rows',
    {
      schema: { tags: ['花名册'], params: BY_ID, querystring: ROWS, response: answers(pageOf(ROSTER_ROW), '一页结果') },
    },
    async (request) => {
      await found(store, request);
      const { outcome, offset = 0, limit = 50 } = request.query;
      return store.rows(request.params.id, { offset, limit, ...(outcome === undefined ? {} : { outcome }) });
    },
  );

  app.get<ById>(
    '/api/v1/roster-imports/:id/check-file.xlsx',
    { config: { download: true }, schema: { tags: ['花名册'], params: BY_ID, response: workbookAnswer('核对文件') } },
    async (request, reply) => {
      const { fileName } = await found(store, request);
      const bytes = await store.checkFile(request.params.id);
      if (!bytes) throw notFound('roster.not-ready', '导入还没有完成，请稍后下载');
      return workbook(reply, `${fileName.replace(/\.xlsx$/i, '')}-导入结果.xlsx`, bytes);
    },
  );

  app.get(
    '/api/v1/roster-template.xlsx',
    { config: { download: true }, schema: { tags: ['花名册'], response: workbookAnswer('模板') } },
    async (request, reply) => {
      requirePermission(request, RESIDENT_CODES, 'V');
      return workbook(reply, '居民花名册模板.xlsx', await rosterTemplate());
    },
  );
}

function userOf(request: FastifyRequest, letter: 'V' | 'E'): RosterUser {
  const staff = requirePermission(request, RESIDENT_CODES, letter);
  return { id: staff.id, name: staff.name, institutionCode: scopeOf(request).institutionCode };
}

async function found(store: RosterStore, request: FastifyRequest<ById>) {
  const one = await store.find(userOf(request, 'V'), request.params.id);
  if (!one) throw notFound('roster.not-found', '没有找到这次导入，或不在您的管理范围内');
  return one;
}

async function uploaded(request: FastifyRequest): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  if (!request.isMultipart()) throw httpFailure(422, { code: 'roster.no-file', message: '请选择要上传的花名册文件' });
  const file = await request.file({
    limits: { fileSize: ROSTER_LIMITS.fileBytes, files: 1 },
    throwFileSizeLimit: false,
  });
  if (!file) throw httpFailure(422, { code: 'roster.no-file', message: '请选择要上传的花名册文件' });
  const bytes = await file.toBuffer();
  if (file.file.truncated) throw httpFailure(413, { code: 'roster.too-large', message: say.tooLarge });
  if (bytes.length === 0) throw httpFailure(422, { code: 'roster.empty', message: say.empty });
  return { name: file.filename.slice(-120) || '花名册.xlsx', bytes };
}

const workbook = (reply: FastifyReply, name: string, bytes: Uint8Array): FastifyReply =>
  reply
    .header('content-type', WORKBOOK)
    .header('content-disposition', `attachment; filename="roster.xlsx"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('cache-control', 'no-store')
    .send(Buffer.from(bytes));
