import { existsSync, mkdirSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startServer, stopServer } from './postgres-server.ts';

/** Names the folder of the run's PostgreSQL to the processes of a run of vitest. */
const FOLDER = 'GONGWEI_TEST_POSTGRES';
/** Tells the databases of a run from those of another on the same server. */
const RUN = 'GONGWEI_TEST_RUN';
const [SERVER, ADDRESS] = ['server', 'address'];
/** Milliseconds a start may take on a busy machine. */
const STARTED_WITHIN = 60_000;

/** For vitest, before the test files: a place for the server, which costs nothing as long as nobody asks for it. */
export async function setup(): Promise<void> {
  process.env[FOLDER] = await mkdtemp(join(tmpdir(), 'gongwei-postgres-'));
  process.env[RUN] = String(process.pid);
}

/** A number for names on a server that may serve other runs, too. */
const runOfTests = (): string => process.env[RUN] ?? 'alone';

const FILLED = 'gongwei_county_';

/** Name of this worker's filled database, which goes with the run. */
export const filledName = (): string => `${FILLED}${runOfTests()}_${process.pid}`;

/** Filled databases are kept for all files of a run; a server that was there before the run is left as it was. */
async function dropFilled(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [`${FILLED}${runOfTests()}_`],
    );
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
  } finally {
    await client.end();
  }
}

/** For vitest, after the last test file. */
export async function teardown(): Promise<void> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) await dropFilled(given);
  const folder = process.env[FOLDER];
  if (folder === undefined) return;
  if (existsSync(join(folder, SERVER))) await stopServer(join(folder, SERVER)).catch(() => {});
  await rm(folder, { recursive: true, force: true });
}

/**
 * The connection string of the one server of this run; whoever asks first starts it, the others wait. TEST_DATABASE_URL
 * names another, whose user may create databases. `undefined` outside of a run of vitest.
 */
export async function serverOfTheRun(): Promise<string | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return given;
  const folder = process.env[FOLDER];
  if (folder === undefined) return undefined;
  const address = join(folder, ADDRESS);
  if (isFirst(join(folder, SERVER))) {
    const url = await startServer(join(folder, SERVER));
    await writeFile(`${address}.new`, url);
    await rename(`${address}.new`, address);
    return url;
  }
  const until = performance.now() + STARTED_WITHIN;
  for (;;) {
    const url = await readFile(address, 'utf8').catch(() => undefined);
    if (url !== undefined) return url;
    if (performance.now() > until) throw new Error('The PostgreSQL of this run did not start.');
    await wait(50);
  }
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
