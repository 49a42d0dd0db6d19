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
import { startServer, stopServer } from '../testing/postgres-server.ts';
import { freePorts, startServerProcess } from '../testing/server-process.ts';
import { clientFor, type TestClient } from '../testing/test-client.ts';
import { smoke, verdict } from './measure.ts';
import { savesPerSecond, usersAtWork, type Load } from './save-load.ts';

/**
 * 50 users at work, and 1 000 saves a second, over HTTP against server processes of their own: on the embedded database and on a PostgreSQL
 * that writes to the disk. The one who asks, the server and PostgreSQL share this machine. `saves.bench.ts [seconds = 60] [rate = 1000]`.
 */
const seconds = smoke ? 3 : Number(process.argv[2] ?? 60);
const rate = Number(process.argv[3] ?? 1_000);
const [RESIDENTS, USERS] = [smoke ? 200 : 2_000, 50];
const today = todayOf(systemClock);
const folder = mkdtempSync(join(tmpdir(), 'gongwei-saves-'));
/** What is promised of a burst of saves. */
const BURST = { share: 0.99, ms: 100 };
let good = true;

function tell(
  name: string,
  { times, failed, refused, seconds: took }: Load,
  limit: { share: number; ms: number },
): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const [slow, text] = [at(limit.share), (value: number) => `${value.toFixed(1)} ms`];
  const within = slow <= limit.ms && failed === 0;
  good &&= within;
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
  await withServer(place, {}, async (clients) => {
    tell(`${where}: ${USERS} users`, await usersAtWork(clients, { ...load, users: USERS }), {
      share: 0.95,
      ms: databaseUrl === undefined ? 100 : 30,
    });
    if (databaseUrl !== undefined)
      tell(`${where}: ${rate} saves/s for ${seconds} s`, await savesPerSecond(clients, { ...load, rate }), BURST);
  });
  // The same without a door: what is kept a second, with everybody inside at once.
  if (databaseUrl !== undefined)
    await withServer(place, { GONGWEI_AT_ONCE: '100000' }, async (clients) =>
      tell(`${where}: the same, all let in at once`, await savesPerSecond(clients, { ...load, rate }), BURST),
    );
}

async function withServer(
  place: { readonly folder: string; readonly databaseUrl?: string },
  environment: { readonly [name: string]: string },
  work: (clients: readonly TestClient[]) => Promise<void>,
): Promise<void> {
  const [port = 0] = await freePorts(1);
  const server = await startServerProcess({ ...place, port, environment });
  try {
    await work([await clientFor(server.url, 'county', DEMO_PASSWORD)]);
  } finally {
    await server.kill();
  }
}

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
