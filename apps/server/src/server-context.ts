import type { Database } from './database/database.port.ts';
import type { AccountSettings } from './identity/account-settings.ts';
import type { Leadership } from './realtime/leadership.port.ts';
import type { MessageBus } from './realtime/message-bus.port.ts';
import type { FormLibrary } from './records/form-library.ts';
import type { RandomSource } from './shared/random-source.ts';
import type { ServerClock } from './shared/server-clock.ts';
import type { ServerTimers } from './shared/server-timers.ts';

/** What every route may use. */
export type ServerContext = {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly timers: ServerTimers;
  /** Between the processes of the site. */
  readonly bus: MessageBus;
  readonly leadership: Leadership;
  readonly random: RandomSource;
  readonly forms: FormLibrary;
  readonly accounts: AccountSettings;
};
