import type { CalendarDay } from '@gongwei/domain/shared';
import type { RosterImportState } from '@gongwei/domain/resident';
import type { ServerContext } from '../server-context.ts';
import { isChildEnded } from '../shared/child-program.ts';
import { checkRoster } from './check-roster.ts';
import { readRoster } from './read-roster.ts';
import {
  claimJob,
  endPhase,
  LEASE_LOST,
  NOT_ALLOWED,
  putBack,
  releaseJobs,
  renewLeases,
  type RosterJob,
} from './roster-job.ts';
import { ROSTER_FILE_MESSAGES as say } from './roster-limits.ts';
import { endLostReadings, freeLeases } from './roster-recovery.ts';
import { withdrawRoster } from './withdraw-roster.ts';
import { writeRoster } from './write-roster.ts';

/** Works on imports, one at a time in each process; what waits is taken by whichever process is free. */
export type RosterRunner = {
  /** Names this process in leases. */
  readonly name: string;
  /** Reads a file of this process when its turn comes; the file is discarded afterwards. */
  read(job: RosterJob, path: string, discard: () => Promise<void>): void;
  /** There is something to do. */
  wake(): void;
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>;
  /** Ends after the chunk at hand; what is not finished is gone on with by another process, or at the next start. */
  stop(): Promise<void>;
};

type Tools = Pick<ServerContext, 'database' | 'clock' | 'facts' | 'random' | 'timers'> & {
  readonly name: string;
  readonly today: () => CalendarDay;
  /** The exception log. */
  readonly report: (error: unknown) => void;
};

/** Milliseconds between two looks whether another process left something behind; a lease lasts three of them. */
const LOOK_AGAIN = 5_000;
const MOST_ATTEMPTS = 3;

const TROUBLE: Readonly<Partial<Record<RosterImportState, string>>> = {
  checking: say.checkTrouble,
  saving: say.writeTrouble,
  withdrawing: say.withdrawTrouble,
};

const REFUSED: Readonly<Partial<Record<RosterImportState, string>>> = {
  saving: say.writeRefused,
  withdrawing: say.withdrawRefused,
};

export function createRosterRunner(tools: Tools): RosterRunner {
  const { database, name, timers, report } = tools;
  const reading: { readonly job: RosterJob; readonly path: string; readonly discard: () => Promise<void> }[] = [];
  let [stopping, going] = [false, undefined as Promise<void> | undefined];
  let woken = false;

  const perform = async (job: RosterJob, path?: string): Promise<void> => {
    try {
      if (path !== undefined) await readRoster(tools, job, path);
      else if (job.phase === 'checking') await checkRoster(tools, job, tools.today());
      else if (job.phase === 'saving') await writeRoster(tools, job, tools.today());
      else await withdrawRoster(tools, job);
    } catch (error) {
      if (error === LEASE_LOST) return;
      if (error === NOT_ALLOWED) return end(job, REFUSED[job.phase] ?? '').catch(report);
      report(error);
      await giveUp(job, path === undefined ? undefined : isChildEnded(error) ? say.readEnded : say.readTrouble).catch(
        report,
      );
    }
  };
  const end = (job: RosterJob, message: string): Promise<void> =>
    endPhase(tools, job, 'FAIL', { message }).catch((error: unknown) => {
      if (error !== LEASE_LOST) throw error;
    });
  /** Whatever happened, it is tried again a little later; a file cannot be, and neither what failed too often. */
  const giveUp = async (job: RosterJob, ofFile?: string): Promise<void> => {
    if (ofFile === undefined && job.attempts < MOST_ATTEMPTS) return putBack(database, job, LOOK_AGAIN);
    return end(job, ofFile ?? TROUBLE[job.phase] ?? '');
  };
  const next = async (): Promise<boolean> => {
    const file = reading.shift();
    if (file) {
      await perform(file.job, file.path);
      await file.discard();
      return true;
    }
    const job = await claimJob(database, name);
    if (job) await perform(job);
    return job !== undefined;
  };
  const work = async (): Promise<void> => {
    try {
      do {
        woken = false;
        while (!stopping && (await next()));
      } while (woken && !stopping);
    } catch (error) {
      // The database is away: the next look will see.
      report(error);
    } finally {
      going = undefined;
    }
  };
  const wake = (): void => {
    woken = true;
    if (!stopping) going ??= work();
  };

  let cancel = (): void => {};
  const look = async (): Promise<void> => {
    try {
      await renewLeases(database, name);
      await endLostReadings(database, say.lost);
      wake();
    } catch (error) {
      report(error);
    }
    if (!stopping) cancel = timers.after(LOOK_AGAIN, () => void look());
  };
  // One process has the embedded database, so whoever held a lease is gone.
  const begun = (database.kind === 'embedded' ? freeLeases(database) : Promise.resolve()).then(look, report);

  return {
    name,
    read(job, path, discard) {
      reading.push({ job, path, discard });
      wake();
    },
    wake,
    async settled() {
      await begun;
      while (going) await going;
    },
    async stop() {
      stopping = true;
      cancel();
      await begun;
      while (going) await going;
      await Promise.all(reading.splice(0).map(({ discard }) => discard()));
      await releaseJobs(database, name).catch(report);
    },
  };
}
