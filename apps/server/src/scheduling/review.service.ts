import {
  reportLife,
  reviewLife,
  type ReportEvent,
  type ReviewEvent,
  type ReviewFacts,
} from '@gongwei/domain/scheduling';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import { parameters, scopeCondition, type Scope } from '../database/scope.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { FullRecordRow } from '../records/record.mapper.ts';
import { recordsOf } from '../records/records.repository.ts';
import { findResident } from '../resident/residents.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure, notFound } from '../shared/http-failure.ts';
import type { Asking } from './book-people.service.ts';
import { judgeCheckUp, type Judged } from './judge-check-up.rules.ts';
import {
  beginReview,
  readReview,
  writeReport,
  writeTold,
  writeVerdict,
  type ReviewRow,
  type Verdict,
} from './reviews.repository.ts';

export type Reviewed = {
  readonly record: FullRecordRow;
  readonly review: ReviewRow | undefined;
  readonly judged: Judged;
};

/** A check-up sheet with what is to be said of it. @throws 404 out of scope. */
export async function readCheckUp(on: Queryable, scope: Scope, recordId: string): Promise<Reviewed> {
  const record = await recordsOf(on, scope, undefined).row(recordId);
  const resident =
    record && record.form_id === 'health-check-up' ? await findResident(on, scope, record.subject_id) : undefined;
  if (!record || !resident) throw notFound('check-up.not-found', '没有找到这份体检表，或不在您的管理范围内');
  const review = await readReview(on, resident.county_code, recordId);
  return { record, review, judged: judgeCheckUp(record.data, resident, record.occurred_on) };
}

const factsOf = ({ record, judged }: Reviewed, row: ReviewRow): ReviewFacts => ({
  missing: judged.missing.length,
  errors: 0,
  unheard: judged.critical && row.critical_told === null,
  changed: record.version > (row.judged_version ?? 0),
  delivered: row.report_state === '4',
});

/** The sheet's row is held before its review, as a save holds its person before either. */
async function held(
  inside: Queryable,
  scope: Scope,
  recordId: string,
): Promise<{ readonly sheet: Reviewed; readonly row: ReviewRow }> {
  const into = parameters();
  await inside.query(
    `select 1 from records r where ${scopeCondition(scope, 'r', into)} and r.id = ${into.add(recordId)} for update`,
    into.values,
  );
  const sheet = await readCheckUp(inside, scope, recordId);
  return { sheet, row: await beginReview(inside, sheet.record.county_code, recordId) };
}

/** What is written down with an event. Taken back to be worded anew, what was said is not written twice. */
function saidWith(event: ReviewEvent, { note, fields }: ReviewRow): Pick<Verdict, 'note' | 'fields' | 'without'> {
  if (event.type === 'SEND_BACK') return { note: event.note, fields: event.fields };
  if (event.type === 'TAKE_BACK') return { ...(note !== null && { note }), fields };
  if (event.type === 'WITHDRAW') return { note: event.reason };
  return event.type === 'PASS' && event.without !== undefined ? { without: event.without } : {};
}

/** Judges a sheet inside the caller's transaction. `seen`: the version of the record that was read. @throws 404, 409, 422 with a sentence. */
export async function reviewInside(
  context: ServerContext,
  inside: Queryable,
  { scope, staff }: Asking,
  recordId: string,
  event: ReviewEvent,
  seen?: number,
): Promise<void> {
  const { sheet, row } = await held(inside, scope, recordId);
  if (seen !== undefined && seen !== sheet.record.version)
    throw httpFailure(409, {
      code: 'check-up.changed',
      message: '这份体检表刚被改过，没有办理',
      advice: '请看过新的内容再办',
    });
  const next = reviewLife.after(row.state, event, factsOf(sheet, row));
  if (!next.ok) throw refused(next.failure);
  const at = context.clock.now().toISOString();
  await writeVerdict(inside, row, next.value, {
    by: staff.id,
    at,
    recordVersion: sheet.record.version,
    ...saidWith(event, row),
  });
  if (event.type === 'WITHDRAW') {
    const paper = reportLife.after(row.report_state, { type: 'VOID' }, { whole: true, review: next.value });
    if (paper.ok) await writeReport(inside, row, paper.value, { by: staff.id, at, note: '撤回审核，报告作废' });
    const { county_code: countyCode } = sheet.record;
    for (const hook of context.reviewHooks)
      await hook({ inside, countyCode, recordId, reason: event.reason, at, by: staff });
  }
  await recordOperation(inside, context, staff, {
    action: 'check-up.review',
    subjectId: sheet.record.subject_id,
    target: recordId,
    details: { event: event.type, from: row.state, to: next.value },
  });
}

export const reviewCheckUp = (
  context: ServerContext,
  asking: Asking,
  recordId: string,
  event: ReviewEvent,
  seen: number,
): Promise<void> =>
  repeatedTransaction(context.database, (inside) => reviewInside(context, inside, asking, recordId, event, seen));

/** Who was told of a critical value, when and how. */
export const tellCritical = (
  context: ServerContext,
  { scope, staff }: Asking,
  recordId: string,
  told: JsonObject,
): Promise<void> =>
  repeatedTransaction(context.database, async (inside) => {
    const { sheet, row } = await held(inside, scope, recordId);
    await writeTold(inside, row, { ...told, by: staff.id, at: context.clock.now().toISOString() });
    await recordOperation(inside, context, staff, {
      action: 'check-up.review',
      subjectId: sheet.record.subject_id,
      target: recordId,
      details: { event: 'TOLD' },
    });
  });

/** Does to the report of a check-up what its machine allows, inside the caller's transaction. @throws 404, 409, 422 with a sentence. */
export async function reportInside(
  context: ServerContext,
  inside: Queryable,
  { scope, staff }: Asking,
  recordId: string,
  event: ReportEvent,
): Promise<void> {
  const { sheet, row } = await held(inside, scope, recordId);
  const whole = sheet.judged.missing.length === 0 || row.without_reason !== null;
  const next = reportLife.after(row.report_state, event, { whole, review: row.state });
  if (!next.ok) throw refused(next.failure);
  const at = context.clock.now().toISOString();
  await writeReport(inside, row, next.value, {
    by: staff.id,
    at,
    ...('reason' in event && { note: event.reason }),
    ...(event.type === 'DELIVER' && { delivery: deliveryOf(event) }),
    ...(event.type === 'UNDELIVER' && { delivery: null }),
  });
  await recordOperation(inside, context, staff, {
    action: 'check-up.report',
    subjectId: sheet.record.subject_id,
    target: recordId,
    details: { event: event.type, from: row.report_state, to: next.value },
  });
}

const deliveryOf = ({ receiver, relation, way, idTail, signature }: Extract<ReportEvent, { type: 'DELIVER' }>) => ({
  ...{ receiver, relation, way },
  ...(idTail !== undefined && idTail !== '' && { idTail }),
  ...(signature !== undefined && { signature }),
});

const refused = ({ why, message }: { readonly why: 'state' | 'guard'; readonly message: string }) =>
  httpFailure(why === 'state' ? 409 : 422, { code: `check-up.${why}`, message });
