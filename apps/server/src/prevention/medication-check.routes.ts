import { formIndexEntry } from '@gongwei/domain/catalogue';
import { mayRead } from '@gongwei/domain/identity';
import { checkMedication, type MedicationCheck } from '@gongwei/domain/prevention';
import type { FastifyInstance } from 'fastify';
import { lettersOf } from '../identity/permissions.policy.ts';
import { holdersOf } from '../access/route-access.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import { recordViews } from '../privacy/resident-views.repository.ts';
import { recordsOf } from '../records/records.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { notFound } from '../shared/http-failure.ts';
import { answers, BY_ID, list, oneOf, shape, TEXT } from '../shared/schemas.ts';
import { todayOf } from '../shared/server-clock.ts';
import { medicationFile } from './medication-file.query.ts';

const CHECK = shape(
  {
    medicine: TEXT,
    points: list(shape({ weight: oneOf('look', 'read', 'unknown'), title: TEXT, text: TEXT, source: TEXT })),
  },
  {},
  {
    medicine: '氨氯地平',
    points: [
      {
        weight: 'look',
        title: '重复用药',
        text: '正在用的“络活喜”是同一种药。',
        source: '用药记录“络活喜”（2026-01-05起）',
      },
    ],
  },
);

/** 药物核对 of one 用药记录. */
export function medicationCheckRoutes(app: FastifyInstance, context: ServerContext): void {
  const { clock, database } = context;
  app.get<{ Params: { id: string } }>(
    '/api/v1/medication-records/:id/check',
    {
      config: { access: holdersOf(['gwyfrh'], 'V') },
      schema: { tags: ['用药'], params: BY_ID, response: answers(CHECK, '与登记的数据核对，只提示') },
    },
    async (request): Promise<MedicationCheck> => {
      const [scope, staff] = [scopeOf(request), staffOf(request)];
      const record = await recordsOf(database, scope).row(request.params.id);
      if (!record || record.form_id !== 'medication-record' || record.removed_at !== null)
        throw notFound('record.not-found', '没有找到这条用药记录，或不在您的管理范围内');
      const letterOf = lettersOf(staff);
      const info = formIndexEntry('resident-personal-info');
      const asking = { scope, staff, today: todayOf(clock), readsFile: info !== undefined && mayRead(info, letterOf) };
      const resident = { id: record.subject_id, county_code: record.county_code };
      await recordViews(database, clock, staff, [{ resident, part: 'form', formId: record.form_id }]);
      return checkMedication(await medicationFile(database, asking, record));
    },
  );
}
