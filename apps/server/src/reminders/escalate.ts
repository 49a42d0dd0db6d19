import { REMINDER_RULES, reminderRule, type ReminderRuleId } from '@gongwei/domain/reminders';
import type { Database, Queryable } from '../database/database.port.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import { raiseReminders } from '../reminding/raise-reminders.ts';
import { heldReminder, moveReminder, unreadSince } from './reminders.repository.ts';

const WAITS = (Object.keys(REMINDER_RULES) as ReminderRuleId[]).flatMap(
  (rule) => reminderRule(rule).escalatesAfter ?? [],
);

/** Who stands above somebody: administrators of the township, and of the county where there are none. */
const above = (on: Queryable, userId: string, institution: string): Promise<readonly { readonly id: string }[]> =>
  on.query(
    `select u.id from users u where u.id <> $1 and exists (select 1 from user_roles o where o.user_id = u.id and o.role in ('TWN', 'CNT'))
       and left($2, length(u.institution_code)) = u.institution_code
       and length(u.institution_code) = (select max(length(w.institution_code)) from users w join user_roles o on o.user_id = w.id
         where w.id <> $1 and o.role in ('TWN', 'CNT') and left($2, length(w.institution_code)) = w.institution_code)
     order by u.id`,
    [userId, institution],
  );

/** Tells whoever is above of what is urgent and was not read in time. Each goes up once, whichever process sees it. */
export async function escalate(database: Database, now: Date): Promise<number> {
  const until = new Date(now.getTime() - Math.min(...WAITS) * 60_000).toISOString();
  let went = 0;
  for (const { recipient_id, id, institution } of await unreadSince(database, until))
    await repeatedTransaction(database, async (inside) => {
      const row = await heldReminder(inside, { institutionCode: '' }, recipient_id, id);
      if (!row) return;
      const moved = await moveReminder(inside, row, { type: row.holds ? 'ESCALATE' : 'DISSOLVE' }, now);
      if (!moved.ok || !row.holds) return;
      const raised = (await above(inside, recipient_id, institution)).map((superior) => ({
        countyCode: row.county_code,
        rule: row.rule as ReminderRuleId,
        subjectId: row.subject_id,
        ...(row.person_id !== null && { residentId: row.person_id }),
        dueOn: row.due_on,
        recipientId: superior.id,
        facts: row.facts,
        escalated: true as const,
      }));
      await raiseReminders(inside, now.toISOString(), raised);
      went += 1;
    });
  return went;
}
