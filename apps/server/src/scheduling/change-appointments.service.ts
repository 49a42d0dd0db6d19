import {
  appointmentLife,
  type AppointmentEvent,
  type AppointmentFacts,
  type AppointmentState,
} from '@gongwei/domain/scheduling';
import type { Queryable } from '../database/database.port.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { todayOf } from '../shared/server-clock.ts';
import {
  findAppointments,
  holdWhose,
  writeAppointment,
  type AppointmentChange,
  type AppointmentRow,
} from './appointments.repository.ts';
import { holdSlots, liveOf, type Asking } from './book-people.service.ts';

/** What became of one appointment. `why`: whether its state refused, or something missing did. */
export type ChangedOne =
  | { readonly done: true; readonly id: string; readonly row: AppointmentRow; readonly state: AppointmentState }
  | {
      readonly done: false;
      readonly id: string;
      readonly row?: AppointmentRow;
      readonly why: 'gone' | 'state' | 'guard';
      readonly reason: string;
    };

/** `way`: how somebody was checked in (subjects.json checkInWay). */
export type AskedChange = {
  readonly event: AppointmentEvent;
  readonly note?: string;
  readonly way?: string;
  /** What else stands against it, of an appointment that is held. */
  readonly against?: (row: AppointmentRow) => string | undefined;
};

/** Does to appointments what their machine allows, each by itself, inside the caller's transaction. Places first, then the rows, in one order. */
export async function changeAppointments(
  context: ServerContext,
  inside: Queryable,
  { scope, staff }: Asking,
  ids: readonly string[],
  { event, note, way, against }: AskedChange,
): Promise<readonly ChangedOne[]> {
  const before = await findAppointments(inside, scope, ids);
  // Who stayed away may have been booked anew: whoever books them holds them, too.
  const anew = event.type === 'LATE_CHECK_IN';
  if (anew) await holdWhose(inside, [...before.values()]);
  await holdSlots(
    inside,
    scope,
    [...before.values()].map(({ session_id }) => session_id),
  );
  const rows = await findAppointments(inside, scope, ids, true);
  const at = context.clock.now().toISOString();
  const changed: ChangedOne[] = [];
  for (const id of ids) {
    const row = rows.get(id);
    if (!row) {
      changed.push({ done: false, id, why: 'gone', reason: '没有找到这条预约，或不在您的管理范围内' });
      continue;
    }
    const next = appointmentLife.after(row.state, event, await factsOf(context, inside, row));
    if (!next.ok) {
      changed.push({ done: false, id, row, why: next.failure.why, reason: next.failure.message });
      continue;
    }
    const reason = against?.(row) ?? (anew ? await bookedAnew(inside, row) : undefined);
    if (reason !== undefined) {
      changed.push({ done: false, id, row, why: 'state', reason });
      continue;
    }
    await writeAppointment(inside, row, next.value, staff.id, at, changeOf(event, staff.id, at, note, way));
    await recordOperation(inside, context, staff, {
      action: 'appointment.change',
      subjectId: row.resident_id,
      target: id,
      details: { event: event.type, from: row.state, to: next.value },
    });
    changed.push({ done: true, id, row, state: next.value });
  }
  return changed;
}

/** One live appointment a person, year and type. */
async function bookedAnew(inside: Queryable, row: AppointmentRow): Promise<string | undefined> {
  const live = (await liveOf(inside, row, row.check_type, [{ id: row.resident_id }])).get(row.resident_id);
  return live && `${live}，没有补签`;
}

function changeOf(event: AppointmentEvent, by: string, at: string, note?: string, way?: string): AppointmentChange {
  const noted = note === undefined ? {} : { reasonNote: note };
  switch (event.type) {
    case 'CHECK_IN':
      return { checkInAt: at, checkInBy: by, checkInWay: way ?? '3' };
    case 'LATE_CHECK_IN':
      return {
        checkInAt: at,
        checkInBy: by,
        checkInWay: '6',
        ...(event.reason !== undefined && { reason: event.reason }),
      };
    case 'UNDO_CHECK_IN':
      return {
        checkInAt: null,
        checkInBy: null,
        checkInWay: null,
        ...(event.reason !== undefined && { reasonNote: event.reason }),
      };
    case 'CANCEL':
      return { ...(event.reason !== undefined && { reason: event.reason }), ...noted };
    default:
      return noted;
  }
}

/** What guards look at. A sheet counts from the day of the appointment on, within its year. */
async function factsOf({ clock }: ServerContext, inside: Queryable, row: AppointmentRow): Promise<AppointmentFacts> {
  const [sheet] = await inside.query<{ missing: number | null }>(
    `select v.missing from records r left join check_up_reviews v on v.county_code = r.county_code and v.record_id = r.id
     where r.county_code = $1 and r.subject_id = $2 and r.form_id = 'health-check-up' and r.removed_at is null and r.occurred_on >= $3
       and r.occurred_on < make_date($4, 1, 1) order by r.occurred_on desc limit 1`,
    [row.county_code, row.resident_id, row.day, row.year + 1],
  );
  return {
    today: todayOf(clock),
    day: row.day,
    checkUp: sheet !== undefined,
    complete: sheet?.missing === 0,
    inCare: true,
  };
}
