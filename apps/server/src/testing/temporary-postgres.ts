import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../database/database.port.ts';
import { openDatabase } from '../database/open-database.ts';
import { loadCounty } from '../loading/load-county.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { systemRandom } from '../shared/random-source.ts';
import { borrowDatabase } from './kept-databases.ts';
import { filledName, serverOfTheRun } from './postgres-of-the-run.ts';
import { signalServer, startServer, stopServer } from './postgres-server.ts';
import { tinyCounty } from './tiny-county.ts';

/** Databases of a PostgreSQL for one test file, which gives them back by `stop`. */
export type TemporaryPostgres = {
  /** Makes an empty database and gives its connection string. */
  newDatabase(): Promise<string>;
  /** The same, with the schema and the tiny county. */
  newCounty(): Promise<string>;
  /** One with the tiny county, opened for this process alone; whoever closes it leaves it, restored, to the next test file. */
  openCounty(): Promise<Database>;
  stop(): Promise<void>;
};

/** A server of one's own: nobody else is hurt when it stands still. */
export type OwnPostgres = TemporaryPostgres & {
  freeze(): Promise<void>;
  thaw(): Promise<void>;
};

/** Databases on the server of the test run, or where there is no run on one started for them. */
export async function startPostgres(): Promise<TemporaryPostgres> {
  const url = await serverOfTheRun();
  return url === undefined ? startOwnPostgres() : onServer(url, (make) => borrowDatabase('server', make));
}

/** A server in a temporary folder, on a free port of this machine. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'gongwei-own-postgres-'));
  const server = join(folder, 'server');
  const url = await startServer(server);
  return {
    ...onServer(url),
    // Its databases go with it.
    async stop() {
      await signalServer(server, 'SIGCONT');
      await stopServer(server);
      await rm(folder, { recursive: true, force: true });
    },
    freeze: () => signalServer(server, 'SIGSTOP'),
    thaw: () => signalServer(server, 'SIGCONT'),
  };
}

/** A database with the tiny county on the server of the test run, as `openCounty` gives it. `undefined` outside of a run. */
export async function openCountyOfTheRun(): Promise<Database | undefined> {
  const url = await serverOfTheRun();
  return url === undefined ? undefined : onServer(url, (make) => borrowDatabase('server', make)).openCounty();
}

type Admin = (...statements: readonly string[]) => Promise<void>;

let made = 0;

/** `lasts`: opens what others use after this test file, and nobody drops. */
function onServer(url: string, lasts?: (make: () => Promise<Database>) => Promise<Database>): TemporaryPostgres {
  const own: string[] = [];
  const addressOf = (name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const admin: Admin = async (...statements) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const create = async (template?: string, first = `gongwei_test_${process.pid}`): Promise<string> => {
    const name = `${first}_${(made += 1)}`;
    await admin(`create database ${name}${template ? ` template ${template}` : ''}`);
    return name;
  };
  const createOwn = async (template?: string): Promise<string> => {
    const name = await create(template);
    own.push(name);
    return addressOf(name);
  };
  const template = (): Promise<string> => filledOn(url, admin, addressOf);
  return {
    newDatabase: () => createOwn(),
    newCounty: async () => createOwn(await template()),
    openCounty: async () =>
      lasts
        ? lasts(async () => openDatabase({ url: addressOf(await create(await template(), filledName())) }))
        : openDatabase({ url: await createOwn(await template()) }),
    async stop() {
      await admin(...own.splice(0).map((name) => `drop database if exists ${name} with (force)`));
    },
  };
}

/** Names of filled databases by server: filling one takes a second and a half, copying it a tenth of that. One for all test files of a worker. */
const filled = new Map<string, Promise<string>>();

function filledOn(url: string, admin: Admin, addressOf: (name: string) => string): Promise<string> {
  const kept = filled.get(url);
  if (kept) return kept;
  const name = filledName();
  const making = admin(`drop database if exists ${name}`, `create database ${name}`).then(() =>
    fill(name, addressOf(name)),
  );
  filled.set(url, making);
  return making;
}

async function fill(name: string, url: string): Promise<string> {
  const database = await openDatabase({ url });
  await loadCounty(database, tinyCounty, { forms: await loadFormLibrary(), random: systemRandom });
  await database.close();
  return name;
}
