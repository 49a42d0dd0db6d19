import { appointmentLife, type AppointmentFacts } from '@gongwei/domain/scheduling';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { ArchiveChange, ArchiveHook } from '../ports/archive-hook.port.ts';
import { raiseReminders } from '../reminding/raise-reminders.ts';
import { dayOf } from '../shared/server-clock.ts';
import { liveOf } from './book-people.service.ts';
import { GONE } from './end-appointments.hook.ts';
import { formatDayInChinese, numberInQueue, placesElsewhere } from './free-sessions.query.ts';

/** Undoing these says that they never were. Who comes back from elsewhere asks for an appointment anew. */
const MISTAKES: readonly string[] = ['CORRECT_DEATH', 'UNDO_MERGE'];

type Ended = {
  readonly id: string;
  readonly session_id: string;
  readonly slot: number;
  readonly check_type: string;
  /** Of the session as it is now; `was`: the day the person was told. */
  readonly day: CalendarDay;
  readonly was: CalendarDay;
  /** `null`: the session is gone. */
  readonly place: string | null;
  readonly state: string | null;
};
type Place = { readonly slot: number; readonly queue_no: number; readonly hour: string | null };

/**
 * Whoever never died has the appointment again that ended with the file, where there is a place: their own hour, else another one of the session.
 * Otherwise they are to be booked anew: whoever corrects is told, and the person's doctor is reminded until it is done.
 */
export const returnAppointments: ArchiveHook = async (change) => {
  if (!MISTAKES.includes(change.event)) return;
  for (const row of await endedWithFile(change)) change.tell(await comeBack(change, row));
};

/** What ended at the moment the file left care, and nobody has touched since; their places are held first, as everywhere. */
async function endedWithFile({ inside, countyCode, residentId }: ArchiveChange): Promise<readonly Ended[]> {
  const ended = `a.county_code = $1 and a.resident_id = $2 and a.state = '6' and a.reason = '${GONE}' and a.updated_at = (
    select v.at from archive_events v where v.county_code = $1 and v.resident_id = $2 and v.from_status = '1' order by v.at desc, v.id desc limit 1)`;
  await inside.query(
    `select 1 from exam_slots where county_code = $1 and session_id in (select a.session_id from appointments a where ${ended})
     order by session_id, no for update`,
    [countyCode, residentId],
  );
  return inside.query<Ended>(
    `select a.id, a.session_id, a.slot, a.check_type, coalesce(e.day, a.day) as day, a.day as was, e.place, e.state from appointments a
     left join exam_sessions e on e.county_code = a.county_code and e.id = a.session_id where ${ended} order by 5, a.id for update of a`,
    [countyCode, residentId],
  );
}

/** One appointment, as its machine says. @returns what became of it, in a sentence. */
async function comeBack(change: ArchiveChange, row: Ended): Promise<string> {
  const { inside, countyCode, at, by } = change;
  const facts = { today: dayOf(at), day: row.day, checkUp: false, complete: false, inCare: true };
  const where = `${formatDayInChinese(row.day)}${row.place === null ? '' : ` ${row.place}`}`;
  if (row.state === '5') {
    const waits = appointmentLife.after('6', { type: 'RETURN_WAITING' }, facts);
    if (waits.ok)
      await inside.query(
        `update appointments set state = $3, reason = null, updated_at = $4, updated_by = $5, version = version + 1 where county_code = $1 and id = $2`,
        [countyCode, row.id, waits.value, at, by.id],
      );
    return `${where} 的场次已取消，已列为待改约`;
  }
  const why = await whyNot(change, row, facts);
  const place = why === undefined ? await takeAgain(change, row) : undefined;
  if (!place) {
    const reason = why ?? (row.state === '0' ? '该场次没有开放预约' : '该场次已约满');
    await remind(change, row, reason);
    return `${where} 的体检预约没有恢复：${reason}${why === undefined ? await elsewhere(change, row) : ''}。请在未预约名单里重新预约`;
  }
  const number = `序号 ${numberInQueue(place.slot, place.queue_no)}`;
  const moved = row.was === row.day ? '' : `，场次日期已改（原为${formatDayInChinese(row.was)}）`;
  if (place.slot === row.slot) return `${where} 的体检预约已恢复${moved}，${number}${moved && '，请告知本人'}`;
  return `${where} 的体检预约已恢复${moved}，原时段已满，改在 ${place.hour ?? `第 ${place.slot} 段`}，${number}，请告知本人`;
}

/** Why there is nothing to come back to, whatever places are left. */
async function whyNot(
  { inside, countyCode, residentId }: ArchiveChange,
  row: Ended,
  facts: AppointmentFacts,
): Promise<string | undefined> {
  const closed =
    over(row, facts) ??
    (await liveOf(inside, { county_code: countyCode, day: row.day }, row.check_type, [{ id: residentId }])).get(
      residentId,
    );
  const next = appointmentLife.after('6', { type: 'RETURN' }, { ...facts, ...(closed !== undefined && { closed }) });
  return next.ok ? undefined : (closed ?? next.failure.message);
}

const over = ({ state, day }: Ended, { today }: AppointmentFacts): string | undefined =>
  state === null ? '该场次已删除' : day < today ? '该场次的日期已过' : state === '4' ? '该场次已结束' : undefined;

const elsewhere = ({ inside, at, by }: ArchiveChange, row: Ended): Promise<string> =>
  placesElsewhere(
    inside,
    { institutionCode: by.institutionCode },
    { checkType: row.check_type, now: at, today: dayOf(at), but: row.session_id },
  );

/** A sentence on the screen of whoever corrects is gone with them; the doctor is to book the person anew. */
async function remind({ inside, countyCode, residentId, at, by }: ArchiveChange, row: Ended, why: string) {
  const [person] = await inside.query<{ doctor_id: string | null }>(
    'select doctor_id from residents where county_code = $1 and id = $2',
    [countyCode, residentId],
  );
  const recipientId = person?.doctor_id ?? by.id;
  const about = { countyCode, subjectId: row.id, residentId, dueOn: row.day, recipientId };
  await raiseReminders(inside, at, [{ ...about, rule: 'appointment-lost', facts: { why } }]);
}

/**
 * Takes a place and gives the appointment back in one conditional statement. Their own hour comes first, with the number they had: it was given to nobody
 * else. That no more are booked on this day does not matter, they were. Another hour or day is to be told them, so the letter goes out again.
 */
async function takeAgain({ inside, countyCode, at, by }: ArchiveChange, row: Ended): Promise<Place | undefined> {
  const [taken] = await inside.query<Place>(
    `with free as (
       select no from exam_slots where county_code = $1 and session_id = $2 and open and reserved < capacity order by no <> $3, no limit 1
     ), place as (
       update exam_slots s set reserved = s.reserved + 1, given = s.given + case when s.no = $3 then 0 else 1 end from free f
       where s.county_code = $1 and s.session_id = $2 and s.no = f.no and s.reserved < s.capacity
       returning s.no, s.given, s.from_time || '-' || s.to_time as hour
     ) update appointments a set state = '1', reason = null, slot = p.no, queue_no = case when p.no = $3 then a.queue_no else p.given end,
         notified_at = case when p.no = $3 and a.day = $7::date then a.notified_at end, day = $7::date, year = extract(year from $7::date), updated_at = $5, updated_by = $6, version = a.version + 1
       from place p where a.county_code = $1 and a.id = $4 returning a.slot, a.queue_no, p.hour`,
    [countyCode, row.session_id, row.slot, row.id, at, by.id, row.day],
  );
  return taken;
}
