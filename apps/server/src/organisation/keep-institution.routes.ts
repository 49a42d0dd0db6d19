import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { staffOf } from '../identity/request-staff.ts';
import type { ServerContext } from '../server-context.ts';
import { answers } from '../shared/schemas.ts';
import { BY_INSTITUTION, EDIT_INSTITUTION, INSTITUTION_STATE, KEPT_INSTITUTION } from './institution.schemas.ts';
import { editInstitution, keptInstitution, setInstitutionState } from './keep-institutions.service.ts';
import type { InstitutionEdit, InstitutionState } from './keep-institutions.service.ts';

type ByCode<Body = unknown> = { Params: { code: string }; Body: Body };

/** 修改机构, 停用机构, 启用机构: one institution of the branch, and what may be done to it. New ones are added by `addInstitutionRoutes`. */
export function keepInstitutionRoutes(app: FastifyInstance, context: ServerContext): void {
  const onOne = { tags: ['机构'], params: BY_INSTITUTION, response: answers(KEPT_INSTITUTION, '一个机构') };
  const holding = (letter: 'V' | 'E' | 'M') => ({ access: holdersOf(['ht-jgyh'], letter) });

  app.get<ByCode>('/api/v1/institutions/:code', { config: holding('V'), schema: onOne }, (request) =>
    keptInstitution(context.database, staffOf(request), request.params.code),
  );

  app.put<ByCode<Omit<InstitutionEdit, 'code'>>>(
    '/api/v1/institutions/:code',
    { config: holding('E'), schema: { ...onOne, body: EDIT_INSTITUTION } },
    (request) => editInstitution(context, staffOf(request), { ...request.body, code: request.params.code }),
  );

  app.put<ByCode<Omit<InstitutionState, 'code'>>>(
    '/api/v1/institutions/:code/state',
    { config: holding('M'), schema: { ...onOne, body: INSTITUTION_STATE } },
    (request) => setInstitutionState(context, staffOf(request), { ...request.body, code: request.params.code }),
  );
}
