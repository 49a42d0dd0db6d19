import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPglite } from '../database/pglite.adapter.ts';
import { createSearchIndexes } from '../database/search-indexes.ts';
import { finishRestore, RESTORE_FOLDERS } from '../database/finish-restore.ts';
import { holdFolder } from '../database/folder-lock.ts';
import { backupTrouble } from './backup-format.ts';
import { loadBackup, type Loaded } from './load-backup.ts';
import type { Piece } from './read-backup.ts';
import type { KeptFile } from './write-backup.ts';

/**
 * Puts a backup in the place of the embedded database of a folder. A new one is made beside it, so the old one may be broken,
 * and is untouched until the new one is whole; then they change places.
 * @throws {FolderInUse} while a server runs. @throws {BackupTrouble} where there is data and it is not to be replaced.
 */
export async function restoreFolder(
  folder: string,
  pieces: AsyncIterable<Piece>,
  { replace }: { readonly replace: boolean },
): Promise<Loaded> {
  const release = holdFolder(folder);
  try {
    await finishRestore(folder);
    if (!replace && existsSync(join(folder, RESTORE_FOLDERS.database)))
      throw backupTrouble(
        `数据文件夹 ${folder} 中已有数据，没有改动。确实要用备份替换它，请加 --replace；也可以用 GONGWEI_DATA 恢复到另一个文件夹。`,
      );
    const place = join(folder, RESTORE_FOLDERS.unfinished);
    await rm(place, { recursive: true, force: true });
    const database = await openPglite({ folder: place, filling: true });
    let loaded: Loaded;
    try {
      loaded = await loadBackup(database, pieces);
      await createSearchIndexes(database);
    } catch (error) {
      await database.close();
      await rm(place, { recursive: true, force: true });
      throw error;
    }
    await database.close();
    await writeKeptFiles(place, loaded.files);
    await rename(place, join(folder, RESTORE_FOLDERS.finished));
    await finishRestore(folder);
    return loaded;
  } finally {
    release();
  }
}

/** Only names this program knows: a backup may come from anywhere. */
export async function writeKeptFiles(folder: string, files: readonly KeptFile[]): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { name, content } of files.filter((file) => file.name === 'secret.key')) {
    await writeFile(join(folder, name), content, { mode: 0o600 });
    await chmod(join(folder, name), 0o600);
  }
}
