import {
  isOfResident,
  type FormDefinition,
  type RecordConflict,
  type RecordRemoval,
  type RecordSave,
  type RecordSnapshot,
  type StoredRecord,
} from '@gongwei/domain/forms';
import { firstDayOf, isCalendarDay, type CalendarDay } from '@gongwei/domain/shared';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { staffOnly, tokensToo } from '../access/route-access.ts';
import { requireForm, scopeOf, staffOf } from '../identity/request-staff.ts';
import { hidePeople } from '../privacy/hide-people.ts';
import { maskSnapshot, maskSummary, maskVersion } from '../privacy/mask-record.ts';
import { closedTo } from '../privacy/confidential.policy.ts';
import { readerOf, seesWhole } from '../privacy/reader.policy.ts';
import { PURPOSE, type Purpose } from '../privacy/purpose.ts';
import { recordViews } from '../privacy/resident-views.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure, notFound } from '../shared/http-failure.ts';
import { ANSWERS, answers, BY_ID, DAY, FORM_ID, ID, list, named } from '../shared/schemas.ts';
import type { Staff } from '../identity/users.repository.ts';
import type { StoredConflict } from './begin-write.ts';
import type { RecordWriter } from './create-record-writer.ts';
import { formSchemaRoutes } from './form-schema.routes.ts';
import { hidingFrom } from './hiding-from.ts';
import { toSnapshot, type RecordRow } from './record.mapper.ts';
import { sheetVerdict } from './sheet-verdict.query.ts';
import { FACTS, RECORD, RECORD_SUMMARY, RECORD_VERSION, SAVE_CONFLICT } from './record.schemas.ts';
import { recordsOf } from './records.repository.ts';

const OF_SUBJECT = {
  type: 'object',
  required: ['subjectId'],
  properties: { subjectId: ID, formId: FORM_ID, removed: { type: 'boolean' } },
} as const;
const LATEST = {
  type: 'object',
  required: ['subjectId', 'formId'],
  properties: { subjectId: ID, formId: FORM_ID, before: DAY },
} as const;
const SAVE = named('RecordSave', {
  type: 'object',
  required: ['id', 'formId', 'formVersion', 'subjectId', 'occurredOn', 'data', 'baseVersion', 'saveId'],
  properties: {
    id: ID,
    formId: FORM_ID,
    formVersion: { type: 'integer', minimum: 1 },
    subjectId: ID,
    occurredOn: DAY,
    stage: { type: 'string', maxLength: 40 },
    data: ANSWERS,
    origins: { type: 'object', additionalProperties: { type: 'string', maxLength: 20 } },
    baseVersion: { type: 'integer', minimum: 0 },
    reason: { type: 'string', maxLength: 500 },
    confirmed: { type: 'array', maxItems: 2, items: { type: 'string', maxLength: 500 } },
    saveId: ID,
  },
} as const);

const REMOVAL = {
  type: 'object',
  required: ['removed', 'baseVersion', 'saveId'],
  properties: {
    removed: { type: 'boolean' },
    baseVersion: { type: 'integer', minimum: 1 },
    saveId: ID,
    reason: { type: 'string', maxLength: 500 },
  },
} as const;

const READ = tokensToo(staffOnly('the letter of the form, V'));
const WRITE = tokensToo(staffOnly('the letter of the form, E'));

const missing = () => notFound('record.not-found', '没有找到这条记录，或不在您的管理范围内');

/** Stored forms. */
export function recordRoutes(app: FastifyInstance, context: ServerContext, writer: RecordWriter): void {
  const { database, forms, clock } = context;
  formSchemaRoutes(app, context);
  /** A sheet of a resident was opened, by itself or with what was before. */
  const viewed = async (
    staff: Staff,
    sheet: Pick<RecordRow, 'county_code' | 'form_id' | 'subject_id' | 'subject_kind'>,
    part: 'form' | 'print',
  ) => {
    if (sheet.subject_kind !== 'resident') return;
    const resident = { id: sheet.subject_id, county_code: sheet.county_code };
    await recordViews(database, clock, staff, [{ resident, part, formId: sheet.form_id }]);
  };
  /** Of somebody more was read than one sheet by its number: a list of sheets (`overview`), the latest of a form, or all versions. */
  const looked = async (staff: Staff, subjectId: string, formId?: string) => {
    const [resident] = await database.query<{ id: string; county_code: string }>(
      'select id, county_code from residents where id = $1',
      [subjectId],
    );
    const part = formId === undefined ? { part: 'overview' as const } : { part: 'form' as const, formId };
    if (resident) await recordViews(database, clock, staff, [{ resident, ...part }]);
  };
  const shown = async (staff: Staff, record: StoredRecord): Promise<RecordSnapshot> => {
    const hiding = await hidingFrom(context, staff, record.formId, record.subjectId);
    return hiding ? maskSnapshot(hiding, record) : record;
  };

  const shownConflict = async (staff: Staff, { base, theirs }: StoredConflict): Promise<RecordConflict> => ({
    base: base && (await shown(staff, base)),
    theirs: await shown(staff, theirs),
  });

  /** Sheets of residents are the scope's; other forms are also the reader's own, or handed down. */
  const readable = (request: FastifyRequest, staff: Staff, form: FormDefinition | undefined) =>
    recordsOf(database, scopeOf(request), form && !isOfResident(form.subject) ? staff : undefined);

  app.get<{ Querystring: { subjectId: string; formId?: string; removed?: boolean } }>(
    '/api/v1/records',
    {
      config: { access: READ },
      schema: { tags: ['记录'], querystring: OF_SUBJECT, response: answers(list(RECORD_SUMMARY), '最近的在前') },
    },
    async (request) => {
      const { subjectId, formId, removed } = request.query;
      const form = formId === undefined ? undefined : forms.definition(formId);
      const staff = requireForm(request, form, 'read');
      const summaries = await readable(request, staff, form).summaries(
        subjectId,
        formId,
        forms.title,
        closedTo(staff),
        removed,
      );
      if (summaries.length > 0) await looked(staff, subjectId, formId);
      if (readerOf(staff) === 'reveals' || seesWhole(staff, form)) return summaries;
      const people = await hidePeople(database, [subjectId]);
      return summaries.map((summary) => maskSummary(people, summary));
    },
  );

  app.get<{ Querystring: { subjectId: string; formId: string; before?: CalendarDay } }>(
    '/api/v1/records/latest',
    {
      config: { access: READ },
      schema: { tags: ['记录'], querystring: LATEST, response: answers(RECORD, '最近一份') },
    },
    async (request) => {
      const { subjectId, formId, before } = request.query;
      const form = forms.definition(formId);
      const staff = requireForm(request, form, 'read');
      // Asked day by day, a sheet that is told by the month would tell its day.
      const people = before !== undefined && readerOf(staff) === 'looks' && (await hidePeople(database, [subjectId]));
      const until = people && before !== undefined ? firstDayOf(people.day(formId, before)) : before;
      const record = await readable(request, staff, form).latest(subjectId, formId, until);
      if (!record) throw missing();
      await looked(staff, subjectId, formId);
      return shown(staff, record);
    },
  );

  app.get<{ Params: { id: string }; Querystring: Purpose }>(
    '/api/v1/records/:id',
    {
      config: { access: READ },
      schema: { tags: ['记录'], params: BY_ID, querystring: PURPOSE, response: answers(RECORD, '记录') },
    },
    async (request) => {
      const record = await recordsOf(database, scopeOf(request), staffOf(request)).row(request.params.id);
      const staff = requireForm(request, record && forms.definition(record.form_id), 'read');
      if (!record) throw missing();
      if (request.query.purpose === 'print' && readerOf(staff) === 'reveals') {
        await viewed(staff, record, 'print');
        return toSnapshot(record);
      }
      await viewed(staff, record, 'form');
      const snapshot = await shown(staff, toSnapshot(record));
      // Free texts may name the person: they are for whoever mends the sheet.
      return readerOf(staff) === 'reveals' ? { ...snapshot, ...(await sheetVerdict(database, record)) } : snapshot;
    },
  );

  app.get<{ Params: { id: string } }>(
    '/api/v1/records/:id/history',
    {
      config: { access: READ },
      schema: { tags: ['记录'], params: BY_ID, response: answers(list(RECORD_VERSION), '最近的在前') },
    },
    async (request) => {
      const found = await recordsOf(database, scopeOf(request), staffOf(request)).history(request.params.id);
      const staff = requireForm(request, found && forms.definition(found.formId), 'read');
      if (!found) throw missing();
      await looked(staff, found.subjectId, found.formId);
      const hiding = await hidingFrom(context, staff, found.formId, found.subjectId);
      return hiding ? found.versions.map((version) => maskVersion(hiding, version)) : found.versions;
    },
  );

  app.get<{ Params: { id: string } }>(
    '/api/v1/records/:id/facts',
    {
      config: { access: READ },
      schema: { tags: ['记录'], params: BY_ID, response: answers(FACTS, '同一机构其他登记对这一条的说明') },
    },
    async (request) => {
      const record = await recordsOf(database, scopeOf(request), staffOf(request)).row(request.params.id);
      const staff = requireForm(request, record && forms.definition(record.form_id), 'read');
      if (!record) throw missing();
      return writer.facts(database, scopeOf(request), staff, toSnapshot(record));
    },
  );

  app.put<{ Params: { id: string }; Body: RecordSave & { time?: unknown; ip?: unknown } }>(
    '/api/v1/records/:id',
    {
      config: { access: WRITE },
      schema: {
        tags: ['记录'],
        params: BY_ID,
        body: SAVE,
        response: answers(RECORD, '已保存', { 409: SAVE_CONFLICT }),
      },
    },
    async (request, reply) => {
      const { time: _time, ip: _ip, ...save } = request.body;
      const staff = requireForm(request, forms.definition(save.formId), 'save');
      if (save.id !== request.params.id || !isCalendarDay(save.occurredOn)) {
        throw httpFailure(422, { code: 'request.invalid', message: '记录编号或日期不正确，未保存' });
      }
      const saved = await writer.save(scopeOf(request), staff, save);
      if (saved.ok) return shown(staff, saved.value);
      const message = `${saved.failure.theirs.updatedByName}已先保存了这份记录，您的内容还没有保存`;
      return reply.code(409).send({
        code: 'record.conflict',
        message,
        advice: '请逐项选择要保留的内容',
        conflict: await shownConflict(staff, saved.failure),
      });
    },
  );

  app.put<{ Params: { id: string }; Body: Omit<RecordRemoval, 'id'> }>(
    '/api/v1/records/:id/removed',
    {
      config: { access: WRITE },
      schema: {
        tags: ['记录'],
        params: BY_ID,
        body: REMOVAL,
        response: answers(RECORD, '已删除或已恢复', { 409: SAVE_CONFLICT }),
      },
    },
    async (request, reply) => {
      const { removed, baseVersion, saveId, reason } = request.body;
      const { id } = request.params;
      const record = await recordsOf(database, scopeOf(request), staffOf(request)).row(id);
      const staff = requireForm(request, record && forms.definition(record.form_id), 'save');
      const why = reason === undefined ? {} : { reason };
      const answer = await writer.remove(scopeOf(request), staff, { id, removed, baseVersion, saveId, ...why });
      if (answer.ok) return shown(staff, answer.value);
      const message = `${answer.failure.theirs.updatedByName}刚刚改过这一条，${removed ? '没有删除' : '没有恢复'}`;
      return reply.code(409).send({
        code: 'record.conflict',
        message,
        advice: '请刷新列表，看过新内容后再操作',
        conflict: await shownConflict(staff, answer.failure),
      });
    },
  );
}
