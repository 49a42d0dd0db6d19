import { appointmentLife } from '@gongwei/domain/scheduling';
import type { Queryable } from '../database/database.port.ts';
import { recordOperations } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { todayOf } from '../shared/server-clock.ts';
import { findAppointments, holdWhose, writeAppointment, type AppointmentRow } from './appointments.repository.ts';
import { bookPeople, holdSlots, type Asking } from './book-people.service.ts';
import type { ChangedOne } from './change-appointments.service.ts';

/** Where to; `slot` absent: the first with a place. */
type Goal = { readonly sessionId: string; readonly slot?: number; readonly reason?: string };
/** What became of one; `to`: the appointment that took its place. */
export type MovedOne = ChangedOne & {
  readonly to?: { readonly id: string; readonly slot: number; readonly queueNo: number; readonly elsewhere: boolean };
};

/** Moves appointments into another session: the old one becomes 已改约, a new one names it. Who finds no place there keeps the old one, untouched. */
export async function reschedule(
  context: ServerContext,
  inside: Queryable,
  asking: Asking,
  ids: readonly string[],
  goal: Goal,
): Promise<readonly MovedOne[]> {
  const rows = await held(inside, asking, ids, goal);
  const moved: MovedOne[] = [];
  for (const id of ids) {
    const row = rows.get(id);
    moved.push(
      row
        ? await moveOne(context, inside, asking, row, goal)
        : { done: false, id, why: 'gone', reason: '没有找到这条预约，或不在您的管理范围内' },
    );
  }
  return moved;
}

/** People first, then places, then the appointments, each in one order: as everywhere. */
async function held(inside: Queryable, { scope }: Asking, ids: readonly string[], { sessionId }: Goal) {
  const known = [...(await findAppointments(inside, scope, ids)).values()];
  await holdWhose(inside, known);
  await holdSlots(inside, scope, [...known.map(({ session_id }) => session_id), sessionId]);
  return findAppointments(inside, scope, ids, true);
}

const isThere = (row: AppointmentRow, sessionId: string, slot: number | undefined): boolean =>
  row.session_id === sessionId && row.state === '1' && (slot === undefined || slot === row.slot);

async function moveOne(
  context: ServerContext,
  inside: Queryable,
  asking: Asking,
  row: AppointmentRow,
  { sessionId, slot, reason }: Goal,
): Promise<MovedOne> {
  const { id, resident_id: residentId } = row;
  const facts = { today: todayOf(context.clock), day: row.day, checkUp: false, complete: false, inCare: true };
  const next = appointmentLife.after(row.state, { type: 'RESCHEDULE' }, facts);
  if (!next.ok) return { done: false, id, row, why: 'state', reason: next.failure.message };
  if (isThere(row, sessionId, slot)) return { done: false, id, row, why: 'state', reason: '本来就约在这一场' };
  await inside.query('savepoint move');
  const at = context.clock.now().toISOString();
  await writeAppointment(inside, row, next.value, asking.staff.id, at, reason === undefined ? {} : { reason });
  const [booked] = await bookPeople(context, inside, asking, [residentId], {
    ...{ sessionId, checkType: row.check_type, channel: '1', origins: new Map([[residentId, id]]) },
    ...(slot !== undefined && { slot }),
    ...(row.transport !== null && { transport: row.transport }),
    ...(row.remark !== null && { remark: row.remark }),
  });
  if (!booked?.done) {
    await inside.query('rollback to savepoint move');
    return { done: false, id, row, why: 'guard', reason: booked?.reason ?? '没有约上' };
  }
  await inside.query('release savepoint move');
  const told = { action: 'appointment.change', subjectId: residentId } as const;
  await recordOperations(inside, context, asking.staff, [
    { ...told, target: id, details: { event: 'RESCHEDULE', from: row.state, to: next.value, movedTo: booked.id } },
    { ...told, target: booked.id, details: { event: 'BOOK', movedFrom: id, session: sessionId } },
  ]);
  return { done: true, id, row, state: next.value, to: booked };
}
