import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AskedBy } from '@gongwei/domain/lists';
import type { personChanged } from '../database/branch-changes.ts';
import type { Database } from '../database/database.port.ts';
import { openDatabase } from '../database/open-database.ts';
import { findStaff, type Staff } from '../identity/users.repository.ts';
import { loadCounty } from '../loading/load-county.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { seedCounty } from '../seed/seeded-county.ts';
import { systemRandom } from '../shared/random-source.ts';
import { systemClock, todayOf } from '../shared/server-clock.ts';
import { copyCounty } from '../testing/copied-county.ts';
import { resumeServer, startServer, stopServer } from '../testing/postgres-server.ts';
import { smoke } from './measure.ts';

/** What follows `--name=` on the command line. */
export function valueOf(name: string): string | undefined {
  return process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
}

/** `--postgres` and a number of residents on the command line: 100 000 on the embedded database, a million on PostgreSQL, where nothing is said. */
export const onPostgres = process.argv.includes('--postgres');
const said = process.argv.find((word) => /^\d+$/.test(word));
const usual = smoke ? 400 : onPostgres ? 1_000_000 : 100_000;
/** Loaded with their sheets; the rest are copies of them. `--loaded=2000`: fewer, which is sooner filled. */
const LOADED = smoke ? 200 : Number(valueOf('loaded') ?? 10_000);
export const today = todayOf(systemClock);

/** A county to measure, asked by somebody who sees all of it. */
export type BenchCounty = { readonly database: Database; readonly staff: Staff; readonly asked: AskedBy };

async function fill(database: Database, wanted: number, sheets: boolean): Promise<void> {
  const { institutions, users, files } = seedCounty({ residents: Math.min(LOADED, wanted), today });
  const began = performance.now();
  const county = { institutions, users, demoPassword: '', files: files() };
  await loadCounty(database, county, { forms: await loadFormLibrary(), random: systemRandom });
  if (wanted > LOADED) await copyCounty(database, Math.round(wanted / LOADED), { sheets });
  process.stdout.write(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s\n`);
}

async function askedBySomebody(database: Database): Promise<BenchCounty> {
  const [row] = await database.query<{ n: number }>('select count(*)::int as n from residents');
  process.stdout.write(`${row?.n} residents\n`);
  const [user] = await database.query<{ id: string }>(`select id from users where username = 'county'`);
  const staff = (await findStaff(database, user?.id ?? '')) as Staff;
  const asked = { today, year: Number(today.slice(0, 4)), me: staff.id, institution: staff.institutionCode };
  return { database, staff, asked };
}

/** A data folder, and whether it stays for the next run: `--keep=/somewhere`, which is filled once and asked as it is afterwards. */
const kept = valueOf('keep');
const FILLED = 'filled';

/**
 * Does something in a county of that size, which is gone afterwards unless it is kept. `sheets`: the copies have theirs, too, which takes some
 * minutes more. `residents`: how many, where the command line says nothing.
 */
export async function inBenchCounty(
  work: (county: BenchCounty) => Promise<void>,
  { sheets = false, residents = usual }: { readonly sheets?: boolean; readonly residents?: number } = {},
): Promise<void> {
  const measured = async (database: Database): Promise<void> => {
    if (kept === undefined || !existsSync(join(kept, FILLED))) await fill(database, Number(said ?? residents), sheets);
    if (kept !== undefined) mkdirSync(join(kept, FILLED), { recursive: true });
    await work(await askedBySomebody(database));
    await database.close();
  };
  if (!onPostgres) return measured(await openDatabase(kept === undefined ? 'memory' : { folder: kept }));
  const folder = join(kept ?? mkdtempSync(join(tmpdir(), 'gongwei-bench-')), 'server');
  try {
    await measured(await openDatabase({ url: await (existsSync(folder) ? resumeServer : startServer)(folder, true) }));
  } finally {
    await stopServer(folder).catch(() => {});
    if (kept === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/** Somebody of the largest village, so that nobody's save costs more. */
export async function ofLargestVillage(database: Database): Promise<Parameters<typeof personChanged>[1]> {
  const [somebody] = await database.query<Parameters<typeof personChanged>[1]>(
    `select county_code as "countyCode", min(id) as id, institution_code as "institutionCode" from residents
     group by county_code, institution_code order by count(*) desc limit 1`,
  );
  if (!somebody) throw new Error('Nobody lives there');
  return somebody;
}
