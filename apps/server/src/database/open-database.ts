import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { layBlank } from './blank-database.ts';
import { finishRestore } from './finish-restore.ts';
import { folderTrouble, prepareFolder, type FolderTrouble } from './data-folder.ts';
import type { Database } from './database.port.ts';
import { migrate, schemaState, type Migration } from './migrate.ts';
import { openPglite } from './pglite.adapter.ts';
import { openPostgres } from './postgres.adapter.ts';
import { createSearchIndexes } from './search-indexes.ts';

type Where = {
  readonly url?: string;
  readonly folder?: string;
  /** To PostgreSQL, at most. */
  readonly connections?: number;
};
export type OpenOptions = {
  /** Called with what is about to be applied to a database that holds something; a failure of it keeps the database as it is. */
  readonly beforeMigrating?: (database: Database, pending: readonly Migration[]) => Promise<void>;
};

/** A database written by a newer version of the program. */
export type SchemaNewer = Error & { readonly code: 'SCHEMA_NEWER' };

/** Opens what the settings name, with the schema up to date. `memory` is for tests. */
export async function openDatabase(where: Where | 'memory', { beforeMigrating }: OpenOptions = {}): Promise<Database> {
  const database = where === 'memory' ? await openPglite() : await openWithoutMigrating(where);
  try {
    const { pending, unknown, empty } = await schemaState(database);
    if (unknown.length > 0) throw newer(unknown);
    if (!empty && pending.length > 0) await beforeMigrating?.(database, pending);
    if (pending.length > 0) await migrate(database);
    await createSearchIndexes(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens what the settings name as it is. @throws {FolderTrouble} where the folder cannot be used or its database not be opened. */
export async function openWithoutMigrating({ url, folder, connections }: Where): Promise<Database> {
  if (url !== undefined) return openPostgres(url, connections);
  if (folder === undefined) return openPglite();
  prepareFolder(folder);
  // Without its version file the embedded database takes a folder for a new one and writes over whatever is there.
  if (holdsSomething(join(folder, 'postgres')) && !existsSync(join(folder, 'postgres', 'PG_VERSION')))
    throw broken(folder);
  try {
    const beforeOpening = async (): Promise<void> => {
      await finishRestore(folder);
      await layBlank(folder);
    };
    return await openPglite({ folder, beforeOpening });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'FOLDER_IN_USE' || !existsSync(join(folder, 'postgres'))) throw error;
    if (code === 'ENOSPC') throw folderTrouble(`数据文件夹 ${folder} 所在的磁盘已满，请清出空间后再启动。`);
    throw Object.assign(broken(folder), { cause: error });
  }
}

/** Whether there is no embedded database in the folder yet: it is made when it is opened. */
export const isNewFolder = (folder: string): boolean => !holdsSomething(join(folder, 'postgres'));

const holdsSomething = (place: string): boolean => existsSync(place) && readdirSync(place).length > 0;

const broken = (folder: string): FolderTrouble =>
  folderTrouble(
    `数据文件夹 ${folder} 中的数据库打不开，可能因断电或磁盘故障损坏，没有改动任何数据。请先把整个文件夹复制一份留存，` +
      `再用最近的备份恢复：npm run restore -- ${join(folder, 'backups', '备份文件名')} --replace。`,
  );

const newer = (numbers: readonly number[]): SchemaNewer =>
  Object.assign(
    new Error(
      `数据由较新的版本写成（数据结构 ${numbers.join('、')}），本版本不能打开，没有改动任何数据。` +
        '请改用新版本的程序，或把本版本的备份恢复到另一个文件夹（GONGWEI_DATA）。',
    ),
    { code: 'SCHEMA_NEWER' as const },
  );
