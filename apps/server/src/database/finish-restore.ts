import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Names inside of a data folder, while a backup takes the place of its database. */
export const RESTORE_FOLDERS = {
  /** Being filled; thrown away by the next start. */
  unfinished: 'restoring',
  /** Whole and checked; a start that finds it finishes what the restore began. */
  finished: 'restored',
  database: 'postgres',
} as const;

/** Ends a restore that was cut off: forward where the new database was whole, else back to what was there. */
export async function finishRestore(folder: string): Promise<void> {
  const { unfinished, finished: finishedName, database } = RESTORE_FOLDERS;
  await rm(join(folder, unfinished), { recursive: true, force: true });
  const finished = join(folder, finishedName);
  if (!existsSync(finished)) return;
  if (existsSync(join(finished, database))) {
    await rm(join(folder, database), { recursive: true, force: true });
    await rename(join(finished, database), join(folder, database));
  }
  const key = join(finished, 'secret.key');
  if (existsSync(key)) await rename(key, join(folder, 'secret.key'));
  await rm(finished, { recursive: true, force: true });
}
