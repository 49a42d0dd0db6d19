import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run-command.ts';

/** Test files, from the root, by the runner they are for. */
export type LongSuites = { readonly vitest: readonly string[]; readonly playwright: readonly string[] };

/**
 * What takes longer than CI has time for: `tests/long`, and every test file that asks `repeats` how often. Files are found
 * by what they say, so that none is forgotten in a list. `words`: only files whose path holds one of them; none means all.
 */
export function longSuites(words: readonly string[] = []): LongSuites {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(test|e2e)\.tsx?$/.test(file))
    .filter((file) => file.startsWith('tests/long/') || asksHowOften(file))
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
  const inBrowser = (file: string): boolean => file.includes('.e2e.');
  return { vitest: files.filter((file) => !inBrowser(file)), playwright: files.filter(inBrowser) };
}

const asksHowOften = (file: string): boolean =>
  !file.endsWith('/long-runs.test.ts') && /\b(?:repeats|isLongRun)\(/.test(readFileSync(join(ROOT, file), 'utf8'));
