import { formSchema } from '@gongwei/domain/forms';
import type { FastifyInstance } from 'fastify';
import { anybody } from '../access/route-access.ts';
import type { ServerContext } from '../server-context.ts';
import { notFound } from '../shared/http-failure.ts';
import { answers, FORM_ID, type Schema } from '../shared/schemas.ts';

const BY_FORM = { type: 'object', required: ['id'], properties: { id: FORM_ID } } as const;
/** A JSON schema is an object of which nothing else can be said in short. */
const SCHEMA: Schema = {
  type: 'object',
  additionalProperties: true,
  examples: [
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: '血常规检查结果（补充录入）',
      type: 'object',
      additionalProperties: false,
      properties: { hemoglobin: { title: '血红蛋白', type: 'number', minimum: 0, maximum: 300, 'x-unit': 'g/L' } },
      required: [],
    },
  ],
};

/** What the answers of a form look like, for programs that fill it without our engine. The forms themselves are no secret: every page has them. */
export function formSchemaRoutes(app: FastifyInstance, { forms }: Pick<ServerContext, 'forms'>): void {
  app.get<{ Params: { id: string } }>(
    '/api/v1/forms/:id/schema',
    {
      config: { access: anybody() },
      schema: { tags: ['记录'], params: BY_FORM, response: answers(SCHEMA, '表单答案的 JSON Schema（2020-12）') },
    },
    async (request) => {
      const form = forms.compiled(request.params.id);
      if (!form) throw notFound('form.not-found', '没有这个表单');
      return formSchema(form);
    },
  );
}
