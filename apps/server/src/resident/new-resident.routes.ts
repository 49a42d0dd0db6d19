import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import type { ServerContext } from '../server-context.ts';
import { answers, BY_ID, failureSchema, ID, shape } from '../shared/schemas.ts';
import type { TypedResident } from './new-resident.rules.ts';
import { addIdNumber, type AskedNumber } from './id-number.service.ts';
import { createResident, type MoveIn } from './new-resident.service.ts';
import { CREATED } from './resident.schemas.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
// What is missing or wrong is told field by field in the words of the roster, so the schema only keeps out what is no text.
const BODY = {
  type: 'object',
  properties: {
    name: text(60),
    idNumber: text(40),
    villageCode: text(30),
    phone: text(40),
    address: text(200),
    motherId: ID,
    noNumber: text(2),
    sex: text(10),
    birthDate: text(20),
    apart: text(1000),
  },
} as const;

const NUMBER = {
  type: 'object',
  required: ['idNumber'],
  properties: { idNumber: text(40), confirmed: text(1000) },
} as const;
const DONE = shape({ done: { type: 'boolean' } }, {}, { done: true });
const ANSWERS = { 201: { ...CREATED, description: '已建档' }, '4xx': { ...failureSchema(), description: '未建档' } };

/** 新建档案: who opens files may open one without a roster. `moveIn`: one that another institution let go. */
export function newResidentRoutes(app: FastifyInstance, context: ServerContext, moveIn: MoveIn): void {
  app.post<{ Body: TypedResident }>(
    '/api/v1/residents',
    { config: { access: holdersOf(['gwjkdngl'], 'E') }, schema: { tags: ['居民'], body: BODY, response: ANSWERS } },
    async (request, reply) => {
      const staff = staffOf(request);
      return reply.code(201).send(await createResident(context, scopeOf(request), staff, request.body, moveIn));
    },
  );

  app.put<{ Params: { id: string }; Body: AskedNumber }>(
    '/api/v1/residents/:id/id-number',
    {
      config: { access: holdersOf(['gwjkdngl'], 'E') },
      schema: { tags: ['居民'], params: BY_ID, body: NUMBER, response: answers(DONE, '已补录身份证号') },
    },
    async (request) => {
      await addIdNumber(context, scopeOf(request), staffOf(request), request.params.id, request.body);
      return { done: true };
    },
  );
}
