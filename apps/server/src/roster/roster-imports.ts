import type { RosterImport } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import { importRoster } from './import-roster.ts';
import { ROSTER_FILE_MESSAGES } from './roster-limits.ts';
import type { ResidentWriter, RosterStore, RosterUser } from './roster-store.port.ts';
import { createWorkerRosterSession } from './worker-roster-session.ts';

export type RosterImportParts = {
  readonly writer: ResidentWriter;
  readonly store: RosterStore;
  readonly newId: () => string;
  readonly now: () => Date;
  readonly today: () => CalendarDay;
  /** The exception log. */
  readonly report: (error: unknown) => void;
};

/** The imports of this process: one at a time, so that two uploads of the same residents cannot meet. */
export type RosterImports = {
  /** Answers as soon as the import is on record; the work goes on behind. */
  start(user: RosterUser, fileName: string, bytes: Uint8Array): Promise<RosterImport>;
  /** As it is to be shown: one that a killed process left unfinished will not go on, and says so. */
  shown(state: RosterImport): RosterImport;
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>;
  /** Stops after the chunk at hand. */
  stop(): Promise<void>;
};

/** Milliseconds; another process may be at work on it, but never for so long. */
const ABANDONED_AFTER = 30 * 60_000;

export const checkFileUrl = (importId: string): string => `/api/v1/roster-imports/${importId}/check-file.xlsx`;

export function createRosterImports({ writer, store, newId, now, today, report }: RosterImportParts): RosterImports {
  const stopping = new AbortController();
  const running = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  const run = async (user: RosterUser, started: RosterImport, bytes: Uint8Array): Promise<void> => {
    const session = createWorkerRosterSession(today());
    try {
      await importRoster(
        {
          session,
          writer,
          store,
          user,
          newId,
          today: today(),
          checkFileUrl: checkFileUrl(started.id),
          stopping: stopping.signal,
          report,
        },
        started,
        bytes,
      );
    } finally {
      running.delete(started.id);
      await session.end();
    }
  };
  return {
    async start(user, fileName, bytes) {
      const started: RosterImport = {
        id: newId(),
        fileName,
        state: 'reading',
        handled: 0,
        startedAt: now().toISOString(),
        counts: { created: 0, updated: 0, unchanged: 0, rejected: 0, empty: 0 },
      };
      await store.create(user, started);
      running.add(started.id);
      last = last.then(() => run(user, started, bytes)).catch(report);
      return started;
    },
    shown(state) {
      const unfinished = state.state !== 'done' && state.state !== 'failed' && !running.has(state.id);
      const old = now().getTime() - Date.parse(state.startedAt) > ABANDONED_AFTER;
      return unfinished && old ? { ...state, state: 'failed', message: ROSTER_FILE_MESSAGES.interrupted } : state;
    },
    settled: async () => void (await last),
    async stop() {
      stopping.abort();
      await last;
    },
  };
}
