import { existsSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openDatabase } from './database/open-database.ts';
import { holdFolder } from './database/folder-lock.ts';
import { isEmpty } from './loading/load-county.ts';
import { seedIfEmpty } from './loading/seed-if-empty.ts';
import { emptyDatabase, refuseForeignCounty } from './loading/empty-database.ts';
import { readSettings } from './settings.ts';

process.umask(0o077);
const USAGE = '用法：npm run seed -- [--residents 数量] [--reset [--county 县编码]]';

try {
  const { values } = parseArgs({
    options: {
      residents: { type: 'string' },
      reset: { type: 'boolean', default: false },
      county: { type: 'string' },
    },
  });
  const settings = readSettings({
    ...process.env,
    // Whoever runs this asks for it, on PostgreSQL, too.
    GONGWEI_DEMO: '1',
    ...(values.residents === undefined ? {} : { SEED_RESIDENTS: values.residents }),
  });
  if (!settings.ok) throw new Error(settings.failure.join('\n').replaceAll('SEED_RESIDENTS', '居民数量'));
  const { dataFolder, databaseUrl, seedResidents } = settings.value;
  const open = () => openDatabase(databaseUrl === undefined ? { folder: dataFolder } : { url: databaseUrl });
  if (values.reset && databaseUrl === undefined) {
    if (existsSync(`${dataFolder}/postgres`)) {
      const filled = await open();
      await refuseForeignCounty(filled, values.county).finally(() => filled.close());
    }
    // Taking the lock first: a running server's folder must not vanish under it.
    const release = holdFolder(dataFolder);
    rmSync(`${dataFolder}/postgres`, { recursive: true, force: true });
    release();
  }
  const database = await open();
  try {
    // A server that starts, or another one of these, fills it at the same time: one after the other.
    await database.inTurn('seed', async () => {
      if (values.reset && databaseUrl !== undefined) {
        await refuseForeignCounty(database, values.county);
        await emptyDatabase(database);
      }
      if (await isEmpty(database)) await seedIfEmpty(database, seedResidents, (sentence) => console.log(sentence));
      else console.log('数据库中已有数据，没有改动。要清空后重新生成，请加 --reset。');
    });
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.error(USAGE);
  process.exitCode = 1;
}
