import {
  isOfResident,
  type FormDefinition,
  type RecordRemoval,
  type RecordSave,
  type RecordSnapshot,
} from '@gongwei/domain/forms';
import { isCalendarDay } from '@gongwei/domain/shared';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maySave } from '@gongwei/domain/identity';
import { seesNumbers } from '../identity/permissions.policy.ts';
import { requireForm, scopeOf, staffOf } from '../identity/request-staff.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure, notFound } from '../shared/http-failure.ts';
import { ANSWERS, answers, BY_ID, DAY, FORM_ID, ID, list } from '../shared/schemas.ts';
import type { Staff } from '../identity/users.repository.ts';
import { entryFacts } from './entry-facts.query.ts';
import { maskAnswers, maskSnapshot } from './mask-answers.ts';
import { toSnapshot } from './record.mapper.ts';
import { FACTS, RECORD, RECORD_SUMMARY, RECORD_VERSION, SAVE_CONFLICT } from './record.schemas.ts';
import { recordsOf } from './records.repository.ts';
import { removeRecord } from './remove-record.service.ts';
import { saveRecord } from './save-record.service.ts';

const OF_SUBJECT = { type: 'object', required: ['subjectId'], properties: { subjectId: ID, formId: FORM_ID } } as const;
const LATEST = {
  type: 'object',
  required: ['subjectId', 'formId'],
  properties: { subjectId: ID, formId: FORM_ID, before: DAY },
} as const;
const SAVE = {
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
    saveId: ID,
  },
} as const;

const REMOVAL = {
  type: 'object',
  required: ['removed', 'baseVersion', 'saveId'],
  properties: { removed: { type: 'boolean' }, baseVersion: { type: 'integer', minimum: 1 }, saveId: ID },
} as const;

/** Who may change what a form says sees it whole: a masked number must never be saved back. */
const seesAll = (staff: Staff, form: FormDefinition | undefined): boolean =>
  form === undefined || isOfResident(form.subject)
    ? seesNumbers(staff.permissions)
    : maySave(form, (code) => staff.permissions.find((held) => held.code === code)?.letter);

const missing = () => notFound('record.not-found', '没有找到这条记录，或不在您的管理范围内');

/** Stored forms. */
export function recordRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database, forms } = context;
  const shown = (staff: Staff, record: RecordSnapshot): RecordSnapshot =>
    seesAll(staff, forms.definition(record.formId)) ? record : maskSnapshot(forms.masks(record.formId), record);

  /** Sheets of residents are the scope's; other forms are also the reader's own, or handed down. */
  const readable = (request: FastifyRequest, staff: Staff, form: FormDefinition | undefined) =>
    recordsOf(database, scopeOf(request), form && !isOfResident(form.subject) ? staff : undefined);

  app.get<{ Querystring: { subjectId: string; formId?: string } }>(
    '/api/v1/records',
    { schema: { tags: ['记录'], querystring: OF_SUBJECT, response: answers(list(RECORD_SUMMARY), '最近的在前') } },
    async (request) => {
      const { subjectId, formId } = request.query;
      const form = formId === undefined ? undefined : forms.definition(formId);
      const staff = requireForm(request, form, 'read');
      return readable(request, staff, form).summaries(subjectId, formId, forms.title);
    },
  );

  app.get<{ Querystring: { subjectId: string; formId: string; before?: string } }>(
    '/api/v1/records/latest',
    { schema: { tags: ['记录'], querystring: LATEST, response: answers(RECORD, '最近一份') } },
    async (request) => {
      const { subjectId, formId, before } = request.query;
      const form = forms.definition(formId);
      const staff = requireForm(request, form, 'read');
      const record = await readable(request, staff, form).latest(subjectId, formId, before);
      if (!record) throw missing();
      return shown(staff, record);
    },
  );

  app.get<{ Params: { id: string } }>(
    '/api/v1/records/:id',
    { schema: { tags: ['记录'], params: BY_ID, response: answers(RECORD, '记录') } },
    async (request) => {
      const record = await recordsOf(database, scopeOf(request), staffOf(request)).row(request.params.id);
      const staff = requireForm(request, record && forms.definition(record.form_id), 'read');
      if (!record) throw missing();
      return shown(staff, toSnapshot(record));
    },
  );

  app.get<{ Params: { id: string } }>(
    '/api/v1/records/:id/history',
    { schema: { tags: ['记录'], params: BY_ID, response: answers(list(RECORD_VERSION), '最近的在前') } },
    async (request) => {
      const found = await recordsOf(database, scopeOf(request), staffOf(request)).history(request.params.id);
      const staff = requireForm(request, found && forms.definition(found.formId), 'read');
      if (!found) throw missing();
      if (seesAll(staff, forms.definition(found.formId))) return found.versions;
      const masks = forms.masks(found.formId);
      return found.versions.map((version) => ({ ...version, data: maskAnswers(masks, version.data) }));
    },
  );

  app.get<{ Params: { id: string } }>(
    '/api/v1/records/:id/facts',
    { schema: { tags: ['记录'], params: BY_ID, response: answers(FACTS, '同一机构其他登记对这一条的说明') } },
    async (request) => {
      const record = await recordsOf(database, scopeOf(request), staffOf(request)).row(request.params.id);
      const staff = requireForm(request, record && forms.definition(record.form_id), 'read');
      if (!record) throw missing();
      return entryFacts(database, scopeOf(request), staff, toSnapshot(record));
    },
  );

  app.put<{ Params: { id: string }; Body: RecordSave & { time?: unknown; ip?: unknown } }>(
    '/api/v1/records/:id',
    {
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
      const saved = await saveRecord(context, scopeOf(request), staff, save);
      if (saved.ok) return saved.value;
      const message = `${saved.failure.theirs.updatedByName}已先保存了这份记录，您的内容还没有保存`;
      return reply
        .code(409)
        .send({ code: 'record.conflict', message, advice: '请逐项选择要保留的内容', conflict: saved.failure });
    },
  );

  app.put<{ Params: { id: string }; Body: Omit<RecordRemoval, 'id'> }>(
    '/api/v1/records/:id/removed',
    {
      schema: {
        tags: ['记录'],
        params: BY_ID,
        body: REMOVAL,
        response: answers(RECORD, '已删除或已恢复', { 409: SAVE_CONFLICT }),
      },
    },
    async (request, reply) => {
      const { removed, baseVersion, saveId } = request.body;
      const { id } = request.params;
      const record = await recordsOf(database, scopeOf(request), staffOf(request)).row(id);
      const staff = requireForm(request, record && forms.definition(record.form_id), 'save');
      const answer = await removeRecord(context, scopeOf(request), staff, { id, removed, baseVersion, saveId });
      if (answer.ok) return answer.value;
      const message = `${answer.failure.theirs.updatedByName}刚刚改过这一条，${removed ? '没有删除' : '没有恢复'}`;
      return reply
        .code(409)
        .send({ code: 'record.conflict', message, advice: '请刷新列表，看过新内容后再操作', conflict: answer.failure });
    },
  );
}
