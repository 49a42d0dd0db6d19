import { CONFIGURATION_FORM, settingAnswers } from '@gongwei/domain/back-office';
import type { RecordSave } from '@gongwei/domain/forms';
import { ESCALATION_KEY } from '@gongwei/domain/reminders';
import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { configurationAbove, configurationAt } from '../configuration/configuration.query.ts';
import { countyCodeOf } from '../database/scope.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import type { RecordWriter } from '../records/create-record-writer.ts';
import { FULL_RECORD_COLUMNS, toSnapshot, type FullRecordRow } from '../records/record.mapper.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { uuidV7 } from '../shared/random-source.ts';
import { answers, COUNT, ID, INSTANT, shape, TEXT } from '../shared/schemas.ts';
import { LONGEST_WAIT, waitingMinutes } from './waiting-minutes.ts';
import { todayOf } from '../shared/server-clock.ts';

const ACCESS = holdersOf(['gwyfrh'], 'M');
const tags = ['提醒'];
/** `minutes`: in force at the chosen institution; `most`: what those above have, the longest it may be; `version` 0: the institution has said nothing. */
const LIMITS = shape(
  { minutes: COUNT, most: COUNT, version: COUNT },
  { by: TEXT, at: INSTANT },
  { minutes: 15, most: 30, version: 1, by: '王芳', at: '2026-06-15T04:00:00.000Z' },
);
const SET = {
  type: 'object',
  required: ['minutes', 'version', 'saveId'],
  properties: { minutes: { type: 'integer', minimum: 5, maximum: LONGEST_WAIT }, version: COUNT, saveId: ID },
} as const;
type Set = { readonly minutes: number; readonly version: number; readonly saveId: string };

/**
 * How long urgent reminders of an institution may wait until whoever is above is told. It is an entry of 全局配置 of that institution, with its
 * history, and is set here by who manages the monitoring, whether or not they may open 全局配置.
 */
export function reminderLimitsRoutes(app: FastifyInstance, context: ServerContext, records: RecordWriter): void {
  const { database, clock, random } = context;
  const ownEntry = async (institution: string): Promise<FullRecordRow | undefined> => {
    const [row] = await database.query<FullRecordRow>(
      `select ${FULL_RECORD_COLUMNS} from records r where r.county_code = $1 and r.institution_code = $2 and r.form_id = $3
         and r.removed_at is null and r.data ->> 'key' = $4`,
      [countyCodeOf(institution), institution, CONFIGURATION_FORM, ESCALATION_KEY],
    );
    return row;
  };
  const limits = async (institution: string) => {
    const own = await ownEntry(institution);
    return {
      minutes: waitingMinutes(await configurationAt(database, institution)),
      most: waitingMinutes(await configurationAbove(database, institution)),
      version: own?.version ?? 0,
      ...(own && { by: own.updated_by_name, at: own.updated_at }),
    };
  };

  app.get(
    '/api/v1/reminder-limits',
    { config: { access: ACCESS }, schema: { tags, response: answers(LIMITS, '所选机构的提醒规则') } },
    async (request) => limits(scopeOf(request).institutionCode),
  );

  app.post<{ Body: Set }>(
    '/api/v1/reminder-limits',
    { config: { access: ACCESS }, schema: { tags, body: SET, response: answers(LIMITS, '已保存') } },
    async (request) => {
      const { minutes, version, saveId } = request.body;
      const scope = scopeOf(request);
      const own = await ownEntry(scope.institutionCode);
      const before = own && toSnapshot(own);
      const save: RecordSave = {
        ...{ id: before?.id ?? uuidV7(clock.now(), random), formId: CONFIGURATION_FORM, formVersion: 1 },
        ...{ subjectId: scope.institutionCode, occurredOn: before?.occurredOn ?? todayOf(clock) },
        data: { ...(before?.data ?? settingAnswers(ESCALATION_KEY, '')), value: String(minutes) },
        ...{ baseVersion: version, saveId, reason: '智能提醒：规则设置' },
      };
      const saved = await records.save(scope, staffOf(request), save);
      if (!saved.ok)
        throw httpFailure(409, {
          code: 'record.conflict',
          message: `${saved.failure.theirs.updatedByName}刚刚改过，您的设置没有保存`,
          advice: '请看现在的值，再决定改不改',
        });
      return limits(scope.institutionCode);
    },
  );
}
