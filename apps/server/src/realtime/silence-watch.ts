import { lifeSigns } from '@gongwei/domain/call';
import { KEPT_FOR } from '@gongwei/domain/shared';
import type { ServerClock } from '../shared/server-clock.ts';
import type { ServerTimers } from '../shared/server-timers.ts';
import type { Connection, OpenSocket } from './connection.ts';
import { LOOK_EVERY } from './realtime-limits.ts';

/** Looks who has been silent for too long, and who has not come back, while there is anybody. */
export function createSilenceWatch(needs: {
  readonly clock: ServerClock;
  readonly timers: ServerTimers;
  readonly connections: ReadonlyMap<string, Connection>;
  /** Nothing was heard of its other end for too long. */
  readonly silent: (connection: Connection, socket: OpenSocket) => void;
  /** It was gone for longer than its news are kept. */
  readonly lost: (connection: Connection) => void;
}): { readonly begin: () => void; readonly end: () => void } {
  const { clock, timers, connections, silent, lost } = needs;
  let stop: (() => void) | undefined;
  let lookedAt = 0;
  let ended = false;
  const now = (): number => clock.now().getTime();

  /** Silence of the other end, not of ourselves: what a stalled process could not hear is not held against anybody. */
  function look(): void {
    const at = now();
    const stalled = Math.max(0, at - lookedAt - 2 * LOOK_EVERY);
    lookedAt = at;
    for (const connection of connections.values()) {
      connection.heardAt += stalled;
      const socket = connection.socket();
      if (socket && at - connection.heardAt > lifeSigns(connection.closely).patience) silent(connection, socket);
      if (connection.droppedAt !== undefined && at - connection.droppedAt >= KEPT_FOR) lost(connection);
    }
    later();
  }
  function later(): void {
    stop = connections.size > 0 && !ended ? timers.after(LOOK_EVERY, look) : undefined;
  }
  return {
    /** Somebody is there. Safe to repeat. */
    begin() {
      if (stop) return;
      lookedAt = now();
      later();
    },
    end() {
      ended = true;
      stop?.();
    },
  };
}
