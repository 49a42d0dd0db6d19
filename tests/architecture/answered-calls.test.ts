import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryFiles } from './repository-files.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');

/** The last words of the calls in the first column of the table: `PUT /ykdjgxxtowns, /ykdjgxxvillagess` are two. */
const calls = read('docs/http.md')
  .split('### Which of them our own client makes')[1]!
  .split('\n### ')[0]!
  .split('\n')
  .filter((line) => /^\| (?:GET|POST|PUT) /.test(line))
  .flatMap((line) => line.split('|')[1]!.split(','))
  .map((call) => /(\w+)\s*$/.exec(call)?.[1] ?? '');

it('every call that our own pages do not make is made by a test of the server', () => {
  expect(calls.length).toBeGreaterThan(15);
  const tests = repositoryFiles()
    .filter((file) => /^apps\/server\/src\/.*\.test\.ts$/.test(file))
    .map(read)
    .join('\n');
  // Villages and their kin are the specification's own plural, below `ykdjgxx`.
  expect(calls.filter((call) => !new RegExp(`${call}\\b`).test(tests))).toEqual([]);
});
