import type { Answers, RecordConflict, RecordSave, RecordSnapshot } from '@gongwei/domain/forms';
import { fail, fullYears, ok, type Json, type Result } from '@gongwei/domain/shared';
import { sqlStateOf, UNIQUE_VIOLATION, type Queryable } from '../database/database.port.ts';
import type { Staff } from '../identity/users.repository.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { Scope } from '../organisation/scope.ts';
import { formContext } from '../resident/form-context.query.ts';
import { mirrorPersonalInfo } from '../resident/mirror-personal-info.ts';
import { residentsChanged } from '../resident/kept-until-change.ts';
import type { ResidentRecord } from '../resident/resident.mapper.ts';
import { findResident } from '../resident/residents.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure, notFound } from '../shared/http-failure.ts';
import { slotOf } from './record-slot.policy.ts';
import { toSnapshot } from './record.mapper.ts';
import { recordsOf } from './records.repository.ts';
import { refreshStanding } from './resident-standing.ts';
import { writeRecord } from './write-record.ts';

type Outcome = Result<RecordSnapshot, RecordConflict>;
/** `residentTouched`: what resident lists show has changed. */
type Saved = { readonly outcome: Outcome; readonly residentTouched: boolean };
const untouched = (outcome: Outcome): Saved => ({ outcome, residentTouched: false });

/**
 * Stores a form, all or nothing. The same `saveId` again answers the same; a stale `baseVersion` gets a conflict and
 * changes nothing. @throws 404 out of scope, 409 `record.same-day` or `record.exists`, 422 with the fields.
 */
export async function saveRecord(
  context: ServerContext,
  scope: Scope,
  staff: Staff,
  save: RecordSave,
): Promise<Outcome> {
  const once = (): Promise<Saved> =>
    context.database.transaction((inside) => saveInside(context, inside, scope, staff, save));
  // When another process wrote the same record at the same moment, look again: now it is there.
  const { outcome, residentTouched } = await once().catch((error: unknown) => {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) return once();
    throw error;
  });
  if (residentTouched) await residentsChanged(context.database);
  return outcome;
}

async function saveInside(
  context: ServerContext,
  inside: Queryable,
  scope: Scope,
  staff: Staff,
  save: RecordSave,
): Promise<Saved> {
  const resident = await findResident(inside, scope, save.subjectId);
  if (!resident) throw notFound('resident.not-found', '没有找到这位居民，或不在您的管理范围内');
  const records = recordsOf(inside, scope);
  const repeated = await savedBefore(inside, resident.county_code, save);
  if (repeated !== undefined) return untouched(ok((await records.atVersion(save.id, repeated)) as RecordSnapshot));

  const current = await records.row(save.id);
  if (current && (current.subject_id !== save.subjectId || current.form_id !== save.formId)) {
    throw httpFailure(422, { code: 'record.other', message: '这条记录属于另一位居民或另一张表，未保存' });
  }
  if (!current && save.baseVersion > 0) throw notFound('record.not-found', '没有找到要修改的记录');
  if (current && current.version !== save.baseVersion) {
    // The same save, sent twice at once, may have been committed by another process since we asked.
    const meanwhile = await savedBefore(inside, resident.county_code, save);
    if (meanwhile !== undefined) return untouched(ok((await records.atVersion(save.id, meanwhile)) as RecordSnapshot));
    const base = save.baseVersion === 0 ? undefined : await records.atVersion(save.id, save.baseVersion);
    return untouched(fail({ base, theirs: toSnapshot(current) }));
  }
  const slot = await freeSlot(context, inside, resident, save);
  const data = await checkedAnswers(context, inside, scope, staff, resident, save);
  const version = (current?.version ?? 0) + 1;
  await writeRecord(inside, {
    countyCode: resident.county_code,
    institutionCode: resident.institution_code,
    save: { ...save, data },
    version,
    slot,
    headline: context.forms.headline(save.formId, data, {
      sex: resident.sex,
      age: fullYears(resident.birth_date, save.occurredOn),
    }),
    concepts: context.forms.concepts(save.formId, data),
    by: staff,
    at: context.clock.now().toISOString(),
  });
  const mirrored =
    save.formId === 'resident-personal-info' && (await mirrorPersonalInfo(inside, scope, resident, data));
  const restated = await refreshStanding(inside, resident);
  await recordOperation(inside, context, staff, {
    action: version === 1 ? 'record.create' : 'record.change',
    subjectId: save.subjectId,
    target: save.id,
    details: { formId: save.formId, version },
  });
  return {
    outcome: ok(toSnapshot((await records.row(save.id)) as NonNullable<typeof current>)),
    residentTouched: mirrored || restated,
  };
}

async function savedBefore(inside: Queryable, countyCode: string, save: RecordSave): Promise<number | undefined> {
  const [known] = await inside.query<{ record_id: string; version: number }>(
    'select record_id, version from save_ids where county_code = $1 and save_id = $2',
    [countyCode, save.saveId],
  );
  if (known && known.record_id !== save.id)
    throw httpFailure(422, { code: 'record.save-id', message: '保存编号与记录不符，未保存' });
  return known?.version;
}

async function freeSlot(
  { forms }: ServerContext,
  inside: Queryable,
  resident: ResidentRecord,
  save: RecordSave,
): Promise<string | undefined> {
  const form = forms.definition(save.formId);
  if (!form) throw httpFailure(422, { code: 'record.unknown-form', message: '服务器没有这张表，请刷新页面后重试' });
  const slot = slotOf(form, save);
  if (slot === undefined) return undefined;
  const [taken] = await inside.query<{ id: string }>(
    'select id from records where county_code = $1 and subject_id = $2 and form_id = $3 and slot = $4 and id <> $5',
    [resident.county_code, resident.id, save.formId, slot, save.id],
  );
  if (!taken) return slot;
  throw slot.startsWith('day:')
    ? httpFailure(409, {
        code: 'record.same-day',
        message: `该居民 ${save.occurredOn} 已有一份${form.title}`,
        advice: '请打开已有的那一份修改',
        existingId: taken.id,
      })
    : httpFailure(409, {
        code: 'record.exists',
        message: `该居民已有${form.title}`,
        advice: '请打开已有的那一份修改',
        existingId: taken.id,
      });
}

/** The answers to store. A record of an older form version may hold fields that are gone: they are kept, unchecked. */
async function checkedAnswers(
  context: ServerContext,
  inside: Queryable,
  scope: Scope,
  staff: Staff,
  resident: ResidentRecord,
  save: RecordSave,
): Promise<Answers> {
  const { forms } = context;
  const background = await formContext(context, inside, scope, staff, resident, save.formId, save.occurredOn);
  const older = save.formVersion < (forms.definition(save.formId)?.version ?? 0);
  const issues = forms.troubles(save.formId, save.data, background.context);
  const gone = older ? issues.filter(({ code }) => code === 'unknown-field').map(({ field }) => field) : [];
  const fields = issues.filter(({ field }) => !gone.includes(field));
  if (fields.length > 0) {
    throw httpFailure(422, {
      code: 'record.invalid',
      message: `有 ${fields.length} 处需要修改，未保存`,
      advice: '请按提示逐项修改后再保存',
      fields,
    });
  }
  const kept = Object.fromEntries(gone.map((key) => [key, save.data[key] as Json]));
  return { ...kept, ...forms.stored(save.formId, save.data, background.context) };
}
