import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerClock } from '../shared/server-clock.ts';
import { todayOf } from '../shared/server-clock.ts';
import type { ServerTimers } from '../shared/server-timers.ts';
import type { BackupDesk } from './backup-desk.ts';
import { writeBackupFile } from './backup-file.ts';
import type { BackupSettings } from './backup-settings.ts';
import { keepPackages } from './kept-packages.ts';
import { dailyName, newestDay, outdated } from './kept-backups.ts';

/** After the start: the first minutes belong to those who wait for the server. Milliseconds. */
const FIRST_AFTER = 5 * 60_000;
const AGAIN_AFTER = 30 * 60_000;

export type DailyBackups = {
  /** What administrators have to know: why there is no backup of today. */
  trouble(): string | undefined;
  /** Looks whether one is due, and makes it. Told apart from the timer for tests. */
  look(): Promise<void>;
  /** Waits for the one being written. */
  stop(): Promise<void>;
};

export type DailyParts = {
  readonly desk: BackupDesk;
  readonly settings: BackupSettings;
  readonly clock: ServerClock;
  readonly timers: ServerTimers;
  /** Whose packages of 版本控制 go along. */
  readonly dataFolder?: string;
  /** For the log of the process. */
  readonly say: (sentence: string) => void;
};

/** A backup of each day on which the server runs; village PCs are off at night, so it is made whenever there is none yet. */
export function startDailyBackups({ desk, settings, clock, timers, say, dataFolder }: DailyParts): DailyBackups {
  const { folder, days, passphrase } = settings;
  let trouble: string | undefined;
  let running: Promise<void> = Promise.resolve();
  let cancel = (): void => {};

  async function makeIfDue(): Promise<void> {
    const today = todayOf(clock);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (newestDay(await readdir(folder)) !== today) {
        const path = join(folder, dailyName(today));
        await desk.make((content) => writeBackupFile(path, content, passphrase));
        if (dataFolder !== undefined) await keepPackages(dataFolder, folder);
      }
      trouble = undefined;
      for (const name of outdated(await readdir(folder), days)) await rm(join(folder, name), { force: true });
    } catch (error) {
      trouble = `${today} 的自动备份没有成功：${whyNot(error as NodeJS.ErrnoException)}备份文件夹：${folder}。半小时后会再试。`;
      say(trouble);
    }
  }
  const look = (): Promise<void> => (running = running.then(makeIfDue));
  const later = (milliseconds: number): void => {
    cancel = timers.after(milliseconds, () => void look().then(() => later(AGAIN_AFTER)));
  };
  if (days > 0) later(FIRST_AFTER);
  return {
    trouble: () => trouble,
    look,
    stop: async () => {
      cancel();
      await running;
    },
  };
}

function whyNot({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOSPC' || code === 'EDQUOT') return '磁盘已满，请清出空间，或用 GONGWEI_BACKUPS 换一个磁盘。';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return '没有权限写备份文件夹，请检查它的权限。';
  if (code === 'ENOTDIR' || code === 'EEXIST') return '备份文件夹的位置上有一个同名文件，请移走它。';
  return `原因是“${message.split('\n', 1)[0] ?? ''}”，请联系技术支持。`;
}
