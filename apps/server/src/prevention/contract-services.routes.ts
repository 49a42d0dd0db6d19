import { formIndexEntry } from '@gongwei/domain/catalogue';
import { mayRead, maySave } from '@gongwei/domain/identity';
import {
  CONTRACT_FORM,
  contractServices,
  contractTerm,
  SERVICE_STANDINGS,
  type AgreedService,
} from '@gongwei/domain/prevention';
import type { FastifyInstance } from 'fastify';
import { lettersOf } from '../identity/permissions.policy.ts';
import { holdersOf } from '../access/route-access.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import type { Staff } from '../identity/users.repository.ts';
import { recordViews } from '../privacy/resident-views.repository.ts';
import { recordsOf } from '../records/records.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { notFound } from '../shared/http-failure.ts';
import { answers, BY_ID, CALENDAR_DAY, COUNT, ID, list, oneOf, shape, TEXT } from '../shared/schemas.ts';
import { todayOf } from '../shared/server-clock.ts';
import { contractFile } from './contract-file.query.ts';

const SERVICES = shape(
  {
    residentId: ID,
    services: list(
      shape(
        {
          contract: ID,
          state: oneOf('0', '1', '2', '3'),
          packageCode: TEXT,
          itemCode: TEXT,
          itemName: TEXT,
          seq: COUNT,
          times: COUNT,
          windowStart: CALENDAR_DAY,
          windowEnd: CALENDAR_DAY,
          makeUpBy: CALENDAR_DAY,
          finishRule: oneOf('1', '2', '3'),
          standing: oneOf(...SERVICE_STANDINGS),
          madeUp: { type: 'boolean' },
        },
        { linkedForm: TEXT, sheet: TEXT, finishedOn: CALENDAR_DAY, recordId: ID },
      ),
    ),
  },
  { contractNo: TEXT, from: CALENDAR_DAY, until: CALENDAR_DAY },
  {
    residentId: 'resident-1',
    from: '2026-01-01',
    until: '2026-12-31',
    services: [
      {
        ...{
          contract: 'contract-1',
          state: '2',
          packageCode: 'P1',
          itemCode: 'P1-1',
          itemName: '高血压随访',
          seq: 1,
          times: 4,
          finishRule: '1',
        },
        ...{ windowStart: '2026-01-01', windowEnd: '2026-04-01', makeUpBy: '2026-05-01', standing: 'done' },
        ...{ madeUp: false, linkedForm: 'hypertension-follow-up', sheet: '高血压患者随访服务记录表' },
        ...{ finishedOn: '2026-03-12', recordId: 'record-1' },
      },
    ],
  },
);

/** The services of one 签约记录: what was agreed, when it is due, what was done and by which sheet. */
export function contractServicesRoutes(app: FastifyInstance, context: ServerContext): void {
  const { clock, database } = context;
  app.get<{ Params: { id: string } }>(
    '/api/v1/contracts/:id/services',
    {
      config: { access: holdersOf(['gwyfrh'], 'V') },
      schema: { tags: ['签约'], params: BY_ID, response: answers(SERVICES, '约定的服务与履约情况') },
    },
    async (request) => {
      const [scope, staff] = [scopeOf(request), staffOf(request)];
      const record = await recordsOf(database, scope).row(request.params.id);
      if (!record || record.form_id !== CONTRACT_FORM || record.removed_at !== null)
        throw notFound('record.not-found', '没有找到这份协议，或不在您的管理范围内');
      const { county_code, subject_id: residentId } = record;
      const part = { part: 'form', formId: CONTRACT_FORM } as const;
      await recordViews(database, clock, staff, [{ resident: { id: residentId, county_code }, ...part }]);
      const file = await contractFile(database, county_code, residentId);
      const term = contractTerm(record.data);
      const { contractNo } = record.data;
      return {
        residentId,
        ...(typeof contractNo === 'string' && { contractNo }),
        ...(term && { from: term.from, until: term.until }),
        services: contractServices(file, record.id, todayOf(clock)).map((one) => shown(one, staff)),
      };
    },
  );
}

/** Sheets of a service lead on only for who may read them. */
function shown({ linkedForm, recordId, ...one }: AgreedService, staff: Staff) {
  const entry = linkedForm === undefined ? undefined : formIndexEntry(linkedForm);
  if (!entry) return one;
  const letterOf = lettersOf(staff);
  const done = recordId !== undefined;
  const opens = entry.subject === undefined && (done ? mayRead : maySave)(entry, letterOf);
  return { ...one, sheet: entry.title, ...(opens && { linkedForm }), ...(opens && done && { recordId }) };
}
