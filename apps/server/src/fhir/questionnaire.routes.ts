import { formIndex } from '@gongwei/domain/catalogue';
import { questionnaireOf } from '@gongwei/domain/fhir';
import type { FastifyInstance } from 'fastify';
import { anybody, staffOnly, tokensToo } from '../access/route-access.ts';
import type { ServerContext } from '../server-context.ts';
import { notFound } from '../shared/http-failure.ts';
import { FORM_ID } from '../shared/schemas.ts';
import { capabilityStatement } from './capability.ts';
import { baseOf, found, ROOT, sendFhir } from './fhir-request.ts';
import { BUNDLE, exampleOf, fhirAnswers, PAGES } from './fhir.schemas.ts';

const FORM_BY_ID = { type: 'object', required: ['id'], properties: { id: FORM_ID } } as const;

/** What can be asked here, and the forms that records answer. */
export function questionnaireRoutes(app: FastifyInstance, { clock, forms }: ServerContext): void {
  app.get(
    `${ROOT}/metadata`,
    {
      config: { access: anybody() },
      schema: { tags: ['FHIR'], response: fhirAnswers('能问什么', exampleOf('CapabilityStatement')) },
    },
    async (request, reply) => sendFhir(reply, capabilityStatement(baseOf(request), clock.now().toISOString())),
  );

  app.get<{ Querystring: { _count: number; _offset: number } }>(
    `${ROOT}/Questionnaire`,
    {
      config: { access: tokensToo(staffOnly()) },
      schema: { tags: ['FHIR'], querystring: PAGES, response: fhirAnswers('所有表单', BUNDLE) },
    },
    async (request, reply) => {
      const { _count: count, _offset: offset } = request.query;
      const page = formIndex.slice(offset, offset + count).flatMap(({ id }) => forms.compiled(id) ?? []);
      const more = offset + count < formIndex.length;
      return sendFhir(
        reply,
        found(request, page.map(questionnaireOf), {
          total: formIndex.length,
          next: more ? `Questionnaire?_count=${count}&_offset=${offset + count}` : undefined,
        }),
      );
    },
  );

  app.get<{ Params: { id: string } }>(
    `${ROOT}/Questionnaire/:id`,
    {
      config: { access: tokensToo(staffOnly()) },
      schema: { tags: ['FHIR'], params: FORM_BY_ID, response: fhirAnswers('一张表单', exampleOf('Questionnaire')) },
    },
    async (request, reply) => {
      const form = forms.compiled(request.params.id);
      if (!form) throw notFound('form.not-found', '没有这张表单');
      return sendFhir(reply, questionnaireOf(form));
    },
  );
}
