import {
  OPEN_REMINDERS,
  reminderAfter,
  type ReminderEvent,
  type ReminderRefusal,
  type ReminderRuleId,
} from '@gongwei/domain/reminders';
import type { Result } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { parameters, scopeCondition, type Scope } from '../database/scope.ts';
import { besideReminder, holding } from '../reminding/holds.ts';
import { handReminder } from '../reminding/raise-reminders.ts';
import type { ReminderRow } from './reminder-row.ts';

const COLUMNS = `m.county_code, m.id, m.rule, m.subject_id, m.due_on, m.recipient_id, m.facts, m.state, m.escalated, m.times, m.raised_at, m.note,
  m.handled_at, m.handed_to, p.id as person_id, p.name, ${holding('m')} as holds`;
const REMINDERS = `reminders m ${besideReminder('m')}`;
/** More are counted, not shown. */
const SHOWN = 200;
const HISTORY_DAYS = 90;

/** Somebody's reminders of residents within their scope, open or of the last 90 days; the most urgent and newest first. */
export function remindersOf(
  on: Queryable,
  scope: Scope,
  recipientId: string,
  which: 'open' | 'past',
  now: Date,
): Promise<readonly ReminderRow[]> {
  const into = parameters();
  const reach = scopeCondition(scope, 'p', into);
  const since = new Date(now.getTime() - HISTORY_DAYS * 86_400_000).toISOString();
  const states = into.add(which === 'open' ? [...OPEN_REMINDERS] : ['3', '4']);
  const order =
    which === 'open'
      ? `m.rule in ('critical-result', 'account-refused') desc, m.state = '0' desc, m.raised_at desc`
      : 'm.handled_at desc nulls last, m.raised_at desc';
  return on.query<ReminderRow>(
    `select ${COLUMNS} from ${REMINDERS} where m.recipient_id = ${into.add(recipientId)} and (m.resident_id is null or (${reach}))
       and m.state = any(${states}::text[]) and m.raised_at > ${into.add(since)} order by ${order}, m.id limit ${which === 'open' ? 2_000 : SHOWN}`,
    into.values,
  );
}

/** One of somebody's reminders, held until the transaction ends; nothing where it is another one's, or, where nobody is to wait, somebody else holds it. */
export async function heldReminder(
  inside: Queryable,
  scope: Scope,
  recipientId: string,
  id: string,
  waits: 'waits' | 'passes over' = 'waits',
): Promise<ReminderRow | undefined> {
  const into = parameters();
  const reach = scopeCondition(scope, 'p', into);
  const [row] = await inside.query<ReminderRow>(
    `select ${COLUMNS} from ${REMINDERS} where m.recipient_id = ${into.add(recipientId)} and m.id = ${into.add(id)}
       and (m.resident_id is null or (${reach})) for update of m ${waits === 'waits' ? '' : 'skip locked'}`,
    into.values,
  );
  return row;
}

/** A held reminder after an event, as its machine says. `by`: nobody, where it happens by itself. */
export async function moveReminder(
  inside: Queryable,
  row: ReminderRow,
  event: ReminderEvent,
  now: Date,
  by?: string,
): Promise<Result<ReminderRow, ReminderRefusal>> {
  const age = (now.getTime() - Date.parse(row.raised_at)) / 60_000;
  const next = reminderAfter(row.state, event, {
    rule: row.rule as ReminderRuleId,
    ...{ age, holds: row.holds, handed: row.handed_to !== null },
    ...(row.waits !== undefined && { waits: row.waits }),
  });
  if (!next.ok) return next;
  const note = 'note' in event && event.note.trim() !== '' ? event.note.trim() : null;
  const ended = next.value === '3' || next.value === '4';
  const at = now.toISOString();
  await inside.query(
    `update reminders set state = $3, note = coalesce($4, note), handled_at = $5, handled_by = $6, changed_at = clock_timestamp()
     where county_code = $1 and id = $2`,
    [row.county_code, row.id, next.value, note, ended ? at : null, ended ? (by ?? null) : null],
  );
  await inside.query(
    `insert into reminder_events (county_code, reminder_id, no, at, event, from_state, to_state, by_id, note)
     select $1, $2, coalesce(max(no), 0) + 1, $3, $4, $5, $6, $7, $8 from reminder_events where county_code = $1 and reminder_id = $2`,
    [row.county_code, row.id, at, event.type, row.state, next.value, by ?? null, note],
  );
  return { ok: true, value: { ...row, state: next.value, note: note ?? row.note, handled_at: ended ? at : null } };
}

/** Gives a held reminder to a colleague: the giver's ends and says to whom, the colleague has one of the same matter. */
export async function giveReminder(
  inside: Queryable,
  row: ReminderRow,
  { from, to, words }: { readonly from: string; readonly to: string; readonly words: string },
  now: Date,
): Promise<Result<ReminderRow, ReminderRefusal>> {
  const moved = await moveReminder(inside, row, { type: 'TRANSFER', note: words }, now, from);
  if (!moved.ok) return moved;
  await inside.query('update reminders set handed_to = $3 where county_code = $1 and id = $2', [
    row.county_code,
    row.id,
    to,
  ]);
  await handReminder(inside, now.toISOString(), {
    ...{ countyCode: row.county_code, rule: row.rule as ReminderRuleId, subjectId: row.subject_id, dueOn: row.due_on },
    ...(row.person_id !== null && { residentId: row.person_id }),
    ...{ recipientId: to, facts: row.facts, handedFrom: from },
  });
  return moved;
}

/** Ends reminders whose matter came to an end; each is judged once more, held. */
export async function dissolve(
  inside: Queryable,
  rows: readonly Pick<ReminderRow, 'county_code' | 'id'>[],
  now: Date,
): Promise<void> {
  for (const { county_code, id } of rows) {
    const [row] = await inside.query<ReminderRow>(
      `select ${COLUMNS} from ${REMINDERS} where m.county_code = $1 and m.id = $2 for update of m`,
      [county_code, id],
    );
    if (row) await moveReminder(inside, row, { type: 'DISSOLVE' }, now);
  }
}

/** Institutions whose staff have urgent ones nobody read, raised until then. */
export const institutionsWaiting = async (
  on: Queryable,
  rules: readonly string[],
  until: string,
): Promise<readonly string[]> => {
  const rows = await on.query<{ code: string }>(
    `select distinct u.institution_code as code from reminders m join users u on u.id = m.recipient_id
     where m.state = '0' and not m.escalated and m.rule = any($1) and m.raised_at <= $2`,
    [rules, until],
  );
  return rows.map(({ code }) => code);
};

/** Urgent ones nobody read in time, with who they were for. `until`: raised at or before, by institution. */
export const unreadSince = (
  on: Queryable,
  rules: readonly string[],
  until: { readonly [institution: string]: string },
): Promise<readonly (ReminderRow & { readonly institution: string })[]> =>
  on.query(
    `select ${COLUMNS}, u.institution_code as institution from ${REMINDERS} join users u on u.id = m.recipient_id
     join jsonb_each_text($2::jsonb) as t(code, until) on t.code = u.institution_code
     where m.state = '0' and not m.escalated and m.rule = any($1) and m.raised_at <= t.until::timestamptz order by m.raised_at limit 200`,
    [rules, JSON.stringify(until)],
  );
