import { responseOf, type Resource } from '@gongwei/domain/fhir';
import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { RESIDENT_CODES } from '../identity/permissions.policy.ts';
import type { ResidentRecord } from '../resident/resident.mapper.ts';
import type { ServerContext } from '../server-context.ts';
import { notFound } from '../shared/http-failure.ts';
import { BY_ID } from '../shared/schemas.ts';
import { asking, idIn, pageOf, residentOf, ROOT, sendFhir } from './fhir-request.ts';
import { BUNDLE, exampleOf, fhirAnswers, OF_PATIENT } from './fhir.schemas.ts';
import {
  carePlansFor,
  conditionsFor,
  encountersFor,
  observationsFor,
  responsesFor,
  sheetFor,
  sheetsFor,
  type Asking,
} from './person-resources.ts';

const READERS = holdersOf(RESIDENT_CODES, 'V');

type Kind = {
  readonly type: Resource['resourceType'];
  readonly description: string;
  readonly read: (own: Asking, resident: ResidentRecord) => Promise<readonly Resource[]>;
};
/** What a file is made of. */
const KINDS: readonly Kind[] = [
  {
    type: 'QuestionnaireResponse',
    description: '一位居民的记录',
    read: async (own, resident) => responsesFor(await sheetsFor(own, resident)),
  },
  {
    type: 'Encounter',
    description: '一位居民的就诊与随访',
    read: async (own, resident) => encountersFor(await sheetsFor(own, resident)),
  },
  {
    type: 'Observation',
    description: '一位居民的测量结果',
    read: async (own, resident) => observationsFor(resident, await sheetsFor(own, resident)),
  },
  { type: 'Condition', description: '一位居民的疾病', read: async (own, resident) => conditionsFor(own, resident) },
  { type: 'CarePlan', description: '一位居民的随访计划', read: carePlansFor },
];

/** What lies in somebody's file, kind by kind. */
export function fileRoutes(app: FastifyInstance, context: ServerContext): void {
  for (const { type, description, read } of KINDS)
    app.get<{ Querystring: { patient: string; _count: number; _offset: number } }>(
      `${ROOT}/${type}`,
      {
        config: { access: READERS },
        schema: { tags: ['FHIR'], querystring: OF_PATIENT, response: fhirAnswers(description, BUNDLE) },
      },
      async (request, reply) => {
        const id = idIn(request.query.patient);
        const all = await read(asking(context, request), await residentOf(context, request, id));
        return sendFhir(reply, pageOf(request, all, request.query, `${type}?patient=${id}`));
      },
    );

  app.get<{ Params: { id: string } }>(
    `${ROOT}/QuestionnaireResponse/:id`,
    {
      config: { access: READERS },
      schema: {
        tags: ['FHIR'],
        params: BY_ID,
        response: fhirAnswers('一份记录', exampleOf('QuestionnaireResponse')),
      },
    },
    async (request, reply) => {
      const sheet = await sheetFor(asking(context, request), request.params.id);
      if (!sheet) throw notFound('record.not-found', '没有找到这条记录，或不在您的管理范围内');
      return sendFhir(reply, responseOf(sheet.form, sheet.record));
    },
  );
}
