import { describe, expect, it } from 'vitest';
import { figureTable, readFigures } from '../../tools/lib/long-report.ts';
import { longSuites } from '../../tools/lib/long-suites.ts';

describe('the report of the long tests', () => {
  it('lists figures by row, in columns, whatever script they are in', () => {
    const lines = figureTable([
      { row: 38, what: '全天', runs: 20, figure: '0', aim: '0', passed: true },
      { row: 1, what: 'kills', runs: 100, figure: '1.2 s', aim: '≤ 1 s', passed: false },
    ]);
    expect(lines).toEqual([
      'row  what   runs  figure  aim    passed',
      '1    kills  100   1.2 s   ≤ 1 s  ✗',
      '38   全天   20    0       0      ✓',
    ]);
  });

  it('is empty where nothing was measured', () => {
    expect(readFigures('/nowhere/at-all.jsonl')).toEqual([]);
  });
});

describe('what the long tests run', () => {
  it('finds files by what they ask, each for one runner, and narrows them by name', () => {
    const { vitest, playwright } = longSuites();
    expect(vitest.filter((file) => !/\.test\.tsx?$/.test(file))).toEqual([]);
    expect(playwright.filter((file) => !file.endsWith('.e2e.ts'))).toEqual([]);
    expect(longSuites(['no-file-is-called-so'])).toEqual({ vitest: [], playwright: [] });
  });
});
