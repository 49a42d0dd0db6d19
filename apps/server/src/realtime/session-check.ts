import type { Queryable } from '../database/database.port.ts';
import { sessionsStanding, touchSessions } from '../identity/sessions.repository.ts';
import type { ServerClock } from '../shared/server-clock.ts';
import type { ServerTimers } from '../shared/server-timers.ts';
import type { RealtimeHub } from './hub.ts';
import type { MessageBus } from '../ports/message-bus.port.ts';
import { SESSIONS_EVERY } from './realtime-limits.ts';

/** Published after sessions ended, so that every process looks at once. */
export const SESSIONS_TOPIC = 'sessions';

/**
 * Expels windows whose session ended: at once after a log-out anywhere, otherwise within `SESSIONS_EVERY`. A window whose token was
 * exchanged goes on under the new one. Asking something, and being in a call, uses the session; lying open does not.
 */
export function checkSessions(
  hub: RealtimeHub,
  {
    database,
    clock,
    timers,
    bus,
  }: {
    readonly database: Queryable;
    readonly clock: ServerClock;
    readonly timers: ServerTimers;
    readonly bus: Pick<MessageBus, 'subscribe'>;
  },
) {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let stopTimer = (): void => {};

  async function check(): Promise<void> {
    const all = hub.all();
    if (all.length === 0) return;
    const used = all.filter((connection) => connection.usedSince);
    for (const connection of used) connection.usedSince = false;
    await touchSessions(database, [...new Set(used.map(({ session }) => session))], clock.now());
    const asked = all.map((connection) => [connection, connection.session] as const);
    const standing = await sessionsStanding(database, [...new Set(asked.map(([, session]) => session))], clock.now());
    for (const [connection, of] of asked) {
      // It came back under another session meanwhile, of which nothing was asked.
      if (connection.session !== of) continue;
      const session = standing.get(of);
      if (session === undefined) hub.expel(connection);
      else connection.session = session;
    }
  }

  /** One look at a time; one that is asked for meanwhile follows. A database that does not answer expels nobody. */
  function look(): Promise<void> {
    if (running) {
      again = true;
      return running;
    }
    running = check()
      .catch(() => {})
      .then(() => {
        running = undefined;
        if (again && !stopped) {
          again = false;
          return look();
        }
      });
    return running;
  }

  function later(): void {
    stopTimer = timers.after(SESSIONS_EVERY, () => {
      void look();
      if (!stopped) later();
    });
  }
  const unsubscribe = bus.subscribe(SESSIONS_TOPIC, () => void look());
  later();
  return {
    async stop(): Promise<void> {
      stopped = true;
      stopTimer();
      unsubscribe();
      await running;
    },
  };
}
