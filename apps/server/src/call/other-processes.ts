import type { ServerClock } from '../shared/server-clock.ts';
import type { BusEvent } from './coordinator-door.ts';
import type { CallCoordinator } from './coordinator/call-coordinator.ts';

/** Milliseconds between two signs of life of a process, after which it counts as dead, and after which its windows are forgotten. */
export const [HERE_EVERY, DEAD_AFTER, FORGOTTEN_AFTER] = [2_000, 10_000, 70_000];

/** The windows of other processes, as the leader knows them: a process that dies takes its windows along. */
export function createOtherProcesses(coordinator: CallCoordinator, clock: ServerClock) {
  const processes = new Map<string, { heardAt: number; dead: boolean; readonly windows: Set<string> }>();
  const now = (): number => clock.now().getTime();
  const of = (from: string) => {
    const known = processes.get(from) ?? { heardAt: now(), dead: false, windows: new Set<string>() };
    processes.set(from, known);
    return known;
  };
  return {
    /** A window of another process asked something. */
    asked(from: string, connection: string): void {
      of(from).windows.add(connection);
    },
    heard(event: BusEvent): void {
      const process = of(event.from);
      process.heardAt = now();
      if (process.dead) {
        process.dead = false;
        for (const connection of process.windows) coordinator.back(connection);
      }
      switch (event.what) {
        case 'dropped':
          return coordinator.dropped(event.connection, event.cause);
        case 'back':
          return coordinator.back(event.connection);
        case 'gone':
          process.windows.delete(event.connection);
          return coordinator.gone(event.connection);
        case 'leaving':
          for (const connection of process.windows) coordinator.dropped(connection, 'restart');
          return;
        case 'here':
          return;
      }
    },
    /** Looks for processes that fell silent. */
    look(): void {
      for (const [from, process] of processes) {
        const silent = now() - process.heardAt;
        if (silent > DEAD_AFTER && !process.dead) {
          process.dead = true;
          for (const connection of process.windows) coordinator.dropped(connection, 'restart');
        }
        if (silent <= FORGOTTEN_AFTER) continue;
        for (const connection of process.windows) coordinator.gone(connection);
        processes.delete(from);
      }
    },
  };
}
