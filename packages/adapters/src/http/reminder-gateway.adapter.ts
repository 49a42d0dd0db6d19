import type { ReminderGateway, ReminderLimitsGateway } from '@gongwei/application/reminders';
import { createAsk } from './ask-or-refuse.ts';
import type { WireCalls } from './wire-calls.ts';

/** Reminders of the user, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpReminders(calls: WireCalls): ReminderGateway {
  const { send, ask } = createAsk(calls);
  return {
    find: (which) => send('/v1/reminders/search', { which }),
    act: (id, act) => ask(`/v1/reminders/${encodeURIComponent(id)}/events`, act),
    readAll: async () => void (await send('/v1/reminders/read-all', {})),
  };
}

/** What an institution says of its reminders, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpReminderLimits(calls: WireCalls): ReminderLimitsGateway {
  const { get, ask } = createAsk(calls);
  return {
    read: (asker) => get('/v1/reminder-limits', asker),
    set: (change) => ask('/v1/reminder-limits', change),
  };
}
