import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './run-command.ts';

/** Tests in a browser that hold seconds, processor time or memory, or carry sound and picture: nothing else runs beside them. */
export const ALONE: readonly string[] = [
  'call-edges',
  'call-faults',
  'call-over-turn',
  'calls',
  'key-cost',
  'large-and-slow',
  'loading',
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
 * All test files of `tests/e2e`, each in one share: first those that only wait for the page, two at a time where there are two cores
 * (each waits now for its browser, now for its server: one at a time leaves half a core idle), then those that want the machine, in the
 * browser that staff have and over the database that comes with the product. The first ones go over PostgreSQL: both are what sites have,
 * and a server on it starts with half the work.
 */
export function browserShares(cores = availableParallelism()): readonly Share[] {
  const files = readdirSync(join(ROOT, 'tests/e2e'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.e2e.ts'))
    .map((file) => `tests/e2e/${file}`)
    .toSorted();
  const alone = new Set(ALONE.map((name) => `tests/e2e/${name}.e2e.ts`));
  return [
    {
      ...{ name: 'together', files: files.filter((file) => !alone.has(file)), workers: cores > 1 ? 2 : 1 },
      ...{ browser: 'shell', database: 'postgres' },
    },
    {
      ...{ name: 'alone', files: files.filter((file) => alone.has(file)), workers: 1 },
      ...{ browser: 'whole', database: 'embedded' },
    },
  ];
}
