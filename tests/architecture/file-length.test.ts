import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryFiles } from './repository-files.ts';

const root = resolve(import.meta.dirname, '../..');

/** Data written as TypeScript may be long; everything else is for reading. */
const DATA = /\.form\.ts$|\/dictionaries\/|\.data\.ts$|\/data\/|\.paper\.ts$|-table\.ts$|\.icon\.tsx$/;
const TESTS = /\.(test|property\.test|model\.test)\.tsx?$|\.contract\.ts$|^tests\//;

const listed = repositoryFiles()
  .filter((file) => !file.startsWith('tools/') && !DATA.test(file))
  .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length }))
  .toSorted((a, b) => a.lines - b.lines);
const files = listed.filter(({ file }) => !TESTS.test(file));

const at = (share: number): number => files[Math.min(files.length - 1, Math.floor(files.length * share))]!.lines;

/** The ratchet: these numbers may only shrink. */
const LIMITS = { median: 60, p95: 180, longest: 300 };

describe('file length', () => {
  it(`has a median of at most ${LIMITS.median} lines`, () => expect(at(0.5)).toBeLessThanOrEqual(LIMITS.median));
  it(`keeps 95 % of the files within ${LIMITS.p95} lines`, () => expect(at(0.95)).toBeLessThanOrEqual(LIMITS.p95));
  it(`has no file over ${LIMITS.longest} lines, and no test`, () => {
    expect(listed.filter((one) => one.lines > LIMITS.longest).map((one) => `${one.file}: ${one.lines}`)).toEqual([]);
  });
});
