import { describe, expect, it } from 'vitest';
import { readTestWords } from '../../tools/lib/test-words.ts';

describe('npm test', () => {
  it('runs everything without words, and all but the browser where asked', () => {
    expect(readTestWords([])).toEqual({ checks: true, withoutBrowser: [], inBrowser: [] });
    expect(readTestWords(['--no-browser'])).toEqual({ checks: true, withoutBrowser: [], inBrowser: undefined });
  });
  it('runs only the tests of a path, each by its runner, options with them', () => {
    expect(readTestWords(['packages/domain/src/resident', '-t', 'a phone'])).toEqual({
      checks: false,
      withoutBrowser: ['packages/domain/src/resident', '-t', 'a phone'],
      inBrowser: undefined,
    });
    expect(readTestWords(['tests/e2e/lock.e2e.ts', 'tests/scenario', '-g', 'five'])).toEqual({
      checks: false,
      withoutBrowser: ['tests/scenario', '-g', 'five'],
      inBrowser: ['tests/e2e/lock.e2e.ts', '-g', 'five'],
    });
  });
});
