import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { citedTitles, readDocument, troubleOf } from './citations.ts';
import { repositoryFiles } from './repository-files.ts';

const root = resolve(import.meta.dirname, '../..');
const text = readDocument('docs/specification-map.md');
/** Rows of its tables, cell by cell, without the heads. */
const rows = text
  .split('\n')
  .filter((line) => /^\| (?!---)/.test(line))
  .map((line) => line.split(' | '));
const proofs = rows.map((cells) => cells.at(-1) ?? '');
const files = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`\s]+\.tsx?)(?: › [^`]*)?`/g)].map(([, file = '']) => file);

describe('the map of the specification', () => {
  it('has rows, most of which cite a test', () => {
    expect(rows.length).toBeGreaterThan(150);
    expect(proofs.filter((cell) => files(cell).length > 0).length).toBeGreaterThan(rows.length * 0.8);
  });

  it('cites only tests that are there, by their whole path', () => {
    const missing = proofs.flatMap(files).filter((file) => !existsSync(join(root, file)));
    expect(missing).toEqual([]);
  });

  it('cites only titles that stand in their file', () => {
    const troubles = proofs
      .flatMap(citedTitles)
      .map(troubleOf)
      .filter((trouble) => trouble !== undefined);
    expect(troubles).toEqual([]);
  });

  it('says where a thing lives by files that are there', () => {
    const kept = repositoryFiles();
    // Some are named by the end of their path, where the row says of which part it speaks.
    const missing = files(text).filter((file) => !kept.some((path) => `/${path}`.endsWith(`/${file}`)));
    expect(missing).toEqual([]);
  });
});
