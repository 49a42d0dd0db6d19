import pg from 'pg';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startServer as startPostgres,
  stopServer as stopPostgres,
} from '../../../apps/server/src/testing/postgres-server.ts';
import { startServer } from '../../../tools/lib/server-process.ts';

/** Names to the workers of a run: its folder, and where the county lies in PostgreSQL the address of the seeded database. */
const [FOLDER, SEEDED] = ['GONGWEI_E2E_SEEDED', 'GONGWEI_E2E_POSTGRES'];
/** Where runs after one another keep what the first of them seeded into an embedded database: `tools/tasks/test.ts` names it. */
const KEPT = 'GONGWEI_E2E_KEPT';

/**
 * Seeds one county for the whole run; each server starts on a copy of it. `GONGWEI_E2E_DATABASE=postgres`: in a PostgreSQL of the run, or the
 * one of `TEST_DATABASE_URL`, which spares each server half of the work of its start. Playwright calls what a set-up file exports as default.
 */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'gongwei-e2e-'));
  process.env[FOLDER] = folder;
  const postgres =
    process.env['GONGWEI_E2E_DATABASE'] === 'postgres' ? await newPostgres(join(folder, 'postgres')) : undefined;
  if (postgres) process.env[SEEDED] = postgres.url;
  const end = async (): Promise<void> => {
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const data = join(folder, 'data');
    const kept = postgres ? undefined : process.env[KEPT];
    if (kept !== undefined && existsSync(kept)) cpSync(kept, data, { recursive: true });
    else {
      const server = await startServer(data, postgres && settingsOf(postgres.url));
      await server.stop();
      if (kept !== undefined) keep(data, kept);
    }
  } catch (failure) {
    // Nobody else would end the PostgreSQL of a run that never began.
    await end();
    throw failure;
  }
  return end;
}

/** Whole, or not at all. */
function keep(data: string, kept: string): void {
  const begun = `${kept}-begun`;
  cpSync(data, begun, { recursive: true });
  renameSync(begun, kept);
}

/** An empty database for the county. */
async function newPostgres(folder: string): Promise<{ readonly url: string; remove(): Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ?? (await startPostgres(folder));
  const name = `gongwei_e2e_${process.pid}`;
  await ask(server, `create database ${name}`);
  return {
    url: inServer(server, name),
    remove: async () => {
      if (given) await ask(given, `drop database ${name} with (force)`);
      else await stopPostgres(folder);
    },
  };
}

/** The data of one test file. */
export type CopiedCounty = {
  /** Data folder of its servers. */
  readonly folder: string;
  /** What tells its servers where the data lies. */
  readonly settings: Record<string, string>;
  /** Address of its database, where that is not in the folder. */
  readonly url?: string;
  remove(): Promise<void>;
};

let copies = 0;

/** A fresh copy of the seeded county. */
export async function copyOfCounty(): Promise<CopiedCounty> {
  const seeded = process.env[FOLDER];
  if (!seeded) throw new Error('The global set-up has not run.');
  const folder = mkdtempSync(join(tmpdir(), 'gongwei-e2e-copy-'));
  cpSync(join(seeded, 'data'), folder, { recursive: true });
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });
  const county = process.env[SEEDED];
  if (!county) return { folder, settings: {}, remove: async () => removeFolder() };
  const template = new URL(county).pathname.slice(1);
  const name = `${template}_${process.pid}_${(copies += 1)}`;
  const server = inServer(county, 'postgres');
  await ask(server, `create database ${name} template ${template}`);
  const url = inServer(server, name);
  return {
    ...{ folder, settings: settingsOf(url), url },
    remove: async () => {
      await ask(server, `drop database ${name} with (force)`);
      removeFolder();
    },
  };
}

const inServer = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

const settingsOf = (url: string): Record<string, string> => ({ DATABASE_URL: url, GONGWEI_DEMO: '1' });

async function ask(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
