import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './run-command.ts';

/** Test files, from the root, by the runner they are for. */
export type LongSuites = { readonly vitest: readonly string[]; readonly playwright: readonly string[] };

/**
 * What takes longer than CI has time for: every test file that asks `repeats` how often. Files are found
 * by what they say, so that none is forgotten in a list. `words`: only files whose path holds one of them; none means all.
 */
export function longSuites(words: readonly string[] = []): LongSuites {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(test|e2e)\.tsx?$/.test(file))
    // By the path first: files nobody asked for are not read.
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
    .filter(asksHowOften);
  const inBrowser = (file: string): boolean => file.includes('.e2e.');
  return { vitest: files.filter((file) => !inBrowser(file)), playwright: files.filter(inBrowser) };
}

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const asks = (text: string): boolean => /\b(?:repeats|isLongRun)\(/.test(text);

/** A test file asks by itself, or in the contract beside it that it holds something to. */
function asksHowOften(file: string): boolean {
  if (file.endsWith('/long-runs.test.ts')) return false;
  const text = read(file);
  const contracts = [...text.matchAll(/from '\.\/([\w-]+\.contract\.ts)'/g)].map(([, name = '']) =>
    join(dirname(file), name),
  );
  return asks(text) || contracts.some((contract) => asks(read(contract)));
}
