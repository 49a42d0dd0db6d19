import { dirname } from 'node:path';
import { runFileCommand } from './file-command.ts';
import { bringPackages, PACKAGES } from './backup/kept-packages.ts';
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
    const { head, rows, migrated, files, packages } = databaseUrl
      ? await intoServer(databaseUrl)
      : await restoreFolder(dataFolder, pieces, { replace: flagged });
    if (databaseUrl) await writeKeptFiles(dataFolder, files);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`已恢复 ${head.createdAt} 的备份：${rows} 条记录，校验无误，用时 ${seconds} 秒。`);
    if (migrated.length > 0) console.log(`备份来自较早的版本，数据结构已升级（${migrated.length} 步）。`);
    const missing = await bringPackages(packages, dirname(path), dataFolder);
    if (missing.length > 0)
      console.log(
        `有 ${missing.length} 个安装包不在备份旁的 ${PACKAGES} 文件夹中（${missing.map(({ name }) => name).join('、')}）：找到后放进数据文件夹的 ${PACKAGES}，或在“版本控制”新增一个版本。`,
      );
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
