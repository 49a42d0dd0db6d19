import { numberBehind } from '@gongwei/domain/forms';
import { RESIDENT_CODES } from '@gongwei/domain/identity';
import { isCalendarDay, type SensitiveKind } from '@gongwei/domain/shared';
import type { FastifyInstance } from 'fastify';
import { holdersOf, peopleOnly } from '../access/route-access.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import type { Staff } from '../identity/users.repository.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { Scope } from '../database/scope.ts';
import { recordsOf } from '../records/records.repository.ts';
import { formContext } from '../records/background/form-context.query.ts';
import type { ResidentRecord } from '../resident/resident.mapper.ts';
import { REVEALED } from './resident-file.schemas.ts';
import { findResident } from '../resident/residents.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure, notFound } from '../shared/http-failure.ts';
import { answers, BY_ID, DAY, FORM_ID, ID } from '../shared/schemas.ts';
import { todayOf } from '../shared/server-clock.ts';
import { recordViews } from '../privacy/resident-views.repository.ts';
import { numberSources } from '../records/background/whole-numbers.ts';

const REVEAL = {
  type: 'object',
  required: ['what'],
  properties: {
    what: { enum: ['idNumber', 'phone', 'answer'] },
    formId: FORM_ID,
    field: { type: 'string', maxLength: 60 },
    mask: { type: 'string', maxLength: 60 },
    recordId: ID,
    on: DAY,
  },
} as const;

type Answer = {
  readonly formId: string;
  readonly field: string;
  readonly mask: string;
  readonly recordId?: string;
  readonly on?: string;
};
type Body = { readonly what: 'idNumber' | 'phone' } | (Partial<Answer> & { readonly what: 'answer' });
type Found = { readonly value: string; readonly part: 'id-number' | 'phone'; readonly formId?: string };

/** The one way by which a hidden number is shown; every showing is written down before it is answered. */
export function revealRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database, clock } = context;
  app.post<{ Params: { id: string }; Body: Body }>(
    '/api/v1/residents/:id/reveal',
    {
      config: { access: peopleOnly(holdersOf(RESIDENT_CODES, 'E')) },
      schema: { tags: ['居民'], params: BY_ID, body: REVEAL, response: answers(REVEALED, '完整号码') },
    },
    async (request) => {
      const [staff, { body }] = [staffOf(request), request];
      const resident = await findResident(database, scopeOf(request), request.params.id);
      if (!resident) throw notFound('resident.not-found', '没有找到这位居民，或不在您的管理范围内');
      const found =
        body.what === 'answer'
          ? await answerOf(context, scopeOf(request), staff, resident, body)
          : own(resident, body.what);
      if (!found) throw notFound('reveal.unknown', '没有找到这个号码，请重新打开表单后再查看');
      const { value, part, formId } = found;
      await recordOperation(database, context, staff, {
        action: 'resident.reveal',
        subjectId: resident.id,
        details: body.what === 'answer' ? { what: body.field ?? '', formId: body.formId ?? '' } : { what: body.what },
      });
      await recordViews(database, clock, staff, [{ resident, part, ...(formId === undefined ? {} : { formId }) }]);
      return { value };
    },
  );
}

const own = ({ id_number, phone }: ResidentRecord, what: 'idNumber' | 'phone'): Found =>
  what === 'idNumber' ? { value: id_number ?? '', part: 'id-number' } : { value: phone ?? '', part: 'phone' };

/** The number behind an answer of a sheet, stored or about to be: looked for where a save would look. */
async function answerOf(
  context: ServerContext,
  scope: Scope,
  staff: Staff,
  resident: ResidentRecord,
  { formId, field, mask, recordId, on }: Partial<Answer>,
): Promise<Found | undefined> {
  if (formId === undefined || field === undefined || mask === undefined)
    throw httpFailure(422, { code: 'request.invalid', message: '没有说明要查看哪张表的哪一项' });
  const { database, forms, clock } = context;
  const kind: SensitiveKind | undefined = forms.sensitive(formId).kinds.get(field);
  if (kind !== 'id-number' && kind !== 'phone') return undefined;
  const row = recordId === undefined ? undefined : await recordsOf(database, scope).row(recordId);
  const before = row?.subject_id === resident.id && row.form_id === formId ? row.data : undefined;
  const day = on !== undefined && isCalendarDay(on) ? on : todayOf(clock);
  const told = await formContext(context, database, scope, staff, resident, formId, day);
  const value = numberBehind(mask, field, kind, numberSources(before, told));
  return value === undefined ? undefined : { value, part: kind, formId };
}
