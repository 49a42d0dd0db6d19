import type { AppointmentState } from '@gongwei/domain/scheduling';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { parameters, scopeCondition, type Scope } from '../database/scope.ts';

export type AppointmentRow = {
  readonly county_code: string;
  readonly id: string;
  readonly resident_id: string;
  readonly name: string;
  readonly session_id: string;
  readonly slot: number;
  readonly queue_no: number;
  readonly institution_code: string;
  readonly year: number;
  readonly check_type: string;
  readonly day: CalendarDay;
  readonly state: AppointmentState;
  readonly check_up_id: string | null;
  readonly check_in_at: string | null;
  readonly transport: string | null;
  readonly remark: string | null;
};

const COLUMNS =
  'r.county_code, r.id, r.resident_id, p.name, r.session_id, r.slot, r.queue_no, r.institution_code, r.year, r.check_type, r.day, r.state, r.check_up_id, r.check_in_at, r.transport, r.remark';

/** An appointment is within reach of whose session it is, and of whose resident. */
export const appointmentReach = (scope: Scope, into: ReturnType<typeof parameters>): string =>
  `(${scopeCondition(scope, 'r', into)} or ${scopeCondition(scope, 'p', into)})`;

/** Appointments by identifier, those out of reach left out. `hold`: kept as they are until the transaction ends, in the order of their ids. */
export async function findAppointments(
  on: Queryable,
  scope: Scope,
  ids: readonly string[],
  hold = false,
): Promise<ReadonlyMap<string, AppointmentRow>> {
  const into = parameters();
  const rows = await on.query<AppointmentRow>(
    `select ${COLUMNS} from appointments r join residents p on p.county_code = r.county_code and p.id = r.resident_id
     where ${appointmentReach(scope, into)} and r.id = any(${into.add([...ids])}::text[]) order by r.id ${hold ? 'for update of r' : ''}`,
    into.values,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Holds the people of appointments, wherever they live, in one order: nobody books them anew until the transaction ends. */
export const holdWhose = async (inside: Queryable, rows: readonly AppointmentRow[]): Promise<void> =>
  void (await inside.query(
    'select 1 from residents where county_code = any($1::text[]) and id = any($2::text[]) order by id for no key update',
    [rows.map(({ county_code }) => county_code), rows.map(({ resident_id }) => resident_id)],
  ));

export type NewAppointment = {
  readonly id: string;
  readonly residentId: string;
  readonly sessionId: string;
  readonly checkType: string;
  /** As far as it is known; whoever waits for the place is booked for the day it has then. */
  readonly day: CalendarDay;
  readonly hostOrg: string;
  readonly transport?: string;
  readonly channel?: string;
  readonly remark?: string;
  readonly originId?: string;
};

/**
 * Takes a place of a slot and writes whose it is, in one conditional statement: nobody is ever booked beyond the number of places. Gives the number
 * they are called by; nothing where there is no place, or the slot is not open any more. `beyond`: a place more than there are, for who came all the same; the slot
 * keeps its capacity, so that the place goes with them.
 */
export async function takePlace(
  inside: Queryable,
  countyCode: string,
  slot: number,
  one: NewAppointment,
  { by, at, beyond = false }: { readonly by: string; readonly at: string; readonly beyond?: boolean },
): Promise<number | undefined> {
  const [taken] = await inside.query<{ queue_no: number }>(
    `with place as (
       update exam_slots set reserved = reserved + 1, given = given + 1
       where county_code = $1 and session_id = $2 and no = $3 and open and ($16 or (reserved < capacity and book_until > $4)) returning given, coalesce(day, $9::date) as day
     ) insert into appointments (county_code, id, resident_id, session_id, slot, queue_no, institution_code, year, check_type, day, state, channel, transport,
         remark, origin_id, created_at, created_by, updated_at, updated_by, version)
       select $1, $5, $6, $2, $3, given, $7, extract(year from day), $8, day, '1', $10, $11, $12, $13, $14, $15, $14, $15, 1 from place returning queue_no`,
    [
      countyCode,
      one.sessionId,
      slot,
      at,
      one.id,
      one.residentId,
      one.hostOrg,
      one.checkType,
      one.day,
      one.channel ?? null,
      one.transport ?? null,
      one.remark ?? null,
      one.originId ?? null,
      at,
      by,
      beyond,
    ],
  );
  return taken?.queue_no;
}

/** What changes besides the state. */
export type AppointmentChange = {
  readonly reason?: string;
  readonly reasonNote?: string;
  readonly checkInAt?: string | null;
  readonly checkInBy?: string | null;
  readonly checkInWay?: string | null;
  readonly finishedAt?: string | null;
  readonly checkUpId?: string;
};

/** Gives a held appointment another state; a place it holds no more is free again. */
export async function writeAppointment(
  inside: Queryable,
  row: AppointmentRow,
  state: AppointmentState,
  by: string,
  at: string,
  change: AppointmentChange = {},
): Promise<void> {
  const kept = (value: string | null | undefined): boolean => value === undefined;
  const [written] = await inside.query<{ holds: boolean }>(
    `update appointments set state = $3, updated_at = $4, updated_by = $5, version = version + 1, reason = coalesce($6, reason),
       reason_note = coalesce($7, reason_note), check_in_at = case when $8 then check_in_at else $9::timestamptz end,
       check_in_by = case when $8 then check_in_by else $10::text end, check_in_way = case when $8 then check_in_way else $11::text end,
       finished_at = case when $12 then finished_at else $13::timestamptz end, check_up_id = coalesce($14, check_up_id)
     where county_code = $1 and id = $2 returning holds`,
    [
      row.county_code,
      row.id,
      state,
      at,
      by,
      change.reason ?? null,
      change.reasonNote ?? null,
      kept(change.checkInAt),
      change.checkInAt ?? null,
      change.checkInBy ?? null,
      change.checkInWay ?? null,
      kept(change.finishedAt),
      change.finishedAt ?? null,
      change.checkUpId ?? null,
    ],
  );
  const held = ['1', '2', '3', '4'].includes(row.state);
  if (written === undefined || held === written.holds) return;
  await inside.query(
    'update exam_slots set reserved = reserved + $4 where county_code = $1 and session_id = $2 and no = $3',
    [row.county_code, row.session_id, row.slot, written.holds ? 1 : -1],
  );
}
