import type { Database } from '../database/database.port.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import type { Scope } from '../database/scope.ts';
import type { ReminderRow } from './reminder-row.ts';
import { dissolve, remindersOf } from './reminders.repository.ts';

/** What somebody still has to do. Each is judged again; what is over ends, and is not shown. */
export async function openReminders(
  database: Database,
  scope: Scope,
  recipientId: string,
  now: Date,
): Promise<readonly ReminderRow[]> {
  const found = await remindersOf(database, scope, recipientId, 'open', now);
  const over = found.filter(({ holds }) => !holds);
  if (over.length > 0) await repeatedTransaction(database, (inside) => dissolve(inside, over, now));
  return found.filter(({ holds }) => holds);
}
