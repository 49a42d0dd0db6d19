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
};

/** What tells one reminder from another. Its `id` is drawn: worked out of these, it would tell its day to whom the day is not told. */
const identityOf = ({ countyCode, rule, subjectId, dueOn, recipientId }: Raised): string =>
  JSON.stringify([countyCode, rule, subjectId, dueOn, recipientId]);

// One that came to an end is raised again; one that is still open, or was ignored, stays as it is. Both is decided by the one write, whoever else writes.
const RAISE = `with raised as (
  insert into reminders as m (county_code, id, rule, subject_id, resident_id, due_on, recipient_id, facts, escalated, raised_at)
  select t.county_code, replace(gen_random_uuid()::text, '-', ''), t.rule, t.subject_id, t.resident_id, t.due_on, t.recipient_id, t.facts, t.escalated, $2::timestamptz
  from jsonb_to_recordset($1::jsonb) as t(county_code text, rule text, subject_id text, resident_id text, due_on date, recipient_id text,
    facts jsonb, escalated boolean) order by t.county_code, t.rule, t.subject_id, t.due_on, t.recipient_id
  on conflict (county_code, rule, subject_id, due_on, recipient_id) do update set state = '0', times = m.times + 1, raised_at = excluded.raised_at,
    resident_id = excluded.resident_id, facts = excluded.facts, note = null, handled_at = null, handled_by = null, changed_at = clock_timestamp()
    where m.state = '3'
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
  if (raised.length === 0) return;
  const rows = new Map(
    raised.map((one) => [
      identityOf(one),
      {
        county_code: one.countyCode,
        rule: one.rule,
        subject_id: one.subjectId,
        resident_id: one.residentId ?? null,
        due_on: one.dueOn,
        recipient_id: one.recipientId,
        facts: one.facts ?? {},
        escalated: one.escalated ?? false,
      },
    ]),
  );
  const said = JSON.stringify([...rows.values()]);
  await inside.query(MOVED_ON, [said, at]);
  await inside.query(RAISE, [said, at]);
}
