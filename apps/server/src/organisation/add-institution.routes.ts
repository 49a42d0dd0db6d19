import { checkInstitutions, type InstitutionSheet } from '@gongwei/domain/organisation';
import type { FastifyInstance } from 'fastify';
import { anybody, holdersOf } from '../access/route-access.ts';
import { staffOf } from '../identity/request-staff.ts';
import type { Staff } from '../identity/users.repository.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { answers, failureSchema, fileAnswers } from '../shared/schemas.ts';
import { institutionTemplate } from './institution-template.ts';
import {
  acceptedInstitutions,
  checkSent,
  insertInstitutions,
  institutionsOf,
  oneTreeAtATime,
} from './institution-writes.ts';
import type { SentInstitution } from './institution-writes.ts';
import { ADDED, CHECKED, SENT_INSTITUTION, SENT_INSTITUTIONS } from './institution.schemas.ts';
import { countyCodeOf } from '../database/scope.ts';
import { SHEET_UPLOAD, uploadedSheet } from './uploaded-sheet.ts';

const access = holdersOf(['ht-jgyh'], 'M');
const tags = ['机构'];
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const IMPORT = {
  type: 'object',
  required: ['institutions'],
  properties: { institutions: SENT_INSTITUTIONS },
} as const;

/** 新增机构: townships and villages below one's own, one by one or from a file, after the site was set up. */
export function addInstitutionRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database } = context;

  /** All or nothing; those that are there stay as they are. */
  async function add(by: Staff, sent: readonly SentInstitution[]): Promise<{ added: number; known: number }> {
    return database.transaction(async (inside) => {
      await oneTreeAtATime(inside, by.institutionCode);
      const known = await institutionsOf(inside, countyCodeOf(by.institutionCode));
      const sheet = checkSent(sent, { known, root: by.institutionCode });
      const institutions = acceptedInstitutions(sheet);
      if (institutions.length > 0) {
        await insertInstitutions(inside, institutions);
        const details = { codes: institutions.slice(0, 50).map(({ code }) => code), count: institutions.length };
        await recordOperation(inside, context, by, { action: 'institution.create', details });
      }
      return { added: institutions.length, known: sheet.rows.length - institutions.length };
    });
  }

  app.post<{ Body: SentInstitution }>(
    '/api/v1/institutions',
    {
      config: { access },
      schema: {
        tags,
        body: SENT_INSTITUTION,
        response: { 201: { ...ADDED, description: '已新增' }, '4xx': { ...failureSchema(), description: '拒绝' } },
      },
    },
    async (request, reply) => {
      const done = await add(staffOf(request), [request.body]);
      if (done.added === 0) throw httpFailure(409, { code: 'institution.exists', message: '这个机构编码已有机构使用' });
      return reply.code(201).send(done);
    },
  );

  app.post(
    '/api/v1/institutions/import/preview',
    {
      config: { access, upload: SHEET_UPLOAD },
      schema: { tags, consumes: ['multipart/form-data'], response: answers(CHECKED, '逐行核对，未保存') },
    },
    async (request): Promise<InstitutionSheet> => {
      const by = staffOf(request);
      const known = await institutionsOf(database, countyCodeOf(by.institutionCode));
      return checkInstitutions(await uploadedSheet(request, context.uploads), { known, root: by.institutionCode });
    },
  );

  app.post<{ Body: { institutions: readonly SentInstitution[] } }>(
    '/api/v1/institutions/import',
    { config: { access }, schema: { tags, body: IMPORT, response: answers(ADDED, '新增与已有的个数') } },
    (request) => add(staffOf(request), request.body.institutions),
  );

  app.get(
    '/api/v1/institution-template.xlsx',
    {
      // An empty form; who sets a site up has no session yet.
      config: { access: anybody() },
      schema: {
        tags,
        response: fileAnswers('模板', [WORKBOOK]),
      },
    },
    async (_request, reply) =>
      reply
        .header('content-type', WORKBOOK)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent('机构名册模板.xlsx')}`)
        .send(Buffer.from(await institutionTemplate())),
  );
}
