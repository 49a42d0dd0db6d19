import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const SHARED = '/dev/shm';
/** Kind of such a file system, as `statfs` tells it. */
const TMPFS = 0x01021994;
/** Bytes that must be left there, and of memory besides. A run was seen to need two thousand million at most. */
const ROOM = 6 * 2 ** 30;
const NAME = 'gongwei-tests-';

/**
 * Temporary files of whatever is started from here go into memory, until this process ends: a database of a test is a thousand small files,
 * which a disk makes ten times slower. Where there is no such place, or little room, they stay on the disk.
 */
export function temporaryFilesInMemory(): void {
  if (!hasRoom()) return;
  clearLeft();
  const folder = join(SHARED, `${NAME}${process.pid}`);
  mkdirSync(folder);
  // As /tmp is: PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o1777);
  process.env['TMPDIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(SHARED);
    return type === TMPFS && bavail * bsize >= ROOM && process.availableMemory() >= 2 * ROOM;
  } catch {
    return false;
  }
}

/** Of runs that were killed. */
function clearLeft(): void {
  for (const name of readdirSync(SHARED))
    if (name.startsWith(NAME) && !runs(Number(name.slice(NAME.length))))
      rmSync(join(SHARED, name), { recursive: true, force: true });
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
