import { isOfResident, stageIn, type RecordSave, type StoredRecord } from '@gongwei/domain/forms';
import { fullYears, ok } from '@gongwei/domain/shared';
import { together } from '../database/database.port.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import type { Staff } from '../identity/users.repository.ts';
import { recordOperation } from '../logging/operation-log.ts';
import { countyCodeOf, type Scope } from '../database/scope.ts';
import { personChanged, sheetChanged } from '../database/branch-changes.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { beginWrite, type Outcome } from './begin-write.ts';
import { checkedAnswers } from './checked-answers.ts';
import { findHolder } from './record-holder.ts';
import type { CheckedRecord, RecordHooks, RecordMoment } from './record-hooks.ts';
import { toSnapshot } from './record.mapper.ts';
import { occurrenceSlot } from './occurrence-slot.ts';
import { recordsOf } from './records.repository.ts';
import { writeRecord } from './write-record.ts';

/**
 * Stores a form, all or nothing. The same `saveId` again answers the same; a stale `baseVersion` gets a conflict and
 * changes nothing. @throws 404 out of scope, 409 `record.same-day`, `record.exists`, `record.removed` or `record.life`, 422 with the fields.
 */
export async function saveRecord(
  context: ServerContext,
  hooks: RecordHooks,
  scope: Scope,
  staff: Staff,
  save: RecordSave,
): Promise<Outcome> {
  const form = context.forms.definition(save.formId);
  if (!form) throw httpFailure(422, { code: 'record.unknown-form', message: '服务器没有这张表，请刷新页面后重试' });
  // When somebody wrote the same record for the first time at the same moment, look again: now it is there.
  return repeatedTransaction(
    context.database,
    (inside) => saveInside(hooks, { context, inside, scope, staff, form, save }),
    'once',
  );
}

type Asked = Omit<RecordMoment, 'holder' | 'before'>;

/** Holds whom or what a record is about, then the record, in this order also where both are asked for at once. */
async function held({ inside, scope, staff, form, save }: Asked) {
  const holding = findHolder(inside, scope, staff, form, save.subjectId);
  const records = recordsOf(inside, scope, isOfResident(form.subject) ? undefined : staff);
  const county = countyCodeOf(scope.institutionCode);
  // Whoever sees several counties has to be told first whose file it is.
  const known = isOfResident(form.subject) && county.length === COUNTY_DIGITS;
  const [holder, begun] = await together(
    holding,
    beginWrite(inside, records, known ? county : (await holding).countyCode, save),
  );
  return { holder, records, begun };
}
const COUNTY_DIGITS = 6;

/** The same inside of somebody else's transaction, which is not repeated by itself. */
export async function saveInside(hooks: RecordHooks, asked: Asked): Promise<Outcome> {
  const { context, inside, staff, form, save } = asked;
  const { holder, records, begun } = await held(asked);
  if ('answer' in begun) {
    const { answer } = begun;
    if (!answer.ok && answer.failure.theirs.removed) throw removed(answer.failure.theirs);
    return answer;
  }
  const { current } = begun;
  if (current && (current.subject_id !== save.subjectId || current.form_id !== save.formId)) {
    throw httpFailure(422, { code: 'record.other', message: '这条记录属于另一位居民、另一个机构或另一张表，未保存' });
  }
  if (current?.removed_at != null) throw removed(toSnapshot(current));
  const stage = stageIn(form, save.data) ?? save.stage;
  const placed: RecordSave = stage === undefined ? save : { ...save, stage };
  const slot = await occurrenceSlot(inside, holder, form, placed);
  const moment: RecordMoment = { ...asked, holder, save: placed, before: current };
  const data = await checkedAnswers(hooks, moment);
  const checked: CheckedRecord = { ...moment, data };
  await hooks.beforeWrite(checked);
  const version = (current?.version ?? 0) + 1;
  const { resident } = holder;
  const written = await writeRecord(inside, {
    countyCode: holder.countyCode,
    institutionCode: holder.institutionCode,
    subjectKind: holder.subject.kind,
    save: { ...placed, data },
    version,
    slot,
    textOrder: context.forms.textOrder(save.formId, data),
    headline: context.forms.headline(
      save.formId,
      data,
      resident && { sex: resident.sex, age: fullYears(resident.birth_date, save.occurredOn) },
    ),
    by: staff,
    at: context.clock.now().toISOString(),
  });
  const residentTouched = await hooks.afterWrite({ ...checked, stored: written });
  await recordOperation(inside, context, staff, {
    action: version === 1 ? 'record.create' : 'record.change',
    subjectId: save.subjectId,
    target: save.id,
    details: { formId: save.formId, version },
  });
  // What follows may have moved the resident, records and all.
  const stored = residentTouched ? await records.row(save.id) : undefined;
  // What was counted of residents of these branches is counted anew.
  if (resident && (residentTouched || isOfResident(form.subject)))
    await personChanged(inside, {
      countyCode: holder.countyCode,
      id: save.subjectId,
      institutionCode: holder.institutionCode,
      ...(current && { sheetAt: current.institution_code }),
    });
  else if (!resident)
    await sheetChanged(inside, [written.institution_code, current?.institution_code ?? written.institution_code]);
  return ok(toSnapshot(stored ?? written));
}

const removed = (theirs: StoredRecord) =>
  httpFailure(409, {
    code: 'record.removed',
    message: `${theirs.updatedByName}已删除这一条，您的修改没有保存`,
    advice: '需要时请先在列表的“已删除”里恢复它',
  });
