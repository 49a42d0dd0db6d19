import {
  archiveAfter,
  type ArchiveEvent,
  type ArchiveEventType,
  type ArchiveFacts,
  type ArchiveStatus,
} from '@gongwei/domain/resident';
import { laterVisitsSaid } from '@gongwei/domain/forms';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { personChanged } from '../../database/branch-changes.ts';
import { repeatedTransaction } from '../../database/repeated-transaction.ts';
import type { Scope } from '../../database/scope.ts';
import type { Staff } from '../../identity/users.repository.ts';
import { recordOperation } from '../../logging/operation-log.ts';
import type { ResidentRecord } from '../../resident/resident.mapper.ts';
import { seenAlive } from '../../resident/life.query.ts';
import { requireOpen } from '../../organisation/open-institutions.ts';
import { findResident, holdResident } from '../../resident/residents.repository.ts';
import type { ServerContext } from '../../server-context.ts';
import { httpFailure, notFound } from '../../shared/http-failure.ts';
import { dayOf, todayOf } from '../../shared/server-clock.ts';
import { refreshStanding } from '../resident-standing.ts';
import { archiveEventById, archiveEventsOf, noteArchiveEvent } from './archive-events.repository.ts';
import { mergeFiles, unmergeFiles, type Merged, type TakenField } from './merge-files.ts';

/**
 * `id` is the client's: the same event sent again is answered, not done again. `take`: fields of the file given up, of a merger. `confirmed`: the
 * sentence of the question that was read and holds all the same.
 */
export type AskedEvent = {
  readonly id: string;
  readonly event: ArchiveEvent;
  readonly take?: readonly TakenField[];
  readonly confirmed?: string;
};
type AppliedEvent = {
  readonly status: ArchiveStatus;
  /** Records that changed their file, of a merger and its undoing. */
  readonly moved?: number;
  /** What became of the person's appointments, in a sentence. */
  readonly told?: string;
};

const isCountyAdmin = ({ roles, institutionCode }: Staff): boolean =>
  roles.includes('CNT') && institutionCode.length <= 6;

/**
 * Does to a file what the machine allows, with what follows from it: its standing, its facts, the records of a merger, a line in the log.
 * @throws 404 out of scope, 409 `archive.state` where the file is in no state for it, 422 `archive.missing` where something is not filled in, 409
 * `archive.later-visits` of a death before stored visits that nobody confirmed.
 */
export async function applyArchiveEvent(
  context: ServerContext,
  scope: Scope,
  staff: Staff,
  residentId: string,
  asked: AskedEvent,
): Promise<AppliedEvent> {
  return repeatedTransaction(context.database, (inside) =>
    applyInside(context, inside, scope, staff, residentId, asked),
  );
}

async function applyInside(
  context: ServerContext,
  inside: Queryable,
  scope: Scope,
  staff: Staff,
  residentId: string,
  asked: AskedEvent,
): Promise<AppliedEvent> {
  const { id, event, take = [] } = asked;
  const county = await countyOf(inside, scope, residentId);
  const earlier = event.type === 'UNDO_MERGE' ? await mergerOf(inside, county, residentId) : undefined;
  const otherId = event.type === 'VOID' ? event.keptId : earlier?.keptId;
  const { resident, other } = await holdFiles(inside, scope, residentId, otherId);
  const known = await archiveEventById(inside, resident.county_code, id);
  if (known) return repeated(known, residentId, event.type);
  if (event.type === 'VOID') refuseOther(resident, other);
  const facts = await factsFor(context, inside, staff, resident, other);
  const next = archiveAfter(resident.status, event, facts);
  if (!next.ok) {
    const { why, message } = next.failure;
    throw httpFailure(why === 'state' ? 409 : 422, {
      code: `archive.${why === 'state' ? 'state' : 'missing'}`,
      message,
    });
  }
  // Nobody is in care of an institution that was given up.
  if (next.value === '1') await requireOpen(inside, [resident.institution_code]);
  await askOfVisits(context, inside, resident, asked);
  const { type, on, ...details } = event;
  const merged = other && type === 'VOID' ? await mergeFiles(inside, resident, other, take) : undefined;
  const back =
    other && earlier && type === 'UNDO_MERGE' ? await unmergeFiles(inside, resident, other, earlier) : undefined;
  await inside.query('update residents set status = $3 where county_code = $1 and id = $2', [
    resident.county_code,
    resident.id,
    next.value,
  ]);
  const at = context.clock.now().toISOString();
  const said = { ...details, ...merged } as unknown as JsonObject;
  const told = await noteArchiveEvent(context, inside, resident.county_code, staff, {
    ...{
      id,
      resident_id: resident.id,
      event: type,
      from_status: resident.status,
      to_status: next.value,
      on_day: on,
      at,
    },
    details: said,
  });
  const touched = other ? [resident, other] : [resident];
  for (const one of touched) await refreshStanding(inside, one);
  await context.facts.refresh(
    inside,
    resident.county_code,
    touched.map((one) => one.id),
  );
  for (const one of touched)
    await personChanged(inside, {
      ...{ countyCode: one.county_code, id: one.id, institutionCode: one.institution_code },
      sheetsMoved: other !== undefined,
    });
  await recordOperation(inside, context, staff, {
    action: 'resident.archive',
    subjectId: resident.id,
    target: id,
    details: { event: type, from: resident.status, to: next.value },
  });
  const moved = merged?.moved.length ?? back;
  return { status: next.value, ...(moved !== undefined && { moved }), ...(told !== undefined && { told }) };
}

/**
 * A death before a visit that is stored: one of the two days is wrong, or the visit was never made. The file is held, so that no visit comes between the
 * question and the death. @throws 409 until the very question is confirmed: one that names another visit was not read yet.
 */
async function askOfVisits(
  { forms }: ServerContext,
  inside: Queryable,
  resident: ResidentRecord,
  { event, confirmed }: AskedEvent,
): Promise<void> {
  if (event.type !== 'DIE') return;
  const message = laterVisitsSaid(event.on, await seenAlive(inside, forms, resident));
  if (message !== undefined && message !== confirmed) throw httpFailure(409, { code: 'archive.later-visits', message });
}

/** Always in the order of their ids, so that two mergers never wait for each other. */
async function holdFiles(
  inside: Queryable,
  scope: Scope,
  residentId: string,
  otherId: string | undefined,
): Promise<{ readonly resident: ResidentRecord; readonly other: ResidentRecord | undefined }> {
  const held = new Map<string, ResidentRecord>();
  for (const id of [...new Set([residentId, ...(otherId === undefined ? [] : [otherId])])].toSorted()) {
    const one = await holdResident(inside, scope, id);
    if (!one) throw notFound('resident.not-found', '没有找到这位居民，或不在您的管理范围内');
    held.set(id, one);
  }
  return {
    resident: held.get(residentId) as ResidentRecord,
    other: otherId === undefined ? undefined : held.get(otherId),
  };
}

function refuseOther(resident: ResidentRecord, other: ResidentRecord | undefined): void {
  if (!other || other.id === resident.id || other.county_code !== resident.county_code)
    throw httpFailure(422, { code: 'archive.missing', message: '请选择同一人的另一份档案作为保留档案' });
  if (other.id_number === null && resident.id_number !== null)
    throw httpFailure(422, {
      code: 'archive.missing',
      message: '保留的档案没有身份证号，请反过来合并：保留有身份证号的那一份',
    });
  if (other.status !== '1') throw httpFailure(409, { code: 'archive.state', message: '保留的档案不在管，不能并入' });
}

function repeated(
  known: {
    readonly resident_id: string;
    readonly event: ArchiveEventType;
    readonly to_status: ArchiveStatus;
    readonly details: JsonObject;
  },
  residentId: string,
  type: ArchiveEventType,
): AppliedEvent {
  if (known.resident_id !== residentId || known.event !== type)
    throw httpFailure(422, { code: 'archive.event-id', message: '办理编号与档案不符，没有办理' });
  const { moved, told } = known.details;
  return {
    status: known.to_status,
    ...(Array.isArray(moved) && { moved: moved.length }),
    ...(typeof told === 'string' && { told }),
  };
}

/** @throws 404 */
async function countyOf(inside: Queryable, scope: Scope, residentId: string): Promise<string> {
  const resident = await findResident(inside, scope, residentId);
  if (!resident) throw notFound('resident.not-found', '没有找到这位居民，或不在您的管理范围内');
  return resident.county_code;
}

/** The merger a file that is void went into. */
async function mergerOf(
  on: Queryable,
  countyCode: string,
  residentId: string,
): Promise<(Merged & { readonly at: string }) | undefined> {
  const last = (await archiveEventsOf(on, countyCode, residentId)).find(({ event }) => event === 'VOID');
  return last && { ...(last.details as unknown as Merged), at: last.at };
}

async function factsFor(
  { clock }: ServerContext,
  inside: Queryable,
  staff: Staff,
  resident: ResidentRecord,
  kept: ResidentRecord | undefined,
): Promise<ArchiveFacts> {
  const merger = resident.status === '6' ? await mergerOf(inside, resident.county_code, resident.id) : undefined;
  return {
    today: todayOf(clock),
    birthDate: resident.birth_date,
    countyAdmin: isCountyAdmin(staff),
    ...(merger && { merged: { on: dayOf(merger.at), keptMovedOn: kept?.status !== '1' } }),
  };
}
