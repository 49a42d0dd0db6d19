import {
  ARCHIVE_STATUSES,
  KNOWN_CONDITIONS,
  RESIDENT_SORTS,
  type ResidentQuery,
  type ResidentSort,
} from '@gongwei/domain/resident';
import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { RESIDENT_CODES } from '../identity/permissions.policy.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import { readerOf } from '../privacy/reader.policy.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { answers, CODE, LIMIT, OFFSET, pageOf } from '../shared/schemas.ts';
import { searchOf } from '../shared/search-body.ts';
import { todayOf } from '../shared/server-clock.ts';
import { listResidents, TELLING_SORTS } from './resident-list.query.ts';
import { RESIDENT_ROW } from './resident.schemas.ts';

const SORT = `^-?(${RESIDENT_SORTS.join('|')})$`;
const AGE = { type: 'integer', minimum: 0, maximum: 150 } as const;
const LIST = {
  type: 'object',
  properties: {
    text: { type: 'string', maxLength: 50 },
    institutionCode: CODE,
    villageCode: CODE,
    sex: { enum: ['male', 'female'] },
    minAge: AGE,
    maxAge: AGE,
    condition: { enum: KNOWN_CONDITIONS },
    status: { enum: ARCHIVE_STATUSES },
    due: { enum: ['follow-up-overdue', 'follow-up-due', 'check-up-missing-this-year'] },
    mine: { type: 'boolean' },
    sort: { type: 'string', pattern: SORT },
    offset: OFFSET,
    limit: LIMIT,
  },
} as const;
const READERS = holdersOf(RESIDENT_CODES, 'V');

type ListQuery = Omit<ResidentQuery, 'sort'> & { readonly sort?: string };

/** Finding residents. */
export function residentRoutes(app: FastifyInstance, { database, clock }: ServerContext): void {
  app.post<{ Body: ListQuery }>(
    '/api/v1/residents/search',
    {
      config: { access: READERS },
      schema: { tags: ['居民'], body: LIST, response: answers(pageOf(RESIDENT_ROW), '一页居民') },
    },
    async (request) => {
      const staff = staffOf(request);
      const { sort, mine, ...query } = searchOf(request.body);
      if (readerOf(staff) === 'looks' && TELLING_SORTS.some((by) => sort?.replace('-', '') === by))
        throw httpFailure(422, {
          code: 'resident.sort',
          message: '姓名和年龄已脱敏，不能用来排序',
          advice: '请按档案编号或日期排序',
        });
      return listResidents(
        database,
        scopeOf(request),
        readerOf(staff),
        { ...query, userId: staff.id, ...sortOf(sort), ...(mine ? { doctorId: staff.id } : {}) },
        todayOf(clock),
      );
    },
  );
}

const sortOf = (text: string | undefined): Pick<ResidentQuery, 'sort'> =>
  text === undefined ? {} : { sort: { by: text.replace('-', '') as ResidentSort, descending: text.startsWith('-') } };
