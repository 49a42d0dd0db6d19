import { join, resolve } from 'node:path';
import type { Result } from '@gongwei/domain/shared';
import { fail, ok } from '@gongwei/domain/shared';

export type BackupSettings = {
  /** Folder of the daily backups. */
  readonly folder: string;
  /** How many daily backups are kept; 0 makes none. */
  readonly days: number;
  /** Seals backups; absent: they are readable by whoever has the file. */
  readonly passphrase?: string;
};

const SHORTEST = 12;

/** Reads `GONGWEI_BACKUPS`, `GONGWEI_BACKUP_DAYS` and `GONGWEI_BACKUP_PASSPHRASE`. A failure lists sentences. */
export function readBackupSettings(
  environment: { readonly [name: string]: string | undefined },
  dataFolder: string,
): Result<BackupSettings, readonly string[]> {
  const troubles: string[] = [];
  const days = environment['GONGWEI_BACKUP_DAYS']?.trim() || '14';
  if (!/^\d{1,3}$/.test(days) || Number(days) > 366)
    troubles.push(`GONGWEI_BACKUP_DAYS 应为 0（不自动备份）到 366 的整数，现在是“${days}”。`);
  const passphrase = environment['GONGWEI_BACKUP_PASSPHRASE'] ?? '';
  // The text is a secret, so it is not repeated.
  if (passphrase && passphrase.length < SHORTEST)
    troubles.push(`GONGWEI_BACKUP_PASSPHRASE 至少应有 ${SHORTEST} 个字符。`);
  if (troubles.length > 0) return fail(troubles);
  const folder = environment['GONGWEI_BACKUPS']?.trim();
  return ok({
    folder: folder ? resolve(folder) : join(dataFolder, 'backups'),
    days: Number(days),
    ...(passphrase ? { passphrase } : {}),
  });
}
