import type { ExamSession, SessionState, StoredSession } from '@gongwei/domain/scheduling';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { parameters, scopeCondition, type Scope } from '../database/scope.ts';
import { sessionReach } from '../lists/sources/scheduling-sources.ts';

export type SessionRow = {
  readonly county_code: string;
  readonly id: string;
  readonly institution_code: string;
  readonly name: string;
  readonly villages: readonly string[];
  readonly check_types: readonly string[];
  readonly day: CalendarDay;
  readonly period: string;
  readonly place: string;
  readonly vehicle: string | null;
  readonly items: readonly string[];
  readonly staff: readonly string[];
  readonly book_until: string;
  readonly state: SessionState;
  readonly version: number;
};
export type SlotRow = {
  readonly no: number;
  readonly from_time: string | null;
  readonly to_time: string | null;
  readonly capacity: number;
  readonly reserved: number;
};

const COLUMNS =
  'r.county_code, r.id, r.institution_code, r.name, r.villages, r.check_types, r.day, r.period, r.place, r.vehicle, r.items, r.staff, r.book_until, r.state, r.version';

/** `undefined` out of reach. `hold`: kept as it is until the transaction ends, its places first. */
export async function findSession(
  on: Queryable,
  scope: Scope,
  id: string,
  { write = false, hold = false }: { readonly write?: boolean; readonly hold?: boolean } = {},
): Promise<{ readonly session: SessionRow; readonly slots: readonly SlotRow[] } | undefined> {
  const into = parameters();
  const [session] = await on.query<SessionRow>(
    `select ${COLUMNS} from exam_sessions r where ${write ? scopeCondition(scope, 'r', into) : sessionReach(scope, into)} and r.id = ${into.add(id)} ${hold ? 'for update' : ''}`,
    into.values,
  );
  if (!session) return undefined;
  return { session, slots: await slotsOf(on, session, hold) };
}

export const slotsOf = (
  on: Queryable,
  { county_code, id }: Pick<SessionRow, 'county_code' | 'id'>,
  hold = false,
): Promise<readonly SlotRow[]> =>
  on.query<SlotRow>(
    `select no, from_time, to_time, capacity, reserved from exam_slots where county_code = $1 and session_id = $2 order by no ${hold ? 'for update' : ''}`,
    [county_code, id],
  );

export const toStoredSession = (row: SessionRow, slots: readonly SlotRow[]): StoredSession => ({
  id: row.id,
  name: row.name,
  hostOrg: row.institution_code,
  villages: row.villages,
  checkTypes: row.check_types,
  date: row.day,
  period: row.period,
  place: row.place,
  ...(row.vehicle === null ? {} : { vehicle: row.vehicle }),
  items: row.items,
  staff: row.staff,
  bookUntil: row.book_until,
  slots: slots.map(({ from_time, to_time, capacity }) => ({
    ...(from_time === null ? {} : { from: from_time }),
    ...(to_time === null ? {} : { to: to_time }),
    capacity,
  })),
  state: row.state,
  version: row.version,
  reserved: slots.map(({ reserved }) => reserved),
});

type By = { readonly id: string };
/** Writes a session and its places; the version written over is the one that was held. A stretch that comes back goes on numbering where it left off. */
export async function writeSession(
  inside: Queryable,
  countyCode: string,
  session: ExamSession,
  state: SessionState,
  by: By,
  at: string,
): Promise<void> {
  await inside.query(
    `insert into exam_sessions as s (county_code, id, institution_code, name, villages, check_types, day, period, place, vehicle, items, staff, book_until,
       state, created_at, created_by, updated_at, updated_by, version)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $15, $16, 1)
     on conflict (county_code, id) do update set name = excluded.name, villages = excluded.villages, check_types = excluded.check_types,
       day = excluded.day, period = excluded.period, place = excluded.place, vehicle = excluded.vehicle, items = excluded.items, staff = excluded.staff,
       book_until = excluded.book_until, state = excluded.state, updated_at = excluded.updated_at, updated_by = excluded.updated_by, version = s.version + 1`,
    [
      countyCode,
      session.id,
      session.hostOrg,
      session.name.trim(),
      session.villages,
      session.checkTypes,
      session.date,
      session.period,
      session.place.trim(),
      session.vehicle ?? null,
      session.items,
      session.staff,
      session.bookUntil,
      state,
      at,
      by.id,
    ],
  );
  for (const [at0, { from, to, capacity }] of session.slots.entries())
    await inside.query(
      `insert into exam_slots (county_code, session_id, no, from_time, to_time, capacity, open, book_until, day, given)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9, (select coalesce(max(queue_no), 0) from appointments where county_code = $1 and session_id = $2 and slot = $3)
       on conflict (county_code, session_id, no) do update set from_time = excluded.from_time, to_time = excluded.to_time, capacity = excluded.capacity,
         open = excluded.open, book_until = excluded.book_until, day = excluded.day`,
      [
        countyCode,
        session.id,
        at0 + 1,
        from ?? null,
        to ?? null,
        capacity,
        isOpen(state),
        session.bookUntil,
        session.date,
      ],
    );
  await inside.query('delete from exam_slots where county_code = $1 and session_id = $2 and no > $3', [
    countyCode,
    session.id,
    session.slots.length,
  ]);
}

/** States in which people are booked: also those who come to a session that has begun. */
const isOpen = (state: SessionState): boolean => state === '1' || state === '3';

/** Gives a held session another state; its places open and close with it. */
export async function setSessionState(
  inside: Queryable,
  { county_code, id }: Pick<SessionRow, 'county_code' | 'id'>,
  state: SessionState,
  { by, at, reason }: { readonly by: By; readonly at: string; readonly reason?: string },
): Promise<void> {
  await inside.query(
    `update exam_sessions set state = $3, updated_at = $4, updated_by = $5, cancel_reason = coalesce($6, cancel_reason), version = version + 1
     where county_code = $1 and id = $2`,
    [county_code, id, state, at, by.id, reason ?? null],
  );
  await inside.query('update exam_slots set open = $3 where county_code = $1 and session_id = $2', [
    county_code,
    id,
    isOpen(state),
  ]);
}
