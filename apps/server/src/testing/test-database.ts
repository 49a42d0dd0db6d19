import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database.port.ts';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/pglite.adapter.ts';
import { createSearchIndexes } from '../database/search-indexes.ts';
import { loadCounty } from '../loading/load-county.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { REPOSITORY } from '../settings.ts';
import { systemRandom } from '../shared/random-source.ts';
import { borrowDatabase } from './kept-databases.ts';
import { openCountyOfTheRun } from './temporary-postgres.ts';
import { tinyCounty } from './tiny-county.ts';

const CACHE = join(REPOSITORY, 'node_modules/.cache/gongwei-test-database');
const SOURCES = [
  'apps/server/src/database',
  'apps/server/src/facts',
  'apps/server/src/loading',
  'packages/domain/src/catalogue/resident-facts',
  'apps/server/src/testing',
  'apps/server/src/shared/pinyin.ts',
  // What is found in a county's sheets follows from their forms, and says by which it was found.
  'packages/domain/src/checks',
  'packages/domain/src/**/*.form.ts',
];

/**
 * A database with the tiny county, for one test file; in memory unless a folder is given. Making one from nothing takes seconds, so the first test
 * ever to ask leaves a snapshot behind, named after everything it was made from; all others begin as its copy.
 */
export const openTestDatabase = (folder?: string): Promise<Database> =>
  folder === undefined ? borrowDatabase('embedded', () => copyTemplate({})) : copyTemplate({ folder });

/** One with the tiny county, for who does not mind which: on the PostgreSQL of the run, which answers with less work; in memory outside of a run. */
export const openSomeDatabase = async (): Promise<Database> => (await openCountyOfTheRun()) ?? openTestDatabase();

/** A database as it is before the first start of a site: without tables; in memory unless a folder is given. Emptying one takes a tenth of making one. */
export async function openBareDatabase(folder?: string): Promise<Database> {
  const database = await openTestDatabase(folder);
  await database.script('drop schema public cascade; create schema public;');
  return database;
}

async function copyTemplate(place: { readonly folder?: string }): Promise<Database> {
  return openPglite({ copyOf: await (template ??= loadTemplate()), ...place });
}

// Read once by each worker. While it is being made, nobody else of the worker may begin to make one.
let template: Promise<Blob> | undefined;

async function loadTemplate(): Promise<Blob> {
  const path = join(CACHE, `${await fingerprint()}.tar`);
  const kept = await readFile(path).catch(() => undefined);
  return kept ? new Blob([kept]) : makeTemplate(path);
}

async function makeTemplate(path: string): Promise<Blob> {
  const database = await openPglite();
  await migrate(database);
  await createSearchIndexes(database);
  await loadCounty(database, tinyCounty, { forms: await loadFormLibrary(), random: systemRandom });
  const snapshot = await database.snapshot();
  await database.close();
  await mkdir(CACHE, { recursive: true });
  const outdated = (await readdir(CACHE)).filter((name) => name.endsWith('.tar') && !path.endsWith(name));
  await Promise.all(outdated.map((name) => rm(join(CACHE, name), { force: true })));
  // Two workers may be first at the same moment: each writes its own and the last one stays.
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, new Uint8Array(await snapshot.arrayBuffer()));
  await rename(unfinished, path);
  return snapshot;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const names = globSync(source.endsWith('.ts') ? source : `${source}/**/*.ts`, { cwd: REPOSITORY }).toSorted();
    for (const name of names) hash.update(name).update(await readFile(join(REPOSITORY, name)));
  }
  hash.update(await readFile(join(REPOSITORY, 'node_modules/@electric-sql/pglite/package.json')));
  return hash.digest('hex').slice(0, 16);
}
