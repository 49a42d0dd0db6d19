import {
  isOfResident,
  stageIn,
  type Answers,
  type FormDefinition,
  type RecordSave,
  type RecordSnapshot,
} from '@gongwei/domain/forms';
import { fullYears, ok } from '@gongwei/domain/shared';
import { sqlStateOf, UNIQUE_VIOLATION, type Queryable } from '../database/database.port.ts';
import type { Staff } from '../identity/users.repository.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { Scope } from '../organisation/scope.ts';
import { mirrorPersonalInfo } from '../resident/mirror-personal-info.ts';
import { residentsChanged } from '../resident/kept-until-change.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { beginWrite, type Outcome } from './begin-write.ts';
import { checkedAnswers } from './checked-answers.ts';
import { findHolder, type RecordHolder } from './record-holder.ts';
import { toSnapshot } from './record.mapper.ts';
import { freeSlot } from './record-place.ts';
import { recordsOf } from './records.repository.ts';
import { takeTube } from './tube-place.ts';
import { refreshStanding } from './resident-standing.ts';
import { writeRecord } from './write-record.ts';

/** `residentTouched`: what resident lists show has changed. */
type Saved = { readonly outcome: Outcome; readonly residentTouched: boolean };
const untouched = (outcome: Outcome): Saved => ({ outcome, residentTouched: false });

/**
 * Stores a form, all or nothing. The same `saveId` again answers the same; a stale `baseVersion` gets a conflict and
 * changes nothing. @throws 404 out of scope, 409 `record.same-day`, `record.exists` or `record.removed`, 422 with the fields.
 */
export async function saveRecord(
  context: ServerContext,
  scope: Scope,
  staff: Staff,
  save: RecordSave,
): Promise<Outcome> {
  const form = context.forms.definition(save.formId);
  if (!form) throw httpFailure(422, { code: 'record.unknown-form', message: '服务器没有这张表，请刷新页面后重试' });
  const once = (): Promise<Saved> =>
    context.database.transaction((inside) => saveInside(context, inside, scope, staff, form, save));
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
  form: FormDefinition,
  save: RecordSave,
): Promise<Saved> {
  const holder = await findHolder(inside, scope, staff, form, save.subjectId);
  const records = recordsOf(inside, scope, isOfResident(form.subject) ? undefined : staff);
  const begun = await beginWrite(inside, records, holder.countyCode, save);
  if ('answer' in begun) {
    const { answer } = begun;
    if (!answer.ok && answer.failure.theirs.removed) throw removed(answer.failure.theirs);
    return untouched(answer);
  }
  const { current } = begun;
  if (current && (current.subject_id !== save.subjectId || current.form_id !== save.formId)) {
    throw httpFailure(422, { code: 'record.other', message: '这条记录属于另一位居民、另一个机构或另一张表，未保存' });
  }
  if (current?.removed_at != null) throw removed(toSnapshot(current));
  const stage = stageIn(form, save.data) ?? save.stage;
  const placed: RecordSave = stage === undefined ? save : { ...save, stage };
  const slot = await freeSlot(inside, holder, form, placed);
  const data = await checkedAnswers(context, inside, scope, staff, holder, save, current?.data);
  await takeTube(inside, scope, { id: save.id, formId: save.formId, data, countyCode: holder.countyCode });
  const version = (current?.version ?? 0) + 1;
  const { resident } = holder;
  await writeRecord(inside, {
    countyCode: holder.countyCode,
    institutionCode: holder.institutionCode,
    subjectKind: holder.subject.kind,
    save: { ...placed, data },
    version,
    slot,
    headline: context.forms.headline(
      save.formId,
      data,
      resident && { sex: resident.sex, age: fullYears(resident.birth_date, save.occurredOn) },
    ),
    // Concepts are a person's: values of a register would be nobody's.
    concepts: resident ? context.forms.concepts(save.formId, data) : [],
    by: staff,
    at: context.clock.now().toISOString(),
  });
  const residentTouched = await bringResidentUpToDate(inside, scope, holder, save.formId, data);
  await recordOperation(inside, context, staff, {
    action: version === 1 ? 'record.create' : 'record.change',
    subjectId: save.subjectId,
    target: save.id,
    details: { formId: save.formId, version },
  });
  return { outcome: ok(toSnapshot((await records.row(save.id)) as NonNullable<typeof current>)), residentTouched };
}

async function bringResidentUpToDate(
  inside: Queryable,
  scope: Scope,
  { resident }: RecordHolder,
  formId: string,
  data: Answers,
): Promise<boolean> {
  if (!resident) return false;
  const mirrored = formId === 'resident-personal-info' && (await mirrorPersonalInfo(inside, scope, resident, data));
  return (await refreshStanding(inside, resident)) || mirrored;
}

const removed = (theirs: RecordSnapshot) =>
  httpFailure(409, {
    code: 'record.removed',
    message: `${theirs.updatedByName}已删除这一条，您的修改没有保存`,
    advice: '需要时请先在列表的“已删除”里恢复它',
  });
