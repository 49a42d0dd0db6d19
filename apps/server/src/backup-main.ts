import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createBackupDesk } from './backup/backup-desk.ts';
import { backupTrouble } from './backup/backup-format.ts';
import { writeBackupFile } from './backup/backup-file.ts';
import { askControl } from './backup/control.ts';
import { keepPackages, PACKAGES } from './backup/kept-packages.ts';
import { runFileCommand } from './file-command.ts';
import { openWithoutMigrating } from './database/open-database.ts';
import { VERSION } from './settings.ts';
import { systemClock } from './shared/server-clock.ts';

await runFileCommand(
  '用法：npm run backup -- 文件名 [--force]',
  'force',
  console.error,
  async ({ path, flagged, settings }) => {
    const { dataFolder, databaseUrl, backups } = settings;
    if (existsSync(path) && !flagged) throw backupTrouble(`${path} 已经存在，没有覆盖。请换一个文件名，或加 --force。`);
    const began = performance.now();
    const write = (content: AsyncIterable<Buffer>): Promise<number> =>
      writeBackupFile(path, content, backups.passphrase);
    const running = databaseUrl === undefined ? await askControl(dataFolder) : undefined;
    const size = running ? await write(running) : await fromDatabase(write);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`已备份到 ${path}（${(size / 1_048_576).toFixed(1)} MB，用时 ${seconds} 秒）。`);
    const packages = await keepPackages(dataFolder, dirname(path));
    if (packages > 0)
      console.log(`新放入 ${packages} 个安装包：${join(dirname(path), PACKAGES)}，请和备份文件放在一起。`);
    if (!backups.passphrase)
      console.log('这份备份没有加密，请放在别人拿不到的地方；要加密请设置 GONGWEI_BACKUP_PASSPHRASE。');

    async function fromDatabase(take: typeof write): Promise<number> {
      if (databaseUrl === undefined && !existsSync(`${dataFolder}/postgres`))
        throw backupTrouble(`数据文件夹 ${dataFolder} 中没有数据，无可备份。请用 GONGWEI_DATA 指明数据在哪里。`);
      const database = await openWithoutMigrating(
        databaseUrl === undefined ? { folder: dataFolder } : { url: databaseUrl },
      );
      try {
        return await createBackupDesk({ database, dataFolder, version: VERSION, clock: systemClock }).make(take);
      } finally {
        await database.close();
      }
    }
  },
);
