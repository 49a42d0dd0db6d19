import {
  appointmentLife,
  LIVE_APPOINTMENT,
  sessionLife,
  sessionProblems,
  type ExamSession,
  type SessionEvent,
  type SessionState,
  type StoredSession,
} from '@gongwei/domain/scheduling';
import { maskFor, type CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import { countyCodeOf, isWithin, type Scope } from '../database/scope.ts';
import { requireOpen } from '../organisation/open-institutions.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { raiseReminders } from '../reminding/raise-reminders.ts';
import { readerOf } from '../privacy/reader.policy.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { todayOf } from '../shared/server-clock.ts';
import type { Asking } from './book-people.service.ts';
import {
  findSession,
  setSessionState,
  toStoredSession,
  writeSession,
  type SessionRow,
  type SlotRow,
} from './sessions.repository.ts';

/** `version`: the one that was edited, 0 for a new session. `open`: people can be booked at once. */
export type SessionSave = { readonly session: ExamSession; readonly version: number; readonly open: boolean };

/**
 * Stores a session. Sent again it is the same. @throws 409 `session.changed` where somebody saved another version meanwhile or its state takes no
 * change, 422 with the fields.
 */
export const saveSession = (context: ServerContext, asking: Asking, save: SessionSave): Promise<StoredSession> =>
  repeatedTransaction(context.database, (inside) => saveInside(context, inside, asking, save));

async function saveInside(
  context: ServerContext,
  inside: Queryable,
  { scope, staff }: Asking,
  { session, version, open }: SessionSave,
): Promise<StoredSession> {
  if (!isWithin(scope, session.hostOrg))
    throw httpFailure(422, { code: 'session.invalid', message: '承办机构不在您的管理范围内，没有保存' });
  const found = await findSession(inside, scope, session.id, { write: true, hold: true });
  if (found && version === 0 && found.session.version === 1) return toStoredSession(found.session, found.slots);
  if ((found?.session.version ?? 0) !== version)
    throw httpFailure(409, {
      code: 'session.changed',
      message: '这个场次刚被别人改过，没有保存',
      advice: '请重新打开后再改',
    });
  const state = found?.session.state ?? '0';
  if (found && !['0', '1'].includes(state))
    throw httpFailure(409, {
      code: 'session.state',
      message: `场次状态为“${sessionLife.plan.states[state]}”，不能修改`,
    });
  refuseProblems(context, session, found?.slots ?? []);
  const next =
    open && state === '0' ? stateAfter(session, found?.slots ?? [], state, { type: 'OPEN' }, context) : state;
  await requireOpen(inside, [session.hostOrg, ...session.villages]);
  const at = context.clock.now().toISOString();
  const county = countyCodeOf(session.hostOrg);
  await writeSession(inside, county, session, next, staff, at);
  if (found && found.session.day !== session.date) await moveDay(inside, county, session, staff, at);
  await recordOperation(inside, context, staff, {
    action: 'exam-session.change',
    target: session.id,
    details: { version: version + 1, state: next },
  });
  const stored = await findSession(inside, scope, session.id, { write: true });
  return toStoredSession(stored?.session as SessionRow, stored?.slots ?? []);
}

/** Whoever is booked comes on the other day. @throws 409 `session.booked` where somebody of them is booked already in the year it is of. */
async function moveDay(
  inside: Queryable,
  county: string,
  { id, date }: ExamSession,
  by: Asking['staff'],
  at: string,
): Promise<void> {
  const year = Number(date.slice(0, 4));
  const twice = await inside.query<{ name: string }>(
    `select p.name from appointments a join residents p on p.county_code = a.county_code and p.id = a.resident_id
     where a.county_code = $1 and a.session_id = $2 and a.state = '1' and exists (
       select 1 from appointments o where o.county_code = a.county_code and o.resident_id = a.resident_id and o.year = $3
         and o.check_type = a.check_type and o.id <> a.id and o.state = any($4::text[])) order by a.queue_no`,
    [county, id, year, LIVE_APPOINTMENT],
  );
  const [first] = twice;
  if (first)
    throw httpFailure(409, {
      code: 'session.booked',
      message: `场次里有 ${twice.length} 人（${maskFor(readerOf(by), 'person-name', first.name) ?? ''}${twice.length > 1 ? '等' : ''}）${year}年同类体检已有预约，日期没有改`,
      advice: '请先给他们改约或取消其中一次',
    });
  await inside.query(
    `update appointments set day = $3, year = $4, notified_at = null, updated_at = $5, updated_by = $6, version = version + 1
     where county_code = $1 and session_id = $2 and state = '1'`,
    [county, id, date, year, at, by.id],
  );
}

function refuseProblems({ clock }: ServerContext, session: ExamSession, slots: readonly SlotRow[]): void {
  const problems = sessionProblems(session, slots, todayOf(clock));
  if (problems.length === 0) return;
  throw httpFailure(422, {
    code: 'session.invalid',
    message: problems.map(({ message }) => message).join('；'),
    fields: problems.map(({ field, message }) => ({ field, severity: 'error', code: 'session', message })),
  });
}

/** @throws 409 or 422 with the sentence of the machine. */
function stateAfter(
  session: Pick<ExamSession, 'date' | 'slots'>,
  taken: readonly SlotRow[],
  state: SessionState,
  event: SessionEvent,
  { clock }: ServerContext,
): SessionState {
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
  const next = sessionLife.after(state, event, {
    today: todayOf(clock),
    day: session.date,
    capacity: sum(session.slots.map(({ capacity }) => capacity)),
    reserved: sum(taken.map(({ reserved }) => reserved)),
  });
  if (next.ok) return next.value;
  throw httpFailure(next.failure.why === 'state' ? 409 : 422, { code: 'session.state', message: next.failure.message });
}

export type ChangedSession = {
  readonly name: string;
  readonly before: SessionState;
  readonly state: SessionState;
  readonly toMove: number;
};

/**
 * Does to a session what its machine allows, inside the caller's transaction. Cancelling it moves its appointments to 待改约 in the same one; deleting
 * a draft takes it away. @throws 404 out of reach, 409 or 422 with a sentence.
 */
export async function changeSession(
  context: ServerContext,
  inside: Queryable,
  { scope, staff }: Asking,
  id: string,
  event: SessionEvent,
): Promise<ChangedSession> {
  const found = await heldSession(inside, scope, id);
  const { session, slots } = found;
  const before = session.state;
  const next = stateAfter(toStoredSession(session, slots), slots, before, event, context);
  const at = context.clock.now().toISOString();
  const reason = event.type === 'CANCEL' ? event.reason : undefined;
  let toMove = 0;
  if (next === '9') await deleteSession(inside, session);
  else {
    await setSessionState(inside, session, next, { by: staff, at, ...(reason !== undefined && { reason }) });
    if (next === '5') toMove = await freeAppointments(inside, session, staff.id, at);
  }
  await recordOperation(inside, context, staff, {
    action: 'exam-session.change',
    target: id,
    details: { event: event.type, from: before, to: next, toMove },
  });
  return { name: session.name, before, state: next, toMove };
}

async function heldSession(inside: Queryable, scope: Scope, id: string) {
  const found = await findSession(inside, scope, id, { write: true, hold: true });
  if (found) return found;
  throw httpFailure(404, { code: 'session.not-found', message: '没有找到这个场次，或不在您的管理范围内' });
}

type MovedRow = {
  readonly id: string;
  readonly resident_id: string;
  readonly day: CalendarDay;
  readonly doctor_id: string | null;
  readonly created_by: string;
};

// All of a session at once: from where to where the machine says.
const MOVES = appointmentLife.plan.ways.SESSION_CANCELLED;

/** Everybody who was booked waits for another day; their places are of no use any more. */
async function freeAppointments(
  inside: Queryable,
  { county_code, id }: SessionRow,
  by: string,
  at: string,
): Promise<number> {
  const rows = await inside.query<MovedRow>(
    `update appointments a set state = $5, reason = '5', notified_at = null, updated_at = $3, updated_by = $4, version = a.version + 1
     from residents p where a.county_code = $1 and a.session_id = $2 and a.state = any($6::text[]) and p.county_code = a.county_code and p.id = a.resident_id
     returning a.id, a.resident_id, a.day, p.doctor_id, a.created_by`,
    [county_code, id, at, by, MOVES.to, [...MOVES.from]],
  );
  const reminders = rows.map((row) => ({
    countyCode: county_code,
    rule: 'appointment-moved' as const,
    subjectId: row.id,
    residentId: row.resident_id,
    dueOn: row.day,
    recipientId: row.doctor_id ?? row.created_by,
  }));
  await raiseReminders(inside, at, reminders);
  await inside.query(
    `update exam_slots s set reserved = (select count(*) from appointments a where a.county_code = s.county_code and a.session_id = s.session_id
       and a.slot = s.no and a.holds) where s.county_code = $1 and s.session_id = $2`,
    [county_code, id],
  );
  return rows.length;
}

async function deleteSession(inside: Queryable, { county_code, id }: SessionRow): Promise<void> {
  await inside.query('delete from exam_slots where county_code = $1 and session_id = $2', [county_code, id]);
  await inside.query('delete from exam_sessions where county_code = $1 and id = $2', [county_code, id]);
}
