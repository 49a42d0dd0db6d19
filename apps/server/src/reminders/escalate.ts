import { URGENT_RULES, type ReminderRuleId } from '@gongwei/domain/reminders';
import { configurationAt } from '../configuration/configuration.query.ts';
import type { Database, Queryable } from '../database/database.port.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import { raiseReminders } from '../reminding/raise-reminders.ts';
import { LONGEST_WAIT, waitingMinutes } from './waiting-minutes.ts';
import { heldReminder, institutionsWaiting, moveReminder, unreadSince } from './reminders.repository.ts';

/** Minutes urgent reminders may wait at each institution that has some, as 全局配置 has it. */
async function minutesAt(on: Queryable, now: Date): Promise<ReadonlyMap<string, number>> {
  const minutes = new Map<string, number>();
  for (const code of await institutionsWaiting(on, URGENT_RULES, now.toISOString())) {
    minutes.set(code, waitingMinutes(await configurationAt(on, code)));
  }
  return minutes;
}

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
  const minutes = await minutesAt(database, now);
  const since = (waits: number): string => new Date(now.getTime() - waits * 60_000).toISOString();
  const until = Object.fromEntries([...minutes].map(([code, waits]) => [code, since(waits)]));
  let went = 0;
  for (const { recipient_id, id, institution } of await unreadSince(database, URGENT_RULES, until))
    await repeatedTransaction(database, async (inside) => {
      // Whoever holds it may be reading it; it is looked at again with the next ones.
      const held = await heldReminder(inside, { institutionCode: '' }, recipient_id, id, 'passes over');
      if (!held) return;
      const row = { ...held, waits: minutes.get(institution) ?? LONGEST_WAIT };
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
