import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../database/database.port.ts';
import type { Migration } from '../database/migrate.ts';
import { systemClock, todayOf, type ServerClock } from '../shared/server-clock.ts';
import { createBackupDesk } from './backup-desk.ts';
import { writeBackupFile } from './backup-file.ts';
import { backupTrouble } from './backup-format.ts';
import type { BackupSettings } from './backup-settings.ts';
import { nameBefore } from './kept-backups.ts';

type Parts = {
  readonly dataFolder: string;
  readonly settings: BackupSettings;
  readonly version: string;
  readonly say: (sentence: string) => void;
  readonly clock?: ServerClock;
};

/** Keeps the embedded database as it is before its schema changes; without that nothing is changed. Of PostgreSQL its operators take care. */
export const backupBeforeMigrating =
  ({ dataFolder, settings, version, say, clock = systemClock }: Parts) =>
  async (database: Database, pending: readonly Migration[]): Promise<void> => {
    if (database.kind !== 'embedded') return;
    const path = join(settings.folder, nameBefore(todayOf(clock), pending[0]?.number ?? 0));
    // A start that was cut off after it: what is there is older, and better.
    if (existsSync(path)) return;
    say(`程序已更新，升级数据前先备份到 ${path} ……`);
    try {
      await createBackupDesk({ database, dataFolder, version, clock }).make((content) =>
        writeBackupFile(path, content, settings.passphrase),
      );
    } catch (error) {
      throw backupTrouble(
        `升级数据前的备份没有写成（${(error as NodeJS.ErrnoException).code ?? (error as Error).message}），数据没有改动。` +
          `请检查 ${settings.folder} 的空间和权限，或用 GONGWEI_BACKUPS 换一个文件夹后再启动。`,
      );
    }
  };
