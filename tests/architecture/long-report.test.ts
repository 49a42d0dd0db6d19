import { describe, expect, it } from 'vitest';
import { figureLines, fileLines, readFigures } from '../../tools/lib/long-report.ts';
import { longSuites } from '../../tools/lib/long-suites.ts';

describe('the report of the long tests', () => {
  it('says each figure in a line with its aim, by row', () => {
    const lines = figureLines([
      { row: 38, what: '全天', runs: 20, figure: '0', aim: '0', passed: true },
      { row: 1, what: 'kills', runs: 100, figure: '1.2 s', aim: '≤ 1 s', passed: false },
      { row: 0, what: '备份', runs: 1, figure: '45 s', aim: '≤ 60 s', passed: true },
    ]);
    expect(lines).toEqual(['备份: 45 s, ≤ 60 s, ok', '1 kills: 1.2 s, ≤ 1 s, MISSED', '38 全天: 0, 0, ok']);
  });

  it('says of each file how it went, also of one that never ran', () => {
    const times = [
      { file: '/somewhere/a/soak.test.ts', seconds: 2 },
      { file: 'kills.e2e.ts', seconds: 1 },
      { file: 'kills.e2e.ts', seconds: 3.4 },
    ];
    const failures = ['kills.e2e.ts:7 › a browser killed: gone'];
    expect(fileLines(['a/soak.test.ts', 'tests/e2e/kills.e2e.ts', 'b/other.test.ts'], { times, failures })).toEqual([
      'a/soak.test.ts: 0 failed in 2 s, 0 failed, ok',
      'tests/e2e/kills.e2e.ts: 1 failed in 4 s, 0 failed, MISSED',
      'b/other.test.ts: not run, 0 failed, MISSED',
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
    // It asks in the contract it holds both databases to.
    expect(vitest).toContain('apps/server/src/upload-ledger/many-at-once.test.ts');
    expect(longSuites(['no-file-is-called-so'])).toEqual({ vitest: [], playwright: [] });
  });
});
