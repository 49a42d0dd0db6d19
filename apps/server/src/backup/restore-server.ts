import { LOCK_TIMEOUT, type Database } from '../database/database.port.ts';
import { createSearchIndexes } from '../database/search-indexes.ts';
import { schemaState } from '../database/migrate.ts';
import { backupTrouble } from './backup-format.ts';
import { loadBackup, type Loaded } from './load-backup.ts';
import type { Piece } from './read-backup.ts';

const inUse = () => backupTrouble('数据库正被服务进程使用，没有改动任何数据。请先停止所有服务进程，再重新运行恢复。');

/** Puts a backup in the place of what a PostgreSQL database holds. @throws {BackupTrouble} where there is data and it is not to be replaced. */
export async function restoreServer(
  database: Database,
  pieces: AsyncIterable<Piece>,
  { replace }: { readonly replace: boolean },
): Promise<Loaded> {
  const { empty } = await schemaState(database);
  const filled = !empty && (await database.query('select 1 from institutions limit 1')).length > 0;
  if (filled && !replace)
    throw backupTrouble(
      'DATABASE_URL 指定的数据库中已有数据，没有改动。确实要用备份替换它，请先停止所有服务进程，再加 --replace。',
    );
  const loaded = await loadBackup(database, pieces).catch((error: unknown) => {
    throw (error as { code?: unknown }).code === LOCK_TIMEOUT ? inUse() : error;
  });
  await createSearchIndexes(database);
  await database.script('analyze;');
  return loaded;
}
