import { ARCHIVE_NUMBER, IDENTITY_NUMBER } from '@gongwei/domain/fhir';
import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { isWithin } from '../database/scope.ts';
import { RESIDENT_CODES } from '../identity/permissions.policy.ts';
import { staffOf } from '../identity/request-staff.ts';
import { recordOperation } from '../logging/operation-log.ts';
import { recordViews } from '../privacy/resident-views.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden } from '../shared/http-failure.ts';
import { BY_ID } from '../shared/schemas.ts';
import { asking, found, idIn, residentOf, ROOT, sendFhir } from './fhir-request.ts';
import { BUNDLE, BY_IDENTIFIER, exampleOf, fhirAnswers, PATIENTS, SINCE } from './fhir.schemas.ts';
import { patientsAfter, patientsNumbered } from './patients.query.ts';
import { everythingOf, patientFor } from './person-resources.ts';

const READERS = holdersOf(RESIDENT_CODES, 'V');
const NUMBERS: ReadonlyMap<string, 'id_number' | 'archive_number'> = new Map([
  [IDENTITY_NUMBER, 'id_number'],
  [ARCHIVE_NUMBER, 'archive_number'],
]);

type ById = { Params: { id: string } };
type Patients = { Querystring: { organization?: string; _count: number; _after?: string } };

/** Who lives in the scope. */
export function patientRoutes(app: FastifyInstance, context: ServerContext): void {
  searchRoutes(app, context);
  const { database, clock } = context;

  app.get<ById>(
    `${ROOT}/Patient/:id`,
    {
      config: { access: READERS },
      schema: { tags: ['FHIR'], params: BY_ID, response: fhirAnswers('一位居民', exampleOf('Patient')) },
    },
    async (request, reply) => {
      const resident = await residentOf(context, request, request.params.id);
      await recordViews(database, clock, staffOf(request), [{ resident, part: 'overview' }]);
      return sendFhir(reply, patientFor(asking(context, request), resident));
    },
  );

  app.get<ById & { Querystring: { _since?: string } }>(
    `${ROOT}/Patient/:id/$everything`,
    {
      config: { access: READERS },
      schema: {
        tags: ['FHIR'],
        params: BY_ID,
        querystring: SINCE,
        response: fhirAnswers('一位居民的全部档案', BUNDLE),
      },
    },
    async (request, reply) => {
      const resident = await residentOf(context, request, request.params.id);
      const own = asking(context, request);
      await recordViews(database, clock, own.staff, [{ resident, part: 'overview' }]);
      await recordOperation(database, context, own.staff, {
        action: 'resident.read-whole',
        subjectId: resident.id,
        details: {},
      });
      return sendFhir(reply, found(request, await everythingOf(own, resident, request.query._since)));
    },
  );
}

function searchRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database } = context;
  app.get<Patients>(
    `${ROOT}/Patient`,
    {
      config: { access: READERS },
      schema: { tags: ['FHIR'], querystring: PATIENTS, response: fhirAnswers('管理范围内的居民', BUNDLE) },
    },
    async (request, reply) => {
      const { organization, _count: limit, _after: after } = request.query;
      const own = asking(context, request);
      const institutionCode = organization === undefined ? own.scope.institutionCode : idIn(organization);
      if (!isWithin(own.scope, institutionCode)) throw forbidden('所选机构不在您的管理范围内');
      const rows = await patientsAfter(database, { institutionCode }, { after, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      const chosen = organization === undefined ? '' : `organization=${organization}&`;
      const next = last && `Patient?${chosen}_count=${limit}&_after=${last.id}`;
      const patients = page.map((resident) => patientFor(own, resident));
      return sendFhir(reply, found(request, patients, { next }));
    },
  );

  app.post<{ Body: { identifier: string } }>(
    `${ROOT}/Patient/_search`,
    {
      // Whoever may only look could have a guessed number confirmed.
      config: { access: holdersOf(RESIDENT_CODES, 'E') },
      schema: { tags: ['FHIR'], body: BY_IDENTIFIER, response: fhirAnswers('有这个号码的居民', BUNDLE) },
    },
    async (request, reply) => {
      const [system = '', value = ''] = request.body.identifier.split('|');
      const own = asking(context, request);
      const column = NUMBERS.get(system);
      const rows = column ? await patientsNumbered(database, own.scope, column, value) : [];
      const patients = rows.map((resident) => patientFor(own, resident));
      return sendFhir(reply, found(request, patients, { total: patients.length }));
    },
  );
}
