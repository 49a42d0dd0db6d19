import { tieRefusal, type TieKind } from '@gongwei/domain/resident';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { RESIDENT_CODES } from '../identity/permissions.policy.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import { recordOperation } from '../logging/operation-log.ts';
import { readerOf } from '../privacy/reader.policy.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure, notFound } from '../shared/http-failure.ts';
import { answers, BY_ID, CALENDAR_DAY, COUNT, ID, list, oneOf, shape, TEXT } from '../shared/schemas.ts';
import { todayOf } from '../shared/server-clock.ts';
import { familyOf, writeTie } from './family.query.ts';
import type { ResidentRecord } from './resident.mapper.ts';
import { findResident } from './residents.repository.ts';

const MEMBER = shape(
  {
    id: TEXT,
    archiveNumber: TEXT,
    name: TEXT,
    sex: oneOf('male', 'female'),
    idNumber: TEXT,
    villageName: TEXT,
  },
  { birthDate: CALENDAR_DAY, age: COUNT, ageMonths: COUNT },
);
const FAMILY = shape({ children: list(MEMBER) }, { mother: MEMBER, spouse: MEMBER }, { children: [] });
const TIE = {
  type: 'object',
  required: ['kind'],
  properties: { kind: { enum: ['mother', 'spouse'] }, otherId: ID },
} as const;

type ById = { Params: { id: string } };
type Tie = ById & { Body: { kind: TieKind; otherId?: string } };

const personOf = ({ id, sex, birth_date }: ResidentRecord) => ({ id, sex, birthDate: birth_date });

/** Mother and child, husband and wife: which files belong together. */
export function familyRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database, clock } = context;
  const found = async (request: FastifyRequest, id: string): Promise<ResidentRecord> => {
    const resident = await findResident(database, scopeOf(request), id);
    if (!resident) throw notFound('resident.not-found', '没有找到这位居民，或不在您的管理范围内');
    return resident;
  };

  app.get<ById>(
    '/api/v1/residents/:id/family',
    {
      config: { access: holdersOf(RESIDENT_CODES, 'V') },
      schema: { tags: ['居民'], params: BY_ID, response: answers(FAMILY, '母亲、配偶与子女') },
    },
    async (request) => {
      const resident = await found(request, request.params.id);
      return familyOf(database, scopeOf(request), resident, readerOf(staffOf(request)), todayOf(clock));
    },
  );

  app.put<Tie>(
    '/api/v1/residents/:id/family',
    {
      config: { access: holdersOf(['gwjkdngl', 'gwfybjgl'], 'E') },
      schema: { tags: ['居民'], params: BY_ID, body: TIE, response: answers(FAMILY, '关联后的家庭') },
    },
    async (request) => {
      const staff = staffOf(request);
      const { kind, otherId } = request.body;
      const resident = await found(request, request.params.id);
      const other = otherId === undefined ? undefined : await found(request, otherId);
      const refusal = other && tieRefusal(kind, personOf(resident), personOf(other));
      if (refusal !== undefined) throw httpFailure(422, { code: 'family.refused', message: refusal });
      if (other && other.county_code !== resident.county_code)
        throw httpFailure(422, { code: 'family.refused', message: '双方的档案不在同一个县' });
      await database.transaction(async (inside) => {
        await writeTie(inside, resident, { kind, otherId, by: staff.id, at: clock.now().toISOString() });
        await recordOperation(inside, context, staff, {
          action: 'resident.change',
          subjectId: resident.id,
          details: { what: kind, known: otherId !== undefined },
        });
      });
      return familyOf(database, scopeOf(request), resident, readerOf(staff), todayOf(clock));
    },
  );
}
