import { REMINDER_TOPIC } from '@gongwei/domain/reminders';
import type { RealtimeHub } from '../realtime/hub.ts';
import type { ServerContext } from '../server-context.ts';
import { lookAgain } from '../shared/look-again.ts';

/** Milliseconds between two looks, and how far back one looks: a write that took longer than this to be committed is seen at the next change. */
const [EVERY, BACK] = [1_500, 30_000];

/**
 * Tells each window that its user's reminders changed, whichever process or transaction changed them: what is committed is looked for, as nothing else
 * says of a transaction in the middle of an area that it is. Nobody looks while nobody listens.
 */
export function tellReminders(
  { database, timers }: Pick<ServerContext, 'database' | 'timers'>,
  hub: Pick<RealtimeHub, 'all' | 'tell'>,
  report: (error: unknown) => void,
): { stop(): Promise<void> } {
  const told = new Map<string, string>();
  return lookAgain(
    timers,
    { first: EVERY, again: EVERY },
    async () => {
      const windows = [...hub.all()].map(({ window }) => window);
      if (windows.length === 0) return;
      const users = [...new Set(windows.map(({ userId }) => userId))];
      const changed = await database.query<{ user: string; at: string }>(
        `select recipient_id as "user", string_agg(id || ':' || changed_at, ',' order by id) as at from reminders
         where changed_at > clock_timestamp() - interval '${BACK} milliseconds' and recipient_id = any($1::text[]) group by recipient_id`,
        [users],
      );
      for (const { user, at } of changed) {
        if (told.get(user) === at) continue;
        told.set(user, at);
        for (const { connection } of windows.filter(({ userId }) => userId === user))
          hub.tell(connection, REMINDER_TOPIC, {});
      }
    },
    report,
  );
}
