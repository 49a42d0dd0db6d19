import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './run-command.ts';

/** Tests in a browser that hold a key, a page or a line to milliseconds: nothing else runs beside them. */
export const ALONE: readonly string[] = ['key-cost', 'large-and-slow', 'loading'];

/**
 * Tests that want the browser staff have and the database that comes with the product: sound and picture, browsers that are killed,
 * storage that fails. They hold seconds, and wait for most of them.
 */
export const AS_SOLD: readonly string[] = [
  'call-edges',
  'call-faults',
  'call-over-turn',
  'calls',
  'media-room',
  'nothing-is-lost',
  'rehearsal',
  'storage-trouble',
];

/**
 * Files of one run of Playwright, from the root, how many of them run at a time, whether in the browser with its windows or without, and
 * over which database.
 */
export type Share = {
  readonly name: string;
  readonly files: readonly string[];
  readonly workers: number;
  readonly browser: 'whole' | 'shell';
  readonly database: 'embedded' | 'postgres';
};

/**
 * All test files of `tests/e2e`, each in one share: those that only wait for the page, those that want browser and database as they are
 * sold, both two at a time where there are two cores (each waits now for its browser, now for its server: one at a time leaves half a core
 * idle), then those that measure. The first ones go over PostgreSQL: both are what sites have, and a server on it starts with half the work.
 */
export function browserShares(cores = availableParallelism()): readonly Share[] {
  const left = new Set(
    readdirSync(join(ROOT, 'tests/e2e'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.e2e.ts'))
      .map((file) => `tests/e2e/${file}`)
      .toSorted(),
  );
  const take = (names: readonly string[]): readonly string[] =>
    names.map((name) => `tests/e2e/${name}.e2e.ts`).filter((file) => left.delete(file));
  const [alone, asSold] = [take(ALONE), take(AS_SOLD)];
  const workers = cores > 1 ? 2 : 1;
  return [
    { name: 'together', files: [...left], workers, browser: 'shell', database: 'postgres' },
    { name: 'as sold', files: asSold, workers, browser: 'whole', database: 'embedded' },
    { name: 'alone', files: alone, workers: 1, browser: 'whole', database: 'embedded' },
  ];
}
