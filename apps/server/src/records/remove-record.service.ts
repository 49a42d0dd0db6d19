import { isOfResident, type RecordRemoval } from '@gongwei/domain/forms';
import { ok } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { Staff } from '../identity/users.repository.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { Scope } from '../organisation/scope.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure, notFound } from '../shared/http-failure.ts';
import { beginWrite, type Outcome } from './begin-write.ts';
import { findHolder } from './record-holder.ts';
import { toSnapshot, type FullRecordRow } from './record.mapper.ts';
import { freeSlot } from './record-place.ts';
import { recordsOf } from './records.repository.ts';
import { writeRecord } from './write-record.ts';

/**
 * Takes an entry out of its register or puts it back, as a version of its own: who did it and what it held stays readable.
 * Safe to repeat; a stale one gets a conflict. @throws 404 out of scope, 409 where its place is taken, 422 for a resident's sheet.
 */
export async function removeRecord(
  context: ServerContext,
  scope: Scope,
  staff: Staff,
  removal: RecordRemoval,
): Promise<Outcome> {
  return context.database.transaction((inside) => removeInside(context, inside, scope, staff, removal));
}

async function removeInside(
  context: ServerContext,
  inside: Queryable,
  scope: Scope,
  staff: Staff,
  removal: RecordRemoval,
): Promise<Outcome> {
  const records = recordsOf(inside, scope, staff);
  const known = await records.row(removal.id);
  const form = known && context.forms.definition(known.form_id);
  if (!known || !form) throw notFound('record.not-found', '没有找到这条记录，或不在您的管理范围内');
  if (isOfResident(form.subject))
    throw httpFailure(422, { code: 'record.kept', message: '居民的服务记录不能删除，请修改并写明原因' });
  const holder = await findHolder(inside, scope, staff, form, known.subject_id);
  const begun = await beginWrite(inside, records, holder.countyCode, removal);
  if ('answer' in begun) return begun.answer;
  const { removed } = removal;
  if ((known.removed_at !== null) === removed) return ok(toSnapshot(known));
  const record = toSnapshot(known);
  const slot = removed ? undefined : await freeSlot(inside, holder, form, record);
  const version = known.version + 1;
  await writeRecord(inside, {
    countyCode: holder.countyCode,
    institutionCode: holder.institutionCode,
    subjectKind: holder.subject.kind,
    save: { ...record, baseVersion: removal.baseVersion, saveId: removal.saveId },
    removed,
    version,
    slot,
    headline: [],
    concepts: [],
    by: staff,
    at: context.clock.now().toISOString(),
  });
  await recordOperation(inside, context, staff, {
    action: removed ? 'record.remove' : 'record.restore',
    subjectId: known.subject_id,
    target: removal.id,
    details: { formId: known.form_id, version },
  });
  return ok(toSnapshot((await records.row(removal.id)) as FullRecordRow));
}
