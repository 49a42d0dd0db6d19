import { createServer } from './create-server.ts';
import { readSettings } from './settings.ts';
import { openDatabase } from './database/open-database.ts';
import { seedIfEmpty, demoAccounts } from './loading/seed-if-empty.ts';
import { secretKey } from './platform/secret-box.ts';
import { systemRandom } from './shared/random-source.ts';
import { createInProcessBus } from './realtime/in-process-bus.adapter.ts';
import { openPostgresBus } from './realtime/postgres-bus.adapter.ts';
import { createPostgresLeadership } from './realtime/postgres-leadership.adapter.ts';
import { stopOnSignals } from './stop-on-signals.ts';

const settings = readSettings(process.env);
if (!settings.ok) {
  for (const sentence of settings.failure) console.error(sentence);
  process.exit(1);
}
const {
  port,
  host,
  dataFolder,
  databaseUrl,
  seedResidents,
  webFolder,
  embeddedPages,
  accounts,
  platform,
  secret,
  calls,
} = settings.value;

try {
  const database = await openDatabase(databaseUrl === undefined ? { folder: dataFolder } : { url: databaseUrl });
  await seedIfEmpty(database, seedResidents, (sentence) => console.log(sentence));
  const key = await secretKey(secret, dataFolder, systemRandom);
  // Several processes on one PostgreSQL hear of each other through it; the embedded database has one process only.
  const bus = databaseUrl === undefined ? createInProcessBus() : await openPostgresBus(databaseUrl);
  const app = await createServer({
    database,
    bus,
    ...(databaseUrl === undefined ? {} : { leadership: createPostgresLeadership(databaseUrl) }),
    accounts,
    calls,
    platform: { platform, key },
    settings: { webFolder, embeddedPages },
  });
  stopOnSignals(async () => {
    await app.close();
    await bus.close();
    await database.close();
  });
  const address = await app.listen({ port, host });
  console.log(`公卫服务已启动：${address}`);
  for (const line of await demoAccounts(database)) console.log(line);
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}

/** What the person at the terminal can do about it. */
function startFailure(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `端口 ${port} 已被占用，请用 PORT 指定另一个端口，例如 PORT=8081 npm start。`;
  if (code === 'EACCES')
    return `没有权限使用端口 ${port} 或文件夹 ${dataFolder}，请换一个端口（PORT）或文件夹（GONGWEI_DATA）。`;
  if (code === 'FOLDER_IN_USE') return message;
  if (
    databaseUrl !== undefined &&
    (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code?.startsWith('28') || code === '3D000')
  ) {
    return '连不上 DATABASE_URL 指定的数据库，请检查地址、用户名、密码和数据库名。';
  }
  return `启动失败：${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
