import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AskedBy } from '@gongwei/domain/lists';
import type { Database } from '../database/database.port.ts';
import { openDatabase } from '../database/open-database.ts';
import { findStaff, type Staff } from '../identity/users.repository.ts';
import { loadCounty } from '../loading/load-county.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { seedCounty } from '../seed/seeded-county.ts';
import { systemRandom } from '../shared/random-source.ts';
import { systemClock, todayOf } from '../shared/server-clock.ts';
import { copyCounty } from '../testing/copied-county.ts';
import { startServer, stopServer } from '../testing/postgres-server.ts';
import { smoke } from './measure.ts';

/** `--postgres` and a number of residents on the command line: 100 000 on the embedded database, a million on PostgreSQL, where nothing is said. */
export const onPostgres = process.argv.includes('--postgres');
const said = process.argv.find((word) => /^\d+$/.test(word));
const usual = smoke ? 400 : onPostgres ? 1_000_000 : 100_000;
/** Loaded with their sheets; the rest are copies of them. */
const LOADED = smoke ? 200 : 10_000;
export const today = todayOf(systemClock);

/** A county to measure, asked by somebody who sees all of it. */
export type BenchCounty = { readonly database: Database; readonly staff: Staff; readonly asked: AskedBy };

async function fill(database: Database, wanted: number, sheets: boolean): Promise<BenchCounty> {
  const { institutions, users, files } = seedCounty({ residents: Math.min(LOADED, wanted), today });
  const began = performance.now();
  const county = { institutions, users, demoPassword: '', files: files() };
  await loadCounty(database, county, { forms: await loadFormLibrary(), random: systemRandom });
  if (wanted > LOADED) await copyCounty(database, Math.round(wanted / LOADED), { sheets });
  const [row] = await database.query<{ n: number }>('select count(*)::int as n from residents');
  process.stdout.write(`${row?.n} residents in ${((performance.now() - began) / 1000).toFixed(0)} s\n`);
  const [user] = await database.query<{ id: string }>(`select id from users where username = 'county'`);
  const staff = (await findStaff(database, user?.id ?? '')) as Staff;
  const asked = { today, year: Number(today.slice(0, 4)), me: staff.id, institution: staff.institutionCode };
  return { database, staff, asked };
}

/** Does something in a county of that size, which is gone afterwards. `sheets`: the copies have theirs, too, which takes some minutes more. `residents`: how many where nothing is said. */
export async function inBenchCounty(
  work: (county: BenchCounty) => Promise<void>,
  { sheets = false, residents = usual }: { readonly sheets?: boolean; readonly residents?: number } = {},
): Promise<void> {
  const measured = async (database: Database): Promise<void> => {
    await work(await fill(database, Number(said ?? residents), sheets));
    await database.close();
  };
  if (!onPostgres) return measured(await openDatabase('memory'));
  const folder = join(mkdtempSync(join(tmpdir(), 'gongwei-bench-')), 'server');
  try {
    await measured(await openDatabase({ url: await startServer(folder, true) }));
  } finally {
    await stopServer(folder).catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  }
}
