import { appointmentLife, sessionLife, type AppointmentState } from '@gongwei/domain/scheduling';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { ServerContext } from '../server-context.ts';
import { lookAgain } from '../shared/look-again.ts';
import { todayOf } from '../shared/server-clock.ts';
import { writeAppointment, type AppointmentRow } from './appointments.repository.ts';
import { fillReviews } from './fill-reviews.ts';
import { setSessionState, slotsOf, type SessionRow } from './sessions.repository.ts';

/** Milliseconds between two looks whether a day has begun. */
export const LOOK_AGAIN = 60_000;
/** Who is written down for what the day itself does. */
const SYSTEM = { id: 'system' };

type Due = Pick<SessionRow, 'county_code' | 'id'>;

export type SessionsKeeper = { look(): Promise<void>; stop(): Promise<void> };

/**
 * What the day itself does: sessions of today begin; those of days gone by end, and whoever did not come has stayed away, unless there is a sheet of
 * theirs. Each session by itself and only once, whichever process comes first.
 */
export function keepSessions(
  context: Pick<ServerContext, 'database' | 'clock' | 'timers'>,
  report: (error: unknown) => void,
): SessionsKeeper {
  const { database, clock, timers } = context;
  let filled = false;
  const look = async (): Promise<void> => {
    const today = todayOf(clock);
    const due = await database.query<Due>(
      `select county_code, id from exam_sessions where day <= $1 and (state = '1' or (state = '3' and day < $1)) order by county_code, day, id`,
      [today],
    );
    for (const one of due) {
      if (!looking.goOn()) return;
      await database.transaction((inside) => turn(inside, one, today, clock.now().toISOString()));
    }
    // Once for each start: sheets of before there were reviews, as those of an older version or of the demonstration county.
    if (!filled) await fillReviews(database, looking.goOn);
    filled = looking.goOn();
  };
  const looking = lookAgain(timers, { first: LOOK_AGAIN, again: LOOK_AGAIN }, look, report);
  return { look, stop: looking.stop };
}

async function turn(inside: Queryable, { county_code, id }: Due, today: CalendarDay, at: string): Promise<void> {
  const [session] = await inside.query<SessionRow>(
    'select county_code, id, day, state from exam_sessions where county_code = $1 and id = $2 for update',
    [county_code, id],
  );
  if (!session) return;
  const slots = await slotsOf(inside, session, true);
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const facts = {
    ...{ today, day: session.day },
    capacity: sum(slots.map(({ capacity }) => capacity)),
    reserved: sum(slots.map(({ reserved }) => reserved)),
  };
  let { state } = session;
  for (const type of session.day < today ? (['BEGIN', 'END'] as const) : (['BEGIN'] as const)) {
    const next = sessionLife.after(state, { type }, facts);
    if (next.ok) state = next.value;
  }
  if (state !== session.state) await setSessionState(inside, session, state, { by: SYSTEM, at });
  if (session.day < today) await settle(inside, session, today, at);
}

/** Those who were booked and not checked in: there, if a sheet of theirs says so, or not. */
async function settle(inside: Queryable, session: SessionRow, today: CalendarDay, at: string): Promise<void> {
  const rows = await inside.query<AppointmentRow & { sheet: string | null; whole: boolean | null }>(
    `select a.county_code, a.id, a.resident_id, '' as name, a.session_id, a.slot, a.queue_no, a.institution_code, a.year, a.check_type, a.day, a.state,
       a.check_up_id, a.check_in_at, s.id as sheet, s.missing = 0 as whole from appointments a
     left join lateral (select r.id, v.missing from records r left join check_up_reviews v on v.county_code = r.county_code and v.record_id = r.id
       where r.county_code = a.county_code and r.subject_id = a.resident_id and r.form_id = 'health-check-up' and r.removed_at is null
         and r.occurred_on >= a.day limit 1) s on true
     where a.county_code = $1 and a.session_id = $2 and a.state = '1' order by a.id for update of a`,
    [session.county_code, session.id],
  );
  for (const row of rows) {
    const facts = { today, day: row.day, checkUp: row.sheet !== null, complete: row.whole === true, inCare: true };
    let state: AppointmentState = row.state;
    for (const type of ['NO_SHOW', 'FOUND_THERE', 'START', 'FINISH'] as const) {
      const next = appointmentLife.after(state, { type }, facts);
      if (next.ok) state = next.value;
    }
    if (state === row.state) continue;
    const found =
      row.sheet === null ? {} : { checkInAt: at, checkInBy: SYSTEM.id, checkInWay: '5', checkUpId: row.sheet };
    await writeAppointment(inside, row, state, SYSTEM.id, at, found);
  }
}
