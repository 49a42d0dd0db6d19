import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryFiles } from './repository-files.ts';

const root = resolve(import.meta.dirname, '../..');

it('the server begins processes, never threads: V8 ends the whole program now and then where several compile', () => {
  const sources = repositoryFiles().filter((file) => /^apps\/server\/src\/(?!bench\/).*\.ts$/.test(file));
  const using = (words: RegExp): readonly string[] =>
    sources.filter((file) => words.test(readFileSync(join(root, file), 'utf8')));
  expect(using(/worker_threads/)).toEqual([]);
  // One place knows how.
  expect(using(/import \{[^}]*\bfork\b[^}]*\} from 'node:child_process'/)).toEqual([
    'apps/server/src/shared/child-program.ts',
  ]);
});
