import { MOST_PEOPLE, populationProblem } from '@gongwei/domain/organisation';
import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { isWithin } from '../database/scope.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden, httpFailure } from '../shared/http-failure.ts';
import { answers, COUNT, list, shape, TEXT } from '../shared/schemas.ts';
import { populationsAt, writePopulation } from './populations.repository.ts';

const INSTITUTION = { type: 'string', pattern: '^\\d{2,20}$' } as const;
const PEOPLE = { type: 'integer', minimum: 0, maximum: MOST_PEOPLE } as const;
const POPULATION = shape(
  { code: TEXT, name: TEXT, version: COUNT },
  { population: COUNT, elderly: COUNT, setOn: TEXT, setBy: TEXT },
  {
    code: '990101101',
    name: '青石镇卫生院',
    version: 1,
    population: 17_800,
    elderly: 3_020,
    setOn: '2026-01-08',
    setBy: '王敏',
  },
);
const CODES = ['gwmksjwh'];

type Asked = { Querystring: { institution?: string } };
type Write = { Params: { code: string }; Body: { population: number; elderly: number; base: number } };

/** 服务人口: what institutions register of the people of their districts. */
export function populationRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database, clock } = context;
  const tags = ['机构'];

  app.get<Asked>(
    '/api/v1/institution-populations',
    {
      config: { access: holdersOf(CODES, 'V') },
      schema: {
        tags,
        querystring: { type: 'object', properties: { institution: INSTITUTION } },
        response: answers(shape({ rows: list(POPULATION) }), '本机构与直接下级登记的服务人口'),
      },
    },
    async (request) => {
      const scope = scopeOf(request);
      const { institution = scope.institutionCode } = request.query;
      if (!isWithin(scope, institution)) throw forbidden();
      return { rows: await populationsAt(database, institution) };
    },
  );

  app.put<Write>(
    '/api/v1/institution-populations/:code',
    {
      config: { access: holdersOf(CODES, 'E') },
      schema: {
        tags,
        params: { type: 'object', required: ['code'], properties: { code: INSTITUTION } },
        body: {
          type: 'object',
          required: ['population', 'elderly', 'base'],
          properties: { population: PEOPLE, elderly: PEOPLE, base: COUNT },
        },
        response: answers(POPULATION, '登记后的服务人口'),
      },
    },
    async (request) => {
      const [staff, { code }] = [staffOf(request), request.params];
      const { population, elderly, base } = request.body;
      if (!isWithin(scopeOf(request), code)) throw forbidden();
      const problem = populationProblem(population, elderly);
      if (problem !== undefined) throw httpFailure(422, { code: 'population.invalid', message: problem });
      const by = { id: staff.id, name: staff.name };
      const at = clock.now().toISOString();
      const written = await database.transaction(async (inside) => {
        const row = await writePopulation(inside, { code, population, elderly, base, at, by });
        if (row) await recordOperation(inside, context, staff, { action: 'population.set', target: code });
        return row;
      });
      if (!written)
        throw httpFailure(409, {
          code: 'population.conflict',
          message: '这个机构的服务人口刚刚被别人改过',
          advice: '请看最新的数字，再决定是否修改',
        });
      return written;
    },
  );
}
