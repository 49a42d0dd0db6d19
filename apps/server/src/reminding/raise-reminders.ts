import type { ReminderRuleId } from '@gongwei/domain/reminders';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';

/** Somebody is to be reminded of something. `dueOn`: the day it was due or happened on; `facts`: what stands in its words, nothing of a person. */
export type Raised = {
  readonly countyCode: string;
  readonly rule: ReminderRuleId;
  readonly subjectId: string;
  readonly residentId?: string;
  readonly dueOn: CalendarDay;
  readonly recipientId: string;
  readonly facts?: { readonly [name: string]: string };
  readonly escalated?: true;
  /** Who gave it to the recipient. */
  readonly handedFrom?: string;
};

/** What tells one reminder from another. Its `id` is drawn: worked out of these, it would tell its day to whom the day is not told. */
const identityOf = (one: Raised): string => JSON.stringify(Object.values(identity(one)));

// One that came to an end is raised again; one that is still open, or was ignored, stays as it is, and so does one that was given to somebody else ($3: a
// colleague gives it just now, which brings it back). Both is decided by the one write, whoever else writes.
const RAISE = `with raised as (
  insert into reminders as m (county_code, id, rule, subject_id, resident_id, due_on, recipient_id, facts, escalated, handed_from, raised_at)
  select t.county_code, replace(gen_random_uuid()::text, '-', ''), t.rule, t.subject_id, t.resident_id, t.due_on, t.recipient_id, t.facts, t.escalated, t.handed_from, $2::timestamptz
  from jsonb_to_recordset($1::jsonb) as t(county_code text, rule text, subject_id text, resident_id text, due_on date, recipient_id text,
    facts jsonb, escalated boolean, handed_from text) order by t.county_code, t.rule, t.subject_id, t.due_on, t.recipient_id
  on conflict (county_code, rule, subject_id, due_on, recipient_id) do update set state = '0', times = m.times + 1, raised_at = excluded.raised_at,
    resident_id = excluded.resident_id, facts = excluded.facts, note = null, handled_at = null, handled_by = null, handed_to = null,
    handed_from = coalesce(excluded.handed_from, m.handed_from), changed_at = clock_timestamp()
    where (m.state = '3' and (m.handed_to is null or $3)) or (m.state = '4' and $3)
  returning county_code, id, times)
insert into reminder_events (county_code, reminder_id, no, at, event, from_state, to_state)
select county_code, id, (select coalesce(max(no), 0) + 1 from reminder_events e where e.county_code = r.county_code and e.reminder_id = r.id),
  $2::timestamptz, 'RAISE', case when times > 1 then '3' end, '0' from raised r`;

// The same matter has come to another point, as an import that was checked and is written now: what it said is over, and it is raised anew.
const MOVED_ON = `with now_said as (
  select t.* from jsonb_to_recordset($1::jsonb) as t(county_code text, rule text, subject_id text, due_on date, recipient_id text, facts jsonb)
), over as (
  select m.county_code, m.id, m.state from reminders m join now_said t on t.county_code = m.county_code and t.rule = m.rule
    and t.subject_id = m.subject_id and t.due_on = m.due_on and t.recipient_id = m.recipient_id
  where m.state in ('0', '1', '2', '5') and m.facts <> t.facts order by m.county_code, m.id for update of m
), ended as (
  update reminders m set state = '3', handled_at = $2::timestamptz, changed_at = clock_timestamp() from over o
  where m.county_code = o.county_code and m.id = o.id returning m.county_code, m.id, o.state)
insert into reminder_events (county_code, reminder_id, no, at, event, from_state, to_state)
select county_code, id, (select coalesce(max(no), 0) + 1 from reminder_events e where e.county_code = r.county_code and e.reminder_id = r.id),
  $2::timestamptz, 'DISSOLVE', state, '3' from ended r`;

/** Raises reminders inside the transaction of what causes them: undone with it, told once it is committed. `at`: ISO 8601 in UTC. */
export async function raiseReminders(inside: Queryable, at: string, raised: readonly Raised[]): Promise<void> {
  if (raised.length > 0) await put(inside, at, await toWhomHanded(inside, raised), false);
}

/** Gives somebody's reminder to a colleague, whatever became of one of the same matter there. */
export const handReminder = (inside: Queryable, at: string, raised: Raised & { readonly handedFrom: string }) =>
  put(inside, at, [raised], true);

async function put(inside: Queryable, at: string, raised: readonly Raised[], given: boolean): Promise<void> {
  const rows = new Map(
    raised.map((one) => [
      identityOf(one),
      {
        ...identity(one),
        resident_id: one.residentId ?? null,
        facts: one.facts ?? {},
        escalated: one.escalated ?? false,
        handed_from: one.handedFrom ?? null,
      },
    ]),
  );
  const said = JSON.stringify([...rows.values()]);
  await inside.query(MOVED_ON, [said, at]);
  await inside.query(RAISE, [said, at, given]);
}

const identity = ({ countyCode, rule, subjectId, dueOn, recipientId }: Raised) => ({
  ...{ county_code: countyCode, rule, subject_id: subjectId, due_on: dueOn, recipient_id: recipientId },
});

/** Times a reminder is followed from colleague to colleague. */
const MOST_HANDS = 10;

/** What somebody gave to a colleague comes to that one from then on. */
async function toWhomHanded(inside: Queryable, raised: readonly Raised[]): Promise<readonly Raised[]> {
  let going = raised;
  for (let hands = 0; hands < MOST_HANDS; hands += 1) {
    const handed = await inside.query<{ at: number; next: string }>(
      `select t.at, m.handed_to as next from jsonb_to_recordset($1::jsonb) as t(at int, county_code text, rule text, subject_id text, due_on date,
         recipient_id text) join reminders m on m.county_code = t.county_code and m.rule = t.rule and m.subject_id = t.subject_id
         and m.due_on = t.due_on and m.recipient_id = t.recipient_id where m.handed_to is not null`,
      [JSON.stringify(going.map((one, at) => ({ at, ...identity(one) })))],
    );
    if (handed.length === 0) break;
    const to = new Map(handed.map(({ at, next }) => [at, next]));
    going = going.map((one, at) => ({
      ...one,
      ...(to.has(at) && { recipientId: to.get(at) as string, handedFrom: one.recipientId }),
    }));
  }
  return going;
}
