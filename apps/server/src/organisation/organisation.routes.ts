import type { FastifyInstance } from 'fastify';
import { staffOnly, tokensToo } from '../access/route-access.ts';
import { staffOf } from '../identity/request-staff.ts';
import { mayWorkFor } from '../identity/staff-places.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden } from '../shared/http-failure.ts';
import { toWireInstitution } from './institution.mapper.ts';
import { childrenOf } from './institutions.repository.ts';
import { data, fixedAnswers } from '../shared/fixed-answers.ts';
import { list, shape } from '../shared/schemas.ts';
import { INSTITUTION } from './organisation.schemas.ts';

const BODY = {
  type: 'object',
  properties: { jgbh: { type: 'string', maxLength: 400 }, jgjb: { type: 'string', maxLength: 10 } },
} as const;

/** The institution picker. */
export function organisationRoutes(app: FastifyInstance, { database }: ServerContext): void {
  app.post<{ Body: { jgbh?: string } }>(
    '/api/ykdjgxxs/Jgscgwsclist',
    {
      config: { access: tokensToo(staffOnly()) },
      schema: {
        tags: ['机构'],
        body: BODY,
        response: fixedAnswers('直接下级机构', data(shape({ data: list(INSTITUTION) }))),
      },
    },
    async (request) => {
      const staff = staffOf(request);
      const code = request.body.jgbh || staff.institutionCode;
      if (!mayWorkFor(staff, code)) throw forbidden('所选机构不在您的管理范围内');
      return { code: 200, msg: '', data: { data: (await childrenOf(database, code)).map(toWireInstitution) } };
    },
  );
}
