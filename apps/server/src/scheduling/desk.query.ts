import { missingStations, type AppointmentState, type DeskPerson } from '@gongwei/domain/scheduling';
import { fullYears, maskFor, type CalendarDay, type Reader } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { joinSheetsOfDay, type SheetsOfDay } from './sheets-of-day.ts';
import type { SessionRow } from './sessions.repository.ts';

type Row = SheetsOfDay & {
  readonly id: string;
  readonly resident_id: string;
  readonly name: string;
  readonly sex: 'male' | 'female';
  readonly birth_date: CalendarDay;
  readonly archive_number: string;
  readonly village_name: string;
  readonly slot: string;
  readonly queue_no: string;
  readonly state: AppointmentState;
  readonly check_in_at: string | null;
  readonly sheet_id: string | null;
};

/** Whose village's people work elsewhere are not shown to: the session's host has all of them, a village its own. */
export async function deskPeople(
  on: Queryable,
  session: SessionRow,
  institution: string,
  reader: Reader,
  today: CalendarDay,
): Promise<readonly DeskPerson[]> {
  const rows = await on.query<Row>(
    `select a.id, a.resident_id, p.name, p.sex, p.birth_date, p.archive_number, p.village_name,
       coalesce(s.from_time || '-' || s.to_time, '') as slot, a.slot || '-' || lpad(a.queue_no::text, 3, '0') as queue_no, a.state, a.check_in_at,
       r.id as sheet_id, r.sheet, f.forms
     from appointments a join residents p on p.county_code = a.county_code and p.id = a.resident_id
     left join exam_slots s on s.county_code = a.county_code and s.session_id = a.session_id and s.no = a.slot
     ${joinSheetsOfDay("a.state in ('2', '3', '4')")}
     where a.county_code = $1 and a.session_id = $2 and a.state in ('1', '2', '3', '4', '5', '8')
       and (starts_with(a.institution_code, $3) or starts_with(p.institution_code, $3))
     order by a.slot, a.queue_no`,
    [session.county_code, session.id, institution],
  );
  return rows.map((row) => personOf(row, session, reader, today));
}

function personOf(row: Row, session: SessionRow, reader: Reader, today: CalendarDay): DeskPerson {
  const age = fullYears(row.birth_date, today);
  const here = row.state === '2' || row.state === '3' || row.state === '4';
  return {
    appointmentId: row.id,
    residentId: row.resident_id,
    name: maskFor(reader, 'person-name', row.name) ?? '',
    sex: row.sex,
    age,
    archiveNumber: row.archive_number,
    village: row.village_name,
    slot: row.slot,
    queueNo: row.queue_no,
    state: row.state,
    missing: here ? missingStations(row.sheet ?? undefined, row.forms ?? [], age, session.items) : [],
    ...(row.check_in_at !== null && { checkInAt: row.check_in_at }),
    ...(row.sheet_id !== null && { checkUpId: row.sheet_id }),
  };
}
