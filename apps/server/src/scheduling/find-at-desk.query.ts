import { isCovered, LIVE_APPOINTMENT, type AppointmentState, type FoundAtDesk } from '@gongwei/domain/scheduling';
import type { CalendarDay, Reader } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { Scope } from '../database/scope.ts';
import { findResidents } from '../resident/resident-search.query.ts';
import type { SessionRow } from './sessions.repository.ts';

const MOST = 8;
type Known = {
  readonly resident_id: string;
  readonly id: string;
  readonly session_id: string;
  readonly day: CalendarDay;
  readonly place: string | null;
  readonly state: AppointmentState;
};

/** Who answers to what was scanned or typed: an identity or archive number or the end of one, a telephone's end, a name or its initials. */
export async function findAtDesk(
  on: Queryable,
  scope: Scope,
  reader: Reader,
  session: SessionRow,
  text: string,
  today: CalendarDay,
): Promise<readonly FoundAtDesk[]> {
  const rows = await whoAnswers(on, scope, reader, session, { text, offset: 0, limit: MOST }, today);
  const ids = rows.map(({ id }) => id);
  const year = Number(session.day.slice(0, 4));
  const appointments = await on.query<Known>(
    `select a.resident_id, a.id, a.session_id, a.day, e.place, a.state from appointments a
       left join exam_sessions e on e.county_code = a.county_code and e.id = a.session_id
     where a.county_code = $1 and a.resident_id = any($2::text[]) and a.year = $3 and a.state = any($4::text[])
     order by (a.session_id = $5) desc, a.day`,
    [session.county_code, ids, year, LIVE_APPOINTMENT, session.id],
  );
  const sheets = await on.query<{ resident_id: string; day: CalendarDay }>(
    `select subject_id as resident_id, max(occurred_on) as day from records where county_code = $1 and subject_id = any($2::text[])
       and form_id = 'health-check-up' and removed_at is null and occurred_on >= make_date($3, 1, 1) group by 1`,
    [session.county_code, ids, year],
  );
  const others = await fromElsewhere(on, session, ids);
  // Who is awaited stands first, a stranger to these villages last.
  const rank = (id: string): number => {
    const known = appointments.find((one) => one.resident_id === id);
    return known?.session_id === session.id ? (known.state === '1' ? 0 : 1) : others.has(id) ? 3 : 2;
  };
  const ordered = rows.toSorted((one, other) => rank(one.id) - rank(other.id));
  return ordered.map((row) => {
    const known = appointments.find((one) => one.resident_id === row.id);
    const sheet = sheets.find((one) => one.resident_id === row.id);
    return {
      residentId: row.id,
      name: row.name,
      sex: row.sex,
      age: row.age,
      village: row.villageName,
      idNumber: row.idNumber,
      archiveNumber: row.archiveNumber,
      status: row.status,
      ...(known && {
        appointment: {
          id: known.id,
          here: known.session_id === session.id,
          date: known.day,
          place: known.place ?? '',
          state: known.state,
        },
      }),
      ...(sheet && { examinedOn: sheet.day }),
      ...(others.has(row.id) && { elsewhere: true as const }),
    };
  });
}

/** Whoever is booked for the session is found among however many of the same name. */
async function whoAnswers(
  on: Queryable,
  scope: Scope,
  reader: Reader,
  session: SessionRow,
  search: { readonly text: string; readonly offset: number; readonly limit: number },
  today: CalendarDay,
) {
  const booked = await on.query<{ id: string }>(
    'select distinct resident_id as id from appointments where county_code = $1 and session_id = $2 and state = any($3::text[])',
    [session.county_code, session.id, LIVE_APPOINTMENT],
  );
  const among = booked.map(({ id }) => id);
  const awaited = among.length === 0 ? [] : (await findResidents(on, scope, reader, { ...search, among }, today)).rows;
  const { rows } = await findResidents(on, scope, reader, search, today);
  const known = new Set(awaited.map(({ id }) => id));
  return [...awaited, ...rows.filter(({ id }) => !known.has(id))].slice(0, search.limit);
}

/** Of residents, those the session is not meant for: they live in none of its villages. */
async function fromElsewhere(
  on: Queryable,
  { county_code, villages }: SessionRow,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const homes = await on.query<{ id: string; village: string; institution: string }>(
    'select id, village_code as village, institution_code as institution from residents where county_code = $1 and id = any($2::text[])',
    [county_code, [...ids]],
  );
  return new Set(homes.filter((home) => !isCovered(villages, home)).map(({ id }) => id));
}
