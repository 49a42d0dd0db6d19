import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { backupBeforeMigrating } from './backup/backup-before-migrating.ts';
import { keepBackups } from './backup/keep-backups.ts';
import { readSettings, VERSION } from './settings.ts';
import { startFailure } from './start-failure.ts';
import { keepTidy } from './database/keep-tidy.ts';
import { diskRoom } from './database/disk-room.ts';
import { isNewFolder, openDatabase } from './database/open-database.ts';
import { beginDemoCounty } from './loading/county-work.ts';
import { secretKey } from './platform/secret-box.ts';
import { announceSetUp } from './set-up/announce-set-up.ts';
import { systemRandom } from './shared/random-source.ts';
import { systemClock, todayOf } from './shared/server-clock.ts';
import { systemTimers } from './shared/server-timers.ts';
import { createInProcessBus } from './realtime/in-process-bus.adapter.ts';
import { openPostgresBus } from './realtime/postgres-bus.adapter.ts';
import { createPostgresLeadership } from './realtime/postgres-leadership.adapter.ts';
import { stopOnSignals } from './stop-on-signals.ts';

// What this process writes is for its own user only.
process.umask(0o077);
const pages = pagesToCome();
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
  connections,
  atOnce,
  seedResidents,
  webFolder,
  embeddedPages,
  accounts,
  platform,
  trustedProxies,
  secret,
  calls,
  backups,
} = settings.value;
const say = (sentence: string): void => console.log(sentence);

/** `--await-pages`: whoever started this builds the pages meanwhile and says when they are there; or goes away, and so do we. */
async function pagesToCome(): Promise<void> {
  if (!process.argv.includes('--await-pages') || !process.send) return;
  const leave = (): never => process.exit(1);
  process.once('disconnect', leave);
  await once(process, 'message');
  process.off('disconnect', leave);
  process.disconnect();
}

try {
  // A new folder gets a database first, which takes seconds: the people who will be in it are worked out meanwhile.
  const begun =
    databaseUrl === undefined && isNewFolder(dataFolder) && seedResidents > 0
      ? beginDemoCounty(seedResidents, todayOf(systemClock))
      : undefined;
  const database = await openDatabase(
    databaseUrl === undefined ? { folder: dataFolder } : { url: databaseUrl, connections },
    {
      beforeMigrating: backupBeforeMigrating({ dataFolder, settings: backups, version: VERSION, say }),
    },
  );
  // Before a county is made that nobody could open.
  const key = await secretKey(secret, dataFolder, systemRandom);
  // The larger part of the program is read while others work.
  const { seedIfEmpty, demoAccounts } = await import('./loading/seed-if-empty.ts');
  const program = import('./create-server.ts');
  // Of several processes that start at once the first one fills it, and the others find it filled.
  await database.inTurn('seed', () => seedIfEmpty(database, seedResidents, say, begun));
  await pages;
  // Several processes on one PostgreSQL hear of each other through it; the embedded database has one process only.
  const bus = databaseUrl === undefined ? createInProcessBus() : await openPostgresBus(databaseUrl);
  const keeper =
    databaseUrl === undefined
      ? await keepBackups({ database, dataFolder, settings: backups, version: VERSION, say })
      : undefined;
  const tidying =
    databaseUrl === undefined ? keepTidy({ database, clock: systemClock, timers: systemTimers, say }) : undefined;
  const { createServer } = await program;
  const app = await createServer({
    database,
    bus,
    ...(databaseUrl === undefined ? {} : { leadership: createPostgresLeadership(databaseUrl) }),
    accounts,
    calls,
    diskRoom: () => diskRoom(dataFolder),
    ...(keeper && { backupTrouble: keeper.trouble }),
    platform: { platform, key, demoAccounts: platform !== 'off' && accounts.standIns },
    settings: {
      webFolder,
      embeddedPages,
      trustedProxies,
      atOnce,
      exceptionsFile: join(dataFolder, 'exceptions.jsonl'),
      uploadFolder: join(dataFolder, 'uploads'),
      packageFolder: join(dataFolder, 'packages'),
    },
  });
  let stopAnnouncing = async (): Promise<void> => {};
  stopOnSignals(async () => {
    await stopAnnouncing();
    await app.close();
    await tidying?.stop();
    await keeper?.stop();
    await bus.close();
    await database.close();
  });
  const address = await app.listen({ port, host });
  console.log(`公卫服务已启动：${address}`);
  for (const line of await demoAccounts(database)) console.log(line);
  // Kept for the next start now: who is killed keeps nothing when it ends.
  systemTimers.after(1_000, flushCompileCache);
  stopAnnouncing = await announceSetUp({
    database,
    clock: systemClock,
    timers: systemTimers,
    random: systemRandom,
    say: (line) => console.log(line),
    address,
  });
} catch (error) {
  console.error(startFailure(error, { port, dataFolder, databaseUrl }));
  process.exit(1);
}
