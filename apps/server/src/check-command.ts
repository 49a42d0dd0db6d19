import type { Database } from './database/database.port.ts';
import { residentsChanged } from './database/branch-changes.ts';
import { openDatabase } from './database/open-database.ts';
import { readSettings } from './settings.ts';
import { startFailure } from './start-failure.ts';

const SHOWN = 20;

/** What follows from records and is kept beside them: worked out anew, and compared. */
export type KeptBeside = {
  rebuild(): Promise<number>;
  check(): Promise<{
    readonly residents: number;
    readonly drift: readonly { readonly residentId: string; readonly parts: readonly string[] }[];
  }>;
};

/** `what`: as it is called in a sentence. */
type CheckCommand = {
  readonly usage: string;
  readonly what: string;
  readonly terminal: Pick<Console, 'log' | 'error'>;
};

/**
 * `check` compares everybody and ends with 1 where somebody differs; `rebuild` works everybody out anew before.
 */
export async function runCheckCommand(
  { usage, what, terminal }: CheckCommand,
  open: (database: Database) => Promise<KeptBeside>,
): Promise<void> {
  process.umask(0o077);
  const settings = readSettings(process.env);
  const task = process.argv.slice(2).find((word) => word === 'check' || word === 'rebuild');
  try {
    if (!settings.ok || task === undefined) throw new Error(settings.ok ? usage : settings.failure.join('\n'));
    const { dataFolder, databaseUrl } = settings.value;
    const database = await openDatabase(databaseUrl === undefined ? { folder: dataFolder } : { url: databaseUrl });
    try {
      const kept = await open(database);
      if (task === 'rebuild') {
        terminal.log(`已重新计算 ${await kept.rebuild()} 位居民的${what}。`);
        await residentsChanged(database);
      }
      const { residents, drift } = await kept.check();
      terminal.log(`已核对 ${residents} 位居民，${drift.length === 0 ? '全部一致。' : `${drift.length} 位不一致：`}`);
      for (const { residentId, parts } of drift.slice(0, SHOWN)) terminal.log(`  ${residentId}：${parts.join('、')}`);
      if (drift.length > 0) process.exitCode = 1;
    } finally {
      await database.close();
    }
  } catch (error) {
    terminal.error(settings.ok && task !== undefined ? startFailure(error, settings.value) : (error as Error).message);
    process.exitCode = 1;
  }
}
