import { appointmentLife } from '@gongwei/domain/scheduling';
import type { Queryable } from '../database/database.port.ts';
import type { ServerContext } from '../server-context.ts';
import { todayOf } from '../shared/server-clock.ts';
import { findAppointments, writeAppointment } from './appointments.repository.ts';
import { bookPeople, holdSlots, type Asking } from './book-people.service.ts';
import type { ChangedOne } from './change-appointments.service.ts';

/** Moves appointments into another session: the old one becomes 已改约, a new one names it. Who finds no place there keeps the old one. */
export async function reschedule(
  context: ServerContext,
  inside: Queryable,
  asking: Asking,
  ids: readonly string[],
  to: { readonly sessionId: string; readonly slot?: number; readonly reason?: string },
): Promise<readonly ChangedOne[]> {
  const { scope, staff } = asking;
  const known = [...(await findAppointments(inside, scope, ids)).values()];
  await inside.query(
    'select 1 from residents where county_code = any($1::text[]) and id = any($2::text[]) order by id for no key update',
    [known.map(({ county_code }) => county_code), known.map(({ resident_id }) => resident_id)],
  );
  await holdSlots(inside, scope, [...known.map(({ session_id }) => session_id), to.sessionId]);
  const rows = await findAppointments(inside, scope, ids, true);
  const at = context.clock.now().toISOString();
  const today = todayOf(context.clock);
  const moved: ChangedOne[] = [];
  for (const id of ids) {
    const row = rows.get(id);
    if (!row) {
      moved.push({ done: false, id, why: 'gone', reason: '没有找到这条预约，或不在您的管理范围内' });
      continue;
    }
    const facts = { today, day: row.day, checkUp: false, complete: false, inCare: true };
    const next = appointmentLife.after(row.state, { type: 'RESCHEDULE' }, facts);
    const same =
      row.session_id === to.sessionId && row.state === '1' && (to.slot === undefined || to.slot === row.slot);
    if (!next.ok || same) {
      moved.push({ done: false, id, row, why: 'state', reason: next.ok ? '本来就约在这一场' : next.failure.message });
      continue;
    }
    await writeAppointment(inside, row, next.value, staff.id, at, to.reason === undefined ? {} : { reason: to.reason });
    const [booked] = await bookPeople(context, inside, asking, [row.resident_id], {
      ...{
        sessionId: to.sessionId,
        checkType: row.check_type,
        channel: '1',
        origins: new Map([[row.resident_id, id]]),
      },
      ...(to.slot !== undefined && { slot: to.slot }),
    });
    if (booked?.done) moved.push({ done: true, id, row, state: next.value });
    else {
      await writeAppointment(inside, { ...row, state: next.value }, row.state, staff.id, at);
      moved.push({ done: false, id, row, why: 'guard', reason: booked?.reason ?? '没有约上' });
    }
  }
  return moved;
}
