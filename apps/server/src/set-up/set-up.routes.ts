import { checkInstitutions } from '@gongwei/domain/organisation';
import type { FastifyInstance } from 'fastify';
import { anybody } from '../access/route-access.ts';
import { CHECKED, SENT_INSTITUTIONS } from '../organisation/institution.schemas.ts';
import { SHEET_UPLOAD, uploadedSheet } from '../organisation/uploaded-sheet.ts';
import type { ServerContext } from '../server-context.ts';
import { answers, shape } from '../shared/schemas.ts';
import { alreadySetUp, requireSetUpCode, setUpSite, type SetUp } from './set-up.service.ts';
import type { SiteState } from './site-state.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const BODY = {
  type: 'object',
  required: ['code', 'institutions', 'administrator'],
  properties: {
    code: text(40),
    institutions: SENT_INSTITUTIONS,
    administrator: {
      type: 'object',
      required: ['username', 'name', 'password'],
      properties: { username: text(100), name: text(100), phone: text(40), password: text(200) },
    },
  },
} as const;
const tags = ['初始设置'];
const FLAG = { type: 'boolean' } as const;
const config = { access: anybody('the one-time code of an empty site') };

/** Setting up an empty site with the code that its terminal shows. Afterwards these calls do nothing. */
export function setUpRoutes(app: FastifyInstance, context: ServerContext, site: SiteState): void {
  app.get(
    '/api/v1/set-up',
    {
      config: { access: anybody() },
      schema: { tags, response: answers(shape({ needed: FLAG }, {}, { needed: false }), '是否等待初始设置') },
    },
    async () => ({ needed: await site.needsSetUp() }),
  );

  app.post('/api/v1/set-up/code', {
    config,
    schema: {
      tags,
      body: { type: 'object', required: ['code'], properties: { code: text(40) } },
      response: answers(shape({ right: FLAG }, {}, { right: true }), '初始化码正确'),
    },
    handler: async (request) => {
      if (!(await site.needsSetUp())) throw alreadySetUp();
      await requireSetUpCode(context, (request.body as { code: string }).code);
      return { right: true };
    },
  });

  app.post(
    '/api/v1/set-up/preview',
    {
      config: { ...config, upload: SHEET_UPLOAD },
      schema: { tags, consumes: ['multipart/form-data'], response: answers(CHECKED, '逐行核对，未保存') },
    },
    async (request) => {
      if (!(await site.needsSetUp())) throw alreadySetUp();
      // Before a byte of the file is read: it is nobody's who has no code.
      await requireSetUpCode(context, String(request.headers['x-set-up-code'] ?? ''));
      return checkInstitutions(await uploadedSheet(request, context.uploads));
    },
  );

  app.post<{ Body: SetUp }>(
    '/api/v1/set-up',
    { config, schema: { tags, body: BODY, response: answers(shape({ done: FLAG }, {}, { done: true }), '已设置') } },
    async (request) => {
      if (!(await site.needsSetUp())) throw alreadySetUp();
      await setUpSite(context, request.body);
      return { done: true };
    },
  );
}
