import { existsSync, mkdirSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer, stopServer } from './postgres-server.ts';

/** Names the folder of the run's PostgreSQL to the processes of a run of vitest. */
const FOLDER = 'GONGWEI_TEST_POSTGRES';
const [SERVER, ADDRESS] = ['server', 'address'];
/** Milliseconds a start may take on a busy machine. */
const STARTED_WITHIN = 60_000;

/** For vitest, before the test files: a place for the server, which costs nothing as long as nobody asks for it. */
export async function setup(): Promise<void> {
  process.env[FOLDER] = await mkdtemp(join(tmpdir(), 'gongwei-postgres-'));
}

/** For vitest, after the last test file. */
export async function teardown(): Promise<void> {
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
