import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What a test file asks for, the dearest first, with the seconds that are reckoned for it. Only the order follows from them: a long
 * file that begins last leaves the other core idle. Vitest itself goes by the size of a file where it has not run before, and the
 * longest of ours are three lines that ask for a contract.
 */
const DEAR: readonly (readonly [asks: RegExp, seconds: number])[] = [
  [/\bemptyProject\(/, 90],
  [/\b(?:startServerProcess|beginSiteProcess|startPlatformProcess|startOwnPostgres)\(/, 40],
  [/\brepeats\(/, 20],
  [/\bstartPostgres\(/, 15],
  [/\b(?:startTestServer|createContractServer)\(/, 8],
  [/\bopenTestDatabase\b/, 6],
  [/\bnumRuns:/, 3],
  [/\b(?:execFileSync|spawn|formIndex|formModules)\b/, 3],
];
/** A kilobyte of tests, where nothing dear is asked for. */
const SECONDS_PER_BYTE = 0.1 / 1_000;

/** Files a test file is made of: its contract, suite or fixture. */
const PARTS = /from '(\.{1,2}\/[^']+\.(?:contract|suite|fixture)\.ts)'|import '(\.{1,2}\/[^']+\.suite\.ts)'/g;

/** Seconds reckoned for a test file, so that the longest can begin first. */
export function reckonedSeconds(file: string): number {
  const own = readFileSync(file, 'utf8');
  const parts = [...own.matchAll(PARTS)]
    .map(([, from, imported]) => join(dirname(file), from ?? imported ?? ''))
    .filter((part) => existsSync(part))
    .map((part) => readFileSync(part, 'utf8'));
  const text = [own, ...parts].join('\n');
  const dear = DEAR.map(([asks, seconds]) => (asks.test(text) ? seconds : 0));
  return dear.reduce((sum, seconds) => sum + seconds, text.length * SECONDS_PER_BYTE);
}

type Spec = { readonly moduleId: string };

/** For vitest, which makes one: the dearest files first, so that both cores end together. A class, because vitest calls `new`. */
export class LongFirst {
  sort<File extends Spec>(files: readonly File[]): Promise<File[]> {
    const seconds = new Map(files.map((file) => [file, reckonedSeconds(file.moduleId)]));
    return Promise.resolve(files.toSorted((one, other) => (seconds.get(other) ?? 0) - (seconds.get(one) ?? 0)));
  }

  /** Nobody runs a part of them on another machine. */
  shard<File extends Spec>(files: readonly File[]): Promise<File[]> {
    return Promise.resolve([...files]);
  }
}
