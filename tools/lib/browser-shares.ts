import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './run-command.ts';

/** Tests in a browser that hold a key, a page or a line to milliseconds: nothing else runs beside them. */
export const ALONE: readonly string[] = ['key-cost', 'large-and-slow', 'loading'];

/**
 * Tests that want the browser staff have and the database that comes with the product: one that is killed, its storage that fails, its
 * messages on the desktop. They hold seconds.
 */
export const AS_SOLD: readonly string[] = ['call-edges', 'nothing-is-lost', 'storage-trouble'];

/**
 * Tests of sound and picture: they hold seconds, and wait for most of them. The engine sends and shows both alike without windows, which
 * cost it more than a call.
 */
export const TALKING: readonly string[] = ['call-faults', 'call-over-turn', 'calls', 'media-room', 'rehearsal'];

/**
 * Files of one run of Playwright, from the root, how many of them run at a time, whether in the browser with its windows or without, and
 * over which database; and whether most of its time is waiting, so that something else has room beside it.
 */
export type Share = {
  readonly name: string;
  readonly files: readonly string[];
  readonly workers: number;
  readonly browser: 'whole' | 'shell';
  readonly database: 'embedded' | 'postgres';
  readonly waits: boolean;
};

/**
 * All test files of `tests/e2e`, each in one share: those that only wait for the page, those that want browser and database as they are
 * sold, those that talk, all two at a time where there are two cores (each waits now for its browser, now for its server: one at a time
 * leaves half a core idle), then those that measure. The first ones go over PostgreSQL: both are what sites have, and a server on it starts
 * with half the work.
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
  const [alone, asSold, talking] = [take(ALONE), take(AS_SOLD), take(TALKING)];
  const workers = cores > 1 ? 2 : 1;
  return [
    { name: 'together', files: [...left], workers, browser: 'shell', database: 'postgres', waits: false },
    { name: 'as sold', files: asSold, workers, browser: 'whole', database: 'embedded', waits: false },
    { name: 'talking', files: talking, workers, browser: 'shell', database: 'embedded', waits: true },
    { name: 'alone', files: alone, workers: 1, browser: 'whole', database: 'embedded', waits: false },
  ];
}
