import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryFiles } from './repository-files.ts';

const root = resolve(import.meta.dirname, '../..');

/** What asks the machine for the time; everything else asks the server's clock, which tests set and which is the same for a whole answer. */
const ASKS = /\bnew Date\(\s*\)|\bDate\.now\b|\bDate\(\s*\)|\bTemporal\.Now\b/;
const MAY: { readonly [file: string]: string } = {
  'apps/server/src/shared/server-clock.ts': 'is the clock',
  'apps/server/src/start-failure.ts': 'tells why there is no server, and so no clock',
  'apps/server/src/uploads/upload-folder.ts': 'compares with times of files, which are the machine’s',
};
/** Programs of their own, and what begins before the context is there: they choose the clock that the others are handed. */
const PROGRAM = /^apps\/server\/src\/(?:[\w-]+-)?main\.ts$|shared\/server-clock\.ts$/;
const CHOOSE: { readonly [file: string]: string } = {
  'apps/server/src/create-context.ts': 'hands it to all areas',
  'apps/server/src/backup/keep-backups.ts': 'beside the server',
  'apps/server/src/backup/backup-before-migrating.ts': 'before the server',
  'apps/server/src/loading/county-process.ts': 'a program of its own',
  'apps/server/src/loading/load-county.ts': 'npm run seed',
  'apps/server/src/loading/seed-if-empty.ts': 'before the server',
};

const sources = repositoryFiles()
  .filter(
    (file) =>
      /^apps\/server\/src\/(?!bench\/|testing\/).*\.ts$/.test(file) &&
      !/\.(?:\w+\.)?test\.ts$|\.(?:fixture|contract)\.ts$/.test(file),
  )
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '') }));
const filesWith = (pattern: RegExp): readonly string[] =>
  sources.flatMap(({ file, text }) => (pattern.test(text) ? [file] : [])).toSorted();

it('finds who asks the machine', () => {
  for (const text of ['new Date()', 'new Date( )', 'Date.now()', 'map(Date.now)', 'Date()']) expect(text).toMatch(ASKS);
  for (const text of ['new Date(at)', 'clock.now()', 'new Date(0)', 'performance.now()', 'type: Date', 'toDate()'])
    expect(text).not.toMatch(ASKS);
});

it('the server has one clock: nothing but what is named asks the machine for the time', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(filesWith(ASKS)).toEqual(Object.keys(MAY).toSorted());
});

it('areas are handed the clock, and choose none', () => {
  const choosing = filesWith(/\bsystemClock\b/).filter((file) => !PROGRAM.test(file));
  expect(choosing).toEqual(Object.keys(CHOOSE).toSorted());
});
