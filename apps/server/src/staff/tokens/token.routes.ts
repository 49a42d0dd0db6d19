import type { FastifyInstance, FastifyRequest } from 'fastify';
import { staffOnly } from '../../access/route-access.ts';
import { staffOf } from '../../identity/request-staff.ts';
import type { Staff } from '../../identity/users.repository.ts';
import type { ServerContext } from '../../server-context.ts';
import { notFound } from '../../shared/http-failure.ts';
import { PERMISSION_MATRIX } from '../../identity/permission-matrix.data.ts';
import { strongestRights } from '../../identity/token-rights.policy.ts';
import { answers, BY_ID, FAILURE } from '../../shared/schemas.ts';
import { RIGHTS } from '../staff.schemas.ts';
import { CREATE_TOKEN, NEW_API_TOKEN, TOKEN, TOKENS, USES } from './token.schemas.ts';
import { tokensOf, usesOf } from './tokens.repository.ts';
import { createToken, revokeToken, type NewToken } from './tokens.service.ts';

const tags = ['接口令牌'];
/** Whoever is logged in, for their own; never a program, which could make itself another one. */
const config = { access: staffOnly() };

type ById = { Params: { id: string } };

/** 接口令牌: what programs ask with in the name of an account (ADR 45). */
export function tokenRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database, clock, accounts } = context;
  const whoAsks = (request: FastifyRequest): Staff => {
    const staff = staffOf(request);
    if (!accounts.apiTokens) throw notFound('token.off', '本站没有打开接口令牌（GONGWEI_API_TOKENS）');
    return staff;
  };

  app.get(
    '/api/v1/tokens',
    {
      config,
      schema: { tags, response: answers(TOKENS, '自己的令牌；管理用户的人（ht-jgyh 的 M）还有本机构及下级的') },
    },
    (request) => tokensOf(database, whoAsks(request), clock.now()).all(),
  );

  app.get(
    '/api/v1/tokens/rights',
    { config, schema: { tags, response: answers(RIGHTS, '自己最多能给令牌的权限') } },
    (request) =>
      strongestRights(whoAsks(request).permissions).map(({ code, letter }) => ({
        ...{ code, letter },
        label: PERMISSION_MATRIX[code]?.label ?? code,
      })),
  );

  app.post<{ Body: NewToken }>(
    '/api/v1/tokens',
    {
      config,
      schema: {
        tags,
        body: CREATE_TOKEN,
        response: {
          201: { ...NEW_API_TOKEN, description: '新令牌，只答一次' },
          '4xx': { ...FAILURE, description: '拒绝' },
        },
      },
    },
    async (request, reply) => reply.code(201).send(await createToken(context, whoAsks(request), request.body)),
  );

  app.put<ById>(
    '/api/v1/tokens/:id/revoked',
    { config, schema: { tags, params: BY_ID, response: answers(TOKEN, '已撤销') } },
    (request) => revokeToken(context, whoAsks(request), request.params.id),
  );

  app.get<ById>(
    '/api/v1/tokens/:id/uses',
    { config, schema: { tags, params: BY_ID, response: answers(USES, '每天每个接口用了多少次') } },
    async (request) => {
      const token = await tokensOf(database, whoAsks(request), clock.now()).find(request.params.id);
      if (!token) throw notFound('token.not-found', '没有这个令牌，或不在您的管理范围内');
      return usesOf(database, token.id);
    },
  );
}
