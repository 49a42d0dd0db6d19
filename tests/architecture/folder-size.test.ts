import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryFiles } from './repository-files.ts';

/** Files and folders side by side: more are leafed through, not read. */
const MOST = 60;

/** Longer on purpose, with how long it may be. */
const LONGER: { readonly [folder: string]: number } = {
  // One code table a file, called after it.
  'packages/domain/src/clinical/dictionaries': 100,
  // The areas of the server and what starts them.
  'apps/server/src': 90,
  // One behaviour a file, called after it.
  'tests/e2e': 70,
};

/** What lies in each folder, by name: files and folders. */
function entriesOf(files: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const entries = new Map<string, Set<string>>();
  const add = (path: string): void => {
    const folder = dirname(path);
    if (folder === '.') return;
    const known = entries.get(folder) ?? new Set<string>();
    entries.set(folder, known.add(path));
    if (known.size === 1) add(folder);
  };
  files.forEach(add);
  return entries;
}

const tooFull = (files: readonly string[]): readonly string[] =>
  [...entriesOf(files)]
    .filter(([folder, inside]) => inside.size > (LONGER[folder] ?? MOST))
    .map(([folder, inside]) => `${folder}: ${inside.size}`);

describe('folders', () => {
  it('are found where one is too full', () => {
    const planted = Array.from({ length: MOST + 1 }, (_, at) => `packages/ui/src/planted/part-${at}.ts`);
    expect(tooFull(planted)).toEqual([`packages/ui/src/planted: ${MOST + 1}`]);
  });
  it(`hold at most ${MOST} files and folders`, () => expect(tooFull(repositoryFiles())).toEqual([]));
});
