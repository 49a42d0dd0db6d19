import { isOfResident, type RecordRemoval, type RecordSave } from '@gongwei/domain/forms';
import { ok } from '@gongwei/domain/shared';
import { personChanged, sheetChanged } from '../database/branch-changes.ts';
import type { Queryable } from '../database/database.port.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import type { Staff } from '../identity/users.repository.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { Scope } from '../database/scope.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure, notFound } from '../shared/http-failure.ts';
import { beginWrite, type Outcome } from './begin-write.ts';
import { findHolder, type RecordHolder } from './record-holder.ts';
import type { RecordHooks } from './record-hooks.ts';
import { toSnapshot, type FullRecordRow } from './record.mapper.ts';
import { occurrenceSlot } from './occurrence-slot.ts';
import { recordsOf, type RecordsRepository } from './records.repository.ts';
import { byHand, type WhyItStays } from './remove-by-hand.policy.ts';
import { writeRecord } from './write-record.ts';

/**
 * Takes an entry out of its register, or a sheet out of a resident's file, or puts it back, as a version of its own: who did it and what it held stays
 * readable, and all that follows from it is brought in step at once. Safe to repeat; a stale one gets a conflict. @throws 404 out of scope, 403 without
 * the right, 409 where its place is taken or something is built on it, 422 without a reason for a resident's sheet.
 */
export async function removeRecord(
  context: ServerContext,
  hooks: RecordHooks,
  scope: Scope,
  staff: Staff,
  removal: RecordRemoval,
): Promise<Outcome> {
  return repeatedTransaction(context.database, (inside) =>
    removeInside(context, hooks, inside, scope, staff, removal, byHand({ context, hooks, inside, staff, removal })),
  );
}

/**
 * The same inside of somebody else's transaction, which is not repeated by itself. `why`: a resident's sheet may go, too, where it gives no reason
 * against it.
 */
export async function removeInside(
  context: ServerContext,
  hooks: RecordHooks,
  inside: Queryable,
  scope: Scope,
  staff: Staff,
  removal: RecordRemoval,
  why?: WhyItStays,
): Promise<Outcome> {
  const records = recordsOf(inside, scope, staff);
  const { known, form } = await found(context, records, removal.id);
  const holder = await findHolder(inside, scope, staff, form, known.subject_id);
  const begun = await beginWrite(inside, records, holder.countyCode, removal);
  if ('answer' in begun) return begun.answer;
  const current = begun.current ?? known;
  const { removed } = removal;
  if ((current.removed_at !== null) === removed) return ok(toSnapshot(current));
  if (isOfResident(form.subject)) await mayGo(why, current);
  const record = toSnapshot(current);
  const slot = removed ? undefined : await occurrenceSlot(inside, holder, form, record);
  const version = current.version + 1;
  const { baseVersion, saveId, reason } = removal;
  const save: RecordSave = { ...record, baseVersion, saveId, ...(reason !== undefined && { reason }) };
  const written = await writeRecord(inside, {
    countyCode: holder.countyCode,
    institutionCode: holder.institutionCode,
    subjectKind: holder.subject.kind,
    save,
    removed,
    version,
    slot,
    headline: [],
    textOrder: context.forms.textOrder(record.formId, record.data),
    by: staff,
    at: context.clock.now().toISOString(),
  });
  const moment = { context, inside, scope, staff, form, holder, save, before: current };
  await hooks.afterWrite({ ...moment, data: record.data, stored: written });
  await recordOperation(inside, context, staff, {
    action: removed ? 'record.remove' : 'record.restore',
    subjectId: known.subject_id,
    target: removal.id,
    details: { formId: known.form_id, version },
  });
  if (holder.resident) await countedAnew(inside, holder, current);
  else await sheetChanged(inside, [current.institution_code]);
  return ok(toSnapshot(written));
}

/** @throws 404 */
async function found({ forms }: ServerContext, records: RecordsRepository, id: string) {
  const known = await records.row(id);
  const form = known && forms.definition(known.form_id);
  if (!known || !form) throw notFound('record.not-found', '没有找到这条记录，或不在您的管理范围内');
  return { known, form };
}

/** @throws 409 with the reason why it stays. */
async function mayGo(why: WhyItStays | undefined, sheet: FullRecordRow): Promise<void> {
  const stays = why ? await why(sheet) : '居民的服务记录不能在这里删除';
  if (stays !== undefined) throw httpFailure(409, { code: 'record.kept', message: stays });
}

/** What was counted of residents of these branches is counted anew. */
const countedAnew = (inside: Queryable, holder: RecordHolder, sheet: FullRecordRow): Promise<void> =>
  personChanged(inside, {
    countyCode: holder.countyCode,
    id: holder.subjectId,
    institutionCode: holder.institutionCode,
    sheetAt: sheet.institution_code,
  });
