import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database/open-database.ts';
import { loadCounty } from '../loading/load-county.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { seedCounty } from '../seed/seeded-county.ts';
import { DEMO_PASSWORD } from '../seed/seed-users.ts';
import { systemRandom } from '../shared/random-source.ts';
import { systemClock, todayOf } from '../shared/server-clock.ts';
import { processorTimeOf } from '../testing/child-processes.ts';
import { processesOf, startServer, stopServer } from '../testing/postgres-server.ts';
import { freePorts, startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { clientFor, type TestClient } from '../testing/test-client.ts';
import { smoke, verdict } from './measure.ts';
import { failures, savesPerSecond, usersAtWork, type Load } from './save-load.ts';

/**
 * 50 users at work, and 1 000 saves a second, over HTTP against server processes of their own: on the embedded database and on a PostgreSQL
 * that writes to the disk, there by one process and by two. The one who asks, the servers and PostgreSQL share this machine, so the processor time of
 * a save is told, too. `saves.bench.ts [seconds = 60] [rate = 1000]`.
 */
const seconds = smoke ? 3 : Number(process.argv[2] ?? 60);
const rate = Number(process.argv[3] ?? 1_000);
const [RESIDENTS, USERS] = [smoke ? 200 : 2_000, 50];
const today = todayOf(systemClock);
const folder = mkdtempSync(join(tmpdir(), 'gongwei-saves-'));
/** What is promised of a burst of saves. */
const BURST = { share: 0.99, ms: 100 };
let good = true;

function tell(name: string, load: Load, limit: { share: number; ms: number }): void {
  const { times, seconds: took } = load;
  const [failed, refused] = [failures(load), load.failed.get('503') ?? 0];
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const [slow, text] = [at(limit.share), (value: number) => `${value.toFixed(1)} ms`];
  const within = slow <= limit.ms && failed === 0;
  good &&= within;
  if (failed > refused)
    console.log(`not kept, by what was answered: ${JSON.stringify(Object.fromEntries(load.failed))}`);
  console.log(
    `${name}: p${limit.share * 100} ${text(slow)}, kept ${Math.round((times.length - failed) / took)}/s of ${Math.round(times.length / took)}/s, p50 ${text(at(0.5))}, p95 ${text(at(0.95))}, p99 ${text(at(0.99))}, failed ${failed}, of which told to come again ${refused}, ≤ ${limit.ms} ms and 0 failed, ${within ? 'ok' : 'MISSED'}`,
  );
}

async function on(where: string, databaseUrl: string | undefined): Promise<void> {
  const own = join(folder, where);
  const database = await openDatabase(databaseUrl === undefined ? { folder: own } : { url: databaseUrl });
  const { institutions, users, files } = seedCounty({ residents: RESIDENTS, today });
  const people = (function* () {
    for (const { resident } of files()) yield { resident, records: [] };
  })();
  await loadCounty(
    database,
    { institutions, users, demoPassword: DEMO_PASSWORD, files: people },
    { forms: await loadFormLibrary(), random: systemRandom },
  );
  const residents = (await database.query<{ id: string }>('select id from residents order by id')).map(({ id }) => id);
  await database.close();
  const place = { folder: own, ...(databaseUrl && { databaseUrl }) };
  const load = { residents, on: today, seconds };
  const burst = { ...load, rate };
  await withServers(place, 1, {}, async (clients, costing) => {
    tell(`${where}: ${USERS} users`, await usersAtWork(clients, { ...load, users: USERS }), {
      share: 0.95,
      ms: databaseUrl === undefined ? 100 : 30,
    });
    if (databaseUrl !== undefined)
      tell(`${where}: ${rate} saves/s for ${seconds} s`, await costing(savesPerSecond(clients, burst)), BURST);
  });
  if (databaseUrl === undefined) return;
  await withServers(place, 2, {}, async (clients, costing) =>
    tell(`${where}: the same, two processes`, await costing(savesPerSecond(clients, burst)), BURST),
  );
  // The same without a door: what is kept a second, with everybody inside at once.
  await withServers(place, 1, { GONGWEI_AT_ONCE: '100000' }, async (clients, costing) =>
    tell(`${where}: the same, all let in at once`, await costing(savesPerSecond(clients, burst)), BURST),
  );
}

/** Server processes over one database, and a client of each. */
async function withServers(
  place: { readonly folder: string; readonly databaseUrl?: string },
  count: number,
  environment: { readonly [name: string]: string },
  work: (clients: readonly TestClient[], costing: (load: Promise<Load>) => Promise<Load>) => Promise<void>,
): Promise<void> {
  const servers: ServerProcess[] = [];
  const taken = async () => ({
    server: sum(servers.map(({ pid }) => processorTimeOf(pid))),
    database: sum((await processesOf(postgres)).map(processorTimeOf)),
  });
  try {
    for (const port of await freePorts(count)) {
      const folder = join(place.folder, String(servers.length));
      servers.push(await startServerProcess({ ...place, ...(count > 1 && { folder }), port, environment }));
    }
    const clients = await Promise.all(servers.map(({ url }) => clientFor(url, 'county', DEMO_PASSWORD)));
    await work(clients, async (asked) => {
      const before = await taken();
      const load = await asked;
      const after = await taken();
      const kept = load.times.length - failures(load);
      const each = (of: keyof typeof before): string => `${((after[of] - before[of]) / kept).toFixed(1)} ms`;
      console.log(
        `processor time for each save that was kept: server ${each('server')}, PostgreSQL ${each('database')}`,
      );
      return load;
    });
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
  }
}
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

console.log(`${availableParallelism()} cores, ${RESIDENTS} residents; the load comes from this machine, too`);
const postgres = join(folder, 'server');
try {
  await on('PGlite', undefined);
  await on('PostgreSQL', await startServer(postgres, true));
} finally {
  await stopServer(postgres).catch(() => {});
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = verdict(good);
