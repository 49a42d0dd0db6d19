import { runFileCommand } from './file-command.ts';
import { readBackup } from './backup/read-backup.ts';
import { restoreFolder, writeKeptFiles } from './backup/restore-folder.ts';
import { restoreServer } from './backup/restore-server.ts';
import { openWithoutMigrating } from './database/open-database.ts';

await runFileCommand(
  '用法：npm run restore -- 文件名 [--replace]',
  'replace',
  console.error,
  async ({ path, flagged, settings }) => {
    const { dataFolder, databaseUrl, backups } = settings;
    const began = performance.now();
    const pieces = readBackup(path, backups.passphrase);
    const { head, rows, migrated, files } = databaseUrl
      ? await intoServer(databaseUrl)
      : await restoreFolder(dataFolder, pieces, { replace: flagged });
    if (databaseUrl) await writeKeptFiles(dataFolder, files);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`已恢复 ${head.createdAt} 的备份：${rows} 条记录，校验无误，用时 ${seconds} 秒。`);
    if (migrated.length > 0) console.log(`备份来自较早的版本，数据结构已升级（${migrated.length} 步）。`);
    console.log('现在可以启动服务了。');

    async function intoServer(url: string) {
      const database = await openWithoutMigrating({ url });
      try {
        return await restoreServer(database, pieces, { replace: flagged });
      } finally {
        await database.close();
      }
    }
  },
);
