import type { Database } from '../database/database.port.ts';
import { systemClock } from '../shared/server-clock.ts';
import { systemTimers } from '../shared/server-timers.ts';
import { createBackupDesk } from './backup-desk.ts';
import type { BackupSettings } from './backup-settings.ts';
import { openControl } from './control.ts';
import { startDailyBackups, type DailyBackups } from './daily-backups.ts';

/** What a server over the embedded database does about backups: one a day by itself, and others when it is asked. */
export async function keepBackups(parts: {
  readonly database: Database;
  readonly dataFolder: string;
  readonly settings: BackupSettings;
  /** Of the program; stands in each backup. */
  readonly version: string;
  readonly say: (sentence: string) => void;
}): Promise<Pick<DailyBackups, 'trouble' | 'stop'>> {
  const { database, dataFolder, settings, version, say } = parts;
  const desk = createBackupDesk({ database, dataFolder, version, clock: systemClock });
  const daily = startDailyBackups({ desk, settings, clock: systemClock, timers: systemTimers, say, dataFolder });
  const closeControl = await openControl(dataFolder, desk);
  return {
    trouble: daily.trouble,
    stop: async () => {
      await closeControl();
      await daily.stop();
    },
  };
}
