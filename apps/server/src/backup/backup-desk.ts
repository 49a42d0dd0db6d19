import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database.port.ts';
import type { ServerClock } from '../shared/server-clock.ts';
import { packed } from './backup-file.ts';
import { withSnapshot } from './snapshot.ts';
import { backupLines, type KeptFile } from './write-backup.ts';

/** Files of the data folder that belong to a backup: without the key, sealed passwords do not open. */
const FILES = ['secret.key'] as const;

export type BackupDesk = {
  /** Hands the bytes of a backup to `take`; one after the other where several are asked for. */
  make<Value>(take: (content: AsyncIterable<Buffer>) => Promise<Value>): Promise<Value>;
};

export type DeskParts = {
  readonly database: Database;
  readonly dataFolder: string;
  readonly version: string;
  readonly clock: ServerClock;
};

/** Makes backups of the database of this process. */
export function createBackupDesk({ database, dataFolder, version, clock }: DeskParts): BackupDesk {
  let last: Promise<unknown> = Promise.resolve();
  const make: BackupDesk['make'] = (take) =>
    withSnapshot(database, async (snapshot) => {
      const files = await keptFiles(dataFolder);
      return take(packed(backupLines({ snapshot, files, version, database: database.kind, now: clock.now() })));
    });
  return {
    make(take) {
      const next = last.then(() => make(take));
      last = next.catch(() => {});
      return next;
    },
  };
}

async function keptFiles(folder: string): Promise<readonly KeptFile[]> {
  const found: KeptFile[] = [];
  for (const name of FILES) {
    const content = await readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      // A site that has its key from a setting has no such file.
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (content) found.push({ name, content: new Uint8Array(content) });
  }
  return found;
}
